"""Datasets are different positions with what is proved of them, written and read."""

import io
from pathlib import Path

import numpy as np
import pytest

import quatuor as q
from quatuor import lab
from quatuor.lab.datasets import sampled


def made(seed: int = 1) -> lab.Dataset:
    return lab.dataset("plus4", positions=60, plies=(3, 12), seed=seed, discs=5)


def test_a_dataset_says_of_different_positions_what_the_oracle_says() -> None:
    found = made()
    assert 50 <= len(found) == found.card["positions"] <= 60
    assert len(np.unique(found.words, axis=0)) == len(found)
    assert set(found.plies.tolist()) == set(range(3, 13))
    values, best = lab.oracle("plus4", discs=5).solve(found.words)
    assert np.array_equal(values, found.values, equal_nan=True)
    assert np.array_equal(best, found.best)
    assert found.card["proved"] == len(found)
    assert (found.best <= found.state().mask).all()
    assert (found.state().mover > 0).all()
    first = found.state().environment.position(found.state(), 0)
    assert first.game == q.Game("plus4", discs=5)


def test_a_position_that_comes_again_later_is_in_a_dataset_once() -> None:
    words, _ = sampled(q.Game("puissance4", pop_out=True), 20, (0, 8), seed=1)
    assert len(np.unique(words, axis=0)) == len(words) > 100


def test_a_dataset_is_read_as_it_was_written(tmp_path: Path) -> None:
    found = made()
    found.save(tmp_path / "some.npz")
    back = lab.load_dataset(tmp_path / "some.npz")
    assert back.card == found.card
    for name in ("words", "plies", "values", "best"):
        assert np.array_equal(getattr(back, name), getattr(found, name))
        assert getattr(back, name).dtype == getattr(found, name).dtype
    assert np.array_equal(made().words, found.words)
    assert not np.array_equal(made(2).words, found.words)


def test_what_is_no_dataset_is_refused() -> None:
    with pytest.raises(q.BadRequest, match="this file is no dataset of the lab"):
        lab.load_dataset(io.BytesIO(b"nothing"))
    state = io.BytesIO()
    env = lab.make("plus4")
    env.save(env.reset(), state)
    state.seek(0)
    with pytest.raises(q.BadRequest, match="this file is no dataset of the lab"):
        lab.load_dataset(state)
    with pytest.raises(q.BadRequest, match=r"no random round of .* lasts for 4 plies"):
        lab.dataset("plus4", positions=5, plies=(4, 9), discs=2)
    with pytest.raises(q.BadRequest, match=r"plies are the fewest and the most.*\(9, 3\) and 5"):
        lab.dataset("plus4", positions=5, plies=(9, 3))
