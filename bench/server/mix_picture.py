"""The picture of docs/scale.md: what the model predicts beside what was measured."""

from pathlib import Path

from quatuor.pictures.svg import picture
from quatuor.pictures.svg.primitives import box, words

FILE = Path(__file__).parents[2] / "docs" / "pictures" / "scale.svg"
INK, MODEL, MEASURED = "#2a2520", "#c2570c", "#1f6fc0"
LEFT, TOP, BAR, GROUP, LONG = 230, 60, 20, 62, 380


def draw(rows: list[tuple[str, float, float]]) -> None:
    """Two bars for each row, each with its number and its name."""
    title = "A mix of people on four processes: processor time a second"
    wide, high = LEFT + LONG + 170, TOP + GROUP * len(rows)
    parts = [box(0, 0, wide, high, "#ffffff", r=10), words(wide / 2, 26, title, 16, INK)]
    most = max(max(model, found) for _, model, found in rows)
    for place, (name, model, found) in enumerate(rows):
        top = TOP + GROUP * place
        parts.append(words(LEFT - 12, top + BAR, name, 13, INK, text_anchor="end"))
        for line, (label, value, colour) in enumerate(
            (("predicted", model, MODEL), ("measured", found, MEASURED))
        ):
            y, long = top + line * (BAR + 2), max(LONG * value / most, 2)
            parts.append(box(LEFT, y, long, BAR, colour, r=3))
            told = f"{value:,.0f} ms {label}"
            parts.append(words(LEFT + long + 6, y + BAR / 2, told, 12, INK, text_anchor="start"))
    said = "; ".join(
        f"{name}: {model:.0f} predicted, {found:.0f} measured" for name, model, found in rows
    )
    FILE.write_text(
        picture("".join(parts), wide, high, title=title, said=said) + "\n", encoding="utf-8"
    )
