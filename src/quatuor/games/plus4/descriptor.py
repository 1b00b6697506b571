"""How `plus4` is named, drawn and told."""

from quatuor.rules.descriptor import NUMBERS, Board, Content, Descriptor, Kind, Mode, Score
from quatuor.rules.options import When
from quatuor.rules.tokens import Form

POINTS = (When("mode", ("endless", "rounds")),)

DESCRIPTOR = Descriptor(
    "Plus 4",
    Board(NUMBERS[:4], 4, separator=",", layout="push_through"),
    (Form("{kind}{column}"),),
    kinds=(Kind("", "piece"), Kind("B", "bonus", POINTS, "b")),
    contents=(Content("A", 1, "B", 1, "1 bonus"), Content("B", 2, "B", 1, "2 bonus")),
    colours=("red", "blue"),
    gravity="push",
    modes=tuple(Mode(mode, {"mode": mode}, "mode") for mode in ("elementary", "endless", "rounds")),
    scores=(Score("points", POINTS, goal="target"),),
    lines_score=(When("mode", ("endless",)),),
)
