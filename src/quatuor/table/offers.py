"""What needs the consent of the others: taking back, a draw, a rematch, another stake.

Nobody is ever made to play again: a move can be taken back only while no other person has moved
since, and never once it has shown something (an announcement, a board one cannot see, a throw).
"""

from quatuor.errors import QuatuorError
from quatuor.game import Outcome
from quatuor.match import STAKE, Match
from quatuor.notation import LEAVES
from quatuor.quick_replace import replace
from quatuor.table import clock, resignation
from quatuor.table.events import Accepted, Declined, Offered, Resigned
from quatuor.table.queries import (
    held_seat,
    match_in_play,
    match_undecided,
    seats_of_person,
    setup_of,
    staying_seats,
)
from quatuor.table.refusal import Refusal, require
from quatuor.table.rounds import decided, reopened, ticking
from quatuor.table.seating import placed
from quatuor.table.setup import is_blind, is_thrown
from quatuor.table.state import Offer, Table
from quatuor.table.teams import agrees, needs_team

KINDS = ("undo", "draw", "rematch", "stake", "resign")


def offered(table: Table, event: Offered, now: int) -> Table:
    """An offer; where nobody else has to be asked it is done at once."""
    held_seat(table, event.seat, event.by)
    require(event.what in KINDS, "bad_offer", f"one may offer {', '.join(KINDS)}")
    require(table.offer is None, "offer_open", "another offer has not been answered yet")
    staying = staying_seats(table)
    require(event.seat in staying, "left_already", "this seat has left the match")
    taken = event.what == "resign" or all(table.seats[seat - 1].taken for seat in staying)
    require(taken, "seats_free", "somebody is missing")
    check_possible(table, event)
    number, waiting, own = table.seq + 1, asked(table, event), (event.seat, event.by)
    offer = Offer(number, event.seat, event.by, event.what, event.value, waiting, (own,))
    after = replace(table, offer=offer)
    return after if offer.waiting else agreed(after, offer, now)


def asked(table: Table, event: Offered) -> tuple[int, ...]:
    """The seats whose consent is needed: those of others; for a draw every other seat.

    The own team is asked as well, unless all that is asked for is to take a move back, and nobody
    but the own team when it is about giving up.

    At one screen one person holds several seats, for people who sit side by side. Half a point is
    something that one of them gives away only for their own seat.
    """
    team = event.what != "undo" and needs_team(table, event.seat, event.by)
    own = (event.seat,) if team else ()
    if event.what == "resign":
        return own
    others = (
        number
        for number in staying_seats(table)
        if table.seats[number - 1].people and number != event.seat
    )
    return own + tuple(
        number
        for number in others
        if event.what == "draw" or not table.seats[number - 1].holds(event.by)
    )


def check_possible(table: Table, event: Offered) -> None:
    """Refuse what could not be done even if everybody agreed."""
    if event.what == "rematch":
        require(table.phase == "over", "match_on", "a rematch comes after the match")
    elif event.what == "undo":
        ply_to_undo(table, event.seat, event.by)
    elif event.what == "draw":
        match_undecided(table)
        computers = any(table.seats[seat - 1].level for seat in staying_seats(table))
        require(not computers, "no_draw", "a computer player does not agree to a draw")
    elif event.what == "resign":
        match_undecided(table)
    else:
        try:
            match_in_play(table).play(f"{STAKE}{event.value}")
        except QuatuorError as error:
            raise Refusal("bad_stake", str(error)) from None


def ply_to_undo(table: Table, seat: int, by: str) -> int:
    """Which token of the match would be taken back: the last one of the seat."""
    match, own = match_to_undo(table), last_ply_of(table, seat)
    reason = why_not_undo(table, match, own, by)
    if reason:
        raise Refusal("no_undo", reason)
    return own


def why_not_undo(table: Table, match: Match, own: int, by: str) -> str | None:
    """Why this person may not take that token back; None where they may."""
    game = setup_of(table).game
    if is_thrown(game):
        return "a throw cannot be taken back"
    if is_blind(game):
        return "with a blindfold nothing is taken back"
    if own < 0:
        return "there is nothing to take back"
    since, later = match.moves[own:], table.plies[own + 1 :]
    if match.gone and any(token.startswith(LEAVES) for token in since):
        return "somebody has left the match since"
    movers = (table.seats[player - 1] for player in set(later) if player)
    if later and any(seat.people and not seat.holds(by) for seat in movers):
        return "another player has moved since"
    return "an announcement cannot be taken back" if "!" in "".join(since) else None


def last_ply_of(table: Table, seat: int) -> int:
    """Which token of the match is the last one of this seat in the round; -1 without one.

    It is looked for from the end: a long match costs no more than a short one.
    """
    for at in range(len(table.plies) - 1, table.round_from - 1, -1):
        if table.plies[at] == seat:
            return at
    return -1


