"""e to a power, which must not differ from machine to machine."""

import math

import pytest

from quatuor.compiler.exponential import exp_of


@pytest.mark.parametrize(
    "x", [0.0, -1e-9, -0.1, -0.34657, -0.34658, -0.5, -1.0, -7.25, -88.8, -699.0]
)
def test_it_is_within_two_units_of_the_last_digit(x: float) -> None:
    assert abs(exp_of(x) - math.exp(x)) <= 2 * math.ulp(math.exp(x))


def test_it_never_grows_as_the_power_falls() -> None:
    found = [exp_of(-n / 64) for n in range(64 * 40)]
    assert found == sorted(found, reverse=True)


def test_far_below_0_nothing_is_left() -> None:
    assert exp_of(-701.0) == 0.0
