"""Agents are measured by rounds against others, and by what their moves are proved to be worth."""

import json
import math
from typing import Any

import numpy as np
import pytest

import quatuor as q
from quatuor import lab
from quatuor.lab.agents import agent_of
from quatuor.lab.frozen import frozen, settings
from quatuor.lab.positions import state_of
from quatuor.lab.questions import drawn_questions

SMALL: dict[str, Any] = {"discs": 5}
"""A game of plus4 of which every position is proved at once."""


class LastLegal(lab.Agent):
    """The last action that is legal."""

    def act(self, s: lab.State) -> Any:
        return s.environment.num_actions - 1 - s.mask[:, ::-1].argmax(axis=1)


def first_legal(position: q.Position) -> str:
    return position.legal[0]


def test_every_opening_is_played_from_every_seat() -> None:
    report = lab.evaluate(LastLegal(), ["random", first_legal], game="plus4", openings=6, **SMALL)
    assert list(report.meetings) == ["random", "first_legal"]
    for meeting in report.meetings.values():
        assert meeting.won + meeting.drawn + meeting.lost == 12
    assert list(report.elo) == ["agent", "random", "first_legal"]
    assert sum(rating.elo for rating in report.elo.values()) == pytest.approx(0, abs=1e-6)
    again = lab.evaluate(LastLegal(), ["random", first_legal], game="plus4", openings=6, **SMALL)
    assert json.dumps(again.to_json()) == json.dumps(report.to_json())
    assert f"of {report.judged.known} moves of which that is proved" in str(report)


def test_among_three_the_opponent_has_both_other_seats_and_little_is_known() -> None:
    limit = q.Limit(nodes=1)
    report = lab.evaluate(
        LastLegal(), ["random"], game="foursenses", openings=2, limit=limit, players=3
    )
    meeting = report.meetings["random"]
    assert meeting.won + meeting.drawn + meeting.lost == 6
    assert meeting.score.score == meeting.won + meeting.drawn / 2
    assert (report.elo["agent"].elo > 0) == (meeting.won > meeting.lost)
    unknown = report.judged.of(np.isnan(report.judged.regrets))
    assert unknown.moves > 0
    assert math.isnan(unknown.regret)
    told = unknown.to_json()
    assert (told["known"], told["regret"], told["best"], told["blunders"]) == (0, None, None, {})


def test_who_knows_what_is_proved_gives_nothing_away() -> None:
    report = lab.evaluate(lab.perfect(), ["random"], game="plus4", openings=4, **SMALL)
    assert report.judged.known == report.judged.moves > 0
    assert (report.regret, report.blunders) == (0.0, {})
    exam = lab.exam(lab.perfect(), "plus4", plies=(2, 12), each=2, **SMALL)
    assert (exam.regret, exam.best, exam.blunders) == (0.0, 1.0, {})


def test_who_always_errs_plays_like_chance() -> None:
    env = lab.make("plus4", batch=32, seed=3, discs=5)
    s = env.reset()
    assert np.array_equal(lab.perfect(1.0).act(s), env.sample(s))
    with pytest.raises(q.BadRequest, match=r"epsilon is a share from 0 to 1, not 1\.5"):
        lab.perfect(1.5)


def test_where_nothing_is_proved_another_agent_plays() -> None:
    s = lab.make("q4", batch=3).reset()
    unsure = lab.perfect(otherwise=LastLegal(), limit=q.Limit(nodes=1))
    assert np.array_equal(unsure.act(s), LastLegal().act(s))


def test_every_answer_of_an_exam_is_judged() -> None:
    exam = lab.exam(LastLegal(), "plus4", plies=(2, 12), each=2, **SMALL)
    found = exam.judged
    assert found.known == found.moves > 10
    assert 0 < exam.best < 1
    assert sum(exam.blunders.values()) == round((1 - exam.best) * found.moves)
    assert sum(part.moves for part in found.by_ply.values()) == found.moves
    told = json.loads(json.dumps(exam.to_json()))
    assert told["digest"] == exam.digest
    assert told["moves"] == sum(part["moves"] for part in told["by_ply"].values())
    assert str(exam).splitlines()[-1].startswith("all")


def test_in_every_question_an_action_is_proved_to_be_wrong() -> None:
    game = q.Game("plus4", **SMALL)
    asked = drawn_questions(game, (2, 12), 2, 0)
    solver, mask = lab.oracle("plus4", **SMALL), state_of(game, asked.words).mask
    for words, legal in zip(asked.words, mask, strict=True):
        actions = np.flatnonzero(legal)
        _, regrets = solver.judge(np.tile(words, (len(actions), 1)), actions)
        assert not np.isnan(regrets).any()
        assert (regrets > 0).any()
        assert (regrets == 0).any()