def match_to_undo(table: Table) -> Match:
    """The match, of which a move may be taken back: also one that has ended a round or the match.

    Giving up, a draw by consent and the end of somebody's time stay as they are.
    """
    if table.match is not None and table.phase == "over":
        require(table.match.outcome is not None, "match_over", "the match is over")
        return table.match
    return match_undecided(table)


def seats_to_undo(table: Table, key: str) -> tuple[int, ...]:
    """The seats for which this person may ask to take a move back, the last mover's first."""
    return seats_to_undo_of(table, key, seats_of_person(table, key))


def seats_to_undo_of(table: Table, key: str, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The same, of the seats on which this person is known to play."""
    if len(seats) == 1:
        return seats if _undoable(table, seats[0], key) >= 0 else ()
    possible = [(at, seat) for seat in seats if (at := _undoable(table, seat, key)) >= 0]
    return tuple(seat for _, seat in sorted(possible, reverse=True))


def _undoable(table: Table, seat: int, key: str) -> int:
    """Which token this person may take back for the seat; -1 for none.

    Every view asks this after every move: the usual answer, somebody else has moved, comes first.
    """
    last = table.plies[-1] if table.plies else seat
    mover = table.seats[last - 1] if last else None
    if last != seat and mover and mover.people and not mover.holds(key):
        return -1
    try:
        return ply_to_undo(table, seat, key)
    except Refusal:
        return -1


def accepted(table: Table, event: Accepted, now: int) -> Table:
    """Somebody consents for a seat; with the last consent it is done.

    A team has consented once all of its people who are there have; see `teams`.
    """
    held_seat(table, event.seat, event.by)
    offer = open_offer(table, event.offer)
    require(event.seat in offer.waiting, "no_offer", "nothing waits for this seat's consent")
    own = (event.seat, event.by)
    require(own not in offer.consents, "agreed_already", "you have agreed already")
    consents = (*offer.consents, own)
    done = (event.seat,) if agrees(table, event.seat, consents) else ()
    waiting = tuple(seat for seat in offer.waiting if seat not in done)
    offer = replace(offer, waiting=waiting, consents=consents)
    after = replace(table, offer=offer)
    return after if waiting else agreed(after, offer, now)


def resigned(table: Table, event: Resigned, now: int) -> Table:
    """A seat gives the match up; one of a team asks the others first, by an offer."""
    match_undecided(table)
    held_seat(table, event.seat, event.by)
    alone = not needs_team(table, event.seat, event.by)
    require(alone, "ask_team", "ask your teammates first: only together you give up")
    return resignation.resigned(table, event, now)


def declined(table: Table, event: Declined, _now: int) -> Table:
    """The offer is off."""
    held_seat(table, event.seat, event.by)
    offer = open_offer(table, event.offer)
    asked = event.seat in (*offer.waiting, offer.seat)
    require(asked, "no_offer", "there is no offer that this seat could decline")
    return replace(table, offer=None)


def open_offer(table: Table, number: int) -> Offer:
    """The offer that is meant; a newer one is not answered by mistake."""
    if table.offer is None or table.offer.number != number:
        raise Refusal("no_offer", "that offer is not open any more")
    return table.offer


def agreed(table: Table, offer: Offer, now: int) -> Table:
    """Everybody has consented."""
    table = replace(table, offer=None)
    if offer.what == "rematch":
        return replace(table, phase="gathering", rematch=True)
    if offer.what == "draw":
        timer = clock.stopped(table.clock, now)
        return decided(replace(table, clock=timer, changed=table.seq + 1), Outcome((), "agreement"))
    if offer.what == "resign":
        return resignation.resigned(table, Resigned(offer.by, offer.seat, True), now)
    if offer.what == "undo":
        return undone(table, offer, now)
    match = match_in_play(table).play(f"{STAKE}{offer.value}")
    return replace(
        table,
        match=match,
        plies=(*table.plies, 0),
        round_from=len(match.moves),
        changed=table.seq + 1,
    )


def undone(table: Table, offer: Offer, now: int) -> Table:
    """The last move of the seat is taken back, and whoever asked for it plays again."""
    match = match_to_undo(table)
    at = ply_to_undo(table, offer.seat, offer.by)
    match = match.taken_back(len(match.moves) - at)
    seat = table.seats[offer.seat - 1]
    keys = [person.key for person in seat.people]
    up = keys.index(offer.by) if offer.by in keys else seat.up
    after = replace(reopened(table), match=match, plies=table.plies[:at], changed=table.seq + 1)
    return ticking(placed(after, offer.seat, replace(seat, up=up)), now)
