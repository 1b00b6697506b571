"""How player 1 holds the draw at foursenses: the first ply, and what to play after each answer.

These plies were found by search and only save time: whether they draw is what the proof asks. The
answers that are missing lead, with one ply more, to positions that have come up before.
"""

FIRST = "DSa1"
THEN = {
    "DHd4": "Sb2",
    "DSb1": "DHb2",
    "DSc1": "DSc3",
    "DSd1": "Sa2",
    "DSb2": "Sb1",
    "DSd4": "Sd1",
    "DHb1": "DHb2",
    "DHc1": "DSc3",
    "DHd1": "Sb2",
    "DHc3": "DSc1",
    "Sc1": "Sc3",
    "Sd4": "DSd4",
    "DSc2": "Sd1",
    "DSd2": "Sd1",
    "DSd3": "Sc3",
    "DHc2": "Sc3",
    "DHd2": "DSc3",
    "DHd3": "Sb3",
    "Sd3": "DSc3",
    "Hb1": "DHb2",
    "Hc1": "DHb2",
    "Hd1": "DHc1",
    "Hb2": "DSb2",
    "Hd2": "Sb2",
    "Hd3": "DHc3",
    "Hd4": "DSd4",
}
"""The third ply of the round, by the second; in the order in which they are best asked."""
