"""Batched environments play by the rules of the library, whatever the game and its options."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import quatuor as q
from quatuor import lab
from quatuor.compiler import using
from quatuor.games.registry import BUILT_IN, GAMES
from quatuor.lab import threads
from quatuor.lab.pace import Pace
from quatuor.notation import tokens_in
from tests.lab.side_by_side import QUICK_AND_SLOW, among, made, play_along, words_of
from tests.random_games import label
from tests.settings import Setting

seeds = st.integers(0, 2**63 - 1)


CORNERS = "1a1 1b2 1c3 1d1 2a1 2b4 2c4 2d2 3a1 3b1 3c1 3d4 4a1"
"""Player 1 of four lines up a corner of each board."""


PLAIN: list[Setting] = [(name, {"mode": "pro"} if name == "flip" else {}) for name in BUILT_IN]


STEPS = """
import quatuor.lab as lab
env = lab.make("plus4", batch=4, seed=1)
s = env.reset()
for _ in range(5):
    s = env.step(s, env.sample(s))
print(*s.hashes)
"""


@pytest.mark.slow
def test_stock_numba_steps_as_every_other_backend_does() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-W", "ignore", "-c", STEPS],
            env={**os.environ, "QUATUOR_BACKEND": chosen},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for chosen in ("njit", "python")
    ]
    assert told[0] == told[1] != ""


@pytest.mark.parametrize("setting", QUICK_AND_SLOW)
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_a_batch_is_where_the_library_is_ply_by_ply(setting: Setting, seed: int) -> None:
    play_along(made(setting, batch=3, seed=seed), 60)


@pytest.mark.parametrize(
    ("name", "options", "tokens"),
    [
        ("puissance4", {"pop_out": True}, "1 2 x1 x2"),
        ("plus4", {"discs": 5}, "1"),
        ("foursenses", {"claims": "announce"}, "Sa1 !"),
    ],
)
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_a_position_that_comes_for_the_third_time_ends_the_round(
    name: str, options: dict[str, Any], tokens: str, seed: int
) -> None:
    env = lab.make(name, batch=4, seed=seed, **options)
    play_along(env, 80, among(env, tokens, np.random.default_rng(seed)))


def test_a_round_is_drawn_by_repetition() -> None:
    env = lab.make("puissance4", pop_out=True)
    s = env.reset()
    for token in ("1", "2", "x1", "x2") * 2:
        s = env.step(s, [env.tokens.index(token)], auto_reset=False)
    assert env.position(s, 0).outcome == q.Outcome((), "repetition")


@pytest.mark.parametrize("setting", PLAIN, ids=label)
def test_many_threads_play_the_same_as_one(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch, steps = (2600, 50) if GAMES[setting[0]].FACTS.compiled else (1030, 1)
    several = (2, 5) if GAMES[setting[0]].FACTS.compiled else (2,)
    monkeypatch.setattr(threads, "PART", 500)
    monkeypatch.setattr(Pace, "timed", lambda _pace, call: call(True))
    ends: list[list[Any]] = []
    for count in (1, *several):
        env = made(setting, batch=batch, seed=3, threads=count)
        s = env.reset()
        for _ in range(steps):
            s = env.step(s, env.sample(s))
        ends.append([s.words, s.mask, s.observation, s.reward, s.done])
    for other in ends[1:]:
        assert all(np.array_equal(a, b) for a, b in zip(ends[0], other, strict=True))


@pytest.mark.parametrize("setting", PLAIN, ids=label)
def test_plain_python_plays_the_same_as_compiled_code(setting: Setting) -> None:
    def played() -> list[object]:
        env = made(setting, batch=2, seed=5)
        s = env.reset()
        for _ in range(60):
            s = env.step(s, env.sample(s))
        return [part.tolist() for part in (s.words, s.mask, s.packed_mask, s.observation)]

    compiled = played()
    with using("python"):
        assert played() == compiled


def test_another_seed_is_another_trajectory() -> None:
    first, second = (lab.make("plus4", batch=64, seed=seed) for seed in (1, 2))
    assert not np.array_equal(first.sample(first.reset()), second.sample(second.reset()))


def test_actions_are_the_tokens_that_the_options_allow_in_the_order_of_the_rules() -> None:
    assert lab.make("puissance4").tokens == ("1", "2", "3", "4", "5", "6", "7")
    assert lab.make("puissance4", pop_out=True).tokens[7:] == tuple(f"x{n}" for n in range(1, 8))
    assert lab.make("puissance4", power=True).num_actions == 43
    assert lab.make("plus4").num_actions == 4
    assert lab.make("q4").num_actions == 4160
    assert lab.make("q4", claims="announce").tokens == GAMES["q4"].TOKENS
    assert lab.make("q4", claims="announce").num_actions == 8321
    assert lab.make("foursenses").num_actions == 64
    assert lab.make("flip", mode="pro").tokens[:2] == ("N:Ua1", "N:Ua2")


def test_a_dense_mask_is_made_only_when_it_is_asked_for() -> None:
    env = lab.make("q4", claims="announce", batch=8)
    s = env.step(env.reset(), env.sample(env.reset()))
    assert "mask" not in vars(s)
    assert s.packed_mask.shape == (8, 1041)
    assert "mask" not in vars(s)
    assert s.mask.shape == (8, 8321)


@pytest.mark.parametrize("asked", ["mask", "packed_mask", "observation"])
def test_what_was_asked_for_before_comes_with_a_step_and_is_the_same(asked: str) -> None:
    env = lab.make("foursenses", batch=8, seed=2)
    one, other = env.reset(), env.reset()
    for _ in range(5):
        getattr(one, asked)
        one, other = env.step(one, env.sample(one)), env.step(other, env.sample(other))
    assert not other.asked
    assert np.array_equal(getattr(one, asked), getattr(other, asked))
    assert not env.step(one, env.sample(one)).asked


def test_the_mover_sees_its_own_pieces_first() -> None:
    env = lab.make("puissance4", batch=1)
    s = env.step(env.reset(), [3])
    assert [plane.seat for plane in env.planes] == [0, 1]
    assert s.observation[0, :, 5, 3].tolist() == [0.0, 1.0]
    assert env.seen_by(s.observation[0], mover=2, viewer=1)[:, 5, 3].tolist() == [1.0, 0.0]
    assert s.observation.dtype == np.float32


@pytest.mark.parametrize(
    ("name", "options"),
    [("puissance4", {}), ("plus4", {}), ("puissance4", {"five": True, "pop_out": True})],
)
def test_truth_values_show_the_same_as_floats(name: str, options: dict[str, Any]) -> None:
    floats = lab.make(name, batch=70, seed=2, **options)
    truths = lab.make(name, batch=70, seed=2, observation="bool", **options)
    one, other = floats.reset(), truths.reset()
    for _ in range(30):
        assert other.observation.dtype == np.bool_
        assert np.array_equal(one.observation, other.observation)
        one, other = (s.environment.step(s, s.environment.sample(s)) for s in (one, other))
    assert truths.board(other.observation[7], int(other.mover[7])) == floats.position(one, 7).board
    assert pickle.loads(pickle.dumps(other)).observation.dtype == np.bool_


def test_a_round_that_is_won_pays_and_begins_anew() -> None:
    env = lab.make("puissance4", batch=2)
    s = env.reset()
    for actions in ([0, 0], [1, 1], [0, 0], [1, 1], [0, 0], [1, 1], [0, 2]):
        s = env.step(s, actions)
    assert s.done.tolist() == [True, False]
    assert s.reward.tolist() == [[1.0, -1.0], [0.0, 0.0]]
    assert s.mover.tolist() == [1, 2]
    assert s.words[0].tolist() == env.reset().words[0].tolist()
    assert not env.step(s, [0, 0]).done.any()


def test_the_losers_pay_the_winner_in_equal_parts() -> None:
    env = lab.make("q4", players=4, marbles=4)
    s = env.reset()
    for token in tokens_in(env.game.name, CORNERS):
        s = env.step(s, [env.tokens.index(token)], auto_reset=False)
    assert s.reward[0].tolist() == pytest.approx([1.0, -1 / 3, -1 / 3, -1 / 3])


def test_partners_win_together() -> None:
    env = lab.make("q4", players=4, marbles=4, partners=True)
    s = env.reset()
    for token in tokens_in(env.game.name, CORNERS):
        s = env.step(s, [env.tokens.index(token)], auto_reset=False)
    assert s.reward[0].tolist() == [1.0, -1.0, 1.0, -1.0]


def test_a_finished_game_stays_as_it_is_until_it_is_reset() -> None:
    env = lab.make("puissance4", batch=1)
    s = env.reset()
    for action in (0, 1, 0, 1, 0, 1, 0):
        s = env.step(s, [action], auto_reset=False)
    over = env.position(s, 0)
    assert over.outcome == q.Outcome((1,), "line")
    assert [s.mover.tolist(), s.done.tolist(), s.mask.any().tolist()] == [[0], [True], False]
    still = env.step(s, [99], auto_reset=False)
    assert still.words.tolist() == s.words.tolist()
    assert [still.reward.tolist(), still.done.tolist()] == [[[0.0, 0.0]], [True]]
    anew = env.step(still, [99])
    assert anew.words.tolist() == env.reset().words.tolist()
    assert not anew.done.any()


def test_games_in_other_rows_stay_as_they_are() -> None:
    env = lab.make("plus4", discs=1, batch=2)
    alone = lab.make("plus4", discs=1, batch=1)
    s, expected = env.reset(), alone.reset()
    for action in (0, 1, 0, 1, 0, 1, 0, 1, 0, 1):
        s = env.step(s, [action, action], auto_reset=False, rows=[True, False])
        s = env.step(s, [9, 9], rows=[False, False])
        expected = alone.step(expected, [action], auto_reset=False)
        assert s.words[0].tolist() == expected.words[0].tolist()
        assert s.words[1].tolist() == env.reset().words[1].tolist()
    assert s.done.tolist() == [True, False]
    with pytest.raises(q.BadRequest, match=r"rows are truth values of shape \(2,\), not int64"):
        env.step(s, [0, 0], rows=[1, 0])


def test_a_state_is_what_it_was_whatever_is_played_from_it() -> None:
    env = lab.make("plus4", discs=5, batch=16, seed=9)
    line = [env.reset()]
    for _ in range(150):
        line.append(env.step(line[-1], env.sample(line[-1])))
    assert any(s.done.any() for s in line)
    kept = [pickle.dumps(s) for s in line]
    for number in (0, 20, 63, 64, 65, 100, 147):
        other = line[number]
        for _ in range(3):
            other = env.step(other, [int(np.flatnonzero(mask)[-1]) for mask in other.mask])
        assert other != line[number + 3]
        assert line[number + 3] == pickle.loads(kept[number + 3])
        twin = env.step(line[number].copy(), env.sample(line[number]))
        assert twin == line[number + 1]


def test_states_are_saved_pickled_and_hashed(tmp_path: Path) -> None:
    env = lab.make("puissance4", pop_out=True, batch=32, seed=4)
    s = env.reset()
    for _ in range(90):
        s = env.step(s, env.sample(s))
    env.save(s, tmp_path / "state.npz")
    for other in (env.load(tmp_path / "state.npz"), pickle.loads(pickle.dumps(s)), s.copy()):
        assert other == s
        assert hash(other) == hash(s)
        assert np.array_equal(other.hashes, s.hashes)
        played, expected = other, s
        for _ in range(70):
            played = other.environment.step(played, env.sample(played))
            expected = env.step(expected, env.sample(expected))
        assert np.array_equal(played.words, expected.words)
    assert len(set(s.hashes.tolist())) > 16
    assert env.step(s, env.sample(s)) != s


def test_a_sample_takes_every_legal_action_equally_often() -> None:
    env = lab.make("q4", batch=6400, seed=1)
    counts = np.bincount(env.sample(env.reset()), minlength=64)
    assert len(counts) == 64
    assert abs(counts - 100).max() < 50


def test_tokens_land_where_the_landing_table_says() -> None:
    from quatuor.games.flip.computers.landings import landings
    from quatuor.games.flip.trays import CELLS

    env = lab.make("flip", mode="pro", batch=2000, seed=1, hand="hard")
    s = env.step(env.reset(), [env.tokens.index("N:Ub3")] * 2000)
    shares = landings("hard", 1)[CELLS.index("Ub3")]
    for cell, expected in enumerate(shares[: len(CELLS)]):
        assert abs((s.words[:, cell] == 0b10).mean() - expected) < 0.04


def test_rounds_that_start_at_random_start_differently() -> None:
    env = lab.make("top10", fill="random", batch=32, seed=8)
    assert len(set(env.reset().hashes.tolist())) > 16
    first = env.position(env.reset(), 0)
    assert words_of(first) == env.reset().words[0].tolist()
    assert "." not in "".join(first.board)


def test_other_programs_take_the_arrays_without_a_copy() -> None:
    s = lab.make("plus4", batch=4).reset()
    for array in (s.observation, s.mask, s.reward, s.mover):
        assert np.shares_memory(np.from_dlpack(array), array)
