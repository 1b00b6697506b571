"""Faults at random under load: what clients were told is what was kept, and no time is charged.

`python -m tests.server.soak` runs the same for as long as one likes.
"""

import asyncio
from dataclasses import replace

import pytest

from quatuor.room.log_entries import LoggedEvent
from quatuor.table import ROOM, Wanted, events
from quatuor.table.clock import Allowance
from tests.server.soak.checker import problems
from tests.server.soak.fairness import lost_on_time, turns_of, unfair_turns
from tests.server.soak.history import Entry, History, Lags
from tests.server.soak.run import run
from tests.server.soak.truth import Step, steps_of
from tests.server.soak.world import on_sqlite

SEED = 17
PATIENCE = 600
"""Seconds after which a test is stuck; never a measure of anything."""


@pytest.mark.slow
def test_histories_hold_while_things_go_wrong_at_random() -> None:
    """Every kind of fault happens once, in an order that follows from the seed.

    On SQLite; `make soak` does the same on PostgreSQL with two servers, for longer.
    """

    async def play() -> None:
        async with on_sqlite() as world:
            result = await run(world, SEED, 0, print)
            print(f"seed {SEED}: {result}")
            assert not result.problems

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


TABLE = "table"
LOG: list[events.Event] = [
    events.Opened("ann", "Ann", Wanted("puissance4", first="choice")),
    events.Sat("ann", "Ann", 1),
    events.Sat("bob", "Bob", 2),
    events.Began("ann", 0),
    events.Played("ann", 1, "4", 4),
    events.Played("bob", 2, "4", 5),
]


def truth(log: list[events.Event], messages: dict[int, str]) -> list[Step]:
    return steps_of(
        [LoggedEvent(n, n, messages.get(n), event, "") for n, event in enumerate(log, 1)]
    )


STEPS = truth(LOG, {5: "ann:a", 6: "bob:b"})


def sent(at: float, number: str, token: str = "4") -> Entry:
    message = {"type": "play", "table": TABLE, "id": number, "token": token, "seen": 4}
    return Entry(at, True, message)


def done(at: float, number: str, seq: int) -> Entry:
    return Entry(at, False, {"type": "done", "table": TABLE, "id": number, "seq": seq})


def refused(at: float, number: str, code: str) -> Entry:
    return Entry(at, False, {"type": "refused", "table": TABLE, "id": number, "code": code})


def news(at: float, after: int, seq: int) -> Entry:
    happened = [step.told for step in STEPS[after:seq]]
    moves = ["4", "4"][: max(seq - 4, 0)]
    view = {"match": {"moves": moves} if seq >= 4 else None}
    message = {"type": "news", "table": TABLE, "after": after, "seq": seq}
    return Entry(at, False, {**message, "happened": happened, "view": view})


ANN = [news(0, 0, 4), sent(1, "a"), news(2, 4, 5), done(2, "a", 5), news(4, 5, 6)]
BOB = [news(0, 0, 5), sent(3, "b"), news(4, 5, 6), done(4, "b", 6)]


def found(ann: list[Entry], bob: list[Entry], steps: list[Step]) -> str:
    histories = [History("Ann", "ann", ann), History("Bob", "bob", bob)]
    return "; ".join(problems(histories, {TABLE: steps}, {TABLE: 6}))


def test_the_checker_finds_nothing_where_nothing_is_wrong() -> None:
    assert found(ANN, BOB, STEPS) == ""
    again = [*ANN[:2], sent(1.5, "a"), *ANN[2:], done(5, "a", 5)]
    assert found(again, BOB, STEPS) == "", "a message sent twice that counted once"
    unsure = [*BOB, sent(5, "c"), refused(6, "c", "stale")]
    assert found(ANN, unsure, STEPS) == ""


@pytest.mark.parametrize(
    ("ann", "bob", "steps", "problem"),
    [
        (ANN, BOB, STEPS[:5], "counted, and is lost"),
        (ANN, BOB, STEPS[:5], "saw event 6 of table, which is lost"),
        ([*ANN[:1], sent(1, "a", "3"), *ANN[2:]], BOB, STEPS, "is not what was sent"),
        ([*ANN[:3], refused(2, "a", "stale"), ANN[4]], BOB, STEPS, "refused, and counted"),
        (ANN, BOB, truth(LOG, {5: "ann:a", 6: "ann:a"}), "counted 2 times"),
        ([ANN[0], *ANN[2:3], ANN[4]], BOB, STEPS, "nobody sent event 5"),
        (ANN[:-1], BOB, STEPS, "has not seen what came after event 5"),
        ([*ANN[:1], sent(5, "a"), done(6, "a", 5), *ANN[4:]], BOB, STEPS, "was sent after event 6"),
        ([replace(ANN[0], message=ANN[0].message | {"after": 1}), *ANN[1:]], BOB, STEPS, "heard"),
        (
            [*ANN[:4], replace(ANN[4], message=ANN[4].message | {"view": {"match": None}})],
            BOB,
            STEPS,
            "saw another match",
        ),
    ],
)
def test_the_checker_finds_what_is_lost_doubled_reordered_or_unseen(
    ann: list[Entry], bob: list[Entry], steps: list[Step], problem: str
) -> None:
    assert problem in found(ann, bob, steps)


def test_the_checker_finds_who_has_lost_on_time() -> None:
    assert not list(lost_on_time([], {TABLE: STEPS}))
    wanted = Wanted("puissance4", first="choice", clock=Allowance("move", 2))
    log = [events.Opened("ann", "Ann", wanted), *LOG[1:4], events.Flagged(ROOM)]
    late = [
        LoggedEvent(n, 5_000 if n == 5 else n, None, event, "") for n, event in enumerate(log, 1)
    ]
    (line,) = lost_on_time([], {TABLE: steps_of(late)})
    assert "event 5: lost on time" in line


@pytest.mark.parametrize(("tried", "problems_found"), [(1.0, 1), (18.0, 0)])
def test_the_checker_finds_who_was_charged_for_more_than_they_thought(
    tried: float, problems_found: int
) -> None:
    """A move that counted after twenty seconds, of which Ann took one, or all but two."""
    wanted = Wanted("puissance4", first="choice", clock=Allowance("move", 30))
    log = [events.Opened("ann", "Ann", wanted), *LOG[1:5]]
    times = [1, 2, 3, 4, 20_000]
    kept = [
        LoggedEvent(n, at, "ann:a" if n == 5 else None, event, "")
        for n, (at, event) in enumerate(zip(times, log, strict=True), 1)
    ]
    ann = History("Ann", "ann", [ANN[0], sent(tried, "a"), done(tried + 0.01, "a", 5)])
    turns = list(turns_of(ann, {TABLE: steps_of(kept)}, Lags()))
    assert len(turns) == 1
    assert len(unfair_turns([ann], turns)) == problems_found
