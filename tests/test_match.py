"""What the rules say about several rounds: who starts, what they are worth, when it is decided."""

from dataclasses import FrozenInstanceError

import pytest

import quatuor as q
from tests.pictures import assert_forbidden, assert_refused, filling, match_after, winners

STARTER_WINS = "1 2 1 2 1 2 1"
"""Four in column 1, in puissance4 and in plus4."""
OTHER_WINS = "1 2 1 2 1 2 3 2"
DRAWN = "4 4 x4 x4 4 4 x4 x4"
"""With pop_out: the first position comes for the third time."""
Q4_STARTER_WINS = "1a1 4a1 1b2 4b1 1c3 4c1 1d4"
ONE_ROUND_WINNER: list[tuple[str, dict[str, object]]] = [
    ("puissance4", {}),
    ("top10", {}),
    ("plus4", {}),
    ("plus4", {"mode": "endless"}),
    ("q4", {}),
    ("foursenses", {}),
]
LINE_IN_A_ROW = """
    1 2 2 2 1 2 1
    1 2 1 2 1 2 1
    2 1 2 2 1 1 2
    1 2 1 1 2 1 2
    1 2 2 2 1 2 1
    2 2 2 1 1 1 1
"""


@pytest.mark.parametrize(("game", "options"), ONE_ROUND_WINNER)
def test_a_match_is_one_round_started_by_player_1_unless_chosen_otherwise(
    game: str, options: dict[str, object]
) -> None:
    chosen = q.Game(game, **options).options
    assert (chosen["wins"], chosen["first"]) == (1, 1)
    assert q.Match.of(q.Game(game, **options)).to_move == 1
    assert q.Match.of(q.Game(game, first=2, **options)).to_move == 2


@pytest.mark.parametrize(("game", "options"), ONE_ROUND_WINNER)
def test_a_game_whose_rounds_have_one_winner_can_be_played_to_five_wins_as_on_the_slide(
    game: str, options: dict[str, object]
) -> None:
    assert q.Game(game, wins=5, **options).options["wins"] == 5
    assert_refused(game, wins=0, **options)
    assert_refused(game, first=0, **options)
    assert_refused(game, first=3, **options)


def test_games_that_keep_points_over_rounds_take_no_wins() -> None:
    assert_refused("foursenses", players=3, wins=2)
    assert_refused("plus4", mode="rounds", wins=2)


@pytest.mark.parametrize(("game", "players"), [("q4", 3), ("q4", 4), ("foursenses", 3)])
def test_any_player_may_start(game: str, players: int) -> None:
    starts = [q.Game(game, players=players, first=n).start() for n in range(1, players + 1)]
    assert [start.to_move for start in starts] == list(range(1, players + 1))
    assert_refused(game, players=players, first=players + 1)


def test_a_match_of_one_round_ends_with_that_round() -> None:
    match = match_after("puissance4", STARTER_WINS)
    assert match.outcome == q.Outcome((1,), "line")
    assert (match.round, match.scores, match.totals) == (1, (1, 0), (1, 0))
    assert (match.legal, match.to_move) == ((), None)


def test_a_match_of_one_round_ends_with_a_draw_too() -> None:
    match = match_after("puissance4", DRAWN, pop_out=True)
    assert match.outcome == q.Outcome((), "repetition")
    assert match.outcome.draw
    assert match.scores == (0, 0)


def test_after_a_round_the_next_one_starts_on_an_empty_board() -> None:
    match = match_after("puissance4", STARTER_WINS, wins=2)
    assert (match.outcome, match.round, match.scores) == (None, 2, (1, 0))
    assert match.position.board == ["......."] * 6
    assert match.position.hand == (21, 21)
    assert match.position.moves == ()


def test_later_rounds_alternate_the_starter_whoever_won() -> None:
    match = match_after("puissance4", "", wins=5)
    starters = []
    for moves in (STARTER_WINS, STARTER_WINS, OTHER_WINS, OTHER_WINS, STARTER_WINS):
        starters.append(match.to_move)
        match = match.play(moves)
    assert starters == [1, 2, 1, 2, 1]
    assert (match.scores, match.to_move, match.round) == ((3, 2), 2, 6)


def test_with_first_2_player_2_starts_the_first_round_and_player_1_the_second() -> None:
    match = match_after("puissance4", STARTER_WINS, wins=2, first=2)
    assert (match.scores, match.to_move) == ((0, 1), 1)


