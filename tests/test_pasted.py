"""What people paste: moves, links of a well-known site, records, and what is none of them."""

import pytest

import quatuor as q
from quatuor.errors import BadRecord, MoveError, UnreadableText
from quatuor.match import Match
from quatuor.pasted import read_pasted
from quatuor.record import Record


@pytest.mark.parametrize(
    ("text", "game", "moves"),
    [
        ("444442", "puissance4", "4 4 4 4 4 2"),
        (" 4 4 5 3\n", "puissance4", "4 4 5 3"),
        ("1a1 2b2", "q4", "1a1 2b2"),
        ("Sa1 Hb2", "foursenses", "Sa1 Hb2"),
        ("https://connect4.gamesolver.org/?pos=4444", "puissance4", "4 4 4 4"),
        ("http://connect4.gamesolver.org/en/?pos=32164625", "puissance4", "3 2 1 6 4 6 2 5"),
    ],
)
def test_moves_and_links_of_another_site_are_read(text: str, game: str, moves: str) -> None:
    match = read_pasted(text).match
    assert (match.game.name, " ".join(match.moves)) == (game, moves)


def test_bare_moves_are_those_of_the_game_at_hand_where_they_can_be() -> None:
    power = q.Game("puissance4", power=True)
    assert read_pasted("4 A4", power).match.game == power
    assert read_pasted("1a1", power).match.game.name == "q4"


def test_a_record_is_read_as_ever() -> None:
    kept = Record(Match.of(q.Game("plus4", mode="rounds")).play("B3 4 1 2"))
    assert read_pasted(kept.to_text()).match == kept.match
    assert read_pasted(kept.to_json()).match == kept.match
    with pytest.raises(BadRecord, match="not whole"):
        read_pasted("Quatuor record 1\nGame: plus4\n")


@pytest.mark.parametrize(("text", "token", "at"), [("44444449", "4", 6), ("449", "9", 2)])
def test_moves_that_cannot_be_played_are_named(text: str, token: str, at: int) -> None:
    with pytest.raises(MoveError) as refused:
        read_pasted(text, q.Game("puissance4"))
    assert (refused.value.token, refused.value.at) == (token, at)


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "once upon a time",
        "https://example.org/?pos=44",
        "https://[",
        "",
        "https://connect4.gamesolver.org/",
    ],
)
def test_anything_else_is_refused_with_what_would_be_right(text: str) -> None:
    with pytest.raises(UnreadableText, match="moves such as 444442, a link to a position, or a"):
        read_pasted(text)
