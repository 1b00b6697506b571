"""Oracles say what the solver, the tables and a search of every line say, or nothing."""

import numpy as np
import pytest

import quatuor as q
from quatuor import lab
from quatuor.compiler.words import words
from tests.lab.side_by_side import made
from tests.random_games import label
from tests.search.minimax import late_positions, result, side_of
from tests.settings import Setting

LATE: list[Setting] = [
    ("puissance4", {"five": True}),
    ("plus4", {"discs": 3}),
    ("q4", {"players": 3, "marbles": 1, "move_limit": 1}),
    ("foursenses", {}),
]


@pytest.mark.parametrize("setting", LATE, ids=label)
def test_an_oracle_says_what_a_search_of_every_line_says(setting: Setting) -> None:
    name, options = setting
    positions = list(late_positions(q.Game(name, **options), 6, seed=1))
    solver = lab.oracle(name, **options)  # type: ignore[arg-type]
    values, best = solver.solve(np.array([words(position.state) for position in positions]))
    tokens = made(setting).tokens
    for position, value, row in zip(positions, values, best, strict=True):
        side = side_of(position)
        assert value == result(position, side)
        keeping = {t for t in position.legal if result(position.play(t), side) == value}
        assert {tokens[action] for action in np.flatnonzero(row)} == keeping


@pytest.mark.parametrize("setting", [LATE[0], LATE[3]], ids=label)
def test_the_regret_of_an_action_is_what_it_gives_away(setting: Setting) -> None:
    name, options = setting
    tokens = made(setting).tokens
    played = [
        (position, token)
        for position in late_positions(q.Game(name, **options), 12, seed=1)
        for token in position.legal
    ]
    values, regrets = lab.oracle(name, **options).judge(  # type: ignore[arg-type]
        np.array([words(position.state) for position, _ in played]),
        np.array([tokens.index(token) for _, token in played]),
    )
    assert (regrets > 0).any()
    for (position, token), value, regret in zip(played, values, regrets, strict=True):
        side = side_of(position)
        assert value == result(position, side)
        assert regret == value - result(position.play(token), side)


def middle_of_rounds(seed: int) -> tuple[lab.Environment, lab.State]:
    """Classic rounds after twenty plies, those that have ended included."""
    env = lab.make("puissance4", batch=24, seed=seed)
    s = env.reset()
    for _ in range(20):
        s = env.step(s, env.sample(s), auto_reset=False)
    return env, s


def test_an_oracle_says_what_the_solver_says_and_nothing_of_rounds_that_are_over() -> None:
    env, s = middle_of_rounds(1)
    values, best = lab.oracle("puissance4", threads=2).solve(s.words)
    assert values.dtype == np.float32
    assert best.shape == (24, 7)
    for row in range(24):
        position = env.position(s, row)
        if position.outcome:
            assert np.isnan(values[row])
            assert not best[row].any()
        else:
            assert len(position.moves) == 20
            assert values[row] == q.solve(position).at_least
            assert (best[row] <= s.mask[row]).all()
            assert best[row].any()
    assert 0 < np.isnan(values).sum() < 24


def test_a_position_of_a_batch_has_moves_where_engines_read_them() -> None:
    for five in (False, True):
        env = lab.make("puissance4", five=five, batch=50, seed=2)
        s = env.reset()
        for _ in range(30):
            s = env.step(s, env.sample(s))
            row = s.number
            position = env.position(s, row)
            assert list(words(position.state)) == s.words[row].tolist()
            grid = "".join(line[1:-1] if five else line for line in position.board)
            assert len(position.moves) == 42 - grid.count(".")


def test_what_is_not_proved_is_not_a_number() -> None:
    values, best = lab.oracle("q4", limit=q.Limit(nodes=50)).solve(
        lab.make("q4", batch=2).reset().words
    )
    assert np.isnan(values).all()
    assert not best.any()


def test_an_opponent_is_given_moves_where_engines_read_them() -> None:
    given: list[int] = []

    def first_legal(position: q.Position) -> str:
        given.append(len(position.moves))
        return position.legal[0]

    env = lab.gymnasium("puissance4", opponent=first_legal)
    env.reset(seed=1)
    for action in (1, 3, 4):
        env.step(action)
    assert given == [1, 3, 5]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (np.zeros((2, 3), dtype=np.int64), r"words are int64 \(n, 10\), not int64 \(2, 3\)"),
        (np.zeros((2, 10)), "not float64"),
        (np.zeros(10, dtype=np.int64), r"not int64 \(10,\)"),
        (lab.make("puissance4", pop_out=True).reset().words, "the words of row 0 are no state of"),
    ],
)
def test_words_that_are_no_states_of_the_game_are_refused(given: object, told: str) -> None:
    with pytest.raises(q.BadRequest, match=told):
        lab.oracle("puissance4").solve(given)


def test_actions_of_another_shape_are_not_judged() -> None:
    start = lab.make("plus4").reset().words
    with pytest.raises(q.BadRequest, match=r"actions are whole numbers of shape \(1,\), not int64"):
        lab.oracle("plus4").judge(start, np.array([0, 1]))


def test_a_game_of_chance_has_no_oracle() -> None:
    with pytest.raises(q.BadRequest, match="flip"):
        lab.oracle("flip", mode="pro")
