"""What the rules of flip say about its races, sentence by sentence (pro: `test_flip_pro.py`)."""

import random
from itertools import combinations, pairwise

import pytest

import quatuor as q
from quatuor.games.flip import race as flip_race
from quatuor.games.flip.trays import CELLS, EMPTY, added, lines_held, on_top
from tests.games.drawing import trays

UPPER_LINE = "1:Ua1 1:Ub2 1:Uc3 1:Ud4"
LOWER_LINE = "1:La2 1:Lb2 1:Lc2 1:Ld2"
ALL_ON_THE_TRAY = " ".join(["1:tray"] * 21 + ["2:tray"] * 21)
ALL_BUT_FOUR = " ".join(["1:tray"] * 17 + ["2:tray"] * 21)


def race(moves: str = "", **options: object) -> q.Match:
    """A match after what happened."""
    return q.Match.of(q.Game("flip", **options)).play(moves)


def test_there_are_ten_lines_on_each_tray_and_none_joins_the_two() -> None:
    cross = [["a1", "b2", "c3", "d4"], ["a4", "b3", "c2", "d1"]]
    straight = [[c + r for r in "1234"] for c in "abcd"] + [[c + r for c in "abcd"] for r in "1234"]
    expected = {
        frozenset(tray + cell for cell in line) for tray in "UL" for line in straight + cross
    }

    def is_line(cells: tuple[int, ...]) -> bool:
        stacks = EMPTY
        for cell in cells:
            stacks = added(stacks, cell, 2)
        return bool(lines_held(stacks, 2, on_top))

    found = [four for four in combinations(range(len(CELLS)), 4) if is_line(four)]
    assert len(found) == 20
    assert {frozenset(CELLS[cell] for cell in four) for four in found} == expected


def test_each_player_has_21_tokens() -> None:
    assert race().position.hand == (21, 21)


def test_a_cell_holds_any_number_of_tokens_in_the_order_in_which_they_landed() -> None:
    match = race("1:Ub3 2:Ub3 1:Ub3 1:Ub3 2:La1 1:Ud4")
    assert match.position.board == trays("""
        . .    . 1  |  . . . .
        . 1211 . .  |  . . . .
        . .    . .  |  . . . .
        . .    . .  |  2 . . .
    """)
    assert match.position.hand == (17, 19)


def test_a_token_on_a_tray_but_in_no_cell_is_removed_for_this_round() -> None:
    match = race("1:tray")
    assert (match.position.board, match.position.hand) == ({}, (20, 21))


@pytest.mark.parametrize("moves", ["1:miss", "1^ 1:miss", "1:miss 1:miss 1:miss"])
def test_a_token_off_the_trays_may_be_thrown_again_at_once(moves: str) -> None:
    match = race(moves)
    assert (match.position.board, match.position.hand) == ({}, (21, 21))
    assert match.legal == race().legal


def test_both_throw_at_once_so_nobody_is_to_move() -> None:
    match = race("2:Ua1 2:Ua2 1^ 2^ 1^ 1:Lc3")
    assert match.to_move is None
    assert {"1:Ub3", "2:Ub3", "1^", "2^", "1:tray", "2:miss", "1!", "2!"} <= set(match.legal)


def test_a_landing_is_the_token_thrown_before_or_one_thrown_and_landed_at_once() -> None:
    thrown, landed, at_once = race("1^"), race("1^ 1:Ub3"), race("1:Ub3")
    assert thrown.position.hand == (21, 21)
    assert landed.position.hand == at_once.position.hand == (20, 21)
    assert landed.legal == at_once.legal
    assert landed.position.state == at_once.position.state


def test_a_token_in_the_air_is_not_there_to_be_thrown() -> None:
    match = race(" ".join(["1:tray"] * 20) + " 1^")
    assert match.position.hand == (1, 21)
    assert "1^" not in match.legal
    assert "1:Ub3" in match.legal
    with pytest.raises(q.IllegalMove):
        match.play("1^")


def test_a_player_without_tokens_throws_no_more_while_the_other_goes_on() -> None:
    legal = race(" ".join(["1:tray"] * 21)).legal
    assert [token for token in legal if token.startswith("1")] == ["1!"]
    assert "2:Ub3" in legal


def test_a_line_wins_when_its_owner_calls_it() -> None:
    standing = race(UPPER_LINE)
    assert standing.outcome is None
    assert standing.play("1!").outcome == q.Outcome((1,), "line")
    assert standing.play("1!").legal == ()


def test_a_line_does_not_win_by_the_opponents_call() -> None:
    assert race(f"{UPPER_LINE} 2!").outcome is None


