"""How puzzles are found: the main line, what is alike, who solves them, and how hard they are."""

import random
from dataclasses import replace
from functools import partial
from itertools import islice, pairwise

import pytest

import quatuor as q
from quatuor.errors import BadRecord
from quatuor.players.puzzles import KINDS, Objective, Puzzle, check, make, ratings, search_game
from quatuor.players.puzzles.find import suspects
from quatuor.players.puzzles.kinds import worth
from quatuor.players.puzzles.main_line import main_line
from quatuor.players.puzzles.make import Selection
from quatuor.players.puzzles.ratings import LEVEL_RATINGS, rating, rising, solves, tries, worthwhile
from quatuor.players.puzzles.search_game import Work, Yield, search
from quatuor.players.puzzles.source import Source, sources_of
from quatuor.players.puzzles.tree import Tree
from quatuor.players.static_threats import static_threats
from tests.random_games import random_match

LEVELS = list(LEVEL_RATINGS)


def line_of(game: q.Game, moves: str, kind: str, plies: int) -> str:
    position = game.start().play(moves)
    assert position.to_move is not None
    tree = Tree(game, KINDS[kind].objective, position.to_move)
    found = main_line(tree, position.state, plies, KINDS[kind])
    return " ".join(game.rules.TOKENS[ply] for ply in found)


def test_the_main_line_of_a_win_is_the_only_ply_and_the_best_resistance() -> None:
    assert line_of(q.Game("puissance4"), "121212", "win", 1) == "1"


def test_there_is_no_main_line_where_two_plies_are_as_good() -> None:
    assert line_of(q.Game("puissance4"), "3344", "win", 3) == ""


def test_the_only_defence_is_one_ply() -> None:
    assert line_of(q.Game("puissance4"), "12131", "defence", 2) == "1"
    assert line_of(q.Game("puissance4"), "1213", "defence", 2) == ""


@pytest.mark.parametrize("seed", range(12))
def test_the_tree_agrees_with_trying_everything(seed: int) -> None:
    """With what is known kept, and good plies tried first, it says what a plain search says."""
    mode = ("elementary", "endless", "rounds")[seed % 3]
    *_, match = random_match(("plus4", {"mode": mode}), seed, 8 + seed)
    position = match.position
    if position.to_move is None:
        return
    for objective in Objective:
        tree = Tree(position.game, objective, position.to_move)
        assert tree.value(position.state, 3) == plainly(tree, position.state, 3)


def plainly(tree: Tree, state: object, plies: int) -> int:
    if not plies or tree.rules.over(state):
        return worth(tree.game, tree.objective, state, tree.solver)
    values = [
        plainly(tree, tree.rules.play(state, ply), plies - 1)
        for ply in tree.rules.every(tree.rules.legal(state))
    ]
    return max(values) if tree.solves(state) else min(values)


def test_a_selection_has_no_puzzle_twice_and_few_plain_ones() -> None:
    def some(number: int, kind: str, plies: int) -> Puzzle:
        return Puzzle(str(number), "plus4", {}, (), kind, ("1",), plies)

    selection = Selection(20, {"0"})
    for number in range(10):
        selection.offer(some(number, "win", 1))
        selection.offer(some(number, "win", 1))
    assert [puzzle.id for puzzle in selection.chosen] == ["1", "2", "3"]
    assert len(selection.spare) == 6
    for number in range(10, 30):
        selection.offer(some(number, "win", 3))
    assert len(selection.chosen) == 10


def test_a_selection_fills_up_with_what_it_has_too_much_of_the_plain_ones_last() -> None:
    selection = Selection(10, set())
    for number in range(20):
        kind, plies = ("defence", 2) if number % 2 else ("next", 2)
        selection.offer(Puzzle(str(number), "q4", {}, (), kind, ("1",), plies))
    assert selection.plenty
    assert not selection.full
    assert len(selection.chosen) == 6
    taken = selection.from_spare()
    assert [puzzle.kind for puzzle in taken] == ["next"] * 4
    assert not set(taken) & set(selection.spare)


