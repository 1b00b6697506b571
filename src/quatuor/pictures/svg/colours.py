"""All colours of the pictures, in one place. A test checks their contrast."""

from typing import NamedTuple


class Paint(NamedTuple):
    """The colours of one piece: its face, its rim and what is drawn on it."""

    face: str
    rim: str
    light: str
    mark: str


CREAM = "#fff6e6"
INK = "#33260f"
RED = Paint("#d6293e", "#9c1526", "#ef6a78", CREAM)
YELLOW = Paint("#f5b81f", "#b87a00", "#ffdd7d", "#4a3000")
BLUE = Paint("#2a62c4", "#173f8a", "#6d9bea", CREAM)
GREEN = Paint("#1f8a55", "#0f5a35", "#5cc08d", CREAM)
AMBER = Paint("#e89a17", "#8f5400", "#ffc965", "#3d2300")
LIGHT_RED = Paint("#f49aa3", "#a3182a", "#ffd0d5", "#8a1020")
LIGHT_BLUE = Paint("#9dbdf5", "#1d4ca3", "#d3e2fd", "#133777")

DISCS = {"1": RED, "2": YELLOW}
PUSHED = {"1": RED, "2": BLUE, "A": LIGHT_RED, "B": LIGHT_BLUE}
MARBLES = {"1": RED, "2": BLUE, "3": GREEN, "4": AMBER}

FRAME, FRAME_LIGHT, FRAME_DARK = "#1e4f9c", "#3f74c6", "#143a78"
FRAME_LABEL = "#c3d6f5"
HOLE = "#0c2450"
CARD, CARD_EDGE = "#f4ead6", "#cbb994"
GREY, GREY_LIGHT, GREY_DARK, SLOT = "#dde1e6", "#f3f5f7", "#a9b0ba", "#c3c9d1"
BIRCH, BIRCH_LIGHT, BIRCH_DARK, DIMPLE = "#ead9bd", "#f7ecd9", "#b99a6b", "#d3bb93"
SLATE, SLATE_LIGHT, SLATE_DARK, PLACE = "#4a5560", "#66727e", "#313a43", "#3b454f"
TRAY, TRAY_LIGHT, TRAY_DARK, CELL = "#dbe7f7", "#f4f8fe", "#1e4f9c", "#bcd0ec"
MAPLE = Paint("#ecc98f", "#a8773a", "#f8e2b8", INK)
WALNUT = Paint("#96592e", "#5b3216", "#b97a49", CREAM)
HOLLOW = "#24120a"
TRACE, TRACE_EDGE = "#ffffff", "#10131a"
