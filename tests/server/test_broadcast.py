"""A message that is put together from parts says exactly what the view of its reader says."""

import json
from collections.abc import Iterator

from quatuor.room.broadcast import Broadcast, ViewCache
from quatuor.table import events
from tests.table.helping import ANN, BOB, CLEO, TEAMS, Room, begun, opened

KEYS = (ANN, BOB, CLEO, "stranger", "")


def evening() -> Iterator[Room]:
    """A table through an evening, after each thing that happens at it."""
    yield (room := opened(wins=2))
    yield room.do(events.Sat(ANN, "Ann", 1))
    yield room.do(events.Hired(ANN, 2, "easy"))
    yield room.do(events.Dismissed(ANN, 2))
    yield room.do(events.Sat(BOB, "Bob", 2))
    yield room.do(events.Began(ANN, 0))
    for token in "121212":
        yield room.play(token, after=300)
    yield room.do(room.offer(1, "draw"))
    yield room.do(room.decline(2))
    yield room.do(events.Said(BOB, 'so "close"'))
    yield room.do(events.Watched(CLEO, "Cléo"))
    yield room.play("1", after=300)
    yield room.do(events.Continued(BOB, 1))
    yield room.do(events.Continued(ANN, 1))
    for token in "2121212":
        yield room.play(token, after=300)
    yield room.do(events.Resigned(ANN, 1))


def test_everybody_is_sent_their_own_view_whatever_has_happened_before() -> None:
    view_cache = ViewCache()
    for room in evening():
        head = {"table": "a table", "seq": room.table.seq, "after": 0, "happened": None}
        message = Broadcast(view_cache, room.table, room.now, head)
        for key in KEYS:
            text, said = message.text_for(key), {"type": "news", **head, "view": room.sees(key)}
            assert json.loads(text) == json.loads(json.dumps(said))


def test_of_a_team_on_one_seat_only_who_is_up_is_told_what_may_be_played() -> None:
    room = begun(terms=TEAMS)
    room.do(events.Sat(CLEO, "Cléo", 2)).play("4")
    message = Broadcast(ViewCache(), room.table, room.now, {})
    legal = {key: b'"legal":["1"' in message.text_for(key) for key in KEYS}
    assert legal == {ANN: False, BOB: True, CLEO: False, "stranger": False, "": False}


def test_those_who_only_look_on_share_a_text() -> None:
    message = Broadcast(ViewCache(), begun().table, 0, {})
    assert message.text_for("stranger") is message.text_for("another")
    assert message.text_for("stranger") is not message.text_for(ANN)
