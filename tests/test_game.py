"""The typed face of the games: options, errors, equality, and positions that never change."""

import copy
import pickle

import pytest

import quatuor as q
from tests.pictures import after

ERRORS: list[tuple[type[q.QuatuorError], str]] = [
    (q.UnknownGame, "unknown_game"),
    (q.BadOption, "bad_option"),
    (q.UnreadableMove, "unreadable_move"),
    (q.IllegalMove, "illegal_move"),
    (q.BadRecord, "bad_record"),
    (q.BadRequest, "bad_request"),
]


@pytest.mark.parametrize(("error", "code"), ERRORS)
def test_every_error_has_a_code_and_is_a_value_error(
    error: type[q.QuatuorError], code: str
) -> None:
    assert issubclass(error, q.QuatuorError)
    assert issubclass(error, ValueError)
    assert error.code == code


def test_an_unknown_game_is_answered_with_the_games_there_are() -> None:
    with pytest.raises(q.UnknownGame) as caught:
        q.Game("chess")
    assert "chess" in str(caught.value)
    assert all(name in str(caught.value) for name in q.GAMES)


@pytest.mark.parametrize("name", ["", "Q4", "q4 ", "puissance 4"])
def test_the_name_of_a_game_is_exact(name: str) -> None:
    with pytest.raises(q.UnknownGame):
        q.Game(name)


def test_an_unknown_option_is_answered_with_the_options_there_are() -> None:
    with pytest.raises(q.BadOption) as caught:
        q.Game("puissance4", gravity=True)
    assert "gravity" in str(caught.value)
    assert all(option in str(caught.value) for option in ("pop_out", "power", "five", "wins"))


@pytest.mark.parametrize(
    ("game", "name", "wrong", "expected"),
    [
        ("puissance4", "pop_out", "yes", "true or false"),
        ("puissance4", "both_lines", "both", "mover, opponent, draw"),
        ("top10", "target", 22, "1 to 21"),
        ("top10", "target", "ten", "1 to 21"),
        ("plus4", "discs", 17, "1 to 16"),
        ("plus4", "rounds_max", -1, "none or 1 to 99"),
        ("q4", "marbles", 32, "1 to 31"),
        ("foursenses", "players", 4, "2 to 3"),
    ],
)
def test_a_bad_value_is_answered_with_the_values_there_are(
    game: str, name: str, wrong: object, expected: str
) -> None:
    with pytest.raises(q.BadOption) as caught:
        q.Game(game, **{name: wrong})
    message = str(caught.value)
    assert message.startswith(name)
    assert expected in message
    assert str(wrong) in message


@pytest.mark.parametrize("wrong", [True, 2.0, None, "", " 2", "2.0", "²", "9" * 30, [2], "0x2"])
def test_a_number_is_a_whole_number(wrong: object) -> None:
    with pytest.raises(q.BadOption):
        q.Game("puissance4", wins=wrong)


@pytest.mark.parametrize("wrong", [1, 0, None, "True", "", "on"])
def test_a_flag_is_true_or_false(wrong: object) -> None:
    with pytest.raises(q.BadOption):
        q.Game("puissance4", five=wrong)


def test_options_may_be_given_as_text() -> None:
    assert q.Game("puissance4", pop_out="true", five="false", wins="5") == q.Game(
        "puissance4", pop_out=True, wins=5
    )
    assert q.Game("plus4", rounds_max="none") == q.Game("plus4")


def test_a_message_stays_one_short_line_whatever_was_given() -> None:
    with pytest.raises(q.BadOption) as option:
        q.Game("q4", stake="9\n" * 10_000)
    with pytest.raises(q.UnreadableMove) as move:
        after("q4", "z" * 10_000)
    for message in (str(option.value), str(move.value)):
        assert len(message) < 200
        assert "\n" not in message


@pytest.mark.parametrize("option", ["marbles", "partners", "claims"])
def test_half_a_character_given_to_an_option_is_told_as_it_was_spelled(option: str) -> None:
    with pytest.raises(q.BadOption) as caught:
        q.Game("q4", **{option: "\ud800"})
    assert str(caught.value).endswith(r"not \ud800")


def test_an_unreadable_move_says_which_and_what_a_move_looks_like() -> None:
    with pytest.raises(q.UnreadableMove) as caught:
        after("puissance4", "4 4 zz 4")
    assert (caught.value.token, caught.value.at) == ("zz", 2)
    assert "'zz'" in str(caught.value)
    assert any(token in str(caught.value) for token in q.GAMES["puissance4"].TOKENS if token)


@pytest.mark.parametrize(
    ("game", "options"), [("puissance4", {}), ("q4", {}), ("flip", {"mode": "basic"})]
)
def test_what_a_move_looks_like_is_shown_by_moves_of_the_game_as_it_is_played(
    game: str, options: dict[str, object]
) -> None:
    start = q.Game(game, **options).start()
    with pytest.raises(q.UnreadableMove) as caught:
        start.play("zz")
    shown = str(caught.value).split("looks like ")[1].split(", ")
    assert len(set(shown)) == 3
    assert set(shown) <= set(start.legal)


