"""The positions of the perft table of foursenses: (id, options, moves)."""

from tests.data.make.steady import Case, steady

MOST_SEQUENCES = 400_000
"""How many sequences of moves are counted from one position."""
WRONG = ("pass", "none", "lose")
NEARLY_FULL = (
    "Sb3 Sc1 Sd1 DSa3 DSc1 Sc3 Sd4 Sa1 DHc3 Hd2 DHd1 DHa1 DHb1 Hc2 Hd4 Hb3 Sc2 DHc4 DSd3 Hb4 Sa4"
)
NEARLY_FULL_THREE = (
    "Hb3 Hd2 DHc2 Sb3 Sc1 DSc1 Sd2 Ha4 DSc3 Hb2 Sa3 Hd1 DHb4 Sa4 Sa1 DSb2 DHd4 Sa3 Sc4 Hd3"
)
ROUND_ONE, ROUND_TWO = "Sa1 Hb1 Sc1 Hd1", "Sa1 Sb1 Sc1 Sd1"


def positions() -> list[Case]:
    """Two and three players, early and with the stock nearly used up, and announcements."""
    cases: list[Case] = [
        ("start", "", ""),
        ("middle", "", steady("foursenses", "", 9, 1)),
        ("three-in-line", "", "Sa1 Hb1 Sc1"),
        ("stairs", "", "Sa3 DHb2 Hc1"),
        ("nearly-full", "", NEARLY_FULL),
        ("last-two-pieces", "", NEARLY_FULL + " Hd2"),
        ("three-players-nearly-full", "players=3", NEARLY_FULL_THREE),
        ("three-players-second-round", "players=3", ROUND_ONE + " Sa1 Hb2"),
        ("three-players-third-round", "players=3", f"{ROUND_ONE} {ROUND_TWO} Sa1 DHb1"),
        ("second-round", "wins=2 first=2", ROUND_ONE + " DSa1"),
    ]
    for wrong in WRONG:
        cases += announcing(wrong, 2) + announcing(wrong, 3)
    return [*cases, ("turns-given-away", "claims=announce", "Sa1 ! ! !")]


def announcing(wrong: str, players: int) -> list[Case]:
    """The same short stories under each penalty."""
    option = f"players={players} claims=announce wrong_claim={wrong}"
    label = f"announce-{wrong}-{players}"
    cases: list[Case] = [
        (f"{label}-start", option, ""),
        (f"{label}-silent-pattern", option, "Sa1 Hb1 Sc1 Hd1"),
        (f"{label}-last-two-pieces", option, steady("foursenses", option, 22, 5)),
        (f"{label}-nearly-full", option, NEARLY_FULL),
    ]
    if players == 3 or wrong != "lose":
        cases += [
            (f"{label}-wrong-alone", option, NEARLY_FULL + " !"),
            (f"{label}-wrong-with-a-ply", option, NEARLY_FULL + " Hd2!"),
        ]
    return cases
