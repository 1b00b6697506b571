"""Whether one move alone keeps what a position is worth."""

import pytest

from quatuor.room.values import Worth, only_move

WIN = Worth(player=1, proved=True, value="win", plies=3)
DRAW = Worth(player=1, proved=True, value="draw")
LOSS = Worth(player=1, proved=True, value="loss", plies=2)
AT_MOST_A_DRAW = Worth(player=1, proved=False, value="unknown", at_least="loss", at_most="draw")


def guess(number: float) -> Worth:
    return Worth(
        player=1,
        proved=False,
        value="estimate",
        estimate=number,
        at_least="loss",
        at_most="win",
    )


@pytest.mark.parametrize(
    ("worths", "only"),
    [
        ([WIN, LOSS, DRAW], "proved"),
        ([DRAW, LOSS], "proved"),
        ([WIN, AT_MOST_A_DRAW], "proved"),
        ([WIN, WIN, LOSS], None),
        ([DRAW, DRAW, guess(-0.9)], None),
        ([WIN, guess(-0.9)], "estimate"),
        ([guess(0.4), guess(-0.2)], "estimate"),
        ([guess(0.4), guess(0.1)], None),
        ([WIN], None),
    ],
)
def test_one_move_alone_keeps_the_value(worths: list[Worth], only: str | None) -> None:
    assert only_move(dict(zip("abc", worths, strict=False))) == only
