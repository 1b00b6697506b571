"""What a seat may know: the table as one person sees it, as plain data for a page.

Keys of people never appear here. With a blindfold there is no board, no token and no legal place
for anybody until the match is over; on the own turn only the number of pieces left, which a hand
may count.
"""

from typing import Any

from quatuor.aims import signs
from quatuor.game import Outcome
from quatuor.match import Match
from quatuor.table.asking import seats_of_person, setup_of
from quatuor.table.clock import left
from quatuor.table.control import control_on
from quatuor.table.events import Wanted
from quatuor.table.seats import Seat
from quatuor.table.setup import is_blind, is_race
from quatuor.table.state import Flight, Offer, RoundEnd, Table

HIDDEN: dict[str, Any] = {
    "board": None,
    "control": {},
    "moves": [],
    "last": None,
    "legal": [],
    "aims": {},
    "lines": [],
    "signs": {},
    "powers": [],
}
"""What a blindfold leaves of a match."""


def view(table: Table, key: str, now: int) -> dict[str, Any]:
    """The table as the person with this key may see it; with any other key as a spectator does."""
    return seen_by(table, key, common_view(table, now))


def seen_by(table: Table, key: str, common: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees, and what only this person does: it is worked out once for many."""
    yours = seats_of_person(table, key)
    if not yours:
        return {**common, "host": True} if key and key == table.host else common
    acting = acting_seats(table, key)
    seen = {
        **common,
        "host": key == table.host,
        "seats": [
            {**seat, "you": number in yours} for number, seat in enumerate(common["seats"], 1)
        ],
        "yours": list(yours),
        "acting": list(acting),
    }
    if acting and table.match:
        seen["match"] = {**common["match"], **for_who_acts(table, table.match)}
    if table.offer:
        answer = [seat for seat in table.offer.waiting if seat in yours]
        seen["offer"] = {**common["offer"], "answer": answer}
    return seen


def common_view(table: Table, now: int) -> dict[str, Any]:
    """What everybody may see: the view of a spectator."""
    wanted, now = setup_of(table).wanted, max(now, table.at)
    return {
        "seq": table.seq,
        "phase": table.phase,
        "game": wanted.game,
        "options": dict(wanted.options),
        "terms": terms_view(wanted),
        "host": False,
        "seats": [seat_view(table, seat) for seat in table.seats],
        "yours": [],
        "acting": [],
        "watchers": [person.name for person in table.watchers],
        "said": [{"name": said.name, "text": said.text, "at": said.at} for said in table.said],
        "match": match_view(table, table.match) if table.match else None,
        "last_round": round_view(table, table.last_round) if table.last_round else None,
        "result": outcome_view(table.result),
        "matches": list(table.matches),
        "clock": {"left": list(left(table.clock, now)), "running": table.clock.running, "at": now},
        "offer": offer_view(table.offer) if table.offer else None,
        "air": [flight_view(flight) for flight in table.air],
    }


def terms_view(wanted: Wanted) -> dict[str, Any]:
    """What the rules leave to the players."""
    clock = wanted.clock
    return {
        "first": wanted.first,
        "later": wanted.later,
        "pause": wanted.pause,
        "teams": wanted.teams,
        "public": wanted.public,
        "eager": wanted.eager,
        "clock": {
            "kind": clock.kind,
            "seconds": clock.seconds,
            "increment": clock.increment,
        },
    }


def flight_view(flight: Flight) -> dict[str, Any]:
    """A token in the air; its way can be watched as soon as it is known, its place counts later."""
    return {
        "flight": flight.number,
        "seat": flight.seat,
        "kind": flight.kind,
        "launch": flight.launch,
        "at": flight.at,
        "path": flight.path or None,
        "milliseconds": flight.milliseconds,
    }


def acting_seats(table: Table, key: str) -> tuple[int, ...]:
    """The seats for which this person may act now."""
    if table.match is None or table.phase != "playing":
        return ()
    race = is_race(setup_of(table).game)
    return tuple(
        number
        for number, seat in enumerate(table.seats, 1)
        if seat.holds(key) and seat.hand(number) == key and (race or table.match.to_move == number)
    )


def seat_view(table: Table, seat: Seat) -> dict[str, Any]:
    """A seat as everybody sees it."""
    return {
        "kind": "computer" if seat.level else "people" if seat.people else "empty",
        "level": seat.level or None,
        "names": [person.name for person in seat.people],
        "up": seat.up,
        "you": False,
        "away": bool(table.away) and any(person.key in table.away for person in seat.people),
    }


def is_blindfolded(table: Table) -> bool:
    """Whether nobody may see the board now; when the match is over the blindfolds come off."""
    return is_blind(setup_of(table).game) and table.phase != "over"


def match_view(table: Table, match: Match) -> dict[str, Any]:
    """The match as everybody sees it."""
    position = match.position
    blind = is_blindfolded(table)
    seen = HIDDEN if blind else board_view(table, match)
    return {
        "round": match.round,
        "starter": match.starter,
        "stake": position.game.options.get("stake"),
        "to_move": match.to_move if table.phase == "playing" else None,
        "midturn": not position.turn_starts,
        "plies": position.number,
        "totals": list(match.totals),
        "scores": list(match.scores),
        "hand": [] if blind else list(position.hand),
        **seen,
    }


def board_view(table: Table, match: Match) -> dict[str, Any]:
    """What there is to see without a blindfold."""
    position = match.position
    return {
        "board": position.board,
        "control": control_on(match.game, position.board),
        "moves": list(match.moves[table.round_from :]),
        "last": match.moves[-1] if match.moves else None,
        "legal": [],
        "aims": {},
        "lines": [list(line) for line in position.told_lines],
        "signs": dict(position.signs),
        "powers": list(position.powers),
    }


def for_who_acts(table: Table, match: Match) -> dict[str, Any]:
    """What may be played, only for those who may; with a blindfold only what a hand may count."""
    position = match.position
    if is_blindfolded(table):
        return {"hand": list(position.hand)}
    return {"legal": list(match.legal), "aims": dict(position.aims)}


def round_view(table: Table, ended: RoundEnd) -> dict[str, Any]:
    """How the last round ended."""
    blind = is_blindfolded(table)
    return {
        "round": ended.round,
        "result": outcome_view(ended.outcome),
        "board": None if blind else ended.board,
        "control": control_on(setup_of(table).game, ended.board),
        "moves": [] if blind else list(ended.moves),
        "lines": [] if blind else [list(line) for line in ended.lines],
        "signs": signs(
            setup_of(table).game.name, ended.moves[-1] if ended.moves else "", ended.board
        ),
    }


def offer_view(offer: Offer) -> dict[str, Any]:
    """The open offer, which those of whom it asks for an answer have to be told."""
    return {
        "number": offer.number,
        "seat": offer.seat,
        "what": offer.what,
        "value": offer.value,
        "answer": [],
    }


def outcome_view(outcome: Outcome | None) -> dict[str, Any] | None:
    """Who has won, and why."""
    return {"winners": list(outcome.winners), "reason": outcome.reason} if outcome else None
