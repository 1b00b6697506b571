"""What every descriptor promises: it names the cells, pieces and tokens that the game has."""

import pytest

import quatuor as q
from quatuor.catalogue import catalogue
from quatuor.games.flip import rules as flip
from quatuor.games.foursenses import rules as foursenses
from quatuor.games.plus4 import rules as plus4
from quatuor.games.puissance4 import rules as puissance4
from quatuor.games.q4 import rules as q4
from quatuor.games.registry import BUILT_IN, GAMES
from quatuor.games.top10 import rules as top10
from quatuor.pictures.boards import cells_of
from quatuor.room.game_schemas import Catalogue
from quatuor.rules import Rules
from quatuor.rules.descriptor import Kind
from quatuor.rules.options import When, holds
from quatuor.rules.tokens import Form, Parts, in_python, pattern_of

CHECKED: tuple[Rules, ...] = (flip, foursenses, plus4, puissance4, q4, top10)
"""A type checker sees here that each of these modules is a game."""

every_game = pytest.mark.parametrize("name", BUILT_IN)


def test_every_built_in_game_is_checked_against_the_protocol() -> None:
    assert {id(rules) for rules in CHECKED} == {id(GAMES[name]) for name in BUILT_IN}


@every_game
def test_every_token_has_one_form_and_names_kinds_and_cells_that_there_are(name: str) -> None:
    descriptor = GAMES[name].DESCRIPTOR
    forms = [in_python(pattern) for pattern in descriptor.patterns]
    letters = [part.letter for part in descriptor.board.parts] or [""]
    cells = {cell for letter in letters for cell in descriptor.board.cells(letter)}
    for token in filter(None, GAMES[name].TOKENS):
        assert sum(form.match(token) is not None for form in forms) == 1, token
        parts = descriptor.parts_of(token)
        assert parts.kind in {"", *descriptor.kind_of}
        assert {parts.cell, parts.origin} <= {"", *cells}
        assert parts.column in {"", *descriptor.board.columns}


@pytest.mark.parametrize(
    ("name", "token", "parts"),
    [
        ("puissance4", "4", Parts(column="4")),
        ("puissance4", "A4", Parts(kind="A", column="4")),
        ("puissance4", "-", Parts()),
        ("top10", "x7", Parts(kind="x", column="7")),
        ("plus4", "B1", Parts(kind="B", column="1")),
        ("q4", "2b3", Parts(cell="2b3")),
        ("q4", "1a1-2b3!", Parts(origin="1a1", cell="2b3", claim="!")),
        ("foursenses", "DSb2!", Parts(kind="DS", cell="b2", claim="!")),
        ("foursenses", "!", Parts(claim="!")),
        ("flip", "1:Ub3", Parts(player="1", cell="Ub3")),
        ("flip", "2:M:La1", Parts(player="2", kind="M", cell="La1")),
        ("flip", "2:M:tray", Parts(player="2", kind="M")),
        ("flip", "1!", Parts(player="1", claim="!")),
        ("flip", "Ub3", Parts(cell="Ub3")),
        ("q4", "stake=3", Parts()),
    ],
)
def test_a_token_is_made_of(name: str, token: str, parts: Parts) -> None:
    assert GAMES[name].DESCRIPTOR.parts_of(token) == parts


def test_a_name_that_no_token_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        ValueError, match=r"\{piece\} means nothing in a token; the names are kind,"
    ):
        pattern_of(Form("{piece}{cell}"), "", "ab", "a1")


@every_game
def test_the_cells_of_the_board_are_those_that_the_descriptor_names(name: str) -> None:
    board = GAMES[name].DESCRIPTOR.board
    letters = [part.letter for part in board.parts] or [""]
    cells = [cell for letter in letters for cell in board.cells(letter)]
    assert list(cells_of(name, q.Game(name).start().board)) == cells


def test_printed_panels_stand_left_and_right_of_the_columns() -> None:
    cells = cells_of("puissance4", q.Game("puissance4", five=True).start().board)
    assert list(cells)[:9] == [f"{column},6" for column in range(9)]


@every_game
def test_every_sign_of_the_board_is_empty_or_a_player_or_told(name: str) -> None:
    rules = GAMES[name]
    players = [str(player) for player in range(1, max(rules.PLAYERS) + 1)]
    empty, *signs = rules.GLYPHS
    assert empty in (".", "--")
    assert set(signs) == {*rules.DESCRIPTOR.content_of} | (set(signs) & set(players))
    assert {content.kind for content in rules.DESCRIPTOR.contents} <= {*rules.DESCRIPTOR.kind_of}


@every_game
def test_every_way_to_play_can_be_played(name: str) -> None:
    for mode in GAMES[name].DESCRIPTOR.modes:
        game = q.Game(name, **mode.options)
        assert mode.options.items() <= game.options.items()


@every_game
def test_conditions_name_options_and_values_that_there_are(name: str) -> None:
    rules = GAMES[name]
    descriptor = rules.DESCRIPTOR
    conditions = [option.when for option in rules.OPTIONS]
    conditions += [kind.when for kind in descriptor.kinds]
    conditions += [score.when for score in descriptor.scores]
    told = (descriptor.announced, descriptor.hidden, descriptor.simultaneous)
    conditions += [condition for condition in (*told, descriptor.lines_score) if condition]
    options = {option.name: option for option in rules.OPTIONS}
    for when in (when for condition in conditions for when in condition):
        for value in when.values:
            assert options[when.option].read(value, q.Game(name).options) == value


def test_of_several_conditions_one_has_to_hold() -> None:
    either = (When("pop_out"), When("power"))
    assert holds(either, {"pop_out": False, "power": True})
    assert not holds(either, {"pop_out": False, "power": False})
    assert holds((), {})
    assert not holds(None, {})


def test_kinds_of_piece_come_with_their_options() -> None:
    def kinds(**options: object) -> list[str]:
        game = q.Game("puissance4", **options)
        return [kind.letter for kind in game.rules.DESCRIPTOR.kinds_with(game.options)]

    assert kinds() == [""]
    assert kinds(pop_out=True) == ["", "x"]
    assert kinds(power=True) == ["", "A", "W", "D", "B", "x"]


def test_the_catalogue_has_the_form_that_pages_are_promised() -> None:
    told = Catalogue.model_validate(catalogue())
    assert [game.name for game in told.games] == list(GAMES)
    q4_told = next(game for game in told.games if game.name == "q4")
    assert (q4_told.display_name, q4_told.board.layout) == ("Q4", "boards")
    assert len(q4_told.line_cells) == 76
    assert Kind("", "marble").name == q4_told.kinds[0].name
