"""The lines that stand, cell by cell, and the cells that tokens are about."""

import random

import pytest

import quatuor as q
from quatuor.cli import main
from quatuor.pictures import svg
from quatuor.pictures.boards import cells_of

COLUMN_1 = ("1,1", "1,2", "1,3", "1,4")
FLIP = "1:N:Ua1 2:N:miss 1:N:Ua2 2:N:miss 1:N:Ua3 2:N:miss 1:N:Ua4"
BOTH = "4 1 1 2 2 3 3 4 4 7 x4"


def position(game: str, moves: str, **options: object) -> q.Position:
    return q.Game(game, **options).start().play(moves)


@pytest.mark.parametrize(
    ("game", "moves", "line"),
    [
        ("puissance4", "1 2 1 2 1 2 1", COLUMN_1),
        ("puissance4", "1 1 2 2 3 3 4", ("1,1", "2,1", "3,1", "4,1")),
        ("puissance4", "1 1 2 2 3 3 5 5 6 7 4", tuple(f"{column},1" for column in range(1, 7))),
        ("puissance4", "1 2 2 3 3 4 3 4 4 6 4", ("1,1", "2,2", "3,3", "4,4")),
        ("puissance4", "7 6 6 5 5 4 5 4 4 2 4", ("4,4", "5,3", "6,2", "7,1")),
        ("plus4", "1 2 1 2 1 2 1", COLUMN_1[::-1]),
        ("q4", "1a1 4d1 2b2 4d2 3c3 4d3 4d4", ("1a1", "2b2", "3c3", "4d4")),
        ("q4", "4a4 1d1 4b4 1d2 4c4 1d3 4d4", ("4a4", "4b4", "4c4", "4d4")),
        ("foursenses", "Sa1 Sb1 Sc1 Hd3 Sd1", ("a1", "b1", "c1", "d1")),
        ("foursenses", "Sa1 DHb2 Hc3 DSc3", ("a1", "b2", "c3")),
    ],
)
def test_the_line_that_wins_is_named_from_end_to_end(
    game: str, moves: str, line: tuple[str, ...]
) -> None:
    ended = position(game, moves)
    assert ended.lines == ended.told_lines == (line,)
    assert ended.parent is not None
    assert ended.parent.lines == ()


def test_a_line_of_flip_is_that_of_who_controls_its_cells() -> None:
    assert position("flip", FLIP, mode="pro").told_lines == (("Ua1", "Ua2", "Ua3", "Ua4"),)


def test_printed_discs_belong_to_a_line_of_five() -> None:
    ended = position("puissance4", "126673163665457623354", five=True)
    assert ended.told_lines == (("0,2", "1,2", "2,2", "3,2", "4,2"),)


@pytest.mark.parametrize(
    ("both_lines", "shown"), [("mover", "1"), ("opponent", "2"), ("draw", "12")]
)
def test_of_two_colours_the_line_that_counts_is_shown(both_lines: str, shown: str) -> None:
    ended = position("puissance4", BOTH, pop_out=True, both_lines=both_lines)
    cells = cells_of("puissance4", ended.board)
    assert {cells[cell] for line in ended.told_lines for cell in line} == set(shown)


def test_an_endless_line_is_shown_when_it_scores_and_stands_on_in_silence() -> None:
    scored = position("plus4", "1 2 1 2 1 2 B1", mode="endless")
    assert scored.told_lines == (COLUMN_1[::-1],)
    after = scored.play("4")
    assert after.told_lines == ()
    assert after.lines == (COLUMN_1[::-1],)


@pytest.mark.parametrize(
    ("game", "moves"),
    [("q4", "1a1 4d1 2b2 4d2 3c3 4d3 4d4"), ("foursenses", "Sa1 Sb1 Sc1 Hd3 Sd1")],
)
def test_a_line_that_nobody_has_announced_is_not_shown(game: str, moves: str) -> None:
    silent = position(game, moves, claims="announce")
    assert silent.lines
    assert silent.told_lines == ()
    assert silent.play("!" if game == "foursenses" else "1a2 !").told_lines == silent.lines


def test_the_cube_lists_its_76_lines_and_a_corner_lies_on_seven_of_them() -> None:
    lines = q.Game("q4").start().line_cells
    assert len(set(lines)) == 76
    assert sum("1a1" in line for line in lines) == 7
    assert ("1a1", "2b2", "3c3", "4d4") in lines


def test_a_line_with_one_free_cell_and_one_colour_threatens() -> None:
    at = position("q4", "1a1 4d1 2b2 4d2 3c3")
    assert [(threat.owner, threat.cell) for threat in at.threats] == [(1, "4d4")]
    assert at.threats[0].line == ("1a1", "2b2", "3c3", "4d4")
    assert at.play("4d4").threats == ((2, "4d3", ("4d1", "4d2", "4d3", "4d4")),)
    assert at.play("4d4 4d3").threats == ()