@pytest.mark.parametrize("cell", ["Ua1", "Ub2", "Uc3", "Ud4"])
def test_the_top_token_controls_its_cell(cell: str) -> None:
    covered = race(f"{UPPER_LINE} 2:{cell}")
    assert covered.play("1!").outcome is None
    assert covered.play(f"1:{cell} 1!").outcome == q.Outcome((1,), "line")


def test_a_call_waits_for_every_token_that_was_in_the_air() -> None:
    waiting = race(f"2^ 1^ {UPPER_LINE} 2^ 1^ 1!")
    assert waiting.play("2:miss 1:Lb1").outcome is None
    assert waiting.play("2:miss 1:Lb1 2:tray").outcome == q.Outcome((1,), "line")


def test_a_token_thrown_after_the_call_is_not_waited_for() -> None:
    assert race(f"{UPPER_LINE} 2^ 1! 2^ 2:miss").outcome == q.Outcome((1,), "line")


def test_a_token_in_the_air_that_takes_the_line_undoes_the_call_and_play_goes_on() -> None:
    undone = race(f"{UPPER_LINE} 2^ 1! 2:Uc3")
    assert undone.outcome is None
    assert undone.play("1:Uc3").outcome is None
    assert undone.play("1:Uc3 1!").outcome == q.Outcome((1,), "line")


def test_a_later_token_that_lands_before_the_call_is_decided_counts_too() -> None:
    waiting = race(f"{UPPER_LINE} 1^ 1! 2:Ub2")
    assert waiting.play("1:miss").outcome is None
    assert waiting.play("1:Ub2").outcome == q.Outcome((1,), "line")


def test_a_call_covers_all_lines_the_caller_controls_at_that_moment() -> None:
    assert race(f"{UPPER_LINE} {LOWER_LINE} 2^ 1! 2:Uc3").outcome == q.Outcome((1,), "line")


def test_a_call_does_not_cover_a_line_that_was_completed_after_it() -> None:
    match = race(f"{UPPER_LINE} 1:La2 1:Lb2 1:Lc2 2^ 1! 1:Ld2 2:Uc3")
    assert match.outcome is None
    assert match.play("1!").outcome == q.Outcome((1,), "line")


@pytest.mark.parametrize("moves", ["", "1:Ua1 2^", UPPER_LINE.replace("1:Ud4", "2:Ud4")])
def test_a_wrong_call_costs_nothing(moves: str) -> None:
    assert race(f"{moves} 1!").position.state == race(moves).position.state
    assert race(f"{moves} 1! 2! 1!").position.state == race(moves).position.state


@pytest.mark.parametrize(("calls", "winner"), [("1! 2!", 1), ("2! 1!", 2)])
def test_of_two_undecided_calls_the_earlier_is_decided_first(calls: str, winner: int) -> None:
    both = f"{UPPER_LINE} 2:La2 2:Lb2 2:Lc2 2:Ld2"
    assert race(f"{both} 1^ {calls} 1:miss").outcome == q.Outcome((winner,), "line")


def test_when_the_earlier_call_fails_the_later_one_may_win() -> None:
    both = f"{UPPER_LINE} 2:La2 2:Lb2 2:Lc2 2:Ld2"
    assert race(f"{both} 2^ 1! 2! 2:Ua1").outcome == q.Outcome((2,), "line")


@pytest.mark.parametrize("seed", range(30))
def test_a_call_never_waits_for_less_than_an_earlier_one(seed: int) -> None:
    chance, s = random.Random(seed), flip_race.start(21, auto=False)
    while not s.over and s.left != (0, 0):
        often = [
            ply for ply in flip_race.legal(s) if flip_race.TOKENS[ply][1:3] in ("^", "!", ":U")
        ]
        s = flip_race.play(s, chance.choice(often))
        for earlier, later in pairwise(call.awaited for call in s.calls):
            assert earlier[0] <= later[0]
            assert earlier[1] <= later[1]


def test_auto_calls_at_the_moment_of_landing() -> None:
    match = race("1:Ua1 1:Ub2 1:Uc3", claims="auto")
    assert not {"1!", "2!"} & set(match.legal)
    assert match.play("1:Ud4").outcome == q.Outcome((1,), "line")


def test_auto_waits_for_the_tokens_in_the_air_as_a_called_line_does() -> None:
    waiting = race("1:Ua1 1:Ub2 1:Uc3 2^ 1:Ud4", claims="auto")
    assert waiting.outcome is None
    assert waiting.play("2:La1").outcome == q.Outcome((1,), "line")
    assert waiting.play("2:Ub2").outcome is None
    assert waiting.play("2:Ub2 1:Ub2").outcome == q.Outcome((1,), "line")


