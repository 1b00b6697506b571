"""Every language says everything: the same files, ids and variables, and forms that exist in it."""

from collections import Counter

import pytest

from quatuor.languages import USUAL, facts
from quatuor.languages.plurals import category
from tests.words.files import LANGUAGES, Said, Text, files_of, key_of, texts_of

BESIDES = {"board-won-together": {"you"}}
"""Variables that are given to a text although English does not need them."""
OTHER = "other"
CATEGORIES = {"zero", "one", "two", "few", "many"}

each = pytest.mark.parametrize("language", LANGUAGES)


def by_name(language: str) -> dict[str, Text]:
    return {f"{text.file}: {text.name}": text for text in texts_of(language)}


@each
def test_a_language_has_the_files_of_all_others(language: str) -> None:
    assert list(files_of(language)) == list(files_of(USUAL))


@each
def test_no_text_is_missing_and_none_is_left_over(language: str) -> None:
    own, wanted = set(by_name(language)), set(by_name(USUAL))
    assert {"missing": wanted - own, "left over": own - wanted} == {
        "missing": set(),
        "left over": set(),
    }


@each
def test_no_id_has_two_texts(language: str) -> None:
    """Page and terminal each have their own; what a game says to both stands in its folder."""
    apart = Counter(
        (text.file.partition("/games/")[0].startswith("web") or text.file, text.name)
        for text in texts_of(language)
    )
    assert [name for name, count in apart.items() if count > 1] == []


@each
def test_a_text_uses_the_variables_that_it_is_given(language: str) -> None:
    wrong = {}
    own = by_name(language)
    for name, text in by_name(USUAL).items():
        wanted = Said(text.pattern).variables
        used = Said(own[name].pattern).variables
        if not wanted <= used <= wanted | BESIDES.get(text.name, set()):
            wrong[name] = (wanted, used)
    assert wrong == {}


@each
def test_a_number_chooses_between_forms_that_the_language_has(language: str) -> None:
    rules = facts(language)["plurals"]
    for text in texts_of(language):
        for select in Said(text.pattern).selects:
            keys = {key_of(variant) for variant in select.variants}
            if OTHER in keys:
                assert keys & CATEGORIES <= set(rules), text
                assert any(variant.default for variant in select.variants), text


@each
def test_one_is_not_said_of_another_number(language: str) -> None:
    """Where nought or more is `one` as well, as in French, the form has to show the number."""
    rules = facts(language)["plurals"]
    if all(category(number, rules) != "one" for number in (0, *range(2, 101))):
        return
    wrong = [
        text.name
        for text in texts_of(language)
        for select in Said(text.pattern).selects
        if OTHER in {key_of(variant) for variant in select.variants}
        for variant in select.variants
        if key_of(variant) == "one" and not Said(variant.value).variables
    ]
    assert wrong == []


@each
def test_the_terminal_needs_variables_and_plurals_alone(language: str) -> None:
    known = {*facts(language)["plurals"], OTHER}
    for text in texts_of(language):
        if not text.file.startswith("web"):
            for select in Said(text.pattern).selects:
                assert {key_of(variant) for variant in select.variants} <= known, text
