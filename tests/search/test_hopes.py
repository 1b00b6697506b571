"""The cube: what players may hope for is judged, and that a threat is overlooked is hoped for."""

import numpy as np
import pytest

from quatuor.compiler.bits import lowest
from quatuor.game import Game
from quatuor.search.limit import Limit
from quatuor.search.mcts import HAZY, PLAYER, SHARP, search
from quatuor.search.mcts.hopes import drawn_winner, glanced_hopes, hopes, share_win
from quatuor.search.mcts.stakes import HOPED, WIN, stakes_of
from quatuor.search.specialise import rules_for


def test_whoever_has_more_open_lines_wins_more_of_the_lots() -> None:
    state = Game("q4", players=3).start().play("1a1 2b1 4d4 1b2 2b3 4d3").state
    hoped = hopes(rules_for("q4", state), state)
    assert hoped[0] > hoped[2] > 0
    assert hoped[3] == 0
    wins, lot = [0, 0, 0], 12345
    for _ in range(2000):
        over, lot = drawn_winner(hoped, 1, 3, lot)
        wins[lowest(over & 15)] += 1
    assert wins[0] > wins[2] > 0
    assert sum(wins) == 2000


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        (Game("q4"), "1a1 2b1 1b1 2b3"),
        (Game("q4", players=3), "1a1 2b1 4d4 1b2 2b3 4d3"),
        (Game("q4", players=4, partners=True), "1a1 2b1 4d4 3c2 1b2 2b3"),
    ],
    ids=str,
)
def test_a_win_is_shared_by_chances_as_the_lots_would_have_it(game: Game, moves: str) -> None:
    state, stakes = game.start().play(moves).state, stakes_of(game)
    hoped, mover = hopes(rules_for("q4", state), state), game.rules.mover(state)
    shared, drawn = np.zeros(4), np.zeros(4)
    lot = other = 12345
    for _ in range(4000):
        lot = share_win(hoped, mover, stakes, lot)
        assert sum(stakes.gains[HOPED]) == WIN
        shared += stakes.gains[HOPED].tolist()
        over, other = drawn_winner(hoped, mover, game.players, other)
        drawn[stakes.side[lowest(over & 15) + 1]] += WIN
    assert shared / 4000 == pytest.approx(drawn / 4000, abs=2.0)


def test_a_three_is_worth_less_when_two_can_block_it_but_not_at_first_sight() -> None:
    moves = "1a1 2b1 4d4 1b1 2b3 4d3 1c1 3a1 3b4"
    three = Game("q4", players=3).start().play(moves).state
    g = rules_for("q4", three)
    assert hopes(g, three)[0] < glanced_hopes(g, three)[0]
    assert hopes(g, three)[1:3] == glanced_hopes(g, three)[1:3]
    two = Game("q4").start().play("1a1 2b1 1b1 2b3 1c1 3a1").state
    assert hopes(rules_for("q4", two), two) == glanced_hopes(rules_for("q4", two), two)


def test_whoever_judges_at_first_sight_strays_more() -> None:
    position = Game("q4").start().play("1a1 2b1 1b2 2b3")
    spread = {}
    for tuning in (SHARP, HAZY):
        found = [search(position, Limit(nodes=400), 16, seed=k, tuning=tuning) for k in range(12)]
        spread[tuning] = np.std([one.plies[0].scores[0] for one in found])
    assert spread[HAZY] > 2 * spread[SHARP]


def test_who_plays_among_three_hopes_that_a_threat_is_overlooked_who_judges_does_not() -> None:
    position = Game("q4", players=3).start().play("1a1 2b1 4d4 1b1 2b3 4d3")
    judged = search(position, Limit(nodes=4000), 16, seed=1, tuning=SHARP)
    played = search(position, Limit(nodes=4000), 16, seed=1, tuning=PLAYER)
    hoped, sober = ({p.token: p.scores[0] for p in one.plies} for one in (played, judged))
    assert max(hoped["1c1"], hoped["1d1"]) > max(sober["1c1"], sober["1d1"]) + 0.02
    assert played.best in ("1c1", "1d1"), "it makes a three"


@pytest.mark.parametrize("game", [Game("q4"), Game("foursenses", players=3)], ids=str)
def test_nobody_slips_where_two_play_or_lines_are_everybodys(game: Game) -> None:
    judged = search(game.start(), Limit(nodes=500), 16, seed=1, tuning=SHARP)
    assert search(game.start(), Limit(nodes=500), 16, seed=1, tuning=PLAYER).plies == judged.plies


def test_where_playouts_say_enough_nobody_has_hopes() -> None:
    state = Game("puissance4").start().play("4 4").state
    assert hopes(rules_for("puissance4", state), state) == (0, 0, 0, 0)
