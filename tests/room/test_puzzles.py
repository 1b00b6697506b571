"""Puzzles as a room gives them: chosen, of the day, tried, helped with, rated; nothing is told."""

import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from pydantic import ValidationError

import quatuor as q
from quatuor.errors import BadDay, IllegalMove, UnknownGame, UnknownPuzzle
from quatuor.players.puzzles import Puzzle
from quatuor.room.executor import InlineExecutor
from quatuor.room.puzzle_schemas import Asking, Rated, Stage, Trial, Wish
from quatuor.room.puzzles import CHOICE, Puzzles
from tests.room.clients import run

ROOM = Puzzles(InlineExecutor())
LONGER = next(puzzle for puzzle in q.puzzles("puissance4") if len(puzzle.solution) == 3)
ONE_OF_EACH = list({(puzzle.game, puzzle.kind): puzzle for puzzle in q.puzzles()}.values())
T = TypeVar("T")


def asked(question: Coroutine[Any, Any, T]) -> T:
    """The answer."""
    found: list[T] = []

    async def ask() -> None:
        found.append(await question)

    run(ask())
    return found[0]


def test_every_puzzle_is_counted_by_what_it_asks_and_by_theme() -> None:
    shelves = {shelf.game: shelf for shelf in asked(ROOM.shelves()).games}
    for game, shelf in shelves.items():
        some = q.puzzles(game)
        assert shelf.count == len(some) == sum(shelf.kinds.values())
        assert shelf.themes == {
            theme: sum(theme in puzzle.themes for puzzle in some) for theme in shelf.themes
        }
    assert sum(shelf.count for shelf in shelves.values()) == len(q.puzzles())


def test_a_puzzle_is_set_without_its_solution() -> None:
    seen = asked(ROOM.one(LONGER.id))
    assert seen.moves == list(LONGER.moves)
    assert (seen.solver, seen.to_find, seen.plies) == (LONGER.solver, 2, LONGER.plies)
    assert "solution" not in seen.model_dump()


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=lambda puzzle: f"{puzzle.game}-{puzzle.kind}")
def test_a_puzzle_of_every_game_and_kind_is_solved_by_its_line(puzzle: Puzzle) -> None:
    played, tried = 0, 0
    while True:
        trial = Trial(id=puzzle.id, played=played, token=puzzle.solution[played])
        step, tried = asked(ROOM.attempt(trial)), tried + 1
        assert step.replies == list(puzzle.solution[played + 1 : step.played])
        played = step.played
        if step.verdict == "solved":
            break
        assert step.verdict == "right"
    assert played == len(puzzle.solution)
    assert tried == asked(ROOM.one(puzzle.id)).to_find


def test_a_wrong_move_is_refuted_by_moves_that_can_be_played() -> None:
    wrong = next(token for token in LONGER.position.legal if token != LONGER.solution[0])
    step = asked(ROOM.attempt(Trial(id=LONGER.id, token=wrong)))
    assert (step.verdict, step.played, step.replies) == ("wrong", 0, [])
    assert step.refutation
    LONGER.position.play([wrong, *step.refutation])


def test_another_move_that_wins_at_once_solves_it_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The checker lets no such puzzle pass; if one came, nobody who wins would be told no."""
    moves = ("4", "1", "5", "1", "6", "2")
    two = Puzzle("puissance4-two", "puissance4", {}, moves, "win", ("3",), 1)
    monkeypatch.setattr("quatuor.room.puzzles.puzzle_of", lambda _name: two)
    assert asked(ROOM.attempt(Trial(id=two.id, token="7"))).verdict == "solved"
    assert asked(ROOM.attempt(Trial(id=two.id, token="2"))).verdict == "wrong"


def test_hints_go_from_where_to_look_to_the_move() -> None:
    where, which, move = (asked(ROOM.hint(Asking(id=LONGER.id, step=n))) for n in (1, 2, 3))
    assert LONGER.solution[0] in where.columns
    assert which.kind == "disc"
    assert (where.token, which.token, move.token) == ("", "", LONGER.solution[0])


def test_the_solution_is_the_rest_of_the_line() -> None:
    assert asked(ROOM.solution(Stage(id=LONGER.id))).line == list(LONGER.solution)
    assert asked(ROOM.solution(Stage(id=LONGER.id, played=2))).line == [LONGER.solution[2]]


def test_the_next_puzzle_is_like_what_was_wished_and_was_not_done() -> None:
    wish = Wish(game="plus4", theme="row", near=900)
    some = sorted(
        (one for one in q.puzzles("plus4") if "row" in one.themes),
        key=lambda one: abs(one.rating - 900),
    )
    near = {one.id for one in some[:CHOICE]}
    assert asked(ROOM.next(wish)).id in near
    done = [one.id for one in some[:-1]]
    assert asked(ROOM.next(wish.model_copy(update={"done": done}))).id == some[-1].id
    done.append(some[-1].id)
    assert asked(ROOM.next(wish.model_copy(update={"done": done}))).id in near


def test_the_puzzle_of_a_day_is_the_same_in_every_time_zone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 29)]
    found = []
    for zone in ("Pacific/Kiritimati", "Europe/Paris", "Pacific/Pago_Pago"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        found.append([asked(ROOM.of_day(day)).id for day in days])
    monkeypatch.undo()
    time.tzset()
    assert found[0] == found[1] == found[2] == [q.daily(day).id for day in days]
    assert asked(ROOM.of_day("2026-11-18")).day == "2026-11-18"


def test_a_strength_goes_up_and_down_with_puzzles() -> None:
    up = asked(ROOM.rate(Rated(id=LONGER.id, solved=True)))
    down = asked(ROOM.rate(Rated(id=LONGER.id, solved=False)))
    assert down.rating < 1000 < up.rating
    assert up.deviation < 250


@pytest.mark.parametrize(
    ("question", "error"),
    [
        (lambda: ROOM.one("plus4-nothing"), UnknownPuzzle),
        (lambda: ROOM.one("../../etc/passwd"), UnknownPuzzle),
        (lambda: ROOM.next(Wish(game="chess")), UnknownGame),
        (lambda: ROOM.next(Wish(theme="sideways")), UnknownPuzzle),
        (lambda: ROOM.next(Wish(game="flip", kind="power")), UnknownPuzzle),
        (lambda: ROOM.of_day("18/11/2026"), BadDay),
        (lambda: ROOM.of_day("2026-02-30"), BadDay),
        (lambda: ROOM.attempt(Trial(id=LONGER.id, token="-")), IllegalMove),
    ],
)
def test_what_there_is_not_is_said(question: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        asked(question())


def test_a_fourth_hint_and_a_strength_that_is_none_are_refused() -> None:
    with pytest.raises(ValidationError):
        Asking(id=LONGER.id, step=4)
    with pytest.raises(ValidationError):
        Rated.model_validate({"id": LONGER.id, "solved": True, "strength": {"deviation": -1}})