def test_the_first_with_enough_round_wins_wins_the_match() -> None:
    match = match_after("plus4", f"{STARTER_WINS} {OTHER_WINS}", wins=3)
    assert (match.scores, match.outcome) == ((2, 0), None)
    assert winners(match.play(STARTER_WINS)) == (1,)
    assert match.play(STARTER_WINS).scores == (3, 0)


def test_a_drawn_round_scores_nothing_and_the_match_goes_on() -> None:
    match = match_after("puissance4", DRAWN, pop_out=True, wins=2)
    assert (match.scores, match.outcome) == ((0, 0), None)
    assert (match.round, match.to_move) == (2, 2)


def test_rounds_of_top10_are_counted_beside_the_discs_kept_in_them() -> None:
    moves = f"{filling(LINE_IN_A_ROW)} x4"
    match = match_after("top10", moves, target=2, wins=2)
    assert (match.scores, match.totals, match.round) == ((1, 0), (0, 0), 1)
    match = match.play("x5")
    assert (match.totals, match.round, match.to_move) == ((1, 0), 2, 2)


def test_rounds_of_an_endless_game_are_counted_beside_the_points_in_them() -> None:
    match = match_after("plus4", STARTER_WINS, mode="endless", target=2, wins=2)
    assert (match.scores, match.totals, match.round) == ((1, 0), (0, 0), 1)
    match = match_after("plus4", "B1 2 1 2 1 2 1", mode="endless", target=2, wins=2)
    assert (match.totals, match.round, match.to_move) == ((1, 0), 2, 2)


def test_in_q4_a_round_is_worth_its_stake() -> None:
    match = match_after("q4", Q4_STARTER_WINS, wins=5, stake=3)
    assert (match.scores, match.outcome, match.to_move) == ((3, 0), None, 2)
    match = match.play("4a4").play(Q4_STARTER_WINS)
    assert (match.scores, winners(match)) == ((6, 0), (1,))


def test_the_stake_can_be_set_for_every_round() -> None:
    match = match_after("q4", f"stake=4 {Q4_STARTER_WINS}", wins=9)
    assert match.scores == (4, 0)
    match = match.play(f"stake=2 {Q4_STARTER_WINS}")
    assert match.scores == (4, 2)
    assert match.play(f"stake=7 {Q4_STARTER_WINS}").scores == (11, 2)


def test_the_stake_is_set_before_the_first_ply_of_a_round_and_is_a_number() -> None:
    start = match_after("q4", wins=9)
    assert_forbidden(start.play("1a1"), "stake=4")
    for wrong in ("stake=0", "stake=", "stake=much"):
        with pytest.raises(q.BadOption):
            start.play(wrong)
    with pytest.raises(q.UnreadableMove):
        match_after("puissance4", "stake=2")


def test_three_players_start_the_rounds_in_turn() -> None:
    starter_wins = "1a1 4a1 3a2 1b2 4b1 3b2 1c3 4c1 3c3 1d4"
    match = match_after("q4", players=3, wins=9)
    starters = []
    for _ in range(4):
        starters.append(match.to_move)
        match = match.play(starter_wins)
    assert starters == [1, 2, 3, 1]
    assert match.scores == (2, 1, 1)


def test_nothing_is_played_after_the_end_of_the_match() -> None:
    match = match_after("puissance4", STARTER_WINS)
    assert_forbidden(match, "1", "7")
    assert_forbidden(match.position, "1", "7")
    with pytest.raises(q.IllegalMove, match="over") as caught:
        match_after("puissance4", f"{STARTER_WINS} 7")
    assert (caught.value.token, caught.value.at) == ("7", 7)


def test_a_round_is_over_even_where_the_match_goes_on() -> None:
    game = q.Game("puissance4", wins=2)
    finished = game.start().play(STARTER_WINS)
    assert_forbidden(finished, "7")
    assert q.Match.of(game).play(f"{STARTER_WINS} 7").position.board[-1] == "......2"


def test_a_match_remembers_its_moves_and_the_last_positions_of_its_rounds() -> None:
    match = match_after("puissance4", f"{STARTER_WINS} 4 4", wins=2)
    assert match.moves == (*STARTER_WINS.split(), "4", "4")
    assert match.position.moves == ("4", "4")
    assert [past.moves for past in match.past] == [tuple(STARTER_WINS.split())]