def test_a_round_in_which_all_is_thrown_and_no_line_stands_is_played_again() -> None:
    match = race(ALL_ON_THE_TRAY)
    assert match.past[0].outcome == q.Outcome((), "full")
    assert (match.outcome, match.round, match.scores) == (None, 2, (0, 0))
    assert (match.position.board, match.position.hand) == ({}, (21, 21))


def test_a_missed_token_counts_as_not_thrown() -> None:
    last = race(ALL_ON_THE_TRAY.removesuffix(" 2:tray"))
    assert [last.play(f"2^ {end}").round for end in ("2:miss", "2:tray")] == [1, 2]


def test_the_last_token_in_the_air_may_still_complete_a_line() -> None:
    match = race(f"{ALL_BUT_FOUR} 1:Ua1 1:Ub2 1:Uc3 1^")
    assert match.round == 1
    assert match.play("1:Ud4 1!").outcome == q.Outcome((1,), "line")


def test_with_all_thrown_a_line_that_stands_waits_for_its_call() -> None:
    match = race(f"{ALL_BUT_FOUR} {UPPER_LINE}")
    assert (match.outcome, match.legal) == (None, ("1!", "2!"))
    assert match.play("2! 2! 1!").outcome == q.Outcome((1,), "line")


def test_with_all_thrown_auto_leaves_no_line_uncalled() -> None:
    assert race(f"{ALL_BUT_FOUR} {UPPER_LINE}", claims="auto").outcome == q.Outcome((1,), "line")
    assert race(ALL_ON_THE_TRAY, claims="auto").round == 2


def test_basic_goes_to_the_first_with_that_many_round_wins() -> None:
    match = race(f"{UPPER_LINE} 1!", wins=2)
    assert (match.outcome, match.round, match.scores) == (None, 2, (1, 0))
    assert match.play(f"{UPPER_LINE} 1!").outcome == q.Outcome((1,), "line")


@pytest.mark.parametrize(("line", "points"), [(UPPER_LINE, 2), (LOWER_LINE, 1)])
def test_in_a_championship_an_upper_line_scores_2_and_a_lower_line_1(
    line: str, points: int
) -> None:
    match = race(f"{line} 1!", mode="championship")
    assert (match.outcome, match.round, match.scores) == (None, 2, (points, 0))
    assert match.position.hand == (21, 21)


@pytest.mark.parametrize(
    ("landing", "points"),
    [("2:miss", 2), ("2:Ld2", 2), ("2:Ud4", 1)],
)
def test_in_a_championship_only_the_best_line_that_stands_scores(landing: str, points: int) -> None:
    match = race(f"{LOWER_LINE} {UPPER_LINE} 2^ 1! {landing}", mode="championship")
    assert match.scores == (points, 0)


def test_in_a_championship_a_line_that_was_not_called_does_not_score() -> None:
    called_too_early = f"{LOWER_LINE} 1:Ua1 1:Ub2 1:Uc3 2^ 1! 1:Ud4 2:miss"
    assert race(called_too_early, mode="championship").scores == (1, 0)


def test_in_a_championship_a_round_without_a_line_scores_nothing() -> None:
    match = race(ALL_ON_THE_TRAY, mode="championship")
    assert (match.outcome, match.round, match.scores) == (None, 2, (0, 0))


def test_a_championship_goes_to_the_first_with_5_points() -> None:
    match = race(f"{UPPER_LINE} 1! {UPPER_LINE} 1!", mode="championship")
    assert (match.outcome, match.scores) == (None, (4, 0))
    assert match.play(f"{LOWER_LINE} 1!").outcome == q.Outcome((1,), "target")
    assert race(f"{UPPER_LINE} 1!", mode="championship", target=2).outcome is not None


@pytest.mark.parametrize(
    ("mode", "target", "claims"),
    [("basic", 5, "announce"), ("championship", 5, "announce"), ("pro", 3, "auto")],
)
def test_target_and_claims_have_the_defaults_of_their_mode(
    mode: str, target: int, claims: str
) -> None:
    options = q.Game("flip", mode=mode).options
    assert (options["target"], options["claims"], options["powers"]) == (target, claims, 1)


@pytest.mark.parametrize("token", ["1:N:Ub3", "row", "Ub2"])
def test_the_tokens_of_pro_cannot_be_played_in_a_race(token: str) -> None:
    with pytest.raises(q.IllegalMove):
        race(token)


@pytest.mark.parametrize("token", ["3:Ub3", "1:Ue3", "1:Ub5", "1:Mb3", "1", "!", "^1"])
def test_what_is_no_token_cannot_be_read(token: str) -> None:
    with pytest.raises(q.UnreadableMove):
        race(token)
