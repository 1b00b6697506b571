"""What the sheet of flip says about pro: throws in turn, majorities, and tokens with a power."""

import random

import pytest

import quatuor as q
from quatuor.games.flip import pro as flip_pro
from quatuor.games.flip.trays import in_majority, lines_held
from tests.games.drawing import trays

OUT = "1:N:tray 2:N:tray "
"""Both throw a token away."""
UPPER_LINE = "1:N:Ua1 2:N:miss 1:N:Ua2 2:N:miss 1:N:Ua3 2:N:miss 1:N:Ua4"
LOWER_LINE = UPPER_LINE.replace("U", "L")


def pro(moves: str = "", **options: object) -> q.Match:
    """A match of pro after what happened."""
    return q.Match.of(q.Game("flip", mode="pro", **options)).play(moves)


def filled(first: str) -> q.Match:
    """Player 1's next throw, after both filled the left of the upper tray and `first` on it."""
    cells = [f"U{column}{row}" for column in "abc" for row in "123"] + ["Ld4"]
    return pro(" ".join(f"1:N:{cell} 2:N:{cell}" for cell in cells) + " " + first)


def test_players_throw_one_token_in_turn() -> None:
    match = pro()
    assert match.to_move == 1
    assert {token[0] for token in match.legal} == {"1"}
    match = match.play("1:N:Ub3")
    assert match.to_move == 2
    assert {token[0] for token in match.legal} == {"2"}


def test_the_kind_is_always_written() -> None:
    assert pro("1:M:Ub3 2:N:tray 1:2:miss").position.board == {"Ub3": "1"}
    with pytest.raises(q.IllegalMove):
        pro("1:Ub3")


@pytest.mark.parametrize("token", ["1!", "2!", "1^"])
def test_pro_has_no_calls_and_nothing_in_the_air(token: str) -> None:
    with pytest.raises(q.IllegalMove):
        pro().play(token)
    with pytest.raises(q.IllegalMove):
        pro(claims="announce").play(token)


def test_of_the_21_tokens_one_of_each_kind_has_a_power() -> None:
    match = pro()
    assert (match.position.hand, match.position.powers) == ((21, 21), ("2MLC", "2MLC"))
    assert {token.split(":")[1] for token in match.legal} == set("N2MLC")


@pytest.mark.parametrize(
    ("powers", "letters", "kinds"),
    [(0, "", "N"), (2, "22MMLLCC", "N2MLC"), (5, "22222MMMMMLLLLLCCCCC", "N2MLC")],
)
def test_there_may_be_none_to_five_power_tokens_of_each_kind(
    powers: int, letters: str, kinds: str
) -> None:
    match = pro(powers=powers)
    assert (match.position.hand, match.position.powers) == ((21, 21), (letters, letters))
    assert {token.split(":")[1] for token in match.legal} == set(kinds)


@pytest.mark.parametrize("powers", [-1, 6, "many"])
def test_there_are_no_six_power_tokens_of_a_kind(powers: object) -> None:
    with pytest.raises(q.BadOption):
        pro(powers=powers)


def test_a_token_of_a_kind_can_be_thrown_only_while_one_is_left() -> None:
    match = pro("1:M:Ub3 2:N:tray")
    assert match.position.powers == ("2LC", "2MLC")
    with pytest.raises(q.IllegalMove):
        match.play("1:M:Ub3")
    only_one = pro("1:N:tray 2:N:tray", powers=5)
    with pytest.raises(q.IllegalMove):
        only_one.play("1:N:Ub3")


def test_the_player_with_more_tokens_in_a_cell_controls_it_and_equal_is_neutral() -> None:
    shared = pro("1:N:Ua1 2:N:Ua1 1:N:Ub1 2:N:La1 1:N:Uc1 2:N:La2 1:N:Ud1")
    assert shared.position.board == trays("""
        .  . . .  |  . . . .
        .  . . .  |  . . . .
        .  . . .  |  2 . . .
        12 1 1 1  |  2 . . .
    """)
    assert shared.round == 1
    assert shared.play("2:N:La3 1:N:Ua1").past[0].outcome == q.Outcome((1,), "line")


def test_the_top_token_means_nothing_in_pro() -> None:
    covered = "1:N:Ua1 2:N:miss 1:N:Ua1 2:N:Ua1 1:N:Ub1 2:N:miss 1:N:Uc1 2:N:miss 1:N:Ud1"
    assert pro(covered).past[0].outcome == q.Outcome((1,), "line")


