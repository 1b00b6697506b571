"""What holds for every table, whatever happens at it."""

import json
import re
from collections import Counter
from contextlib import suppress
from dataclasses import replace

from hypothesis import given, settings, strategies as st

from quatuor.games.flip.race import Race
from quatuor.match import Match
from quatuor.notation import LEAVES
from quatuor.table import (
    ROOM,
    Refusal,
    Table,
    apply,
    effects_of,
    event_data,
    event_from,
    events,
    public_event,
    replay,
    restored,
    snapshot,
    view,
)
from quatuor.table.names import skeleton
from quatuor.table.people import people_at
from quatuor.table.rounds import timed_seat
from tests.table.helping import ANN, BOB, CLEO, NAMES, START, Room, begun
from tests.table.random_events import DEEDS, IN_THE_MATCH, WANTED

PLACE = re.compile(r"\b(?:D?[SH])?[a-d][1-4]\b|\b[SH][1-3]\b|--")
"""A place, a token or a top of foursenses."""


def opening(data: st.DataObject) -> Room:
    """A table, usually with everybody seated and a match begun."""
    room = Room()
    wanted = data.draw(WANTED)
    sitting = [events.Sat(key, NAMES[key], seat) for seat, key in enumerate((ANN, BOB, CLEO), 1)]
    first: list[events.Event] = [events.Opened(ANN, "Ann", wanted), *sitting]
    for event in [*first, events.Hired(ANN, 4, "easy"), events.Began(ROOM, 0)]:
        attempt(room, event, 0)
    return room


def alike(table: Table) -> list[str]:
    """The names that look like that of somebody else at the table."""
    named = {(person.key, skeleton(person.name)) for person in people_at(table)}
    keys: dict[str, set[str]] = {}
    for key, name in named:
        keys.setdefault(name, set()).add(key)
    return [name for name, held in keys.items() if len(held) > 1]


def attempt(room: Room, event: events.Event, after: int) -> None:
    """The event happens, or it is refused and the table is as it was."""
    before = room.table
    with suppress(Refusal):
        room.do(event, after)
        return
    assert room.table is before


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_the_log_as_json_leads_to_the_same_table_and_so_does_a_snapshot(
    data: st.DataObject,
) -> None:
    room = opening(data)
    kept = json.dumps(snapshot(room.table))
    kept_at = len(room.log)
    for _ in range(data.draw(st.integers(0, 40))):
        event = data.draw(DEEDS)(room.table)
        attempt(room, event, data.draw(st.sampled_from([0, 300, 5_000])))
    log = [(json.loads(json.dumps(event_data(event))), at) for event, at in room.log]
    entries = [(event_from(event), at) for event, at in log]
    assert entries == room.log
    assert replay(entries) == room.table
    assert replay(entries[kept_at:], restored(json.loads(kept))) == room.table
    assert restored(json.loads(json.dumps(snapshot(room.table)))) == room.table


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_every_view_is_json_without_keys_and_every_event_can_be_told(data: st.DataObject) -> None:
    room = opening(data)
    for _ in range(data.draw(st.integers(0, 25))):
        before = room.table
        attempt(room, data.draw(DEEDS)(room.table), 300)
        if room.table is before or room.table.phase == "empty":
            continue
        texts = [json.dumps(view(room.table, key, room.now)) for key in (ANN, "stranger")]
        texts.append(json.dumps(public_event(before, room.table, room.log[-1][0])))
        assert not [text for text in texts if "key-of" in text]
        assert effects_of(room.table) == effects_of(
            restored(json.loads(json.dumps(snapshot(room.table))))
        )


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_what_is_said_about_a_table_always_fits_together(data: st.DataObject) -> None:
    room = opening(data)
    for _ in range(data.draw(st.integers(0, 30))):
        attempt(room, data.draw(DEEDS)(room.table), 300)
        table = room.table
        people = Counter(person.key for person in table.watchers)
        assert all(count == 1 for count in people.values())
        assert not alike(table)
        assert {request.key for request in table.requests} <= set(people)
        if table.match is None:
            continue
        assert len(table.plies) == len(table.match.moves)
        assert table.match.past == ()
        assert (table.phase == "between") <= table.match.between_rounds
        assert (table.phase == "playing") <= (table.match.position.outcome is None)
        assert table.phase == "between" or (table.ready, table.paused_at) == ((), 0)
        assert table.match.position.moves == table.match.moves[table.round_from :]
        assert (table.phase == "over") <= (table.result is not None)
        assert (table.phase == "over") >= (table.match.outcome is not None)
        assert table.match.to_move not in table.match.gone
        assert not table.clock.running or table.clock.running not in table.match.gone
        assert all(time >= 0 for time in table.clock.left)
        assert table.clock.running == (timed_seat(table) if table.clock.left else 0)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_match_is_what_its_moves_lead_to_and_the_rules_know_every_token_in_the_air(
    data: st.DataObject,
) -> None:
    room = opening(data)
    for _ in range(data.draw(st.integers(0, 40))):
        attempt(room, data.draw(DEEDS)(room.table), 300)
    table, match = room.table, room.table.match
    if match is None:
        return
    again = Match.of(match.game)
    for token in match.moves:
        waits = token.startswith(LEAVES)  # whoever leaves between two rounds begins no new one
        again = (again.next_round() if again.between_rounds and not waits else again).step(token)
    if again.between_rounds and table.phase == "playing":
        again = again.next_round()
    assert replace(again, past=()) == match
    if table.phase == "playing" and isinstance(match.position.state, Race):
        flying = Counter(flight.seat for flight in table.air)
        assert match.position.state.air == (flying[1], flying[2])


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_with_a_blindfold_nothing_that_happens_shows_a_place(data: st.DataObject) -> None:
    claims = data.draw(st.sampled_from(["auto", "announce"]))
    wins = data.draw(st.integers(1, 3))
    room = begun("foursenses", blindfold=True, claims=claims, wins=wins)
    for _ in range(data.draw(st.integers(0, 40))):
        before = room.table
        attempt(room, data.draw(IN_THE_MATCH)(room.table), 300)
        if room.table is before or room.table.phase != "playing":
            continue  # at the end of a round the blindfolds come off
        texts = [json.dumps(view(room.table, key, room.now)) for key in (ANN, BOB, "stranger")]
        texts.append(json.dumps(public_event(before, room.table, room.log[-1][0])))
        assert not [text for text in texts if PLACE.search(text)]


def test_a_clock_set_back_changes_nothing_about_a_replay() -> None:
    room = Room(now=START)
    room.do(events.Opened(ANN, "Ann", events.Wanted("plus4")))
    room.do(events.Sat(ANN, "Ann", 1), after=-60_000)
    assert room.table.at == START
    assert replay(room.log) == room.table
    assert isinstance(apply(Table(), room.log[0][0], 0)[0], Table)
