"""The positions of the perft tables of the three games of columns: (id, options, moves)."""

from itertools import product

from tests.data.make.steady import steady

Case = tuple[str, str, str]

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


def puissance4_cases() -> list[Case]:
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


COLUMNS_OF_ONE_COLOUR = "123456721436571234567214365712345672143657"
SCORED_CYCLE = "425761345327163162574574213615426371763542 x3 x4 x6 3 x6 4"
SOMEBODY_PASSES = (
    "716452326714531564372754362137452616245137 x5 5 x1 1 x5 5 x4 x5 4 x5 5 x2 5 x3 2 x4 x4 x5 x2 "
    "3 x7 5 x4 2 x5 x5 7 x3 x7 x7 x7 4 x4 x2 x1 3 x4 1 x3 x3 2 x7 4 x6 3 x4 6 x1 7 x4 5 x2 x5 7 x7 "
    "2 x7 5 x4 7 x7 5 x1 4 x6 1 x4 6 x2"
)


def top10_cases() -> list[Case]:
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


PUSH_CYCLE = "1111111"
PLUS4_PASS = "4 3 4 2 4 3 3 3 2 2 2 1 1 2 3 1 1"
ENDLESS_PASS = "4 4 4 3 B2 3 2 1 4 B3 1 3 2 1 3 4 1 1 3 3 3"
ROUNDS_PASS = "B4 1 3 B3 4 3 1 2 4 3 1 1 3 2 3 B3 1 3 1 2 2 2 2"


def plus4_cases() -> list[Case]:
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
