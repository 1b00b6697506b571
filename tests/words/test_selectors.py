"""A text that chooses by a word, not by a number, knows the words that it is given."""

import pytest
from fluent.syntax import ast

from quatuor.languages import USUAL
from tests.words.files import LANGUAGES, Said, key_of, texts_of

Keys = dict[tuple[str, str, str], frozenset[str]]


def choices(language: str) -> Keys:
    """The keys of all choices between words, by file, id and variable."""
    found: dict[tuple[str, str, str], set[str]] = {}
    for text in texts_of(language):
        for select in Said(text.pattern).selects:
            keys = {key_of(variant) for variant in select.variants}
            if "other" not in keys and isinstance(select.selector, ast.VariableReference):
                where = (text.file, text.name, select.selector.id.name)
                found.setdefault(where, set()).update(keys)
    return {where: frozenset(keys) for where, keys in found.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_between_words_is_the_same_in_every_language(language: str) -> None:
    own, usual = choices(language), choices(USUAL)
    differing = {where for where in own.keys() & usual.keys() if own[where] != usual[where]}
    assert differing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_english_lacks_is_between_yes_and_no(language: str) -> None:
    own, usual = choices(language), choices(USUAL)
    odd = {where: own[where] for where in own.keys() - usual.keys()}
    assert {where: keys for where, keys in odd.items() if keys != {"yes", "no"}} == {}