def test_playing_leaves_the_match_as_it_is() -> None:
    match = match_after("puissance4", STARTER_WINS[:-2], wins=2)
    later = match.play("1")
    assert (match.round, match.scores, match.moves) == (1, (0, 0), tuple("121212"))
    assert (later.round, later.scores) == (2, (1, 0))
    with pytest.raises(FrozenInstanceError):
        match.round = 3  # type: ignore[misc]


def test_errors_count_the_tokens_of_all_rounds() -> None:
    with pytest.raises(q.IllegalMove) as caught:
        match_after("puissance4", f"{STARTER_WINS} 1 x2", wins=2)
    assert (caught.value.token, caught.value.at) == ("x2", 8)


Q4_OF_THREE = "1a1 4a1 3a2 1b2 4b1 3b2 1c3 4c1 3c3 1d4"
"""A round of q4 that its starter wins, of three players."""


def test_of_three_one_may_leave_and_the_others_play_on() -> None:
    match = match_after("q4", "1a1 2a1 3a1 1b1 leaves=2", players=3, wins=2)
    assert (match.outcome, match.to_move, match.gone) == (None, 3, (2,))
    assert match.position.hand == (10, 0, 11)
    assert match.position.board[1][3] == "2..."
    match = match.play("3b1 1c1 3c1 1d1")
    assert (match.scores, match.round, match.outcome) == ((1, 0, 0), 2, None)


def test_whoever_has_left_takes_no_part_in_later_rounds_and_the_others_start_in_turn() -> None:
    match = match_after("q4", "leaves=2", players=3, wins=9)
    starters = []
    for _ in range(4):
        starters.append(match.to_move)
        assert match.position.hand[1] == 0
        match = match.play("1a1 4a1 1b2 4b1 1c3 4c1 1d4")
    assert starters == [1, 3, 1, 3]
    assert match.totals == (2, 0, 2)


@pytest.mark.parametrize("moves", ["1a1 leaves=1 leaves=3", f"{Q4_OF_THREE} leaves=3 leaves=1"])
def test_the_match_ends_when_only_one_side_is_left(moves: str) -> None:
    match = match_after("q4", moves, players=3, wins=9)
    assert match.outcome == q.Outcome((2,), "last")
    assert_forbidden(match, "leaves=2")


def test_a_team_has_lost_when_both_partners_have_left() -> None:
    match = match_after("q4", "1a1 leaves=3", players=4, partners=True, wins=3)
    assert (match.outcome, match.to_move) == (None, 2)
    assert match.play("leaves=1").outcome == q.Outcome((2, 4), "last")
    assert match.play("2a1 4a1 1b1 2b1 4b1 1c1 2c1 4c1 1d1").totals == (1, 0, 1, 0)


def test_whoever_has_left_does_not_win_on_points() -> None:
    quick = "Sa1 Sb1 Sc1 Sd1"
    match = match_after("foursenses", f"{quick} leaves=1", players=3)
    assert match.totals == (6, 3, 0)
    match = match.play(quick).play(quick)
    assert match.outcome is not None
    assert 1 not in match.outcome.winners
    assert match.totals[0] == max(match.totals)


def test_of_two_nobody_leaves_and_nobody_leaves_twice() -> None:
    for game in ("q4", "puissance4", "flip"):
        assert_forbidden(match_after(game), "leaves=1")
    match = match_after("q4", "leaves=2", players=3)
    assert_forbidden(match, "leaves=2", "leaves=4", "leaves=", "starts=2")


def test_leaving_between_two_rounds_leaves_the_ended_one_as_it_was() -> None:
    match = match_after("q4", Q4_OF_THREE[:-4], players=3, wins=9).step("1d4")
    ended = match.position.board
    match = match.step("leaves=2")
    assert match.between_rounds
    assert (match.position.board, match.totals) == (ended, (1, 0, 0))
    assert (match.next_round().to_move, match.next_round().absent) == (3, (2,))
    assert match.step("leaves=1").outcome == q.Outcome((3,), "last")


def test_a_turn_that_goes_on_when_another_leaves_is_no_new_occurrence_of_a_position() -> None:
    claims = {"players": 3, "claims": "announce", "wrong_claim": "pass"}
    position = q.Game("foursenses", **claims).start().play("Sa1 leaves=1")
    assert position.repetition_key is None
    twice = position.play("! ! ! !")
    assert twice.outcome is None
    assert twice.play("!").outcome == q.Outcome((), "repetition")
