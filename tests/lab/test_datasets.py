"""Datasets are different positions with what is proved of them, written and read."""

import io
from pathlib import Path

import numpy as np
import pytest

import quatuor as q
from quatuor import lab
from quatuor.lab.dataset_rounds import Terms, sampled
from quatuor.lab.large_datasets import write_dataset
from tests.cli.run import run


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
    terms = Terms(q.Game("puissance4", pop_out=True), (0, 8), 1, q.Limit(nodes=1))
    words, _ = sampled(terms, 0, 20)
    assert len(np.unique(words, axis=0)) == len(words) > 100


@pytest.mark.parametrize("name", ["some.npz", "some.parquet"])
def test_a_dataset_is_read_as_it_was_written(tmp_path: Path, name: str) -> None:
    found = made()
    found.values[0] = np.nan
    found.save(tmp_path / name)
    back = lab.load_dataset(tmp_path / name)
    assert back.card == found.card
    for part in ("words", "plies", "values", "best"):
        assert np.array_equal(getattr(back, part), getattr(found, part), equal_nan=True)
        assert getattr(back, part).dtype == getattr(found, part).dtype
    assert np.array_equal(made().words, found.words)
    assert not np.array_equal(made(2).words, found.words)


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    cut = tmp_path / "cut.parquet"
    cut.write_bytes(b"PAR1 and no more")
    with pytest.raises(q.BadRequest, match=r"cut\.parquet cannot be read"):
        lab.load_dataset(cut)
    with pytest.raises(q.BadRequest, match="this file is no dataset of the lab"):
        lab.load_dataset(io.BytesIO(b"nothing"))
    state = io.BytesIO()
    env = lab.make("plus4")
    env.save(env.reset(), state)
    state.seek(0)
    with pytest.raises(q.BadRequest, match="this file is no dataset of the lab"):
        lab.load_dataset(state)
    with pytest.raises(q.BadRequest, match=r"no round of .* lasts for 4 plies"):
        lab.dataset("plus4", positions=5, plies=(4, 9), discs=2)
    with pytest.raises(q.BadRequest, match=r"plies are the fewest and the most.*\(9, 3\)"):
        lab.dataset("plus4", positions=5, plies=(9, 3))


TERMS = Terms(q.Game("plus4", discs=5), (3, 12), 1, q.Limit(nodes=20_000))
SIZE = 40
"""Positions of a shard."""


class Interrupted(Exception):
    pass


def test_an_interrupted_dataset_is_gone_on_with_and_is_the_same(tmp_path: Path) -> None:
    whole = write_dataset(tmp_path / "whole.npz", TERMS, 100, size=SIZE)
    assert len(whole) == len(np.unique(whole.words, axis=0)) == 100
    cut = tmp_path / "cut.npz"

    def interrupt(done: int, _most: int) -> None:
        if done > SIZE:
            raise Interrupted

    with pytest.raises(Interrupted):
        write_dataset(cut, TERMS, 100, progress=interrupt, size=SIZE)
    parts = sorted(tmp_path.glob("cut.npz.parts/*.npz"))
    assert [part.name for part in parts] == ["000000.npz", "000001.npz"]
    dates = [part.stat().st_mtime_ns for part in parts]
    with pytest.raises(q.BadRequest, match="was begun with other terms"):
        write_dataset(cut, TERMS, 100, size=SIZE + 1)
    with pytest.raises(Interrupted):
        write_dataset(cut, TERMS, 100, progress=interrupt, size=SIZE)
    assert [part.stat().st_mtime_ns for part in parts] == dates
    again = write_dataset(cut, TERMS, 100, size=SIZE)
    assert np.array_equal(again.words, whole.words)
    assert np.array_equal(again.best, whole.best)
    assert (list(tmp_path.glob("*.parts")), again.card) == ([], whole.card)
    with pytest.raises(q.BadRequest, match="is there already"):
        write_dataset(cut, TERMS, 100)


def test_a_dataset_ends_where_there_are_no_more_positions(tmp_path: Path) -> None:
    terms = Terms(q.Game("plus4"), (0, 1), 0, q.Limit(nodes=1))
    assert len(write_dataset(tmp_path / "all.npz", terms, 100, size=SIZE)) == 5


def test_rounds_of_levels_are_other_rounds(tmp_path: Path) -> None:
    told = {"positions": 20, "plies": (5, 8), "discs": 5}
    levels = lab.dataset("plus4", levels=("first", "easy"), **told)  # type: ignore[arg-type]
    assert levels.card["rounds"] == ["first", "easy"]
    assert not np.array_equal(levels.words, lab.dataset("plus4", **told).words)  # type: ignore[arg-type]


def test_a_cluster_shares_the_work(tmp_path: Path) -> None:
    from distributed import Client, LocalCluster

    cluster = LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None
    )
    with cluster, Client(cluster) as client:
        oracle, found = lab.oracle("plus4", discs=5), made()
        values, best = oracle.solve(found.words, client.get_executor())
        assert np.array_equal(values, found.values)
        assert np.array_equal(best, found.best)
        words = ["dataset", "plus4", "-o", "discs=5", "--positions", "30", "--plies", "3-12"]
        out = tmp_path / "some.parquet"
        ran = run(*words, "--out", str(out), "--cluster", cluster.scheduler_address)
        assert (ran.code, ran.err) == (0, "")
    assert len(lab.load_dataset(out)) == 30


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--positions", "0.5"], "--positions is a whole number such as 1000 or 1e6"),
        (["--positions", "many"], "--positions is a whole number"),
        (["--plies", "8"], "--plies is the fewest and the most, such as 8-35"),
        (["--plies", "9-8"], "plies are the fewest and the most"),
        (["--levels", "grandmaster"], "there is no level 'grandmaster'"),
        (["--out", "some.csv"], "ends in .parquet or .npz"),
        (["--nodes", "0"], "--nodes is 1 to"),
        (["--seed", "-1"], "--seed is a whole number from 0 on"),
    ],
)
def test_a_dataset_that_cannot_be_is_refused_in_one_line(
    tmp_path: Path, words: list[str], told: str
) -> None:
    ran = run("dataset", "plus4", "--out", str(tmp_path / "some.npz"), *words)
    assert ran.code == 2
    assert told in ran.err
    assert not list(tmp_path.iterdir())
