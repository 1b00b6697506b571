"""The significance of a result: how likely an equal level would have done so well by chance.

All pairings from one opening are one sample, in which a level has a surplus: its won duels less its
lost ones. If two players were equally strong, each surplus might as well have been the other's, so
all 2 ** n ways to give n surpluses their signs would be equally likely. The p-value is the share of
them in which the sum is at least what it was: an exact test, good for a few samples too.

    surpluses  +2 +1 0 +2 -1 +2    sum 6    as much or more in 3 of 32 ways (a 0 has no sign)
"""

from collections.abc import Collection


def p_value(surpluses: Collection[int]) -> float:
    """The chance of doing at least so well against an equal."""
    share = [1.0]
    for size in filter(None, map(abs, surpluses)):
        halved = [part / 2 for part in share]
        zeros = [0.0] * size
        share = [a + b for a, b in zip([*halved, *zeros], [*zeros, *halved], strict=True)]
    against = sum(-surplus for surplus in surpluses if surplus < 0)
    return sum(share[: against + 1])