@pytest.mark.parametrize("game", q.GAMES)
def test_a_win_by_a_listed_line_was_threatened_before(game: str) -> None:
    chance = random.Random(game)
    at = q.Game(game).start()
    while at.outcome is None and len(at.moves) < 150:
        before, at = at, at.play(chance.choice(at.legal))
        if at.outcome and at.line_cells and at.told_lines:
            assert set(at.told_lines) & {threat.line for threat in before.threats}


def test_while_top10_is_filled_lines_mean_nothing() -> None:
    filling = position("top10", "1234567" * 3)
    assert filling.lines == ()
    full = q.Game("top10", fill="random").start()
    assert full.lines == (("1,1", "1,2", "1,3", "1,4", "1,5"), ("2,3", "3,4", "4,5", "5,6"))


@pytest.mark.parametrize("game", q.GAMES)
def test_a_game_won_by_a_line_shows_cells_of_the_winner_and_no_other_game_shows_any(
    game: str,
) -> None:
    chance = random.Random(game)
    for _ in range(8):
        at = q.Game(game).start()
        while at.outcome is None and len(at.moves) < 150:
            assert at.told_lines == ()
            at = at.play(chance.choice(at.legal))
        by_line = at.outcome is not None and at.outcome.reason in ("line", "pattern")
        assert bool(at.told_lines) == by_line
        if by_line and game != "foursenses":
            cells = cells_of(game, at.board)
            owners = {cells[cell][-1] for line in at.told_lines for cell in line}
            assert at.outcome is not None
            assert owners == {str(player) for player in at.outcome.winners}


def test_the_picture_of_a_won_game_traces_its_line() -> None:
    ended = position("puissance4", "1 2 1 2 1 2 1")
    assert ended.svg() == svg.draw("puissance4", ended.board, last="1", lines=[COLUMN_1])
    assert ended.svg(lines=()) == svg.draw("puissance4", ended.board, last="1")


def test_show_names_the_cells_of_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "puissance4", "--moves", "1212121"]) == 0
    assert "player 1 won (line; 1,1 1,2 1,3 1,4)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "options", "moves", "token", "cell"),
    [
        ("puissance4", {}, "", "4", "4,1"),
        ("puissance4", {}, "4 4 4", "4", "4,4"),
        ("puissance4", {"five": True}, "7", "7", "7,2"),
        ("puissance4", {"power": True}, "4 4 4", "A4", "4,1"),
        ("puissance4", {"power": True}, "4 4 4", "W4", "4,4"),
        ("puissance4", {"power": True}, "4 4 W5", "4", "4,3"),
        ("puissance4", {"power": True}, "4 5 B4", "x5", "5,1"),
        ("puissance4", {"pop_out": True}, "4 4", "x4", "4,1"),
        ("top10", {}, "4", "5", "5,1"),
        ("top10", {}, "1234567", "4", "4,2"),
        ("top10", {"fill": "random"}, "", "x1", "1,1"),
        ("plus4", {}, "1 1", "1", "1,4"),
        ("plus4", {"mode": "endless"}, "1 1", "B1", "1,4"),
    ],
)
def test_a_token_that_names_a_column_is_about_one_cell(
    game: str, options: dict[str, object], moves: str, token: str, cell: str
) -> None:
    assert position(game, moves, **options).landing_cells[token] == cell


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("puissance4", {"power": True}),
        ("puissance4", {"five": True, "pop_out": True}),
        ("top10", {"fill": "random"}),
        ("plus4", {"mode": "endless"}),
    ],
)
def test_what_is_played_comes_to_rest_where_it_was_aimed(
    game: str, options: dict[str, object]
) -> None:
    chance = random.Random(8)
    at = q.Game(game, **options).start()
    for _ in range(40):
        for token, cell in at.landing_cells.items():
            after = at.play(token)
            popped = token.startswith("x")
            filled = cells_of(game, at.board if popped else after.board)
            rows = [row for row in range(1, 7) if filled.get(f"{token[-1]},{row}")]
            assert cell == f"{token[-1]},{min(rows) if popped else max(rows)}"
        at = at.play(chance.choice(at.legal)) if at.legal else q.Game(game, **options).start()


def test_every_token_with_a_column_has_an_aim_and_no_other() -> None:
    after_a_wall = position("puissance4", "W4", power=True)
    assert set(after_a_wall.landing_cells) == set(after_a_wall.legal) - {"-"}
    for game in ("q4", "foursenses", "flip"):
        assert q.Game(game).start().landing_cells == {}
