"""Signs as each language sets them."""

import re

import pytest

from tests.words.files import LANGUAGES, Said, texts_of

APART = re.compile(r"[\w}] [;!?:»](?:\s|$)|« ")
"""A sign that stands before or after a plain space, where a line may end between the two."""
KEYS = ("flip-strip", "board-describes")
"""Texts that name the key `?`."""
TERMINAL = "src/quatuor/cli"
"""Lines of a terminal are set with plain signs, which every font and every speech has."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sign_never_stands_alone_at_the_beginning_of_a_line(language: str) -> None:
    wrong = [
        (text.name, line)
        for text in texts_of(language)
        if text.name not in KEYS and not text.file.startswith(TERMINAL)
        for line in "…".join(Said(text.pattern).words).splitlines()
        if APART.search(line)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_those_of_print(language: str) -> None:
    wrong = [
        (text.name, words)
        for text in texts_of(language)
        if text.file.startswith("web")
        for words in Said(text.pattern).words
        if re.search(r"\w'\w|\"", words) or "..." in words
    ]
    assert wrong == []
