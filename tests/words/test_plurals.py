"""Plural rules in the notation of the Unicode CLDR."""

import pytest

from quatuor.languages import facts, languages
from quatuor.languages.plurals import category, holds

POLISH = {
    "one": "n = 1",
    "few": "n % 10 = 2..4 and n % 100 != 12..14",
    "many": "n % 10 = 0, 1 or n % 10 = 5..9 or n % 100 = 12..14",
}


@pytest.mark.parametrize(
    ("number", "found"),
    [(0, "many"), (1, "one"), (2, "few"), (5, "many"), (12, "many"), (22, "few")],
)
def test_a_language_with_several_plurals_has_each_in_its_place(number: int, found: str) -> None:
    assert category(number, POLISH) == found


def test_no_rule_means_that_all_numbers_are_alike() -> None:
    assert {category(number, {}) for number in range(5)} == {"other"}


@pytest.mark.parametrize("rule", ["", "n is 1", "n = one", "n % = 2", "v = 0"])
def test_a_rule_that_is_none_is_refused(rule: str) -> None:
    with pytest.raises(ValueError, match="is no plural rule"):
        holds(rule, 1)


def test_nought_is_singular_in_french_and_plural_in_english() -> None:
    assert category(0, facts("fr")["plurals"]) == "one"
    assert category(0, facts("en")["plurals"]) == "other"


def test_every_language_has_a_name_of_its_own_and_rules_that_can_be_read() -> None:
    names = [facts(language)["name"] for language in languages()]
    assert len(set(names)) == len(names)
    assert all(name[0].isupper() for name in names)
    for language in languages():
        assert category(1, facts(language)["plurals"])
