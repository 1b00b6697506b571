"""How `q4` is named, drawn and told."""

from quatuor.rules.descriptor import LETTERS, Board, Descriptor, Kind, Mode, Part
from quatuor.rules.options import When
from quatuor.rules.tokens import Form

DESCRIPTOR = Descriptor(
    "Q4",
    Board(LETTERS[:4], 4, parts=tuple(Part(at, f"board {at}") for at in "1234"), layout="boards"),
    (
        Form("{cell}{claim}", "place"),
        Form("{origin}-{cell}{claim}", "move"),
        Form("{claim}", "announce"),
    ),
    kinds=(Kind("", "marble"),),
    colours=("red", "blue", "green", "amber"),
    shape="marble",
    modes=(
        Mode("two", {"players": 2}, "players"),
        Mode("three", {"players": 3}, "players"),
        Mode("four", {"players": 4}, "players"),
        Mode("partners", {"players": 4, "partners": True}, "partners"),
    ),
    wins_count="points",
    announced=(When("claims", ("announce",)),),
)
