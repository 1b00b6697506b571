"""Draw all pictures of the pages: `python docs/make_pictures.py`.

They are committed, so that the pages can be read where nothing is installed; a test checks that
they are what this script draws.
"""

from collections.abc import Sequence
from pathlib import Path

from move_picture import move_picture
from quatuor.pictures.svg import picture
from quatuor.pictures.svg.primitives import box, group, path
from scenes import SCENES
from scenes.flip import flip
from scenes.foursenses import senses
from scenes.puissance4 import p4
from scenes.q4 import q4
from scenes.scene import Scene
from scenes.top10 import top10

HERE = Path(__file__).parent
WIDTHS = {"q4": 760, "plus4": 230, "flip": 290}
ALONE, TOGETHER = 340, 290
"""How wide one scene is drawn, alone and beside others."""
ARROW = 54
WALL, PLANK, PLANK_EDGE, SHADE = "#8a6d57", "#dcb078", "#b58450", "#735945"


def size_of(drawn: str) -> tuple[int, int]:
    """The width and the height that an SVG asks for."""
    head = drawn[: drawn.index(">")]
    wide, high = (int(head.split(f' {name}="')[1].split('"')[0]) for name in ("width", "height"))
    return wide, high


def placed(drawn: str, x: float, y: float) -> str:
    """A whole picture inside another one."""
    return group(drawn, transform=f"translate({x:g} {y:g})")


def strip(scenes: Sequence[Scene]) -> str:
    """One scene, or several from left to right with arrows between them."""
    usual = ALONE if len(scenes) == 1 else TOGETHER
    drawn = [scene.draw(WIDTHS.get(scene.game, usual)) for scene in scenes]
    if len(drawn) == 1:
        return drawn[0]
    height = max(size_of(part)[1] for part in drawn)
    parts, x = [], 0
    for part in drawn:
        if x:
            parts.append(_arrow(x, height / 2))
            x += ARROW
        parts.append(placed(part, x, height - size_of(part)[1]))
        x += size_of(part)[0]
    told = " Then: ".join(part.split("<desc>")[1].split("</desc>")[0] for part in drawn)
    title = drawn[0].split("<title>")[1].split("</title>")[0]
    return picture("".join(parts), x, height, title=title, said=told)


def _arrow(x: float, y: float) -> str:
    look = {"stroke": "#8a7f70", "stroke_width": 4, "stroke_linecap": "round"}
    middle = x + ARROW / 2
    shaft = path(f"M{middle - 15:g} {y:g}h28", **look)
    return shaft + path(f"M{middle + 4:g} {y - 10:g}l10 10l-10 10", stroke_linejoin="round", **look)


UPPER = (
    (p4("4 5 5 6 6 7 6 7 7 2 7", "4,1 5,2 6,3 7,4"), 318),
    (flip("1:Ua1 2:Ub2 1:Ub2 2:Lb3 1:Lb3 2:Lb3 1:Uc3 2:Ud1 1:Ld2 2:La1"), 196),
    (top10("x1 x1 x2"), 318),
)
LOWER = (
    (Scene("plus4", "1 2 1 3 B1 2 4 B2 2 3", {"mode": "endless"}), 190),
    (q4("1a1 1b1 2b2 2c2 3a4 3c1 4d2 4b3 2d4 1c3 3d1 4a1", players=4), 520),
    (senses("Ha1 Sa4 DHb1 Sb3 Hc1 DSd3 Sb2 DHb2 Sc4 DHc3"), 200),
)


def room() -> str:
    """All six games on their shelves: the first picture of the README."""
    wide, upper, lower, plank = 1000, 330, 580, 16
    parts = [
        box(0, 0, wide, lower + 46, WALL, r=26),
        _row(UPPER, wide, upper),
        _plank(wide, upper, plank),
        _row(LOWER, wide, lower),
        _plank(wide, lower, plank),
    ]
    said = "Connect 4, Flip and Top 10; below them Plus 4, Q4 and Four Senses."
    title = "Six games on two shelves"
    return picture("".join(parts), wide, lower + 46, title=title, said=said)


def _row(scenes: Sequence[tuple[Scene, int]], wide: int, floor: int) -> str:
    """Boards that stand on one shelf, with equal room between them."""
    drawn = [scene.draw(width) for scene, width in scenes]
    gap = (wide - sum(size_of(part)[0] for part in drawn)) / (len(drawn) + 1)
    parts, x = [], gap
    for part in drawn:
        width, height = size_of(part)
        parts.append(placed(part, x, floor - height + 3))
        x += width + gap
    return "".join(parts)


def _plank(wide: int, y: int, high: int) -> str:
    return (
        box(24, y + high, wide - 48, 12, SHADE)
        + box(14, y, wide - 28, high, PLANK_EDGE, r=5)
        + box(14, y, wide - 28, high - 5, PLANK, r=5)
    )


def pictures() -> dict[Path, str]:
    """Every picture, by the path of its file."""
    drawn = {HERE / "games" / "pictures" / f"{name}.svg": strip(s) for name, s in SCENES.items()}
    drawn[HERE / "pictures" / "room.svg"] = room()
    drawn[HERE / "pictures" / "move.svg"] = move_picture()
    return {file: text + "\n" for file, text in drawn.items()}


if __name__ == "__main__":
    for file, text in pictures().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
