"""The classic game against OpenSpiel, move by move."""

import random

import pyspiel

import quatuor as q


def test_random_games_are_the_same_as_in_open_spiel() -> None:
    lots = random.Random(1)
    theirs = pyspiel.load_game("connect_four")
    for _ in range(200):
        position, state = q.Game("puissance4").start(), theirs.new_initial_state()
        while position.outcome is None:
            assert [int(token) - 1 for token in position.legal] == state.legal_actions()
            assert position.to_move == state.current_player() + 1
            drawn = str(state).split()
            assert position.board == [row.replace("x", "1").replace("o", "2") for row in drawn]
            token = lots.choice(position.legal)
            position = position.play(token)
            state.apply_action(int(token) - 1)
        assert state.is_terminal()
        winners = tuple(player + 1 for player, gain in enumerate(state.returns()) if gain > 0)
        assert position.outcome.winners == winners
