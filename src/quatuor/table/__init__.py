"""People at a table: seats, clocks, offers, throws, and what each may see. Pure, without a network.

    table, effects = apply(table, event, now)

An event that may not happen raises `Refusal`, which says why; the table stays as it was.
"""

from quatuor.table.apply import apply, replay
from quatuor.table.effects import Alarm, DrawLot, Effect, Fly, NextRound, Think, effects_of
from quatuor.table.event_codec import event_data, event_from
from quatuor.table.events import ROOM, Event, Wanted, computer_on
from quatuor.table.match_record import MatchFinder, record_of
from quatuor.table.public_event import public_event
from quatuor.table.refusal import Refusal
from quatuor.table.snapshot import restored, snapshot
from quatuor.table.state import Table
from quatuor.table.touch import Touched, touch
from quatuor.table.view import view

__all__ = [
    "ROOM",
    "Alarm",
    "DrawLot",
    "Effect",
    "Event",
    "Fly",
    "MatchFinder",
    "NextRound",
    "Refusal",
    "Table",
    "Think",
    "Touched",
    "Wanted",
    "apply",
    "computer_on",
    "effects_of",
    "event_data",
    "event_from",
    "public_event",
    "record_of",
    "replay",
    "restored",
    "snapshot",
    "touch",
    "view",
]
