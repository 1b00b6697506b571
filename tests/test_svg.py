"""Boards as SVG: sound files, shapes beside colours, words beside pictures."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import quatuor as q
from quatuor.pictures import svg
from quatuor.pictures.svg import colours
from quatuor.pictures.svg.colours import Paint

NAMESPACE = "{http://www.w3.org/2000/svg}"
FULL: dict[str, Any] = {
    "puissance4": ["1212121", *["2121212"] * 4, "1212121"],
    "top10": ["1212121"] * 6,
    "plus4": ["12AB", "2121", "....", "1..."],
    "q4": [["1234", "....", "....", "4321"]] * 4,
    "foursenses": ["S1 S2 S3 --", "H1 H2 H3 --", "-- -- -- --", "S1 H1 -- --"],
    "flip": {"Ua1": "1", "Ub2": "12", "Ld4": "12" * 10 + "1"},
}
FIVE = q.Game("puissance4", five=True).start().board


def shapes(drawn: str, tag: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(drawn).iter(NAMESPACE + tag))


def luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("game", FULL)
def test_a_picture_is_xml_with_a_name_and_a_description(game: str) -> None:
    root = ElementTree.fromstring(svg.draw(game, FULL[game]))
    title, description = root[0], root[1]
    assert (root.tag, title.tag, description.tag) == (
        f"{NAMESPACE}svg",
        f"{NAMESPACE}title",
        f"{NAMESPACE}desc",
    )
    assert root.get("role") == "img"
    assert root.get("aria-label") == f"{title.text}. {description.text}"
    assert description.text


@pytest.mark.parametrize("game", FULL)
def test_several_pictures_in_one_page_cannot_clash(game: str) -> None:
    drawn = svg.draw(game, FULL[game])
    assert not re.search(r"\s(id|class|style)=|<style|url\(|href", drawn)


@pytest.mark.parametrize("game", FULL)
def test_the_same_board_gives_the_same_picture(game: str) -> None:
    assert svg.draw(game, FULL[game]) == svg.draw(game, FULL[game])


@pytest.mark.parametrize("game", FULL)
def test_nothing_is_drawn_outside_the_picture(game: str) -> None:
    root = ElementTree.fromstring(svg.draw(game, FULL[game]))
    left, top, wide, high = (float(part) for part in (root.get("viewBox") or "").split())
    for shape in root.iter(f"{NAMESPACE}rect"):
        x, y, width, height = (float(shape.get(at) or 0) for at in ("x", "y", "width", "height"))
        assert left <= x <= x + width <= left + wide
        assert top <= y <= y + height <= top + high


def test_every_player_has_a_shape_and_a_colour() -> None:
    one_each = [["1234", *["...."] * 3], *[["...."] * 4] * 3]
    empty = [["...."] * 4] * 4
    drawn, bare = svg.draw("q4", one_each), svg.draw("q4", empty)
    for paint in colours.MARBLES.values():
        assert paint.face in drawn
        assert paint.face not in bare
    assert len(shapes(drawn, "polygon")) == 1, "the triangle of player 3"
    assert len(shapes(drawn, "rect")) == len(shapes(bare, "rect")) + 1, "the square of player 4"


def test_a_title_with_signs_stays_readable() -> None:
    root = ElementTree.fromstring(svg.draw("plus4", FULL["plus4"], title='Tom & "Zoé" <3'))
    assert root[0].text == 'Tom & "Zoé" <3'


def test_the_width_scales_the_whole_picture() -> None:
    usual = ElementTree.fromstring(svg.draw("plus4", FULL["plus4"]))
    small = ElementTree.fromstring(svg.draw("plus4", FULL["plus4"], width=100))
    assert small.get("width") == "100"
    assert small.get("viewBox") == usual.get("viewBox")


def ring_at(drawn: str) -> list[tuple[str | None, str | None]]:
    """The centres of the bright rings."""
    rings = shapes(drawn, "ellipse")
    return [
        (ring.get("cx"), ring.get("cy")) for ring in rings if ring.get("stroke") == colours.TRACE
    ]


@pytest.mark.parametrize(
    ("game", "options", "moves", "rings"),
    [
        ("puissance4", {}, "4 4", 1),
        ("puissance4", {"pop_out": True}, "4 5 x4", 0),
        ("puissance4", {"power": True}, "4 4 A4", 1),
        ("puissance4", {"power": True}, "4 4 W5 -", 0),
        ("plus4", {}, "1 1", 1),
        ("q4", {"claims": "announce"}, "1a1 2b2!", 1),
        ("q4", {"claims": "announce"}, "1a1 !", 0),
        ("q4", {"marbles": 1}, "1a1 2b2 1a1-3c3", 1),
        ("foursenses", {}, "Sa1 DHa1", 1),
    ],
)
def test_a_position_marks_its_last_ply(
    game: str, options: dict[str, object], moves: str, rings: int
) -> None:
    position = q.Game(game, **options).start().play(moves)
    assert len(ring_at(position.svg())) == rings
    assert ring_at(position.svg(last="")) == []


def test_a_drop_is_marked_where_it_came_to_rest() -> None:
    position = q.Game("puissance4").start().play("4 4")
    below = q.Game("puissance4").start().play("4")
    (x, y), (same_x, lower) = ring_at(position.svg())[0], ring_at(below.svg())[0]
    assert x == same_x
    assert float(y or 0) < float(lower or 0)


def test_an_anvil_is_marked_at_the_bottom() -> None:
    crushed = q.Game("puissance4", power=True).start().play("4 4 4 4 A4")
    first = q.Game("puissance4").start().play("4")
    assert ring_at(crushed.svg()) == ring_at(first.svg())


def test_a_landing_of_flip_is_marked_and_a_miss_is_not() -> None:
    assert len(ring_at(svg.draw("flip", FULL["flip"], last="1:M:Ub2"))) == 1
    assert ring_at(svg.draw("flip", FULL["flip"], last="1:miss")) == []


def test_a_traced_line_rings_each_of_its_cells() -> None:
    line = ["4,1", "5,2", "6,3", "7,4"]
    assert len(ring_at(svg.draw("puissance4", FULL["puissance4"], lines=[line]))) == 4


def test_a_line_through_the_four_boards_is_dotted_between_them() -> None:
    flat = svg.draw("q4", FULL["q4"], lines=[["1a1", "1b1", "1c1", "1d1"]])
    deep = svg.draw("q4", FULL["q4"], lines=[["1a1", "2a1", "3a1", "4a1"]])
    assert "stroke-dasharray" not in flat
    assert "stroke-dasharray" in deep


def test_a_line_may_run_through_a_printed_panel() -> None:
    assert len(ring_at(svg.draw("puissance4", FIVE, lines=[["7,1", "8,1"]]))) == 2


def test_a_line_through_a_cell_that_is_not_there_is_refused() -> None:
    with pytest.raises(q.BadRequest, match=r"no cell '9,9'"):
        svg.draw("puissance4", FULL["puissance4"], lines=[["9,9"]])


def test_a_game_without_a_board_is_refused() -> None:
    with pytest.raises(q.UnknownGame, match="there is no board of 'chess'"):
        svg.draw("chess", [])


def test_a_notebook_shows_the_position() -> None:
    position = q.Game("q4").start().play("2b3")
    assert position._repr_svg_() == position.svg()


@pytest.mark.parametrize(
    ("paint", "ground"),
    [
        *((paint, colours.HOLE) for paint in colours.DISCS.values()),
        *((paint, colours.SLOT) for paint in colours.PUSHED.values()),
        *((paint, colours.BIRCH) for paint in colours.MARBLES.values()),
        *((paint, colours.CELL) for paint in colours.DISCS.values()),
        (colours.MAPLE, colours.SLATE),
    ],
)
def test_a_piece_stands_out_from_its_board_and_its_mark_from_the_piece(
    paint: Paint, ground: str
) -> None:
    assert contrast(paint.mark, paint.face) >= 3
    assert max(contrast(part, ground) for part in (paint.face, paint.rim, paint.mark)) >= 3


def test_solid_and_holed_tops_differ_as_much_as_words_from_paper() -> None:
    assert contrast(colours.MAPLE.face, colours.HOLLOW) >= 4.5
    assert contrast(colours.WALNUT.mark, colours.HOLLOW) >= 4.5


def test_a_round_as_a_moving_picture_has_a_frame_for_every_position() -> None:
    film = q.Game("puissance4").start().play("4 4 5").film()
    root = ElementTree.fromstring(film)
    frames = root.findall(NAMESPACE + "g")
    shown = [frame.get("display") for frame in frames]
    assert shown == ["none", "none", "none", "inline"], "who cannot play it sees the end"
    times = [frame.find(NAMESPACE + "animate") for frame in frames]
    assert [time.get("keyTimes") for time in times if time is not None] == [
        "0;0.16667",
        "0;0.16667;0.33333",
        "0;0.33333;0.5",
        "0;0.5",
    ]
    assert "4 moves" not in film
    assert "3 moves: 4 4 5" in film


def test_signs_are_drawn_on_cells_and_only_on_those_there_are() -> None:
    position = q.Game("q4").start().play("1a1")
    plain = position.svg()
    for shape in ("ring", "square", "triangle", "cross"):
        assert len(position.svg(signs=[("1a1", "red", shape)])) > len(plain)
    with pytest.raises(q.BadRequest):
        position.svg(signs=[("9z9", "red", "ring")])
    with pytest.raises(q.BadRequest):
        position.svg(signs=[("1a1", "red", "heart")])