def test_a_throw_that_makes_a_cell_neutral_breaks_the_line_to_come() -> None:
    match = pro("1:N:Ua1 2:N:miss 1:N:Ub1 2:N:miss 1:N:Uc1 2:N:Ua1 1:N:Ud1 2:N:miss 1:N:Lb2")
    assert match.round == 1


@pytest.mark.parametrize(("line", "points"), [(UPPER_LINE, 2), (LOWER_LINE, 1)])
def test_a_line_ends_the_round_at_once_and_scores_as_in_a_championship(
    line: str, points: int
) -> None:
    match = pro(line)
    assert (match.outcome, match.round, match.scores) == (None, 2, (points, 0))
    assert (match.position.board, match.position.hand) == ({}, (21, 21))
    assert match.position.powers == ("2MLC", "2MLC")


def test_only_the_best_of_several_lines_scores() -> None:
    cells = ("Ua2", "Ua3", "Ua4", "Ub1", "Uc1", "Ud1")
    both = " ".join(f"1:N:{cell} 2:N:miss" for cell in cells) + " 1:N:Ua1"
    assert pro(both).scores == (2, 0)


def test_pro_goes_to_the_first_with_3_points() -> None:
    second_round = "2:N:miss " + UPPER_LINE
    match = pro(f"{LOWER_LINE} {second_round}")
    assert (match.outcome, match.scores) == (q.Outcome((1,), "target"), (3, 0))
    assert pro(f"{LOWER_LINE} {second_round}", target=4).outcome is None


def test_the_first_throw_of_rounds_alternates() -> None:
    match = pro(LOWER_LINE)
    assert (match.starter, match.to_move) == (2, 2)
    match = match.play("2:N:miss " + LOWER_LINE)
    assert (match.starter, match.to_move) == (1, 1)


def test_player_2_may_throw_first() -> None:
    assert pro(first=2).to_move == 2


@pytest.mark.parametrize("place", ["tray", "miss"])
def test_a_token_that_lands_in_no_cell_is_out_until_the_next_round(place: str) -> None:
    match = pro(f"1:N:{place}")
    assert (match.position.hand, match.position.board, match.to_move) == ((20, 21), {}, 2)


@pytest.mark.parametrize("kind", "2MLC")
@pytest.mark.parametrize("place", ["tray", "miss"])
def test_a_power_token_that_lands_in_no_cell_has_no_effect(kind: str, place: str) -> None:
    before = filled("")
    match = before.play(f"1:{kind}:{place}")
    assert match.position.board == before.position.board
    assert match.to_move == 2
    assert kind not in match.position.powers[0]


def test_a_player_without_tokens_is_passed_over_and_with_all_thrown_the_round_ends() -> None:
    ahead = pro("1:2:Ua1 1:N:tray 2:N:tray " + OUT * 15 + "1:M:tray 2:M:tray 1:L:tray 2:L:tray")
    match = ahead.play("1:C:tray 2:C:tray 1:N:tray")
    assert (match.position.hand, match.to_move) == ((0, 2), 2)
    match = match.play("2:N:tray")
    assert (match.position.hand, match.to_move, match.round) == ((0, 1), 2, 1)
    match = match.play("2:2:tray")
    assert match.past[0].outcome == q.Outcome((), "full")
    assert (match.outcome, match.scores, match.to_move) == (None, (0, 0), 2)


def test_double_chance_throws_another_token_at_once_a_power_token_too() -> None:
    match = pro("1:2:Ub3", powers=2)
    assert match.to_move == 1
    assert match.play("1:N:Ub3").to_move == 2
    assert match.play("1:M:tray").to_move == 2
    assert match.play("1:2:Ub3").to_move == 1


@pytest.mark.parametrize(
    ("moves", "starts"),
    [
        ("", True),
        ("1:2:tray", True),
        ("1:2:Ub3", False),
        ("1:2:Ub3 1:L:Ub3", False),
        ("1:2:Ub3 1:L:Ub3 row", True),
        ("1:2:Ub3 1:N:Ub3", True),
        ("1:C:Ub3", False),
        ("1:C:Ub3 Ub2", True),
    ],
)
def test_an_earned_throw_and_a_choice_belong_to_the_turn_before(moves: str, starts: bool) -> None:
    position = pro(moves).position
    assert position.game.rules.starts_turn(position.state) is starts


