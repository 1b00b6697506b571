"""People at a table: seats, clocks, offers, throws, and what each may see. Pure, without a network.

    table, effects = apply(table, event, now)

An event that may not happen raises `Refusal`, which says why; the table stays as it was.
"""

from quatuor.table.apply import apply, replay, table_after
from quatuor.table.effects import Alarm, DrawLot, Effect, Fly, NextRound, Think, owed
from quatuor.table.event_codec import event_data, event_from
from quatuor.table.events import HOUSE, Event, Wanted, computer_on
from quatuor.table.match_record import MatchFinder, record_of
from quatuor.table.public_event import happening
from quatuor.table.refusal import Refusal
from quatuor.table.snapshot import restored, snapshot
from quatuor.table.state import Table
from quatuor.table.touch import Felt, feel
from quatuor.table.view import view

__all__ = [
    "HOUSE",
    "Alarm",
    "DrawLot",
    "Effect",
    "Event",
    "Felt",
    "Fly",
    "MatchFinder",
    "NextRound",
    "Refusal",
    "Table",
    "Think",
    "Wanted",
    "apply",
    "computer_on",
    "event_data",
    "event_from",
    "feel",
    "happening",
    "owed",
    "record_of",
    "replay",
    "restored",
    "snapshot",
    "table_after",
    "view",
]
