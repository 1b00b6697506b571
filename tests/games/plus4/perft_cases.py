"""The positions of the perft table of plus4: (id, options, moves)."""

from tests.data.make.steady import Case, steady

MOST_SEQUENCES = 120_000
"""How many sequences of moves are counted from one position."""
PUSH_CYCLE = "1111111"
PLUS4_PASS = "4 3 4 2 4 3 3 3 2 2 2 1 1 2 3 1 1"
ENDLESS_PASS = "4 4 4 3 B2 3 2 1 4 B3 1 3 2 1 3 4 1 1 3 3 3"
ROUNDS_PASS = "B4 1 3 B3 4 3 1 2 4 3 1 1 3 2 3 B3 1 3 1 2 2 2 2"


def positions() -> list[Case]:
    """The three modes, small hands, passes, cycles, and rounds after the first."""
    cases: list[Case] = []
    for mode in ("elementary", "endless", "rounds"):
        option = f"mode={mode}"
        cases.append((f"{mode}-start", option, ""))
        cases.append((f"{mode}-middle", option, steady("plus4", option, 12, 1)))
        cases.append((f"{mode}-late", option, steady("plus4", option, 40, 2)))
        cases.append((f"{mode}-cycle-before-repetition", option, PUSH_CYCLE))
        cases.append((f"{mode}-one-disc", option + " discs=1", ""))
        cases.append((f"{mode}-four-discs", option + " discs=4", "4233222"))
    cases += [
        ("elementary-before-a-pass", "", PLUS4_PASS),
        ("elementary-after-a-pass", "", PLUS4_PASS + " 1"),
        ("elementary-both-lines", "both_lines=mover", "222 33 44 1"),
        ("elementary-second-round", "wins=2", "1213141 21"),
        ("endless-before-a-pass", "mode=endless", ENDLESS_PASS),
        ("endless-three-discs-pass", "mode=endless discs=3", "1 4 B1 B4 4 4 1"),
        ("endless-scored-cycle", "mode=endless discs=5 target=99", "3 4 1 B1 2 4 3 4 1 4 B2"),
        ("endless-target-one", "mode=endless target=1", "1 2 1 3 1 4"),
        ("endless-target-two", "mode=endless target=2", "B1 2 1 3 1 4"),
        ("endless-both-reach-the-target", "mode=endless target=1", "B2 B2 4 4 1 1 3"),
        ("endless-column-pushed-again", "mode=endless target=3", "1 2 1 3 1 4 1 2"),
        ("endless-second-round", "mode=endless target=1 wins=2 first=2", "B1 2 1 3 1 4 1 3"),
        ("rounds-before-a-pass", "mode=rounds", ROUNDS_PASS),
        ("rounds-second-round", "mode=rounds", "B1 2 1 3 1 4 1 2"),
        ("rounds-third-round-of-three", "mode=rounds rounds_max=3", "1213141 2131411 4"),
        ("rounds-after-a-cycle", "mode=rounds", PUSH_CYCLE + " 1 3"),
    ]
    return cases
