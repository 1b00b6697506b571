"""How `top10` is named, drawn and told."""

from quatuor.rules.descriptor import NUMBERS, Board, Descriptor, Kind, Mode, Score
from quatuor.rules.tokens import Form

DESCRIPTOR = Descriptor(
    "Top 10",
    Board(NUMBERS[:7], 6, separator=",", layout="upright"),
    (Form("{kind}{column}"),),
    kinds=(Kind("", "disc"), Kind("x", "pop", key="x", removes=True, at_bottom=True)),
    gravity="down",
    modes=tuple(Mode(fill, {"fill": fill}, "fill") for fill in ("players", "random")),
    scores=(Score("kept", goal="target"),),
)
