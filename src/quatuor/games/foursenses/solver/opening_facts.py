"""What is proved about the first plies of foursenses, so that nobody has to search for minutes.

Player 2 holds the draw with the opposite answer to every first ply, player 1 with a double in the
corner and the plies below. They were found by search; `quatuor prove foursenses` proves them.
"""

from quatuor.compiler.bits import bits
from quatuor.game import Game
from quatuor.games.foursenses.rules import TOKENS, State
from quatuor.games.foursenses.solver.position_key import position_key
from quatuor.games.foursenses.solver.safe_moves import safe_moves
from quatuor.games.foursenses.solver.search import after, opposite

FIRST = "DSa1"
THEN = {
    "DHd4": "Sb2",
    "DSb1": "DHb2",
    "DSc1": "DSc3",
    "DSd1": "Sa2",
    "DSb2": "Sb1",
    "DSd4": "Sd1",
    "DHb1": "DHb2",
    "DHc1": "DSc3",
    "DHd1": "Sb2",
    "DHc3": "DSc1",
    "Sc1": "Sc3",
    "Sd4": "DSd4",
    "DSc2": "Sd1",
    "DSd2": "Sd1",
    "DSd3": "Sc3",
    "DHc2": "Sc3",
    "DHd2": "DSc3",
    "DHd3": "Sb3",
    "Sd3": "DSc3",
    "Hb1": "DHb2",
    "Hc1": "DHb2",
    "Hd1": "DHc1",
    "Hb2": "DSb2",
    "Hd2": "Sb2",
    "Hd3": "DHc3",
    "Hd4": "DSd4",
}
"""The third ply of the round, by the second; in the order in which they are best searched.

The answers that are missing lead, with one ply more, to positions that these lead to as well."""


def start() -> State:
    """The empty board."""
    state: State = Game("foursenses").start().state
    return state


def opened() -> State:
    """The board after player 1's double in the corner."""
    return after(start(), TOKENS.index(FIRST))


def different(s: State) -> list[int]:
    """The safe plies, one of each that are the same but for how one looks at the board."""
    found = {position_key(after(s, ply)): ply for ply in reversed(bits(safe_moves(s)))}
    return sorted(found.values())


def copied() -> dict[int, State]:
    """The board after each first ply and the opposite answer, by the first ply."""
    begun = {ply: after(start(), ply) for ply in different(start())}
    return {ply: after(s, opposite(ply)) for ply, s in begun.items()}


def answered() -> dict[str, State]:
    """The board after the double in the corner and each answer."""
    return {TOKENS[ply]: after(opened(), ply) for ply in different(opened())}


def third() -> dict[str, State]:
    """The board after player 1's stored reply to an answer."""
    boards = answered()
    return {answer: after(boards[answer], TOKENS.index(ply)) for answer, ply in THEN.items()}


def second_holds() -> set[int]:
    """Keys of positions in which player 2 has at least a draw."""
    begun = [after(start(), ply) for ply in different(start())]
    return {position_key(s) for s in (start(), *begun, *copied().values())}


def first_holds() -> set[int]:
    """Keys of positions in which player 1 has at least a draw."""
    return {position_key(s) for s in (start(), opened(), *answered().values(), *third().values())}
