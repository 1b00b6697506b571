"""Clocks. All times are whole milliseconds; `now` always comes from outside.

none             nobody is hurried
sudden           so much for the whole match, and a little more after every turn
move             so much for every turn
correspondence   so much for every turn, in days; meant for tables that sleep in between
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from quatuor.table.refusal import require

ClockKind: TypeAlias = Literal["none", "sudden", "move", "correspondence"]
SECOND = 1000
DAY = 24 * 3600
LIMITS = {"none": (0, 0), "sudden": (5, DAY), "move": (2, DAY), "correspondence": (3600, 30 * DAY)}
"""The least and the most seconds of each kind."""


@dataclass(frozen=True)
class Allowance:
    """How much time there is."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    """Seconds added after each turn (sudden)."""


NO_CLOCK = Allowance()


@dataclass(frozen=True)
class Clock:
    """The time each seat has left, and whose is running since when."""

    left: tuple[int, ...] = ()
    running: int = 0
    """The seat whose time runs; 0 while nobody's does."""
    since: int = 0
    charged: tuple[tuple[int, int], ...] = ()
    """From when to when that seat was charged before `since`, since its time began to run."""


def checked(allowance: Allowance) -> Allowance:
    """The allowance if it is within reason."""
    require(allowance.kind in LIMITS, "bad_clock", f"a clock is one of {', '.join(LIMITS)}")
    least, most = LIMITS[allowance.kind]
    require(
        least <= allowance.seconds <= most,
        "bad_clock",
        f"the seconds of a clock of this kind are {least} to {most}",
    )
    longest = 600 if allowance.kind == "sudden" else 0
    require(
        0 <= allowance.increment <= longest,
        "bad_clock",
        f"the increment of a clock of this kind is 0 to {longest} seconds",
    )
    return allowance


def wound(allowance: Allowance, seats: int) -> Clock:
    """The clock before the first turn."""
    if allowance.kind == "none":
        return Clock()
    return Clock((allowance.seconds * SECOND,) * seats)


def left(clock: Clock, now: int) -> tuple[int, ...]:
    """What each seat has left at this moment, never less than nothing."""
    spent = max(now - clock.since, 0)
    return tuple(
        max(time - spent, 0) if seat == clock.running else time
        for seat, time in enumerate(clock.left, 1)
    )


def stopped(clock: Clock, now: int) -> Clock:
    """The clock with nobody's time running."""
    return Clock(left(clock, now)) if clock.running else clock


def run(clock: Clock, seat: int, now: int) -> Clock:
    """The clock with this seat's time running; what ran before is charged first."""
    if not clock.left or seat == clock.running:
        return clock
    return Clock(left(clock, now), seat, now) if seat else stopped(clock, now)


def turn_ended(clock: Clock, allowance: Allowance, seat: int, now: int) -> Clock:
    """The seat has finished a turn: it gains the increment, or the whole time of its next turn."""
    if not clock.left:
        return clock
    times = list(left(clock, now))
    if allowance.kind == "sudden":
        times[seat - 1] += allowance.increment * SECOND
    else:
        times[seat - 1] = allowance.seconds * SECOND
    return Clock(tuple(times), clock.running, now)


def excused(clock: Clock, since: int, until: int) -> Clock:
    """The clock as if it had stood still between the two moments; the second may be to come.

    Outages overlap, and which is known first is chance: what was charged before the clock was
    excused for another one is given back.
    """
    if not clock.running:
        return clock
    times, start, charged = list(clock.left), clock.since, clock.charged
    if until > start:
        spent = min(max(since - start, 0), times[clock.running - 1])
        times[clock.running - 1] -= spent
        charged, start = (*charged, (start, start + spent)), until
    rest = tuple(part for span in charged for part in _without(span, since, until))
    times[clock.running - 1] += _length(charged) - _length(rest)
    return Clock(tuple(times), clock.running, start, rest)


def _without(span: tuple[int, int], since: int, until: int) -> list[tuple[int, int]]:
    """What is left of a span of time without what lies between the two moments."""
    start, end = span
    parts = (start, min(end, since)), (max(start, until), end)
    return [(first, last) for first, last in parts if first < last]


def _length(spans: tuple[tuple[int, int], ...]) -> int:
    return sum(end - start for start, end in spans)


def deadline(clock: Clock) -> int | None:
    """When the running time is over."""
    return clock.since + clock.left[clock.running - 1] if clock.running else None
