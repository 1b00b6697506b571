"""What needs the consent of the others: taking back, a draw, a rematch, another stake.

Nobody is ever made to play again: a move can be taken back only while no other person has moved
since, and never once it has shown something (an announcement, a board one cannot see, a throw).
"""

from quatuor.errors import QuatuorError
from quatuor.game import Outcome
from quatuor.match import STAKE
from quatuor.replacing import replace
from quatuor.table import clock
from quatuor.table.asking import held_seat, match_in_play, setup_of
from quatuor.table.events import Accepted, Declined, Offered
from quatuor.table.gathering import placed, ticking
from quatuor.table.playing import decided
from quatuor.table.refusal import Refusal, require
from quatuor.table.setup import is_blind, is_thrown
from quatuor.table.state import Offer, Table

KINDS = ("undo", "draw", "rematch", "stake")


def offered(table: Table, event: Offered, now: int) -> Table:
    """An offer; where nobody else has to be asked it is done at once."""
    held_seat(table, event.seat, event.by)
    require(event.what in KINDS, "bad_offer", f"one may offer {', '.join(KINDS)}")
    require(table.offer is None, "offer_open", "another offer has not been answered yet")
    require(all(seat.taken for seat in table.seats), "seats_free", "somebody is missing")
    check_possible(table, event)
    waiting = tuple(
        number
        for number, seat in enumerate(table.seats, 1)
        if seat.people and not seat.holds(event.by)
    )
    offer = Offer(table.seq + 1, event.seat, event.by, event.what, event.value, waiting)
    after = replace(table, offer=offer)
    return after if waiting else agreed(after, offer, now)


def check_possible(table: Table, event: Offered) -> None:
    """Refuse what could not be done even if everybody agreed."""
    if event.what == "rematch":
        require(table.phase == "over", "match_on", "a rematch comes after the match")
        return
    match = match_in_play(table)
    if event.what == "undo":
        ply_to_undo(table, event.seat, event.by)
    elif event.what == "draw":
        computers = any(seat.level for seat in table.seats)
        require(not computers, "no_draw", "a computer player does not agree to a draw")
    else:
        try:
            match.play(f"{STAKE}{event.value}")
        except QuatuorError as error:
            raise Refusal("bad_stake", str(error)) from None


def ply_to_undo(table: Table, seat: int, by: str) -> int:
    """Which token of the match would be taken back: the last one of the seat."""
    match, game = match_in_play(table), setup_of(table).game
    require(not is_thrown(game), "no_undo", "a throw cannot be taken back")
    require(not is_blind(game), "no_undo", "with a blindfold nothing is taken back")
    own = [at for at, player in enumerate(table.plies) if player == seat]
    require(bool(own) and own[-1] >= table.round_from, "no_undo", "there is nothing to take back")
    since = {player for player in table.plies[own[-1] + 1 :] if player}
    others = [
        player
        for player in since
        if table.seats[player - 1].people and not table.seats[player - 1].holds(by)
    ]
    require(not others, "no_undo", "another player has moved since")
    shown = any("!" in token for token in match.moves[own[-1] :])
    require(not shown, "no_undo", "an announcement cannot be taken back")
    return own[-1]


def accepted(table: Table, event: Accepted, now: int) -> Table:
    """A seat consents; with the last consent it is done."""
    held_seat(table, event.seat, event.by)
    offer = open_offer(table, event.offer)
    require(event.seat in offer.waiting, "no_offer", "nothing waits for this seat's consent")
    waiting = tuple(seat for seat in offer.waiting if seat != event.seat)
    offer = replace(offer, waiting=waiting)
    after = replace(table, offer=offer)
    return after if waiting else agreed(after, offer, now)


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
    match = match_in_play(table)
    at = ply_to_undo(table, offer.seat, offer.by)
    position = match.position
    for _ in match.moves[at:]:
        assert position.parent is not None
        position = position.parent
    match = replace(match, position=position, moves=match.moves[:at])
    seat = table.seats[offer.seat - 1]
    keys = [person.key for person in seat.people]
    up = keys.index(offer.by) if offer.by in keys else seat.up
    after = replace(table, match=match, plies=table.plies[:at], changed=table.seq + 1)
    return ticking(placed(after, offer.seat, replace(seat, up=up)), now)
