"""Which form of a word a number takes, by rules in the notation of the Unicode CLDR.

n = 0, 1                                    French: one
n % 10 = 2..4 and n % 100 != 12..14         Polish: few
"""

import re
from collections.abc import Mapping

RELATION = re.compile(r"n(?: % (\d+))? (=|!=) ([\d.]+(?:, ?[\d.]+)*)")


def category(number: int, rules: Mapping[str, str]) -> str:
    """The first category whose rule holds for the number, `other` if none does."""
    return next((name for name, rule in rules.items() if holds(rule, number)), "other")


def holds(rule: str, number: int) -> bool:
    """Whether a rule holds: relations joined by `and`, those joined by `or`."""
    return any(
        all(_relation(part.strip(), number) for part in way.split(" and "))
        for way in rule.split(" or ")
    )


def _relation(text: str, number: int) -> bool:
    found = RELATION.fullmatch(text)
    if not found:
        raise ValueError(f"{text!r} is no plural rule; one looks like 'n % 10 = 2..4'")
    modulus, sign, values = found.groups()
    rest = number % int(modulus) if modulus else number
    return any(_within(rest, value.strip()) for value in values.split(",")) == (sign == "=")


def _within(number: int, value: str) -> bool:
    low, _, high = value.partition("..")
    return int(low) <= number <= int(high or low)
