"""One key for all positions of foursenses that are the same but for how one looks at them.

A board may be turned and reflected, and the faces may change places if the stock does so as well:
sixteen views. The key is the smallest number among them. Heights need two bits:

    bits 59 ... 56   55 ... 52   51 ... 48   47 ... 32        31 ... 16       15 ... 0
         doubles     holed       solid       middle or high   low or high     solid tops
         left        left        left
"""

from quatuor.compiler import kernel
from quatuor.games.foursenses.rules import State

THREE_LANES = 1 | 1 << 16 | 1 << 32
FIRST_COLUMN, SECOND_COLUMN = 0x1111 * THREE_LANES, 0x2222 * THREE_LANES
NEAR_CORNERS, FAR_CORNERS = 0x0A0A * THREE_LANES, 0x00CC * THREE_LANES
LARGEST = 1 << 62


@kernel
def position_key(s: State) -> int:
    """The key of a position."""
    tops, stock = s.tops, s.stock
    heights = (tops.low | tops.high) << 16 | (tops.middle | tops.high) << 32
    holed = (tops.low | tops.middle | tops.high) & ~tops.solid
    smallest = LARGEST
    if stock.solid >= stock.holed:
        left = stock.solid | stock.holed << 4 | stock.double << 8
        smallest = least_view(tops.solid | heights) | left << 48
    if stock.holed >= stock.solid:
        left = stock.holed | stock.solid << 4 | stock.double << 8
        smallest = min(smallest, least_view(holed | heights) | left << 48)
    return smallest


@kernel
def pieces_left(key: int) -> int:
    """How many pieces are left in the position with this key."""
    return (key >> 48 & 15) + (key >> 52 & 15) + (key >> 56 & 15)


@kernel
def least_view(lanes: int) -> int:
    """The smallest of the eight ways to see three lanes of places."""
    least = lanes
    for _ in range(4):
        lanes = reflected(lanes)
        least = min(least, lanes)
        lanes = transposed(lanes)
        least = min(least, lanes)
    return least


@kernel
def reflected(lanes: int) -> int:
    """Columns a b c d become d c b a."""
    outer = (lanes & FIRST_COLUMN) << 3 | lanes >> 3 & FIRST_COLUMN
    inner = (lanes & SECOND_COLUMN) << 1 | lanes >> 1 & SECOND_COLUMN
    return outer | inner


@kernel
def transposed(lanes: int) -> int:
    """Rows become columns: first within each quarter of the board, then the quarters."""
    change = (lanes ^ lanes >> 3) & NEAR_CORNERS
    lanes ^= change | change << 3
    change = (lanes ^ lanes >> 6) & FAR_CORNERS
    return lanes ^ (change | change << 6)
