"""The languages of page and terminal: one is there because its file `LANGUAGE.json` is.

The file has the name of the language in itself and its plural rules; `docs/add_a_language.md` says
which files of words belong to it.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict, cast

USUAL = "en"
"""What is spoken where nothing else is wanted."""


class Language(TypedDict):
    """What is known of a language besides its words."""

    name: str
    plurals: dict[str, str]
    nouns: NotRequired[str]
    """`capital` where the page keeps the capitals of nouns within a sentence."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, in the order of their codes."""
    found = (file.name for file in files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in found if name.endswith(".json")))


@cache
def facts(language: str) -> Language:
    """What the file of a language says."""
    text = files(__name__).joinpath(f"{language}.json").read_text(encoding="utf-8")
    return cast(Language, json.loads(text))
