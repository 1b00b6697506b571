"""The checker: is a puzzle what it says it is? It plays everything out by the rules alone.

It shares nothing with what made the puzzle: no engine, no search of ours, no measure of worth. It
knows only which plies are legal, what they lead to, and how rounds end.

A win must be reached within the plies that the puzzle names, whatever the others reply; and at each
step every other ply must fail to do so, or the round must be won there and then. What holds must
hold against every reply within those plies, and every other ply must lose. The most points must be
more than any other ply can get.
"""

from typing import Any

from quatuor.errors import BadRecord, QuatuorError
from quatuor.players.puzzles.puzzle import Puzzle

LONGEST_WITH_REPETITION = 5
"""Plies in which no position can come for the third time that has not come twice before."""


def check(puzzle: Puzzle) -> None:
    """Raise `BadRecord` with the reason unless the puzzle is proved by its own positions."""
    try:
        end = puzzle.position.play(puzzle.solution)
    except QuatuorError as error:
        raise BadRecord(f"puzzle {puzzle.id}: {error}") from None
    if not puzzle.solution or puzzle.position.to_move is None:
        raise BadRecord(f"puzzle {puzzle.id} asks for nothing")
    _check_repetition(puzzle)
    proof = Proof(puzzle)
    steps = list(end.line())[len(puzzle.solution) :: -1]
    for number, token in enumerate(puzzle.solution):
        position = steps[number]
        if position.to_move is not None and proof.own(position.to_move):
            proof.only(position.state, puzzle.plies - number, token)
    proof.everywhere(puzzle.position.state, puzzle.plies)
    if puzzle.asked.first_only:
        proof.no_answer(end.state)
    elif proof.asks == "win" and puzzle.solver not in _winners(proof.rules.over(end.state)):
        raise BadRecord(f"puzzle {puzzle.id}: its line does not win")


def _check_repetition(puzzle: Puzzle) -> None:
    """Refuse what the search could misjudge: it does not count how often positions have come."""
    position = puzzle.position
    if not position.game.rules.can_repeat(position.state):
        return
    keys = [before.repetition_key for before in position.line() if before.repetition_key]
    if len(set(keys)) < len(keys) or puzzle.plies > LONGEST_WITH_REPETITION:
        raise BadRecord(f"puzzle {puzzle.id}: a position could come for the third time")


def _winners(over: int) -> list[int]:
    return [player for player in (1, 2, 3, 4) if over & 15 & 1 << (player - 1)]


class Proof:
    """Brute force over the rules of one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.rules, self.game = puzzle.position.game.rules, puzzle.position.game
        self.asks = puzzle.asked.objective.value
        self.results: dict[tuple[Any, int], int] = {}
        self.tried: dict[bool, list[int]] = {True: [], False: []}

    def own(self, player: int) -> bool:
        """Whether a player plays for the solver."""
        step = 2 if self.game.options.get("partners") else self.game.players
        return (player - self.puzzle.solver) % step == 0

    def fail(self, why: str) -> None:
        """The puzzle is not what it says."""
        raise BadRecord(f"puzzle {self.puzzle.id}: {why}")

    def end(self, state: Any) -> int:
        """What the solver has reached where the proof looks no further."""
        won = _winners(self.rules.over(state))
        if self.asks == "win":
            return int(any(map(self.own, won)))
        if self.asks == "hold":
            return int(not won or any(map(self.own, won)))
        points = list(self.rules.scores(state, [0] * self.game.players))
        if self.rules.over(state):
            extra = self.rules.points(state, self.game.options)
            points = [a + b for a, b in zip(points, extra, strict=True)]
        own = points.pop(self.puzzle.solver - 1)
        return own - max(points)

    def reached(self, state: Any, plies: int) -> int:
        """What the solver reaches from here within so many plies, whatever the others do."""
        if not plies or self.rules.over(state):
            return self.end(state)
        key = (state, plies)
        if key not in self.results:
            self.results[key] = self.best(state, plies)
        return self.results[key]

    def best(self, state: Any, plies: int) -> int:
        """The best for whoever is to move; plies that were good elsewhere are tried first."""
        own = self.own(self.rules.mover(state))
        legal = self.rules.every(self.rules.legal(state))
        first = [ply for ply in self.tried[own] if ply in legal]
        ends = [] if self.asks == "points" else [int(own)]
        found: list[int] = []
        for ply in [*first, *(ply for ply in legal if ply not in first)]:
            found.append(self.reached(self.rules.play(state, ply), plies - 1))
            if found[-1] in ends:
                self.remember(own, ply)
                break
        return max(found) if own else min(found)

    def remember(self, own: bool, ply: int) -> None:
        """Try this ply first next time."""
        last = self.tried[own]
        if ply in last:
            last.remove(ply)
        last.insert(0, ply)
        del last[8:]

    def only(self, state: Any, plies: int, token: str) -> None:
        """Complain unless the token is the only ply that reaches what can be reached."""
        legal = self.rules.every(self.rules.legal(state))
        results = {ply: self.reached(self.rules.play(state, ply), plies - 1) for ply in legal}
        most = max(results.values())
        right = [self.rules.TOKENS[ply] for ply, result in results.items() if result == most]
        if self.puzzle.asked.any_claim and token in right:
            right = [other for other in right if not other.endswith("!")] + [token]
        if right != [token]:
            self.fail(f"{token} is not the only answer: {', '.join(right[:5])}")
        if self.asks != "points" and (most != 1 or min(results.values()) != 0):
            self.fail(f"{token} does not decide it")

    def everywhere(self, state: Any, plies: int) -> None:
        """For a win: complain where some reply leaves several plies that keep it, none at once."""
        if self.asks != "win" or self.puzzle.asked.any_claim or self.rules.over(state):
            return
        legal = self.rules.every(self.rules.legal(state))
        if not self.own(self.rules.mover(state)):
            for ply in legal:
                self.everywhere(self.rules.play(state, ply), plies - 1)
        elif not self.reached(state, 1):
            after = [self.rules.play(state, ply) for ply in legal]
            right = [following for following in after if self.reached(following, plies - 1)]
            if len(right) != 1:
                self.fail(f"after some reply {len(right)} plies are right")
            self.everywhere(right[0], plies - 1)

    def no_answer(self, state: Any) -> None:
        """Complain unless every answer lets the solver win with the next ply."""
        for ply in self.rules.every(self.rules.legal(state)):
            following = self.rules.play(state, ply)
            if self.rules.over(following) or not self.reached(following, 1):
                self.fail(f"{self.rules.TOKENS[ply]} answers it")
