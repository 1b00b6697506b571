"""Oracles speak where a game is proved: a stored proof, tables, and endings of a shifting grid."""

import numpy as np
import pytest

import quatuor as q
from quatuor import lab
from quatuor.compiler.words import words
from tests.search.minimax import late_positions, result, side_of


@pytest.mark.slow
def test_an_oracle_knows_the_stored_proof_of_pop_out() -> None:
    env = lab.make("puissance4", pop_out=True, batch=7)
    solver, s = lab.oracle("puissance4", pop_out=True, threads=1), env.reset()
    values, best = solver.solve(s.words[:1])
    assert values.tolist() == [1.0]
    assert [env.tokens[action] for action in np.flatnonzero(best[0])] == ["4"]
    middle = env.step(s, np.full(7, env.tokens.index("4")))
    answered = env.step(middle, np.arange(7))
    values, best = solver.solve(answered.words)
    assert values.tolist() == [1.0] * 7
    assert best.any(axis=1).all()


def test_an_oracle_knows_the_tables_of_plus4() -> None:
    for both_lines, value in (("draw", 0.0), ("mover", 0.0), ("opponent", 1.0)):
        start = lab.make("plus4", both_lines=both_lines).reset().words
        values, best = lab.oracle("plus4", both_lines=both_lines, threads=1).solve(start)
        assert values.tolist() == [value]
        assert best.any()


def test_an_oracle_says_of_endings_of_top10_what_a_search_of_every_line_says() -> None:
    options: dict[str, object] = {"fill": "random", "target": 2}
    positions = [
        position
        for seed in (1, 2, 3)
        for position in late_positions(q.Game("top10", **options), 8, seed=seed)
    ]
    rows = np.array([words(position.state) for position in positions])
    values, _ = lab.oracle("top10", **options).solve(rows)  # type: ignore[arg-type]
    assert values.tolist() == [result(position, side_of(position)) for position in positions]
    assert set(values.tolist()) == {1.0, -1.0}