def test_everybody_is_asked_the_same_questions() -> None:
    first, second = (
        lab.exam(agent, "plus4", plies=(2, 6), each=2, discs=5) for agent in ("random", LastLegal())
    )
    assert first.digest == second.digest
    assert first.digest != lab.exam("random", "plus4", plies=(2, 6), each=2, seed=1, **SMALL).digest


@pytest.mark.parametrize(
    ("opponents", "told"),
    [([], "different names"), (["first", "first"], "different names"), ([3], "an opponent is")],
)
def test_opponents_that_cannot_be_told_apart_are_refused(opponents: Any, told: str) -> None:
    with pytest.raises(q.BadRequest, match=told):
        lab.evaluate(first_legal, opponents, game="plus4")


def test_answers_that_are_not_legal_and_exams_without_questions_are_refused() -> None:
    class Wrong(lab.Agent):
        def act(self, s: lab.State) -> Any:
            return s.mask.argmin(axis=1)

    with pytest.raises(q.BadRequest, match="the agent answers what is not legal"):
        lab.exam(Wrong(), "foursenses", plies=(20, 21), each=1)
    with pytest.raises(q.BadRequest, match=r"plies are the fewest and the most.*not \(9, 4\)"):
        lab.exam("random", "plus4", plies=(9, 4))
    with pytest.raises(q.BadRequest, match="nothing is proved of"):
        lab.exam("random", "top10", plies=(1, 1), each=1)
    with pytest.raises(NotImplementedError, match="Agent has no method act"):
        agent_of(lab.Agent()).act(lab.make("plus4").reset())


def test_no_more_openings_are_played_than_are_needed() -> None:
    terms: dict[str, Any] = {"game": "plus4", "openings": 60, **SMALL}
    rivals: list[Any] = [first_legal, "random"]
    whole = lab.evaluate(lab.perfect(), rivals, **terms)
    sure = lab.evaluate(lab.perfect(), rivals, luck=0.05, **terms)
    rounds = [
        [met.won + met.drawn + met.lost for met in report.meetings.values()]
        for report in (whole, sure)
    ]
    assert min(rounds[0]) > max(rounds[1]) >= 2 * 15
    assert all(met.p_value < 0.05 for met in sure.meetings.values())
    wide = lab.evaluate(lab.perfect(), rivals, error=1000, **terms)
    assert len(wide.judged.regrets) < len(whole.judged.regrets)


def test_a_batched_agent_plays_single_positions_too() -> None:
    assert LastLegal()(q.Game("plus4").start()) == "4"
    assert lab.Agent.__call__(lab.perfect(), q.Game("plus4", discs=5).start()) in "1234"


def kept() -> list[tuple[str, dict[str, Any]]]:
    return [(name, options) for name in q.GAMES for options in settings(name)]


@pytest.mark.parametrize(("name", "options"), kept())
def test_the_exams_that_are_kept_are_those_of_the_rules(name: str, options: Any) -> None:
    game = q.Game(name, **options)
    asked = frozen(game)
    assert asked is not None
    assert len(asked) >= 10
    legal = ~np.isnan(asked.regrets)
    assert np.array_equal(legal, state_of(game, asked.words).mask)
    best = (asked.regrets == 0).sum(axis=1)
    assert ((best > 0) & (best < legal.sum(axis=1))).all()
    rows = np.argsort(asked.plies)[-3:]
    at, actions = np.nonzero(legal[rows])
    solver = lab.oracle(name, limit=q.Limit(nodes=300_000), **options)
    values, regrets = solver.judge(asked.words[rows[at]], actions)
    assert np.array_equal(values, asked.values[rows[at]])
    assert np.array_equal(regrets, asked.regrets[rows[at], actions])


def test_an_exam_is_a_table_and_a_picture() -> None:
    one, other = (lab.exam(agent, "plus4") for agent in ("random", "easy"))
    assert one.digest == other.digest
    assert one.regret > other.regret
    assert sum(part.moves for part in other.by_failed.values()) == other.judged.moves
    assert "failed by" in str(other)
    svg = lab.picture({"chance": one, "easy": other})
    assert svg.count("<path") >= 9
    assert "chance: " in svg
    with pytest.raises(q.BadRequest, match="one exam, with the same questions"):
        lab.picture({"one": one, "other": lab.exam("random", "plus4", plies=(2, 6), each=1)})
