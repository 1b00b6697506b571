"""One word for one thing: every text and every page keeps to the glossary of its language."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from quatuor.languages import USUAL
from tests.words.files import LANGUAGES, ROOT, Said, texts_of

GLOSSARIES = ROOT / "docs" / "glossaries"
FENCED = re.compile(r"^```.*?^```$|`[^`\n]*`|\]\([^)]*\)", re.MULTILINE | re.DOTALL)
"""Code and addresses of a page: no words of its language."""
SOFT_HYPHEN = "\u00ad"

each = pytest.mark.parametrize("language", LANGUAGES)


@cache
def glossary(language: str) -> dict[str, Any]:
    return tomllib.loads((GLOSSARIES / f"{language}.toml").read_text(encoding="utf-8"))


def terms(language: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = glossary(language)["term"]
    return found


def listed(words: str | list[str]) -> list[str]:
    return [words] if isinstance(words, str) else words


@cache
def said_in(language: str) -> tuple[tuple[str, str], ...]:
    """Everything that is said in a language: (where, words)."""
    return tuple(_said(language))


def _said(language: str) -> Iterator[tuple[str, str]]:
    for text in texts_of(language):
        if not text.name.startswith("command-"):
            words = " ".join(Said(text.pattern).words).replace(SOFT_HYPHEN, "")
            yield f"{text.file}: {text.name}", words
    ending = ".md" if language == USUAL else f".{language}.md"
    for page in (ROOT / "docs" / "games").glob("*.md"):
        if page.name.partition(".")[2] == ending[1:]:
            yield page.name, FENCED.sub(" ", page.read_text(encoding="utf-8"))


def pattern_of(words: list[str]) -> re.Pattern[str]:
    """Finds these as whole words; a star stands for any ending."""
    found = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in words)
    return re.compile(rf"(?<!\w)(?:{found})(?!\w)", re.IGNORECASE)


@each
def test_no_text_uses_a_word_that_its_glossary_rules_out(language: str) -> None:
    wrong = []
    for term in terms(language):
        ruled_out = pattern_of(term["never"]) if term.get("never") else None
        for where, words in said_in(language):
            if ruled_out and within(where, term.get("only", [])):
                wrong += [(term["english"], where, found) for found in ruled_out.findall(words)]
    assert wrong == []


def within(where: str, games: list[str]) -> bool:
    """Whether a term counts there: everywhere, or in the files of some games alone."""
    return not games or any(game in where for game in games)


@each
def test_players_are_spoken_to_in_one_way(language: str) -> None:
    ruled_out = pattern_of(glossary(language)["not_address"])
    wrong = [(where, ruled_out.findall(words)) for where, words in said_in(language)]
    assert [one for one in wrong if one[1]] == []
    assert glossary(language)["address"]


@each
def test_every_word_of_a_glossary_is_used(language: str) -> None:
    everything = "\n".join(words for _, words in said_in(language)).casefold()
    unused = [
        word
        for term in terms(language)
        for word in listed(term["here"])
        if word.casefold() not in everything
    ]
    assert unused == []


@each
def test_a_glossary_has_the_terms_of_the_english_one(language: str) -> None:
    shared = {term["english"] for term in terms(USUAL)} & {
        term["english"] for term in terms("fr")
    } - {"diagonal", "no second disc"}
    assert shared <= {term["english"] for term in terms(language)}
    assert len(shared) > 40


def test_a_word_that_is_ruled_out_is_found_whole_and_with_any_ending() -> None:
    assert pattern_of(["disk*"]).findall("Two disks, a Disk; diskette") == [
        "disks",
        "Disk",
        "diskette",
    ]
    assert pattern_of(["tu"]).findall("Tu as vu ? C’est battu.") == ["Tu"]