@pytest.mark.parametrize("worthwhile_of", [1, 3])
def test_the_search_goes_on_while_it_finds_more_of_the_same(
    worthwhile_of: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where only some of them are worthwhile."""

    def found(work: Work) -> Yield:
        some = Puzzle(f"q4-{work.number}", "q4", {}, (), "announce", ("!",), 1, 0, ("moves-1",))
        return Yield(work.key, (some,))

    def solved(puzzle: Puzzle) -> ratings.Solved:
        number = int(puzzle.id.removeprefix("q4-"))
        return dict.fromkeys(LEVELS, (int(number % worthwhile_of == 0), 1))

    monkeypatch.setattr(make, "search", found)
    monkeypatch.setattr(make, "successes", solved)
    monkeypatch.setattr(make, "FRUITLESS", make.AT_ONCE)
    made = make.Making(q.Game("q4"), 30).run(lambda *_: None)
    assert len({puzzle.id for puzzle in made}) == 30


def test_attempts_stop_when_the_first_half_end_alike() -> None:
    made: list[bool] = []

    def attempt(success: bool) -> bool:
        made.append(success)
        return success

    def tried(*results: bool) -> tuple[int, int]:
        made.clear()
        return tries([partial(attempt, result) for result in results])

    assert tried(True, True, False, False) == (2, 2)
    assert tried(False, False, True, True) == (0, 2)
    assert tried(True, False, True, True) == (3, 4)
    assert len(made) == 4
    assert tried(True, False) == (1, 2)
    assert tried(False) == (0, 1)


def asked_levels(
    monkeypatch: pytest.MonkeyPatch, *solving: str
) -> tuple[list[str], ratings.Solved]:
    """Which levels are asked about a puzzle that these solve, and what comes of it."""
    asked: list[str] = []

    def solved(_puzzle: Puzzle, level: str, _seed: int) -> bool:
        asked.append(level)
        return level in solving

    monkeypatch.setattr(ratings, "solves", solved)
    counts = ratings.successes(q.puzzles("plus4")[0])
    return list(dict.fromkeys(asked)), counts


def test_better_levels_are_not_asked_once_one_falls_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, counts = asked_levels(monkeypatch, "first", "strongest")
    assert asked == ["strongest", "first", "easy"]
    assert not worthwhile(counts)


def test_what_the_best_level_misses_is_left_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, counts = asked_levels(monkeypatch, "hard", "expert")
    assert asked == ["strongest"]
    assert not worthwhile(counts)


def test_what_better_levels_solve_is_worthwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, counts = asked_levels(monkeypatch, "hard", "expert", "strongest")
    assert set(asked) == set(counts) == set(LEVELS)
    assert list(counts) == LEVELS
    assert worthwhile(counts)


def test_a_puzzle_that_fewer_levels_solve_is_rated_higher() -> None:
    ratings = [
        rating({level: (int(at >= solved), 1) for at, level in enumerate(LEVELS)})
        for solved in range(7)
    ]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) == 7


def test_a_puzzle_that_better_levels_miss_is_left_out() -> None:
    def solved(*counts: int) -> bool:
        return rising({level: (count, 10) for level, count in zip(LEVELS, counts, strict=True)})

    assert solved(0, 3, 2, 8, 10, 10)
    assert not solved(5, 5, 5, 0, 5, 5)
    assert not solved(6, 4, 2, 1, 0, 0)


@pytest.mark.usefixtures("compiled_ahead")
def test_higher_levels_solve_more() -> None:
    some = random.Random(3).sample([p for p in q.puzzles() if len(p.solution) < 5], 40)
    solved = [sum(solves(one, level, 1 << 41) for one in some) for level in LEVELS[:3]]
    assert solved[0] < solved[1] < solved[2]


@pytest.mark.usefixtures("compiled_ahead")
@pytest.mark.parametrize("name", ["foursenses", "q4"])
def test_a_quick_game_ends_nothing_where_it_can(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It neither wins nor lets win at once, as long as there is such a ply and it makes no slip."""
    monkeypatch.setattr(search_game, "SLIPS", 0.0)
    game = q.Game(name)
    positions = list(islice(search_game.quickly(game.start(), random.Random(5)), 30))
    assert len(positions) > 8
    for position, following in pairwise(positions):
        threats = static_threats(position, 0, 0)
        quiet = {one.ply for one in threats if one.answer < 0 and not one.wins and not one.loses}
        assert game.rules.TOKENS.index(following.token) in quiet or not quiet


@pytest.mark.usefixtures("compiled_ahead")
def test_nothing_is_suspected_where_much_is_safe_or_two_plies_win() -> None:
    game = q.Game("puissance4")
    source = Source()

    def asked(moves: str, source: Source = source) -> list[tuple[str, int]]:
        return list(suspects(game.start().play(moves), source))

    assert asked("121212") == [("win", 1)]
    assert asked("12131") == [("defence", 2)]
    assert asked("314157") == []
    assert asked("12131", replace(source, most_safe=0)) == []


def test_every_game_names_ways_to_play_that_there_are() -> None:
    for game in q.GAMES:
        names = [source.game(game) for source in sources_of(game)]
        assert len(set(names)) == len(names)


@pytest.mark.usefixtures("compiled_ahead")
def test_what_a_game_yields_is_proved_and_always_the_same() -> None:
    work = Work(q.Game("plus4", mode="rounds"), 3, 1)
    found = search(work).puzzles
    assert found
    assert search(work).puzzles == found
    for puzzle in found:
        check(puzzle)


def test_a_game_without_hands_and_without_turns_yields_nothing_wrong() -> None:
    for puzzle in search(Work(q.Game("flip", mode="pro", powers=0), 1, 2)).puzzles:
        check(puzzle)
        assert puzzle.kind in ("throw", "score", "defence")


def test_a_throw_with_two_ways_to_win_is_refused() -> None:
    moves = " ".join(f"1:N:Ua{row} 2:N:Lb{row}" for row in (1, 2, 3))
    game = {"mode": "pro"}
    wrong = Puzzle("flip-1", "flip", game, tuple(moves.split()), "throw", ("1:N:Ua4",), 1)
    with pytest.raises(BadRecord, match="not the only answer: 1:N:Ua4, 1:2:Ua4"):
        check(wrong)
    check(Puzzle("flip-2", "flip", {**game, "powers": 0}, wrong.moves, "throw", ("1:N:Ua4",), 1))
