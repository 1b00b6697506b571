"""Whether anybody was charged time that they did not take."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from statistics import median

from quatuor.table import events
from quatuor.table.clock import left
from tests.server.soak.checker import Truth, answers_of
from tests.server.soak.history import Entry, History, Lags
from tests.server.soak.truth import Step

ALLOWED = 3.0
"""Seconds of one turn that are charged at most because of faults: a standstill is known only after
a second, and whoever was cut off needs a moment to come back."""
ANSWERS = 20
"""That moment, in times that an answer usually takes: it is longer on a slow machine."""


@dataclass(frozen=True)
class Turn:
    """A turn of a person: what was charged, and what they really took, in seconds."""

    name: str
    table: str
    seq: int
    charged: float
    thought: float
    late: float
    """Seconds by which the process of the clients was late meanwhile."""
    saw: float
    """When they saw that it was their turn, by the clients' clock."""
    told: tuple[str, ...]
    """What happened from the beginning of the turn to its end, and when, in milliseconds."""

    @property
    def unfair(self) -> float:
        """Seconds that were charged, and that they did not take."""
        return self.charged - self.thought - self.late


def allowed(histories: Sequence[History]) -> float:
    """Seconds of one turn that may be charged in excess."""
    waits = [done.at - sent.at for history in histories for sent, done in answers_of(history)]
    return ALLOWED + ANSWERS * median(waits)


def unfair_turns(histories: Sequence[History], turns: Sequence[Turn]) -> list[str]:
    """Turns that were charged too much, a sentence each."""
    entries = {history.name: history.entries for history in histories}
    most = allowed(histories)
    return [
        f"charged unfairly: {turn} {exchanged(entries[turn.name], turn.saw, turn.charged)}"
        for turn in turns
        if turn.unfair > most
    ]


def lost_on_time(histories: Sequence[History], truth: Truth) -> Iterator[str]:
    """Nobody thinks for as long as they may, so nobody loses on time."""
    for table, steps in truth.items():
        for step in steps:
            if not isinstance(step.logged.event, events.Flagged):
                continue
            began = _began(steps, step)
            turn = steps[began.logged.seq - 1 : step.logged.seq]
            yield f"table {table}: event {step.logged.seq}: lost on time: {_told(turn)}"
            people = step.before.seats[step.before.clock.running - 1].people
            for history in histories:
                if history.key in [person.key for person in people]:
                    saw = _seen(history, table).at_least(began.logged.seq)
                    seconds = (step.logged.at - began.logged.at) / 1000
                    yield f"{history.name}: {exchanged(history.entries, saw, seconds)}"


def exchanged(entries: Sequence[Entry], since: float, seconds: float) -> list[str]:
    """What was sent and heard in these seconds, a second before and one after them."""
    return [
        f"{entry.at - since:+.3f} {'sent' if entry.sent else 'heard'} {entry.message['type']}"
        f" {entry.message.get('code') or entry.message.get('seq', '')}"
        for entry in entries
        if -1 < entry.at - since < seconds + 1
    ]


def turns_of(history: History, truth: Truth, lags: Lags) -> Iterator[Turn]:
    """Every turn of this person that ended with a move."""
    for table, steps in truth.items():
        saw, tried = _seen(history, table), _tried(history, table)
        for step in steps:
            if step.move and step.move.by == history.key and step.before.clock.running:
                began = _began(steps, step)
                times = saw.at_least(began.logged.seq), tried.at_least(began.logged.seq)
                turn = steps[began.logged.seq - 1 : step.logged.seq]
                yield _turn(history.name, table, turn, *times, lags)


class Firsts:
    """When a number was first reached, of numbers that were told at some times."""

    def __init__(self, told: Iterable[tuple[float, int]]) -> None:
        self._times: list[float] = []
        self._highest: list[int] = []
        for at, number in told:
            if not self._highest or number > self._highest[-1]:
                self._times.append(at)
                self._highest.append(number)

    def at_least(self, number: int) -> float:
        """The time, or for ever."""
        place = bisect_left(self._highest, number)
        return self._times[place] if place < len(self._times) else inf


def _seen(history: History, table: str) -> Firsts:
    """When this person saw the events of a table."""
    said = [e for e in history.entries if e.message.get("table") == table]
    return Firsts((e.at, e.message["seq"]) for e in said if e.message["type"] == "news")


def _tried(history: History, table: str) -> Firsts:
    """When this person first tried to move after having seen the events of a table."""
    said = [e for e in history.entries if e.message.get("table") == table]
    return Firsts((e.at, e.message["seen"]) for e in said if e.message["type"] == "play")


def _began(steps: Sequence[Step], move: Step) -> Step:
    """The event with which the turn began that ended with this move."""
    seat, step = move.before.clock.running, steps[move.before.seq - 1]
    while step.before.clock.running == seat and not step.move:
        step = steps[step.before.seq - 1]
    return step


def _turn(
    name: str, table: str, steps: Sequence[Step], saw: float, tried: float, lags: Lags
) -> Turn:
    began, move = steps[0], steps[-1]
    seat = move.before.clock.running
    rest = left(move.before.clock, move.logged.at)[seat - 1]
    charged = (began.after.clock.left[seat - 1] - rest) / 1000
    late = lags.between(saw - charged, tried + charged)
    thought = max(tried - saw, 0.0)
    return Turn(name, table, move.logged.seq, charged, thought, late, saw, _told(steps))


def _told(turn: Sequence[Step]) -> tuple[str, ...]:
    return tuple(_line(step, turn[0].logged.at) for step in turn)


def _line(step: Step, start: int) -> str:
    event = step.logged.event
    excused = ""
    if isinstance(event, events.Outage):
        excused = f" from {event.since - start} to {event.until - start}"
    return f"{type(event).__name__} at {step.logged.at - start}{excused}"