def test_an_illegal_move_says_which_and_what_can_be_played() -> None:
    with pytest.raises(q.IllegalMove) as caught:
        after("puissance4", "4 4 4 4 4 4 4 1")
    assert (caught.value.token, caught.value.at) == ("4", 6)
    assert str(caught.value).endswith("1 2 3 5 6 7")


@pytest.mark.parametrize(("moves", "at"), [("4444444", 6), ("444 444 4", 6), ("4 44 4444", 6)])
def test_at_counts_tokens_and_not_words(moves: str, at: int) -> None:
    with pytest.raises(q.IllegalMove) as caught:
        after("puissance4", moves)
    assert (caught.value.token, caught.value.at) == ("4", at)


def test_an_unreadable_digit_in_a_word_is_found() -> None:
    with pytest.raises(q.UnreadableMove) as caught:
        after("puissance4", "4489")
    assert (caught.value.token, caught.value.at) == ("8", 2)


@pytest.mark.parametrize("game", ["q4", "foursenses"])
def test_a_word_of_digits_is_one_unreadable_word_where_digits_are_no_moves(game: str) -> None:
    with pytest.raises(q.UnreadableMove) as caught:
        after(game, "4453")
    assert caught.value.token == "4453"


def test_a_move_list_is_tokens_separated_by_spaces_of_any_kind() -> None:
    assert after("q4", "  1a1\n1b1\t2c3 ") == after("q4", "1a1 1b1 2c3")
    assert after("q4", "") == after("q4")


def test_other_digits_than_ours_are_no_moves() -> None:
    with pytest.raises(q.UnreadableMove):
        after("puissance4", "٤")
    with pytest.raises(q.UnreadableMove):
        after("puissance4", "４４")


def test_games_are_equal_when_their_name_and_options_are() -> None:
    game = q.Game("puissance4", pop_out=True, power=False)
    assert game == q.Game("puissance4", pop_out=True)
    assert hash(game) == hash(q.Game("puissance4", pop_out=True))
    assert game != q.Game("puissance4")
    assert q.Game("top10") != q.Game("puissance4")
    assert game != "puissance4"
    assert len({game, q.Game("puissance4", pop_out=True), q.Game("puissance4")}) == 2


def test_a_game_shows_its_name_and_what_differs_from_the_default() -> None:
    assert repr(q.Game("plus4")) == "<Game plus4>"
    assert repr(q.Game("plus4", discs=4, mode="rounds")) == "<Game plus4 mode=rounds discs=4>"
    assert q.Game("puissance4", power=True, wins=1).words() == ["power=true"]


def test_a_game_and_its_positions_can_be_copied_and_sent() -> None:
    game = q.Game("q4", players=3)
    position = game.start().play("1a1 2b2")
    assert pickle.loads(pickle.dumps(game)) == copy.deepcopy(game) == game
    assert pickle.loads(pickle.dumps(position)) == copy.deepcopy(position) == position


def test_replacing_an_option_gives_another_game() -> None:
    game = q.Game("q4", players=3, marbles=20)
    assert game.replace(stake=5) == q.Game("q4", players=3, marbles=20, stake=5)
    assert game == q.Game("q4", players=3, marbles=20)
    with pytest.raises(q.BadOption):
        game.replace(players=4)


def test_positions_are_equal_when_reached_by_the_same_moves_in_the_same_game() -> None:
    assert after("puissance4", "1 2") == after("puissance4", "12")
    assert hash(after("puissance4", "1 2")) == hash(after("puissance4", "12"))
    assert after("puissance4", "1 2") != after("puissance4", "2 1")
    assert after("puissance4", "1 2") != after("puissance4", "1 2", wins=2)
    assert after("puissance4") != q.Game("puissance4")


def test_a_position_shows_its_game_and_moves() -> None:
    assert repr(after("top10", "4 3")) == "<Position <Game top10> after 4 3>"
    assert repr(after("top10")) == "<Position <Game top10> after no move>"


def test_playing_gives_a_new_position_and_leaves_the_old_one() -> None:
    position = after("puissance4", "4 4", pop_out=True)
    facts = (list(position.board), position.hand, position.legal, position.moves)
    later = position.play("x4")
    assert later is not position
    assert later.parent is position
    assert (list(position.board), position.hand, position.legal, position.moves) == facts
    assert (later.moves, later.token) == (("4", "4", "x4"), "x4")


def test_changing_a_board_that_was_handed_out_changes_no_position() -> None:
    position = after("puissance4", "4 4")
    position.board.clear()
    assert position.board[-1] == "...1..."


def test_a_refused_list_of_moves_leaves_the_position_as_it_was() -> None:
    position = after("puissance4", "4 4")
    with pytest.raises(q.IllegalMove):
        position.play("3 3 x3")
    assert position == after("puissance4", "4 4")


def test_an_outcome_without_winners_is_a_draw() -> None:
    assert q.Outcome((), "full").draw
    assert not q.Outcome((2,), "line").draw
    assert after("puissance4").outcome is None


def test_everything_that_is_offered_is_listed_and_can_be_had() -> None:
    assert set(q.__all__) <= set(dir(q))
    assert all(getattr(q, name) is not None for name in q.__all__)
    with pytest.raises(AttributeError, match="'nothing'"):
        q.nothing  # noqa: B018
