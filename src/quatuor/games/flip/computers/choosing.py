"""What the computer aims at, which token it takes, and what it chooses when a token asks it.

For every place in which a throw can end it looks at the trays as they would be then, and takes the
target whose landings are worth most on average, with the hand it has. The lower levels misjudge,
and care less about what the other is up to.
"""

import random
from dataclasses import dataclass

import numpy as np

from quatuor.game import Position
from quatuor.games.flip import pro as flip_pro
from quatuor.games.flip.computers.landings import landings
from quatuor.games.flip.computers.worth import Values, values
from quatuor.games.flip.pro import DOUBLE_CHANCE, KINDS, NO_CHOICE, Turns, throw_of
from quatuor.games.flip.race import Race
from quatuor.games.flip.trays import CELLS, Stacks, in_majority, on_top
from quatuor.players.levels import Level, level_of

MISJUDGES = 12.0
"""How far a judgement strays for each unit of a level's noise."""
ANOTHER_THROW = 4.0
"""What the extra throw of a double chance is worth."""
SPARED = 1.0
"""What a power token must gain to be thrown now rather than later."""


@dataclass(frozen=True)
class Aim:
    """What a player wants to throw, and where."""

    cell: str
    kind: str = "N"


def aim(position: Position, seat: int, level: str, rng: random.Random) -> Aim:
    """The target that this level takes, and in pro the token."""
    state, knows = position.state, level_of(level)
    shares = landings(level, seat)
    if isinstance(state, Race):
        expected = shares @ after_race(
            state, seat, knows, points=position.game.options["mode"] != "basic"
        )
        return Aim(CELLS[_best(expected, knows, rng)])
    assert isinstance(state, Turns)
    best: list[tuple[float, Aim]] = []
    for kind, left in enumerate(state.stocks[seat - 1]):
        if left:
            expected = shares @ after_turn(state, seat, kind, knows) - (SPARED if kind else 0.0)
            at = _best(expected, knows, rng)
            best.append((float(expected[at]), Aim(CELLS[at], KINDS[kind])))
    return max(best, key=lambda one: one[0])[1]


def _best(expected: Values, level: Level, rng: random.Random) -> int:
    """The target that seems best."""
    noise = np.array([rng.gauss(0, MISJUDGES * level.noise) for _ in CELLS])
    return int(np.argmax(expected + noise))


def after_race(state: Race, seat: int, level: Level, points: bool) -> Values:
    """What the trays are worth after a landing in each of the places; a top token controls."""
    control = np.array([on_top(stack) for stack in state.stacks])
    boards = np.tile(control, (len(CELLS) + 2, 1))
    cells = np.arange(len(CELLS))
    boards[cells, cells] = seat
    return values(boards, seat, level.their_lines, points)


def after_turn(state: Turns, seat: int, kind: int, level: Level) -> Values:
    """What the trays are worth after a token of a kind has landed in each of the places."""
    groups = [boards_after(state, kind, cell) for cell in range(len(CELLS))]
    nothing = [state.stacks]
    boards = np.array([_control(s) for group in (*groups, nothing, nothing) for s in group])
    looked = values(boards, seat, level.their_lines, points=True)
    ends = np.cumsum([len(group) for group in groups])
    best = [part.max() for part in np.split(looked, [*ends, ends[-1] + 1])]
    if kind == DOUBLE_CHANCE:
        best[: len(CELLS)] = [worth + ANOTHER_THROW for worth in best[: len(CELLS)]]
    return np.array(best)


def _control(stacks: Stacks) -> list[int]:
    return [in_majority(stack) for stack in stacks]


def boards_after(state: Turns, kind: int, cell: int) -> list[Stacks]:
    """How the trays may look after the mover's token has landed and its power has acted."""
    after = flip_pro.play(state, throw_of(state.mover, kind, cell))
    if after.choice == NO_CHOICE:
        return [after.stacks]
    return [flip_pro.play(after, ply).stacks for ply in flip_pro.legal(after)]


def choose(position: Position, level: str) -> str:
    """What to remove with a line out or a cell out: whatever leaves the best trays."""
    state = position.state
    assert isinstance(state, Turns)
    boards = [position.play(token).state.stacks for token in position.legal]
    looked = values(
        np.array([_control(stacks) for stacks in boards]),
        state.mover,
        level_of(level).their_lines,
        points=True,
    )
    return position.legal[int(np.argmax(looked))]
