"""The puzzle of a day: the same for everybody, from the date alone.

Games take turns. Each steps through its puzzles in an order that only its number of puzzles
decides, so that none comes back before all have been shown.
"""

import re
from datetime import date
from math import gcd

from quatuor.errors import BadDay
from quatuor.games.registry import GAMES
from quatuor.players.puzzles.pack import puzzles
from quatuor.players.puzzles.puzzle import Puzzle

STRIDE = 0.618
"""The share of the puzzles of a game that one step passes: neighbours are alike."""


def daily(day: date | str) -> Puzzle:
    """The puzzle of a day, given as a date or as `2026-11-18`.

    >>> from datetime import date
    >>> daily("2026-11-18") == daily(date(2026, 11, 18))
    True
    """
    number = date_of(day).toordinal()
    packs = [pack for pack in map(puzzles, GAMES) if pack]
    turn, place = divmod(number, len(packs))
    pack = packs[place]
    return pack[turn * stride(len(pack)) % len(pack)]


def date_of(day: date | str) -> date:
    """The date; `BadDay` where the words are none."""
    if isinstance(day, date):
        return day
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", day, re.ASCII):
            return date.fromisoformat(day)
    except ValueError:
        pass
    raise BadDay(f"a day is written like 2026-11-18, not {day[:20]!r}")


def stride(count: int) -> int:
    """A step that comes to every puzzle before it comes to one again."""
    step = max(1, round(count * STRIDE))
    while gcd(step, count) != 1:
        step += 1
    return step
