"""What the terminal says, in the player's language (Fluent files in `words/`)."""

import locale
import os
from collections.abc import Callable
from typing import Any

LANGUAGES = ("en", "fr")


def language() -> str:
    """The language of the terminal; English when it is none of ours."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return "fr" if spoken.lower().startswith("fr") else "en"


def speaker(chosen: str | None = None) -> Callable[..., str]:
    """A function from the name of a text and its parts to the words."""
    from importlib.resources import files

    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([chosen or language()], use_isolating=False)
    source = files("quatuor.cli").joinpath("words", f"{chosen or language()}.ftl")
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def say(name: str, /, **parts: Any) -> str:
        pattern = bundle.get_message(name).value
        assert pattern is not None
        words, errors = bundle.format_pattern(pattern, parts)
        if errors:
            raise errors[0]
        return str(words)

    return say
