"""How `foursenses` is named, drawn and told."""

from quatuor.rules.descriptor import LETTERS, Board, Content, Descriptor, Kind, Mode, Score
from quatuor.rules.options import When
from quatuor.rules.tokens import Form

FACES = {"S": "solid", "H": "holed"}

DESCRIPTOR = Descriptor(
    "Four Senses",
    Board(LETTERS[:4], 4, layout="stacks"),
    (Form("{kind}{cell}{claim}"), Form("{claim}", "announce")),
    kinds=(
        Kind("S", "solid", key="1", stock=0),
        Kind("H", "holed", key="2", stock=1),
        Kind("DS", "double-solid", key="3", stock=2),
        Kind("DH", "double-holed", key="4", stock=2),
    ),
    contents=tuple(
        Content(f"{sign}{height}", 0, sign, height, f"{face}, height {height}")
        for sign, face in FACES.items()
        for height in (1, 2, 3)
    ),
    colours=(),
    shape="block",
    modes=(
        Mode("senses-two", {"players": 2}, "players"),
        Mode("senses-three", {"players": 3}, "players"),
        Mode("blindfold", {"players": 2, "blindfold": True}, "blindfold"),
    ),
    scores=(Score("points", (When("players", (3,)),)),),
    announced=(When("claims", ("announce",)),),
    hidden=(When("blindfold"),),
)
