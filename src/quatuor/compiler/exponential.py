"""e to a power, the same to the last bit in every backend and on every machine.

Libraries differ in the last bit of `exp`, and a search would then differ with the machine. So it is
written here with sums and products alone, which are exact to the rounding everywhere.
"""

from quatuor.compiler.bits import float_of
from quatuor.compiler.declare import kernel

BY_LN2 = 1.4426950408889634
LN2_HIGH = 0.693147180369123816490
"""ln 2 cut off after 33 binary digits, so that a small multiple of it is exact; then the rest."""
LN2_LOW = 1.90821492927058770002e-10
LEAST = -700.0
"""Below this the result is taken for 0."""


@kernel
def exp_of(x: float) -> float:
    """E to the power of a number that is not above 0, within about one unit of the last digit.

    x is a whole number of ln 2 and a rest of at most half of it; of the rest, the sum of r^k / k!.
    """
    if x < LEAST:
        return 0.0
    halvings = int(0.5 - x * BY_LN2)
    r = (x + halvings * LN2_HIGH) + halvings * LN2_LOW
    total = 1.0 / 6227020800.0
    total = total * r + 1.0 / 479001600.0
    total = total * r + 1.0 / 39916800.0
    total = total * r + 1.0 / 3628800.0
    total = total * r + 1.0 / 362880.0
    total = total * r + 1.0 / 40320.0
    total = total * r + 1.0 / 5040.0
    total = total * r + 1.0 / 720.0
    total = total * r + 1.0 / 120.0
    total = total * r + 1.0 / 24.0
    total = total * r + 1.0 / 6.0
    total = total * r + 0.5
    total = total * r + 1.0
    total = total * r + 1.0
    return total * float_of((1023 - halvings) << 52)
