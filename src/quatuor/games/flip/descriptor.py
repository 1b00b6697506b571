"""How `flip` is named, drawn and told."""

from quatuor.rules.descriptor import LETTERS, Board, Descriptor, Kind, Mode, Part, Score
from quatuor.rules.options import When
from quatuor.rules.tokens import Form

PRO = (When("mode", ("pro",)),)
RACES = ("basic", "championship")

DESCRIPTOR = Descriptor(
    "Flip",
    Board(
        LETTERS[:4],
        4,
        parts=(Part("U", "upper tray"), Part("L", "lower tray")),
        layout="trays",
        piled=True,
    ),
    (
        Form("{player}:{cell}", "lands"),
        Form("{player}:tray", "tray"),
        Form("{player}:miss", "miss"),
        Form("{player}:{kind}:{cell}", "lands"),
        Form("{player}:{kind}:tray", "tray"),
        Form("{player}:{kind}:miss", "miss"),
        Form("{player}^", "thrown"),
        Form("{player}{claim}", "announce"),
        Form("row", "clear-row"),
        Form("col", "clear-column"),
        Form("{cell}", "clear-cell"),
    ),
    kinds=(
        Kind("N", "token"),
        Kind("2", "double-chance", PRO),
        Kind("M", "mega-bomb", PRO),
        Kind("L", "line-out", PRO),
        Kind("C", "cell-out", PRO),
    ),
    shape="token",
    modes=tuple(Mode(mode, {"mode": mode}, "mode") for mode in (*RACES, "pro")),
    scores=(Score("points", (When("mode", ("championship", "pro")),), goal="target"),),
    announced=(When("claims", ("announce",)),),
    simultaneous=(When("mode", RACES),),
)