def test_double_chance_as_the_last_token_throws_no_other() -> None:
    kinds = ["N"] * 17 + ["M", "L", "C"]
    match = pro(" ".join(f"1:{kind}:tray 2:{kind}:tray" for kind in kinds) + " 1:2:Ub3")
    assert (match.position.hand, match.to_move) == ((0, 1), 2)


def test_double_chance_tests_the_lines_before_the_extra_throw() -> None:
    match = pro(UPPER_LINE.replace("1:N:Ua4", "1:2:Ua4"))
    assert match.past[0].outcome == q.Outcome((1,), "line")


def test_mega_bomb_removes_all_tokens_around_it_on_that_tray_but_not_from_its_own_cell() -> None:
    assert filled("1:M:Ub2").position.board == trays("""
        . .   . .  |  . . . 12
        . .   . .  |  . . . .
        . 121 . .  |  . . . .
        . .   . .  |  . . . .
    """)
    assert filled("1:M:Ua4").position.board == trays("""
        1  .  .  .  |  . . . 12
        .  .  12 .  |  . . . .
        12 12 12 .  |  . . . .
        12 12 12 .  |  . . . .
    """)


def test_mega_bomb_never_completes_a_line() -> None:
    match = pro(UPPER_LINE.replace("1:N:Ua4", "1:M:Ua4"))
    assert match.position.board == {"Ua4": "1", "Ua1": "1", "Ua2": "1"}


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        (
            "row",
            """
            .  .  .  .  |  . . . 12
            12 12 12 .  |  . . . .
            .  .  .  .  |  . . . .
            12 12 12 .  |  . . . .
            """,
        ),
        (
            "col",
            """
            .  . .  .  |  . . . 12
            12 . 12 .  |  . . . .
            12 . 12 .  |  . . . .
            12 . 12 .  |  . . . .
            """,
        ),
    ],
)
def test_line_out_removes_the_row_or_the_column_its_own_cell_included(
    choice: str, expected: str
) -> None:
    asked = filled("1:L:Ub2")
    assert (asked.to_move, asked.legal) == (1, ("row", "col"))
    match = asked.play(choice)
    assert match.position.board == trays(expected)
    assert match.to_move == 2


@pytest.mark.parametrize(
    ("cell", "neighbours"),
    [
        ("Ub2", "Ua1 Ua2 Ua3 Ub1 Ub3 Uc1 Uc2 Uc3"),
        ("Ud4", "Uc3 Uc4 Ud3"),
        ("La3", "La2 La4 Lb2 Lb3 Lb4"),
    ],
)
def test_cell_out_chooses_one_of_the_up_to_eight_cells_around_it_empty_or_not(
    cell: str, neighbours: str
) -> None:
    asked = filled(f"1:C:{cell}")
    assert (asked.to_move, asked.legal) == (1, tuple(neighbours.split()))
    for neighbour in asked.legal:
        match = asked.play(neighbour)
        assert match.position.board == {
            where: stack for where, stack in asked.position.board.items() if where != neighbour
        }
        assert match.to_move == 2


def test_removed_tokens_are_out_until_the_next_round() -> None:
    match = filled("1:M:Ub2")
    assert match.position.hand == (10, 11)


@pytest.mark.parametrize("kind", "2C")
def test_power_tokens_count_in_lines_as_tokens(kind: str) -> None:
    extra = {"2": "1:N:miss", "C": "Ua2"}[kind]
    line = f"1:{kind}:Ub1 {extra} 2:N:miss 1:N:Ua1 2:N:miss 1:N:Uc1 2:N:miss 1:N:Ud1"
    assert pro(line).past[0].outcome == q.Outcome((1,), "line")


@pytest.mark.parametrize(
    ("kind", "choice", "rounds"),
    [("L", "row", 1), ("L", "col", 1), ("C", "Ua3", 1), ("C", "Ub3", 2)],
)
def test_lines_are_tested_after_the_effect(kind: str, choice: str, rounds: int) -> None:
    asked = pro(UPPER_LINE.replace("1:N:Ua4", f"1:{kind}:Ua4"))
    assert asked.round == 1
    assert asked.play(choice).round == rounds


@pytest.mark.parametrize("seed", range(40))
def test_only_the_thrower_can_get_a_line(seed: int) -> None:
    chance, s = random.Random(seed), flip_pro.start(21, 3, 1)
    while not s.over:
        thrower = s.mover
        s = flip_pro.play(s, chance.choice(flip_pro.legal(s)))
        if s.choice == flip_pro.NO_CHOICE:
            assert not lines_held(s.stacks, 3 - thrower, in_majority)
