"""A stored proof as something to play by: how far from the win each position in it is.

The proof of `pop_out` holds one ply for each position in which the attacker, who starts, has a
choice. Walking through it once tells how many plies each of those positions is from the win; the
positions between them follow from the rules. The mirror image of a position is as good.
"""

from functools import cache
from typing import Any

from quatuor.game import Game, Position
from quatuor.games.puissance4.position_index import encode, mirrored
from quatuor.rules.endings import winners
from quatuor.search.proofs import shipped
from quatuor.search.proofs.tree import LONGEST, book, walk
from quatuor.search.specialise import rules_for

NAME = "pop_out"
WHO_MOVES = 1
"""The bit of a code that names the player to move: in all that are kept the attacker."""


def covers(game: Game) -> bool:
    """Whether the proof is about this game."""
    options = game.options
    return (
        game.name == "puissance4"
        and options["pop_out"] is True
        and options["both_lines"] == "mover"
        and not (options["power"] or options["five"])
    )


@cache
def distances() -> dict[int, int]:
    """Plies to the win, at most, for each position in which the attacker chooses."""
    proof = shipped(NAME)
    start, been = proof.start, book(len(proof.choices) + 1)
    g = rules_for(proof.game.name, start.state)
    walk(g, start.state, proof.player, proof.choices, been, LONGEST)
    kept = zip(been.codes.tolist(), been.plies.tolist(), strict=True)
    return {code & ~WHO_MOVES: plies for code, plies in kept if code}


def wins_known(position: Position) -> dict[str, int]:
    """For each ply from which the attacker's win is proved, in how many plies it comes at most."""
    attacker, rules = attacker_of(position), position.game.rules
    found = {}
    for token, ply in zip(position.legal, position.plies, strict=True):
        left = _left(rules, rules.play(position.state, ply), attacker)
        if left is not None:
            found[token] = left + 1
    return found


def attacker_of(position: Position) -> int:
    """Who started the round."""
    *_, first = position.line()
    return int(position.game.rules.mover(first.state))


def repeats(position: Position) -> bool:
    """Whether a position has come twice: then the third time, a draw, might be in the way."""
    been = [
        before.repetition_key for before in position.line() if before.repetition_key is not None
    ]
    return len(set(been)) < len(been)


def _left(rules: Any, s: Any, attacker: int) -> int | None:
    """Plies until the attacker has won, at most; None where the proof does not say."""
    if rules.over(s):
        return 0 if attacker in winners(rules.over(s)) else None
    after = [rules.play(s, ply) for ply in rules.every(rules.legal(s))]
    if rules.mover(s) != attacker:
        answers = [_left(rules, t, attacker) for t in after]
        return None if None in answers else 1 + max(filter(None, answers), default=0)
    if any(attacker in winners(rules.over(t)) for t in after):
        return 1
    code = encode(s, fold=False) & ~WHO_MOVES
    return distances().get(code, distances().get(mirrored(code)))
