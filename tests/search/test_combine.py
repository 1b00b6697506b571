"""Two engines together: what is proved counts, the rest as it was sampled, within its bounds."""

from dataclasses import replace

import pytest

from quatuor.game import Game
from quatuor.search.analysis import Analysis
from quatuor.search.combine import combine, intersection
from quatuor.search.limit import Limit
from quatuor.search.registry import analysis
from quatuor.search.value import DRAW, LOSS, WIN, Value


def found(engine: str, **values: Value) -> Analysis:
    best = next(iter(values))
    return Analysis(values[best], values, (best, "then"), engine, 1.0)


def open_value(guess: float, low: int = LOSS, high: int = WIN) -> Value:
    return Value(1, low, high, guess=guess)


def test_a_win_that_one_engine_has_proved_comes_first_with_its_line() -> None:
    proved = found("alphabeta", c=Value.win(1, 5), a=open_value(0.0), b=open_value(0.0))
    sampled = found("mcts", a=open_value(0.6), b=open_value(0.1), c=open_value(-0.2))
    both = combine(proved, sampled)
    assert list(both.values) == ["c", "a", "b"]
    assert (both.value, both.line) == (Value.win(1, 5), ("c", "then"))
    assert both.values["a"].guess == 0.6


def test_a_loss_that_one_engine_has_proved_comes_last_the_slow_before_the_quick() -> None:
    proved = found("alphabeta", c=open_value(0.0), a=Value.loss(1, 2), b=Value.loss(1, 8))
    sampled = found("mcts", a=open_value(0.6), b=open_value(0.1), c=open_value(-0.2))
    both = combine(proved, sampled)
    assert list(both.values) == ["c", "b", "a"]
    assert (both.value.guess, both.line) == (-0.2, ("c", "then"))


@pytest.mark.parametrize(("hope", "order"), [(0.3, ["b", "a"]), (-0.3, ["a", "b"])])
def test_a_proved_draw_is_better_than_what_promises_less(hope: float, order: list[str]) -> None:
    proved = found("alphabeta", a=Value.draw(1), b=open_value(0.0))
    sampled = found("mcts", b=open_value(hope), a=open_value(0.0))
    assert list(combine(proved, sampled).values) == order


def test_a_ply_that_draws_for_sure_leaves_the_position_open_while_another_is() -> None:
    proved = Analysis(
        Value(1, DRAW, WIN), {"a": Value.draw(1), "b": open_value(0.0)}, ("a",), "alphabeta", 1.0
    )
    both = combine(proved, found("mcts", b=open_value(-0.3), a=open_value(0.0)))
    assert both.best == "a"
    assert (both.value.at_least, both.value.at_most, both.value.guess) == (DRAW, WIN, 0.0)


def test_what_the_likeliest_ply_cannot_win_another_may() -> None:
    proved = found("alphabeta", a=open_value(0.0, high=DRAW), b=open_value(0.0))
    proved = replace(proved, value=open_value(0.0))
    both = combine(proved, found("mcts", a=open_value(-0.1), b=open_value(-0.3)))
    assert (both.best, both.value) == ("a", open_value(-0.1))


def test_a_search_that_was_cut_short_does_not_call_a_position_a_draw_too_early() -> None:
    game = Game("plus4", mode="rounds", discs=6)
    told = analysis(game.start().play("B3 1 2 B4 4 3 1 4 4 2"), Limit(simulations=30))
    assert told.value.at_most == max(value.at_most for value in told.values.values())


def test_bounds_are_narrowed_by_both_and_hold_the_guess() -> None:
    either = intersection(open_value(0.0, low=DRAW), open_value(-0.4))
    assert (either.at_least, either.at_most, either.guess) == (DRAW, WIN, 0.0)
    both = intersection(open_value(0.0, low=DRAW), open_value(0.0, high=DRAW))
    assert both == Value.draw(1)


@pytest.mark.parametrize(
    "game", [Game("puissance4", pop_out=True), Game("foursenses"), Game("top10")], ids=str
)
def test_every_legal_ply_is_told_once_and_estimates_are_sampled(game: Game) -> None:
    position = game.start().play(" ".join(game.start().legal[:1]))
    told = analysis(position, Limit(simulations=1500))
    assert sorted(told.values) == sorted(position.legal)
    assert told.engine == "mcts"
    assert told.best == next(iter(told.values))
    guesses = {round(value.worth, 6) for value in told.values.values()}
    assert len(guesses) > 1, "not all the same"


def test_how_far_to_look_is_a_question_for_alpha_beta() -> None:
    told = analysis(Game("puissance4", pop_out=True).start(), Limit(depth=4))
    assert told.engine == "alphabeta"


def test_of_each_ply_it_is_told_who_found_its_value_and_with_how_much_work() -> None:
    proved = found("alphabeta", a=Value.win(1, 5), b=open_value(0.0))
    sampled = found("mcts", a=open_value(0.6), b=open_value(0.1))
    both = combine(
        replace(proved, nodes=70, depth=6), replace(sampled, nodes=30, visits={"a": 9, "b": 21})
    )
    assert both.source_of("a").to_json() == {"engine": "alphabeta", "nodes": 70, "depth": 6}
    assert both.source_of("b").to_json() == {"engine": "mcts", "nodes": 30, "simulations": 21}
    assert both.to_json()["sources"]["b"]["simulations"] == 21
