"""The plainest search there is, on positions as the library shows them: every line, to its end.

It knows nothing of tables, bounds or orders, and history is in the position itself, so what it says
about repetition is what the rules say. For late positions only.
"""

import random
from collections.abc import Iterator

from quatuor.game import Game, Position


def result(position: Position, side: frozenset[int]) -> int:
    """What the players of `side` can force against all others: 1, 0 or -1."""
    if position.outcome:
        winners = position.outcome.winners
        return 0 if not winners else 1 if side & set(winners) else -1
    ours = position.to_move in side
    best = -2 if ours else 2
    for token in position.legal:
        value = result(position.play(token), side)
        best = max(best, value) if ours else min(best, value)
        if best == (1 if ours else -1):
            break
    return best


def side_of(position: Position) -> frozenset[int]:
    """The player to move, with the partner if there is one."""
    player = position.to_move
    assert player is not None
    partner = (player + 1) % 4 + 1
    return frozenset({player, partner} if position.game.options.get("partners") else {player})


def late_positions(game: Game, count: int, seed: int, most: int = 400) -> Iterator[Position]:
    """Positions of random rounds from which at most so many lines can be played."""
    chance = random.Random(seed)
    for _ in range(count):
        position, line = game.start(), []
        while not position.outcome:
            line.append(position)
            position = position.play(chance.choice(position.legal))
        found = line.pop()
        while line and small(line[-1], most):
            found = line.pop()
        if small(found, most):
            yield found


def small(position: Position, most: int) -> bool:
    """Whether the tree below a position has at most so many nodes."""
    stack, nodes = [position], 0
    while stack and nodes <= most:
        at = stack.pop()
        nodes += 1
        if len(at.legal) + nodes > most:
            return False
        stack.extend(at.play(token) for token in at.legal)
    return nodes <= most
