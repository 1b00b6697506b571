"""The environments of other libraries pass those libraries' own checks."""

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import logging as absl_logging
from gymnasium.utils.env_checker import check_env
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

import quatuor as q
from quatuor import lab
from quatuor.games.registry import BUILT_IN
from tests.random_games import label
from tests.test_extras import run_without

# OpenSpiel logs by absl, which closes its stream whenever logging is set up anew, as a server does:
# not the file into which pytest records what a test prints.
absl_logging.get_absl_handler().python_handler.setStream(sys.__stderr__)

Setting = tuple[str, dict[str, Any]]
PLAYED: list[Setting] = [
    *[(name, {"mode": "pro"} if name == "flip" else {}) for name in BUILT_IN],
    ("puissance4", {"pop_out": True, "power": True}),
    ("q4", {"players": 3, "claims": "announce", "wrong_claim": "lose", "marbles": 4}),
]
played = pytest.mark.parametrize("setting", PLAYED, ids=label)
seated = pytest.mark.parametrize("seat", [pytest.param(1, marks=pytest.mark.slow), 2])
"""In the second seat the opponent begins, so more happens there."""


@played
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation has more than 3 dimensions")
@pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_pettingzoo_finds_nothing_wrong(setting: Setting) -> None:
    name, options = setting
    api_test(lab.pettingzoo(name, **options), num_cycles=60)


@played
def test_pettingzoo_finds_nothing_wrong_with_all_agents_at_once(setting: Setting) -> None:
    name, options = setting
    parallel_api_test(lab.pettingzoo_parallel(name, **options), num_cycles=60)


@pytest.mark.parametrize("name", ["plus4", "top10"])
def test_pettingzoo_sees_the_same_after_the_same_seed(name: str) -> None:
    options: dict[str, Any] = {"fill": "random"} if name == "top10" else {}
    seed_test(lambda: lab.pettingzoo(name, **options), num_cycles=20)


def seeded(made: Any) -> Any:
    """An environment whose spaces draw the same actions every time, all of them legal here."""
    for agent in made.possible_agents:
        made.action_space(agent).seed(1)
    return made


def test_pettingzoo_counts_the_cycles_after_which_a_round_is_cut_short() -> None:
    max_cycles_test(
        SimpleNamespace(
            env=lambda max_cycles: seeded(lab.pettingzoo("puissance4", max_cycles=max_cycles)),
            parallel_env=lambda max_cycles: seeded(
                lab.pettingzoo_parallel("puissance4", max_cycles=max_cycles)
            ),
        )
    )


@played
@seated
def test_gymnasium_finds_nothing_wrong(setting: Setting, seat: int) -> None:
    name, options = setting
    check_env(lab.gymnasium(name, seat=seat, **options), skip_render_check=True)


@pytest.mark.slow
def test_pettingzoo_measures_how_fast_a_round_is(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(lab.pettingzoo("plus4"))
    assert "turns per second" in capsys.readouterr().out


def test_every_agent_of_pettingzoo_sees_its_own_pieces_first() -> None:
    env = lab.pettingzoo("puissance4", render_mode="ansi")
    env.reset(seed=1)
    env.step(3)
    first, second = (env.observe(agent) for agent in env.possible_agents)
    assert first["observation"][:, 5, 3].tolist() == [1.0, 0.0]
    assert second["observation"][:, 5, 3].tolist() == [0.0, 1.0]
    assert (first["action_mask"].sum(), second["action_mask"].sum()) == (0, 7)
    assert ". . . 1 . . ." in str(env.render())


def test_pettingzoo_pays_every_agent_at_the_end() -> None:
    env = lab.pettingzoo("puissance4")
    env.reset()
    for action in (0, 1, 0, 1, 0, 1, 0):
        env.step(action)
    assert env.rewards == {"player_1": 1.0, "player_2": -1.0}
    assert all(env.terminations.values())
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)


@pytest.mark.parametrize("make", [lab.pettingzoo, lab.pettingzoo_parallel])
def test_an_illegal_action_is_an_error(make: Any) -> None:
    env = make("puissance4")
    env.reset()
    with pytest.raises(q.IllegalMove, match="actions are 0 to 6"):
        env.step({"player_1": 7} if make is lab.pettingzoo_parallel else 7)


def winning(position: q.Position) -> str:
    """Always the same column."""
    return "1"


