"""The positions of the perft table of puissance4: (id, options, moves)."""

from itertools import product

from tests.data.make.steady import Case, steady

MOST_SEQUENCES = 120_000
"""How many sequences of moves are counted from one position."""
SWITCHES = ("pop_out", "power", "five")
POP_CYCLE = "1 7 x1 x7 1 7 x1"
DRAWN_GAME = "544531226241733616443545665332221177767751"
BOTH_LINES_BY_POP = "31736432174727"
DISCS_RUN_OUT = (
    "W5 7 D7 7 B5 B1 x5 A3 W6 - 7 A1 D6 4 7 1 2 5 7 4 6 6 2 4 3 2 1 1 1 1 2 3 4 2 5 2 5 5 5 4 6 6"
)
DISCS_RUN_OUT_WITH_POPS = (
    "D6 2 B2 x2 A6 6 7 D3 1 B1 x3 A2 6 6 2 x1 1 W7 7 W2 2 6 3 6 3 1 7 x2 x3 1 x2 5 5 3 2 1 5 2 7 "
    "x5 5 4 3 4 2 2 1 7 3 5 x5 5 x6 5 3 3 6 x4 x5 x4 x2 2 x1 1 5 x6 5 6"
)
ORDINARY_DISCS_RUN_OUT = (
    "B7 B7 x7 W6 1 D2 6 D4 7 2 A5 3 2 W1 7 6 A4 6 3 6 7 4 1 3 4 4 4 7 1 1 2 7 6 5 5 4 3 3 1 5 5 3 5"
)


def positions() -> list[Case]:
    """All eight games from the start, the middle and near the end, then the rare rules."""
    cases: list[Case] = []
    for values in product((False, True), repeat=3):
        names = [name for name, on in zip(SWITCHES, values, strict=True) if on]
        option = " ".join(f"{name}=true" for name in names)
        label = "+".join(names) or "classic"
        cases.append((f"{label}-start", option, ""))
        cases.append((f"{label}-middle", option, steady("puissance4", option, 18, 1)))
        cases.append((f"{label}-late", option, steady("puissance4", option, 37, 2)))
    cases += [
        ("drawn-game-last-plies", "", DRAWN_GAME[:-6]),
        ("pop-cycle-before-repetition", "pop_out=true", POP_CYCLE),
        ("pop-cycle-five", "pop_out=true five=true", POP_CYCLE),
        ("pop-cycle-all", "pop_out=true five=true power=true", "W4 - D4 4 " + POP_CYCLE),
        ("both-lines-mover", "pop_out=true", BOTH_LINES_BY_POP),
        ("both-lines-opponent", "pop_out=true both_lines=opponent", BOTH_LINES_BY_POP),
        ("both-lines-draw", "pop_out=true both_lines=draw", BOTH_LINES_BY_POP),
        ("breaker-makes-both-lines", "power=true", "223344 7 555"),
        ("wall-to-be-followed", "power=true", "1122 W3"),
        ("double-to-be-followed", "power=true", "1122 D3"),
        ("breaker-to-be-followed", "power=true", "1234567 7 B7"),
        ("wall-five", "power=true five=true", "445566 W3"),
        ("anvil-back", "power=true pop_out=true", "3 4444 A4"),
        ("anvil-out", "power=true pop_out=true ejected=out", "3 4444 A4"),
        ("discs-run-out", "power=true ejected=out", DISCS_RUN_OUT),
        ("discs-run-out-pass", "power=true ejected=out", DISCS_RUN_OUT + " 4"),
        (
            "discs-run-out-with-pops",
            "power=true pop_out=true ejected=out",
            DISCS_RUN_OUT_WITH_POPS,
        ),
        ("ordinary-discs-run-out", "power=true", ORDINARY_DISCS_RUN_OUT),
        ("first-two", "first=2 power=true", "4"),
        ("second-round", "wins=2", "1212121"),
        ("second-round-threat", "wins=2 pop_out=true", "1212121 121212"),
        ("third-round-after-a-draw", "wins=2 pop_out=true", POP_CYCLE + " x7 1212121 45"),
    ]
    return cases
