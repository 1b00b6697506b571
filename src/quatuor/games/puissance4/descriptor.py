"""How `puissance4` is named, drawn and told."""

from quatuor.rules.descriptor import NUMBERS, Board, Descriptor, Kind, Mode
from quatuor.rules.options import When
from quatuor.rules.tokens import Form

POWER = (When("power"),)
POPS = (When("pop_out"), When("power"))

DESCRIPTOR = Descriptor(
    "Puissance 4",
    Board(NUMBERS[:7], 6, separator=",", panels=("0", "8"), layout="upright"),
    (Form("{kind}{column}"), Form("-", "decline")),
    kinds=(
        Kind("", "disc"),
        Kind("A", "anvil", POWER, "a", at_bottom=True, symbol=True),
        Kind("W", "wall", POWER, "w", symbol=True),
        Kind("D", "double", POWER, "d", symbol=True),
        Kind("B", "breaker", POWER, "b", symbol=True),
        Kind("x", "pop", POPS, "x", removes=True, at_bottom=True),
    ),
    gravity="down",
    modes=(
        Mode("classic"),
        *(Mode(name, {name: True}, name) for name in ("pop_out", "power", "five")),
    ),
    modes_combine=True,
)