def test_an_opponent_answers_and_wins() -> None:
    env = lab.gymnasium("puissance4", opponent=winning)
    env.reset(seed=1)
    for action in (1, 1, 2):
        _, reward, over, _, info = env.step(action)
        assert (reward, over, info["action_mask"].sum()) == (0.0, False, 7)
    seen, reward, over, _, _ = env.step(2)
    assert (reward, over) == (-1.0, True)
    assert seen[:, 5, 1].tolist() == [1.0, 0.0]
    with pytest.raises(q.BadRequest, match="the round is over: reset begins another"):
        env.step(0)


def test_an_illegal_action_loses_against_an_opponent() -> None:
    env = lab.gymnasium("puissance4", opponent=winning)
    env.reset(seed=1)
    for _ in range(3):
        env.step(0)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1.0, True)
    assert "action 0 (1) of game 0 cannot be played now" in info["illegal"]


@pytest.mark.parametrize(
    ("name", "options"), [("plus4", {}), ("flip", {"mode": "pro"}), ("foursenses", {"players": 3})]
)
def test_a_level_is_an_opponent_that_plays_the_same_after_the_same_seed(
    name: str, options: dict[str, Any]
) -> None:
    def seen() -> list[Any]:
        env = lab.gymnasium(name, opponent="first", seat=2, **options)
        shown, info = env.reset(seed=5)
        found = [shown.tolist()]
        for _ in range(4):
            shown, _, over, _, info = env.step(int(np.argmax(info["action_mask"])))
            found.append(shown.tolist())
            if over:
                break
        return found

    assert seen() == seen()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"opponent": "grandmaster"}, "there is no level 'grandmaster'"),
        ({"opponent": 3}, "an opponent is 'random', a level"),
        ({"seat": 3}, "seat is a player from 1 to 2, not 3"),
    ],
)
def test_an_opponent_or_seat_that_there_is_not_is_refused(given: Any, told: str) -> None:
    with pytest.raises(q.BadRequest, match=told):
        lab.gymnasium("plus4", **given)
    with pytest.raises(q.BadRequest, match=told):
        lab.gymnasium_vector("plus4", num_envs=2, **given)


def test_an_opponent_that_plays_no_action_is_refused() -> None:
    env = lab.gymnasium("plus4", opponent=lambda _position: "9")
    env.reset()
    with pytest.raises(q.BadRequest, match="the opponent plays '9', which is no action"):
        env.step(0)


@played
@seated
def test_a_vector_of_rounds_goes_on_and_on(setting: Setting, seat: int) -> None:
    name, options = setting
    vec = lab.gymnasium_vector(name, num_envs=8, seat=seat, **options)
    shown, infos = vec.reset(seed=3)
    ended = 0
    for _ in range(40):
        assert vec.observation_space.contains(shown)
        assert infos["action_mask"].any(axis=1).all()
        actions = [int(np.flatnonzero(mask)[-1]) for mask in infos["action_mask"]]
        shown, rewards, over, cut, infos = vec.step(np.array(actions))
        assert (rewards[~over] == 0).all()
        assert not cut.any()
        ended += int(over.sum())
    assert ended > 0


def test_gymnasium_takes_a_vector_for_one_of_its_own() -> None:
    vec = lab.gymnasium_vector("plus4", num_envs=4, opponent="random")
    assert batch_space(vec.single_observation_space, 4) == vec.observation_space
    assert batch_space(vec.single_action_space, 4) == vec.action_space
    watched = RecordEpisodeStatistics(vec)
    _, infos = watched.reset(seed=1)
    ended, told = 0, 0
    for _ in range(40):
        actions = infos["action_mask"].argmax(axis=1)
        shown, rewards, over, cut, infos = watched.step(actions)
        for space, part in ((vec.observation_space, shown), (vec.action_space, actions)):
            assert space.contains(part)
        assert (rewards.shape, rewards.dtype) == ((4,), np.float64)
        assert over.shape == cut.shape == (4,)
        assert over.dtype == cut.dtype == np.bool_
        ended += int(over.sum())
        told += int(infos["_episode"].sum()) if "episode" in infos else 0
    assert ended == told > 0


