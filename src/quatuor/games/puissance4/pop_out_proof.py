"""The stored proof that player 1 wins with pop_out, as something to play by.

The proof holds one ply for each position in which the attacker, who starts, has a choice. Walking
through it once tells how many plies each of those positions is from the win; the positions between
them follow from the rules. The mirror image of a position is as good.
"""

from functools import cache
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

from quatuor.compiler import zeros
from quatuor.compiler.arrays import UINT8
from quatuor.game import Game, Position
from quatuor.games.puissance4.position_index import encode, mirrored
from quatuor.rules.endings import winners
from quatuor.search.analysis import Analysis
from quatuor.search.limit import Stop
from quatuor.search.proofs import Proof, forced_win, read, tree
from quatuor.search.request import SearchRequest
from quatuor.search.specialise import rules_for
from quatuor.search.value import Value

FILE = Path(__file__).with_name("pop_out.proof")
WHO_MOVES = 1
"""The bit of a key that names the player to move: in all that are kept the attacker."""


class StoredProof:
    """Positions of the stored proof, looked up; it searches no nodes."""

    name = "proof"
    nodes_per_simulation = 1
    obeys_depth = False

    def supports(self, game: Game) -> str | None:
        """The plain game with pop_out."""
        options = game.options
        plain = options["both_lines"] == "mover" and not (options["power"] or options["five"])
        return None if options["pop_out"] and plain else f"there is no stored proof of {game!r}"

    def analyze(self, request: SearchRequest) -> Analysis | None:
        """What the proof says; None where it says nothing, or not of all that matters."""
        position = request.position
        if repeats(position):
            return None
        started, player = perf_counter(), position.to_move or 1
        attacks = player == attacker_of(position)
        wins = wins_known(position)
        if not wins or not (attacks or len(wins) == len(position.legal)):
            return None
        result = Value.win if attacks else Value.loss
        values = {token: result(player, plies, fastest=False) for token, plies in wins.items()}
        values = dict(sorted(values.items(), key=lambda item: -item[1].worth))
        token, value = next(iter(values.items()))
        seconds = request.limit.seconds
        until = inf if seconds is None else started + seconds
        line = principal_variation(position, request.stop, until) if request.every else ()
        return Analysis(value, values, line or (token,), self.name, perf_counter() - started)

    def compile(self, game: Game) -> None:
        """What finds, writes and checks a proof, on none."""
        state, memory, visited = game.start().state, forced_win.memory(4), tree.visited_set(1)
        g = rules_for(game.name, state)
        forced_win.can_force_win(g, state, 1, 1, memory)
        tree.record_choices(g, state, 1, 1, memory, zeros(0, UINT8), visited)
        tree.walk(g, state, 1, zeros(1, UINT8), visited, 0)


STORED_PROOF = StoredProof()


def shipped() -> Proof:
    """The proof that comes with the program."""
    return read(FILE)


def principal_variation(position: Position, stop: Stop, until: float) -> tuple[str, ...]:
    """How the round ends by the proof: the attacker hurries, the other side delays."""
    attacker = attacker_of(position)
    line: list[str] = []
    while position.outcome is None and perf_counter() < until and not stop.is_set:
        wins = wins_known(position)
        choose = min if position.to_move == attacker else max
        line.append(choose(wins, key=lambda token: wins[token]))
        position = position.play(line[-1])
    return tuple(line)


@cache
def distances() -> dict[int, int]:
    """Plies to the win, at most, for each position in which the attacker chooses."""
    proof = shipped()
    start, visited = proof.start, tree.visited_set(len(proof.choices) + 1)
    g = rules_for(proof.game.name, start.state)
    tree.walk(g, start.state, proof.player, proof.choices, visited, tree.LONGEST)
    kept = zip(visited.keys.tolist(), visited.plies.tolist(), strict=True)
    return {key & ~WHO_MOVES: plies for key, plies in kept if key}


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
    """Whether a position has come twice: a third time, which draws, might be in the way."""
    visited = [
        before.repetition_key for before in position.line() if before.repetition_key is not None
    ]
    return len(set(visited)) < len(visited)


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
    key = encode(s, fold=False) & ~WHO_MOVES
    return distances().get(key, distances().get(mirrored(key)))
