"""The page draws the same box in which tokens fly."""

import math
import re
from pathlib import Path

from quatuor.games.flip.physics import box, launcher, path

FLIP = Path(__file__).parents[4] / "web" / "src" / "games" / "flip"


def constants(name: str) -> dict[str, float]:
    text = (FLIP / name).read_text(encoding="utf-8")
    found = re.findall(r"^(?:export )?const (\w+) = ([\d./ ]+);$", text, re.MULTILINE)
    return {name: float(eval(value)) for name, value in found}


def test_the_box_and_the_launcher_of_the_page_are_those_of_the_physics() -> None:
    page = constants("box.ts")
    floors = {"UPPER": box.FLOORS["U"], "LOWER": box.FLOORS["L"]}
    angles = {
        name: math.degrees(getattr(launcher, name)) for name in ("WIDEST", "FLATTEST", "STEEPEST")
    }
    shared = {**vars(box), **vars(launcher), **floors, **angles}
    assert page == {name: float(f"{shared[name]:.9g}") for name in page}
    assert len(page) == 20


def test_the_page_reads_paths_as_they_are_written() -> None:
    page = constants("path.ts")
    assert page == {
        "FRAME": path.FRAME,
        "GRAIN": path.GRAIN,
        "UNIT": path.UNIT,
        "BYTES": path.SHAPE.size,
    }