def test_a_vector_is_as_many_single_rounds() -> None:
    vec = lab.gymnasium_vector("puissance4", num_envs=2, opponent=winning, seat=2)
    one = lab.gymnasium("puissance4", opponent=winning, seat=2)
    shown, _ = vec.reset(seed=1)
    alone, _ = one.reset(seed=1)
    for action in (1, 1, 2):
        assert (shown == alone).all()
        shown, rewards, over, _, infos = vec.step(np.array([action, action]))
        alone, reward, ended, _, _ = one.step(action)
        assert rewards.tolist() == [reward, reward]
        assert over.tolist() == [ended, ended]
    assert over.all()
    assert (infos["final_obs"] == alone).all()
    assert (shown == one.reset()[0]).all()


SEARCHED: list[Setting] = [
    ("puissance4", {"pop_out": True}),
    ("top10", {"fill": "random"}),
    ("plus4", {}),
    ("q4", {"players": 3, "marbles": 4}),
    ("foursenses", {"players": 3}),
]


@pytest.mark.parametrize("setting", SEARCHED, ids=label)
def test_openspiel_simulates_our_games(setting: Setting) -> None:
    name, options = setting
    pyspiel.random_sim_test(lab.openspiel(name, **options), 1, serialize=False, verbose=False)


def test_a_bot_of_openspiel_plays_against_our_levels() -> None:
    chance = np.random.RandomState(1)

    def searching(game: Any) -> Any:
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        return mcts.MCTSBot(game, 2, 60, evaluator, random_state=chance)

    bot = lab.openspiel_agent(searching)
    assert bot(q.Game("puissance4").start().play("121212")) == "1"
    report = lab.evaluate(bot, ["random"], game="plus4", openings=2, discs=5)
    meeting = report.meetings["random"]
    assert meeting.won + meeting.drawn + meeting.lost == 4
    assert meeting.won > meeting.lost


def test_a_search_of_openspiel_finds_a_win() -> None:
    game = lab.openspiel("puissance4")
    state = game.new_initial_state()
    for action in (0, 1, 0, 1, 0, 1):
        state.apply_action(action)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 200, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state.apply_action(bot.step(state))
    assert state.returns() == [1.0, -1.0]
    assert state.history_str() == "0, 1, 0, 1, 0, 1, 0"


def test_openspiel_knows_our_games_by_name_and_options() -> None:
    lab.openspiel("q4")
    assert pyspiel.load_game("quatuor_q4(players=4,claims=announce)").num_distinct_actions() == 8321
    with pytest.raises(q.BadOption, match="flip is no game for OpenSpiel"):
        lab.openspiel("flip", mode="pro")


def test_a_round_in_text_tells_what_is_seen_and_legal_and_wrong() -> None:
    told = lab.text("plus4")
    assert told.reset().endswith("In hand: 9, 9.\nLegal moves: 1 2 3 4")
    assert "Player 2 of 2 is to move" in told.play(" 3 \n")
    assert told.play("5").startswith("'5' is no move of this game.")
    for token in ("1", "3", "1", "3", "1"):
        told.play(token)
    assert "The round is over (line): player 1 won." in told.play("3")
    assert (told.rewards, told.mover, told.done) == ([1.0, -1.0], 0, True)
    assert told.play("3") == "The round is over: '3' was not played."
    assert told.moves == ["3", "1", "3", "1", "3", "1", "3"]


def test_a_move_that_is_not_legal_now_is_told_in_text() -> None:
    told = lab.text("top10")
    told.reset()
    assert told.play("x1").startswith("x1 cannot be played now.")
    assert told.mover == 1
    assert lab.text("q4").reset().endswith("4d4")


@pytest.mark.parametrize("name", [pytest.param("gymnasium", marks=pytest.mark.slow), "pettingzoo"])
def test_another_library_that_is_missing_is_told_in_one_line(name: str) -> None:
    program = f"from quatuor import lab; lab.{name}('plus4')"
    line = "the laboratory needs more packages: pip install 'quatuor[lab]'"
    assert run_without([name], program).stderr.endswith(f"MissingExtra: {line}\n")


def test_openspiel_that_is_missing_is_told_in_one_line() -> None:
    program = "from quatuor import lab; lab.openspiel('plus4')"
    line = "a game for OpenSpiel needs another package: pip install open_spiel"
    assert run_without(["pyspiel"], program).stderr.endswith(f"MissingExtra: {line}\n")
