"""Endings of games among more than two: every line of play, in batches, as far as it matters.

What a player can force against all others is between two bounds. Where a round has ended they are
the same; a position of the player is worth the best of what follows, one of the others the worst.
All positions after the same number of plies are played on together, but only those on which it
still depends what an action at the beginning is worth.
"""

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from quatuor.game import Game, Position
from quatuor.lab.positions import placed
from quatuor.lab.state import Integers, Truths
from quatuor.search.analysis import Analysis
from quatuor.search.claims import must_claim
from quatuor.search.value import Value, of_plies

PLIES = 7
"""No position can come back twice within so many plies, so that none is a draw by repetition."""
OPEN = -2
"""What a ply is worth that does not end the round."""


def apply_to(game: Game) -> bool:
    """Whether more than two sides play, and a line wins by itself."""
    return game.players > 2 and not game.options.get("partners") and not must_claim(game)


def analysis(position: Position, words: Integers, most: int) -> Analysis:
    """What trying so many plies out of a position proves; the words are those of its state."""
    player = position.to_move or 1
    bounds = outcomes(position.game, words, player, most)
    found = {token: Value(player, *proved) for token, proved in bounds.items()}
    values = dict(sorted(found.items(), key=lambda item: -item[1].worth))
    return Analysis(of_plies(values.values()), values, (next(iter(values)),), "endings", 0.0)


class Layer(NamedTuple):
    """The plies out of some positions that are all equally far from the beginning."""

    words: Integers
    """[N, W] Different positions."""
    mover: Integers
    low: Integers
    """[N] The bounds of what they are worth."""
    high: Integers
    played: Integers
    """[N] Where the plies of each that has been played on begin; -1 for the others."""
    ends: Integers
    """[E] What each ply is worth where it ends the round."""
    leads: Integers
    """[E] The position of the next layer to which it leads, if it does not."""


def outcomes(game: Game, words: Integers, player: int, most: int) -> dict[str, tuple[int, int]]:
    """What each legal ply of a position is worth at least and at most to the player to move.

    No more than about so many plies are tried.
    """
    first = placed(game, words[None], np.array([player]))
    layers = [_unplayed(first.words, first.mover)]
    asked, tried, each = np.ones(1, dtype=np.bool_), 0, 1
    while asked.any() and len(layers) <= PLIES and tried + asked.sum() * each <= most:
        rows = np.flatnonzero(asked)
        layers[-1:] = _children(game, layers[-1], rows, player)
        plies = len(layers[-2].ends)
        tried, each = tried + plies, plies // len(rows)
        _back_up(layers, player)
        asked = _open(layers)
    low, high = (bounds.tolist() for bounds in _plies(layers[0], layers[1]))
    tokens = (first.environment.tokens[action] for action in np.flatnonzero(first.mask[0]))
    return dict(zip(tokens, zip(low, high, strict=True), strict=True))


def _unplayed(words: Integers, mover: Integers) -> Layer:
    none = np.empty(0, dtype=np.int64)
    size = len(words)
    return Layer(words, mover, np.full(size, -1), np.full(size, 1), np.full(size, -1), none, none)


def _children(game: Game, layer: Layer, rows: Integers, player: int) -> tuple[Layer, Layer]:
    """The layer with all plies out of some of its positions, and the next one."""
    s = placed(game, layer.words[rows], layer.mover[rows])
    at, actions = np.nonzero(s.mask)
    before = placed(game, layer.words[rows[at]], layer.mover[rows[at]])
    after = before.environment.step(before, actions, auto_reset=False)
    over = after.done
    ends = np.where(over, np.sign(after.reward[:, player - 1]), OPEN).astype(np.int64)
    keys = np.column_stack([after.mover[~over], after.words[~over]])
    found, where = np.unique(keys, axis=0, return_inverse=True)
    leads = np.full(len(at), -1)
    leads[~over] = where.reshape(-1)
    played = np.full(len(layer.words), -1)
    played[rows] = np.searchsorted(at, np.arange(len(rows)))
    following = _unplayed(np.ascontiguousarray(found[:, 1:]), found[:, 0].copy())
    return layer._replace(played=played, ends=ends, leads=leads), following


def _plies(layer: Layer, following: Layer) -> tuple[Integers, Integers]:
    """The bounds of every ply of a layer."""
    if not len(following.words):
        return layer.ends, layer.ends
    ended = layer.leads < 0
    low, high = following.low[layer.leads], following.high[layer.leads]
    return np.where(ended, layer.ends, low), np.where(ended, layer.ends, high)


def _back_up(layers: list[Layer], player: int) -> None:
    """Bring the bounds of all layers in line with those of what follows, the last one first."""
    for layer, following in zip(layers[-2::-1], layers[:0:-1], strict=True):
        rows = np.flatnonzero(layer.played >= 0)
        own = layer.mover[rows] == player
        for bounds, worth in zip(layer[2:4], _plies(layer, following), strict=True):
            best, worst = (
                extreme.reduceat(worth, layer.played[rows]) for extreme in (np.maximum, np.minimum)
            )
            bounds[rows] = np.where(own, best, worst)


def _open(layers: list[Layer]) -> Truths:
    """The positions of the last layer on which it still depends what an action is worth."""
    asked: Any = np.ones(1, dtype=np.bool_)
    for number, (layer, following) in enumerate(pairwise(layers)):
        wanted = asked if number == 0 else asked & (layer.low < layer.high)
        rows = np.flatnonzero(layer.played >= 0)
        counts = np.diff(np.append(layer.played[rows], len(layer.ends)))
        leads = layer.leads[np.repeat(wanted[rows], counts)]
        asked = np.zeros(len(following.words), dtype=np.bool_)
        asked[leads[leads >= 0]] = True
    return np.asarray(asked & (layers[-1].low < layers[-1].high), dtype=np.bool_)
