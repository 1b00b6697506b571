"""A table as JSON and back, so that a long log need not be replayed from its beginning.

Of the match only the round in play is played again: what came before is in the totals.
"""

from dataclasses import asdict
from typing import Any

from quatuor.game import Game, Outcome
from quatuor.match import Match
from quatuor.table.clock import Clock
from quatuor.table.event_codec import wanted_from
from quatuor.table.seats import Person, Seat
from quatuor.table.setup import Setup
from quatuor.table.state import (
    Flight,
    JoinRequest,
    Offer,
    Remark,
    Removal,
    RoundEnd,
    Substitution,
    Table,
)

VERSION = 5
"""A snapshot of another version is not read: the log says the same."""
PLAIN = (
    "seq",
    "at",
    "phase",
    "host",
    "plies",
    "round_from",
    "changed",
    "first",
    "matches",
    "away",
    "away_since",
    "number",
    "rematch",
    "locked",
    "ready",
    "paused_at",
)
"""The parts of a table that are JSON as they are, tuples as lists."""


def snapshot(table: Table) -> dict[str, Any]:
    """The table as plain data."""
    return {
        "version": VERSION,
        **{name: getattr(table, name) for name in PLAIN},
        "setup": asdict(table.setup.wanted) if table.setup else None,
        "seats": [asdict(seat) for seat in table.seats],
        "watchers": [asdict(person) for person in table.watchers],
        "substituted": [asdict(lost) for lost in table.substituted],
        "removed": [asdict(removal) for removal in table.removed],
        "requests": [asdict(request) for request in table.requests],
        "said": [asdict(remark) for remark in table.said],
        "match": _match_data(table) if table.match else None,
        "last_round": asdict(table.last_round) if table.last_round else None,
        "result": asdict(table.result) if table.result else None,
        "clock": asdict(table.clock),
        "offer": asdict(table.offer) if table.offer else None,
        "air": [asdict(flight) for flight in table.air],
        "thrown": table.thrown,
    }


def _match_data(table: Table) -> dict[str, Any]:
    match = table.match
    assert match is not None
    return {
        "game": match.game.name,
        "options": dict(match.game.options),
        "round_options": dict(match.position.game.options),
        "totals": match.totals,
        "round": match.round,
        "starter": match.starter,
        "gone": match.gone,
        "absent": match.absent,
        "moves": match.moves,
        "round_moves": match.position.moves,
        "outcome": asdict(match.outcome) if match.outcome else None,
    }


def restored(data: dict[str, Any]) -> Table:
    """The table that a snapshot of this version was taken of."""
    plain = {name: _tuples(data[name]) for name in PLAIN}
    wanted = wanted_from(data["setup"]) if data["setup"] else None
    return Table(
        **plain,
        setup=Setup(Game(wanted.game, **wanted.options), wanted) if wanted else None,
        seats=tuple(_seat(seat) for seat in data["seats"]),
        watchers=tuple(Person(**person) for person in data["watchers"]),
        substituted=tuple(Substitution(**lost) for lost in data["substituted"]),
        removed=tuple(Removal(**removal) for removal in data["removed"]),
        requests=tuple(JoinRequest(**request) for request in data["requests"]),
        said=tuple(Remark(**remark) for remark in data["said"]),
        match=_match(data["match"]) if data["match"] else None,
        last_round=_round_end(data["last_round"]) if data["last_round"] else None,
        result=_outcome(data["result"]),
        clock=Clock(**{name: _tuples(value) for name, value in data["clock"].items()}),
        offer=_offer(data["offer"]) if data["offer"] else None,
        air=tuple(
            Flight(**{name: _tuples(value) for name, value in flight.items()})
            for flight in data["air"]
        ),
        thrown=_tuples(data["thrown"]),
    )


def _match(data: dict[str, Any]) -> Match:
    game = Game(data["game"], **data["options"])
    absent = data.get("absent", ())
    position = Game(data["game"], **data["round_options"]).round(
        data["starter"], data["round"], absent
    )
    return Match(
        game,
        position.play(" ".join(data["round_moves"])),
        tuple(data["totals"]),
        data["round"],
        data["starter"],
        moves=tuple(data["moves"]),
        outcome=_outcome(data["outcome"]),
        gone=tuple(data.get("gone", ())),
    )


def _seat(data: dict[str, Any]) -> Seat:
    people = tuple(Person(**person) for person in data["people"])
    return Seat(people, data["level"], data["up"])


def _round_end(data: dict[str, Any]) -> RoundEnd:
    outcome = _outcome(data["outcome"])
    assert outcome is not None
    moves, lines = _tuples(data["moves"]), _tuples(data.get("lines", ()))
    starter = data.get("starter", 0)
    return RoundEnd(data["round"], outcome, data["board"], moves, lines, starter)


def _offer(data: dict[str, Any]) -> Offer:
    return Offer(**{name: _tuples(value) for name, value in data.items()})


def _outcome(data: dict[str, Any] | None) -> Outcome | None:
    return Outcome(tuple(data["winners"]), data["reason"]) if data else None


def _tuples(value: Any) -> Any:
    """JSON knows only lists; a table only tuples."""
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value
