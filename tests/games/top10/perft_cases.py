"""The positions of the perft table of top10: (id, options, moves)."""

from tests.data.make.steady import Case, steady

MOST_SEQUENCES = 120_000
"""How many sequences of moves are counted from one position."""
COLUMNS_OF_ONE_COLOUR = "123456721436571234567214365712345672143657"
SCORED_CYCLE = "425761345327163162574574213615426371763542 x3 x4 x6 3 x6 4"
SOMEBODY_PASSES = (
    "716452326714531564372754362137452616245137 x5 5 x1 1 x5 5 x4 x5 4 x5 5 x2 5 x3 2 x4 x4 x5 x2 "
    "3 x7 5 x4 2 x5 x5 7 x3 x7 x7 x7 4 x4 x2 x1 3 x4 1 x3 x3 2 x7 4 x6 3 x4 6 x1 7 x4 5 x2 x5 7 x7 "
    "2 x7 5 x4 7 x7 5 x1 4 x6 1 x4 6 x2"
)


def positions() -> list[Case]:
    """Filling, popping, keeping, and the ends of a round."""
    second_round = f"{COLUMNS_OF_ONE_COLOUR} x1"
    return [
        ("filling-start", "", ""),
        ("filling-third-row", "", steady("top10", "", 16, 1)),
        ("filling-last-row", "", steady("top10", "", 37, 2)),
        ("filled", "", COLUMNS_OF_ONE_COLOUR),
        ("filled-at-random", "", steady("top10", "", 42, 3)),
        ("filled-at-random-again", "", steady("top10", "", 42, 4)),
        ("first-two-filled", "first=2", steady("top10", "first=2", 42, 5)),
        ("middle", "", steady("top10", "", 70, 6)),
        ("late", "target=21", steady("top10", "target=21", 160, 7)),
        ("very-late", "target=21", steady("top10", "target=21", 400, 8)),
        ("disc-to-drop-back", "", COLUMNS_OF_ONE_COLOUR + " x1 x7"),
        ("target-one", "target=1", COLUMNS_OF_ONE_COLOUR),
        ("target-three", "target=3", COLUMNS_OF_ONE_COLOUR + " x1 x3"),
        ("rotation-before-repetition", "", COLUMNS_OF_ONE_COLOUR + " x7 7 x7 7 x7 7 x7"),
        ("scored-cycle-before-repetition", "", SCORED_CYCLE + " x6 6 x6 6 x6 6 x6"),
        ("before-a-pass", "", SOMEBODY_PASSES),
        ("after-a-pass", "", SOMEBODY_PASSES + " 1"),
        ("second-round-filling", "target=1 wins=2", second_round + " 35"),
        ("second-round-filled", "target=1 wins=2", f"{second_round} {COLUMNS_OF_ONE_COLOUR}"),
    ]
