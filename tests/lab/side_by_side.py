"""A batch of an environment and the same games in the library, compared ply by ply."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import quatuor as q
from quatuor import lab
from quatuor.compiler.words import words
from quatuor.games.registry import part
from quatuor.rules.options import holds
from tests.random_games import label
from tests.settings import SETTINGS, Setting

FURTHER: list[Setting] = [("top10", {"fill": "random"}), ("plus4", {"discs": 1, "first": 2})]
IN_TURN: list[Setting] = [
    (name, options)
    for name, options in [*SETTINGS, *FURTHER]
    if not holds(q.Game(name).rules.DESCRIPTOR.simultaneous, q.Game(name, **options).options)
]
"""Every setting in which players move in turn."""


def kind_of(setting: Setting) -> tuple[object, ...]:
    """What tells settings apart most: the game, its mode, how many play, whether all is dropped."""
    name, options = setting
    return name, *(options.get(option) for option in ("mode", "players", "power"))


LAST_OF_KIND = {kind_of(setting): setting for setting in IN_TURN}
QUICK_AND_SLOW = [
    pytest.param(setting, id=label(setting), marks=() if quick else pytest.mark.slow)
    for setting in IN_TURN
    for quick in [LAST_OF_KIND[kind_of(setting)] is setting]
]
"""All of them, one of each kind among the quick tests and the others among those that take long."""


def made(setting: Setting, **given: Any) -> lab.Environment:
    """An environment of a game with these options."""
    name, options = setting
    return lab.make(name, **{**options, **given})


def words_of(position: q.Position) -> list[int]:
    """The words of a position, as an environment keeps them."""
    found = part(position.game.name, "environment")
    return list(getattr(found, "words_of", words)(position.state))


def starts(env: lab.Environment, s: lab.State) -> list[q.Position]:
    """The positions in which the games of a batch start."""
    return [env.position(s, row) for row in range(env.batch)]


def followers(position: q.Position, token: str) -> list[q.Position]:
    """What can come of an action: one position, or one for every place where a token can land."""
    if token in position.legal:
        return [position.after(token)]
    kind, _, _ = token.partition(":")
    throws = [each for each in position.legal if each.startswith(f"{position.to_move}:{kind}:")]
    assert throws, f"{token} is not legal"
    return [position.after(each) for each in throws]


def pays(position: q.Position) -> list[float]:
    """What the end of a round pays each player."""
    winners = position.outcome.winners if position.outcome else ()
    players = position.game.players
    lost = -len(winners) / (players - len(winners))
    return [
        float(np.float32(1.0 if player in winners else lost if winners else 0.0))
        for player in range(1, players + 1)
    ]


def legal_tokens(env: lab.Environment, mask: Any) -> set[str]:
    """The tokens of the actions of a mask."""
    return {env.tokens[action] for action in np.flatnonzero(mask)}


def aimed(legal: tuple[str, ...]) -> set[str]:
    """The actions that stand for plies: a throw is named by its kind, the landing is left out."""
    return {token.split(":")[1] if ":" in token else token for token in legal}


def same(env: lab.Environment, s: lab.State, row: int, position: q.Position) -> None:
    """One game of a batch is where the library is, and shows and allows the same."""
    assert s.words[row].tolist() == words_of(position)
    assert s.mover[row] == (position.to_move or 0)
    tokens = legal_tokens(env, s.mask[row])
    assert {token.partition(":")[0] for token in tokens} == aimed(position.legal)
    unpacked = np.unpackbits(s.packed_mask[row], bitorder="little")[: env.num_actions]
    assert np.array_equal(unpacked, s.mask[row])
    mover = position.game.rules.mover(position.state)
    shown = env.board(s.observation[row], mover)
    board = position.board
    if isinstance(board, dict):
        board = {cell: "".join(sorted(pile)) for cell, pile in board.items()}
    assert shown == board


Choose = Callable[[lab.State], Any]


def play_along(env: lab.Environment, steps: int, choose: Choose | None = None) -> None:
    """Play, at random unless told, the library beside it; rounds that end begin anew."""
    s = env.reset()
    positions = starts(env, s)
    for _ in range(steps):
        actions = (choose or env.sample)(s)
        s = env.step(s, actions)
        for row, action in enumerate(actions):
            found = followers(positions[row], env.tokens[action])
            positions[row] = reached(env, s, row, found)
            same(env, s, row, positions[row])


def reached(env: lab.Environment, s: lab.State, row: int, found: list[q.Position]) -> q.Position:
    """Which of these positions a game has reached; where its round ended, the next one's first."""
    if s.done[row]:
        assert s.reward[row].tolist() in [pays(one) for one in found if one.outcome]
        return env.position(s, row)
    assert s.reward[row].tolist() == [0.0] * env.players
    now = s.words[row].tolist()
    return next(one for one in found if not one.outcome and words_of(one) == now)


def among(env: lab.Environment, tokens: str, rng: np.random.Generator) -> Choose:
    """Choose one of these tokens at random in every game, any other where none is legal."""
    wanted = [env.tokens.index(token) for token in tokens.split()]

    def choose(s: lab.State) -> list[int]:
        legal = [[at for at in wanted if mask[at]] or np.flatnonzero(mask) for mask in s.mask]
        return [int(rng.choice(actions)) for actions in legal]

    return choose
