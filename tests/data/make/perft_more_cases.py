"""The positions of the perft tables of q4, foursenses and flip: (id, options, moves)."""

from tests.data.make.perft_cases import Case
from tests.data.make.steady import new_match, steady

WRONG = ("pass", "none", "lose")
THREE_IN_LINE = "1a1 2a1 1a2 2a2 1a3 2a3"
SILENT_LINE = "1a1 2a1 1a2 2a2 1a3 2b3 1a4"
PLACED = "1a1 2a1 1a2 2a2 1a3 2b3 4d4 2c4"
PARTNERS_LINE = "1a1 2a1 3a1 4a1 1a2 2a2 3b2 4b2 1a3 2b3 3c1 4c1 1a4"
LINE_OF_THREE_PLAYERS = "1a1 2a1 3a1 1a2 2a2 3b2 1a3 2a3 3c3 1a4"
MARBLE_CYCLE = "1a1 4d4 1a1-1a2 4d4-4d3 1a2-1a1 4d3-4d4 1a1-1a2 4d4-4d3 1a2-1a1"


def q4_cases() -> list[Case]:
    """Placing and moving, players and partners, announcements and what wrong ones cost."""
    cases: list[Case] = [
        ("start", "", ""),
        ("placing-full-hands", "", steady("q4", "", 17, 1)),
        ("moving-full-hands", "", steady("q4", "", 27, 2)),
        ("three-players-start", "players=3", "1a1 2b2"),
        ("four-players-start", "players=4", "1a1 2b2 3c3"),
        ("three-players-moving", "players=3 marbles=1", "1a1 1b1 1c1"),
        ("four-players-moving", "players=4 marbles=1", "1a1 1b1 1c1 1d1"),
        ("one-marble-moving", "marbles=1", "1a1 4d4"),
        ("one-marble-before-repetition", "marbles=1", MARBLE_CYCLE),
        ("one-marble-move-limit", "marbles=1 move_limit=2", "1a1 4d4"),
        ("two-marbles", "marbles=2", "1a1 1a2 2a1 2a2"),
        ("three-in-line", "marbles=4", THREE_IN_LINE),
        ("three-in-line-moving", "marbles=4", PLACED),
        ("most-marbles", "marbles=31", steady("q4", "marbles=31", 59, 3)),
        ("most-marbles-four-players", "players=4 marbles=15 partners=true", ""),
        (
            "partners-three-in-line",
            "players=4 partners=true",
            "1a1 2a1 1b1 2b1 1a2 2a2 1b2 2b2 1a3",
        ),
        ("first-two", "first=2 marbles=1", "1a1"),
        ("second-round", "wins=3 stake=2 marbles=4", THREE_IN_LINE + " 1a4 4d4"),
        (
            "second-round-three-players",
            "players=3 wins=2",
            "1a1 2a1 3a1 1a2 2a2 3b2 1a3 2a3 3c3 1a4",
        ),
    ]
    for wrong in WRONG:
        cases += q4_announcing(wrong)
    return cases + q4_waiting()


def q4_announcing(wrong: str) -> list[Case]:
    """The same short stories under each penalty."""
    option = f"claims=announce wrong_claim={wrong}"
    three, team = f"{option} players=3", f"{option} players=4 partners=true marbles=2"
    return [
        (f"announce-{wrong}-start", option, ""),
        (f"announce-{wrong}-one-marble-placing", f"{option} marbles=1", "1a1"),
        (f"announce-{wrong}-one-marble-moving", f"{option} marbles=1", "1a1 4d4"),
        (f"announce-{wrong}-repetition", f"{option} marbles=1", MARBLE_CYCLE),
        (f"announce-{wrong}-move-limit", f"{option} marbles=1 move_limit=1", "1a1 4d4"),
        (f"announce-{wrong}-silent-line", f"{option} marbles=5", SILENT_LINE),
        (f"announce-{wrong}-three-players-alone", f"{three} marbles=2", "1a1 !"),
        (f"announce-{wrong}-three-players", f"{three} marbles=1", "1a1! 1b1"),
        (f"announce-{wrong}-three-players-moving", f"{three} marbles=1", "1a1 1b1 1c1! 1a1-1a2"),
        (f"announce-{wrong}-partners", team, "1a1! 1b1 1c1"),
        (f"announce-{wrong}-partners-two-wrong", team, "1a1! 1b1! 1c1 1d1"),
        (f"announce-{wrong}-partners-line", team.replace("=2", "=4"), PARTNERS_LINE),
    ]


def q4_waiting() -> list[Case]:
    """Turns lost while placing: others wait, or nothing changes and positions recur."""
    option = "claims=announce marbles=2"
    return [
        ("waiting", option, "1a1 ! 1a2"),
        ("waiting-cycle", option, "1a1 ! 1a2 !"),
        ("turns-given-away", option, "1a1 ! ! !"),
        ("skip-while-waiting", option, "1a1 ! 1a2! 1b1"),
        ("both-skip", option, "1a1! 1b1! 1a2"),
    ]


NEARLY_FULL = (
    "Sb3 Sc1 Sd1 DSa3 DSc1 Sc3 Sd4 Sa1 DHc3 Hd2 DHd1 DHa1 DHb1 Hc2 Hd4 Hb3 Sc2 DHc4 DSd3 Hb4 Sa4"
)
NEARLY_FULL_THREE = (
    "Hb3 Hd2 DHc2 Sb3 Sc1 DSc1 Sd2 Ha4 DSc3 Hb2 Sa3 Hd1 DHb4 Sa4 Sa1 DSb2 DHd4 Sa3 Sc4 Hd3"
)
ROUND_ONE, ROUND_TWO = "Sa1 Hb1 Sc1 Hd1", "Sa1 Sb1 Sc1 Sd1"


def foursenses_cases() -> list[Case]:
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
        cases += foursenses_announcing(wrong, 2) + foursenses_announcing(wrong, 3)
    return [*cases, ("turns-given-away", "claims=announce", "Sa1 ! ! !")]


def foursenses_announcing(wrong: str, players: int) -> list[Case]:
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


UPPER = "1:Ua1 1:Ub1 1:Uc1 1:Ud1"
AUTO_CALLS = "2:La1 2:La2 2:La3 1:Ua1 1:Ub1 1:Uc1 2^ 2^ 1:Ud1 1^"
SECOND_LOWER = "2:La1 2:La2 2:La3 2:La4"


def trays(option: str, start: str, plies: int) -> str:
    """`start`, then every throw of either player lands on a tray but in no cell."""
    match = new_match("flip", option)
    tokens = start.split()
    for token in tokens:
        match.play(token)
    while len(tokens) < plies:
        token = next(token for token in match.legal() if token.endswith("tray"))
        match.play(token)
        tokens.append(token)
    return " ".join(tokens)


def flip_cases() -> list[Case]:
    """Events of the simultaneous modes, and the turns and powers of pro."""
    auto, champion = "claims=auto", "mode=championship"
    return [
        ("basic-start", "", ""),
        ("basic-auto-start", auto, ""),
        ("basic-three-in-line", "", "1:Ua1 1:Ub1 2:Ub1 1:Ub1 1:Uc1"),
        ("basic-auto-three-in-line", auto, "1:Ua1 1:Ub1 1:Uc1"),
        ("basic-in-the-air", "", "1^ 2^ 2^"),
        ("basic-line-standing", "", UPPER),
        ("basic-call-waits", "", f"2^ {UPPER} 1!"),
        ("basic-call-waits-for-two", "", f"2^ {UPPER} 1^ 1! 2^"),
        ("basic-two-calls-wait", "", f"{UPPER} {SECOND_LOWER} 1^ 2! 1!"),
        ("basic-auto-call-waits", auto, f"2^ {UPPER}"),
        ("basic-auto-two-calls-wait", auto, AUTO_CALLS),
        ("basic-last-tokens", "", trays("", "", 40)),
        ("basic-last-tokens-in-the-air", "", trays("", "", 40) + " 2^"),
        ("basic-last-token-line-standing", "", trays("", UPPER, 41)),
        ("basic-all-thrown-line-standing", "", trays("", UPPER, 42)),
        ("basic-auto-last-tokens", auto, trays(auto, "1:Ua1 1:Ub1 1:Uc1", 40)),
        ("basic-second-round", "", trays("", "", 42) + " 1:Ua1"),
        ("basic-second-win", "wins=2", f"{UPPER} 1! 2:Ua1"),
        ("championship-second-round", champion, f"{UPPER} 1! 2^"),
        ("championship-auto", f"{champion} {auto}", f"{UPPER} 2^ 1:Ua1"),
        ("championship-match-point", f"{champion} target=3", f"{UPPER} 1! 2^ {UPPER} 1!"),
        *pro_cases(),
    ]


def pro_cases() -> list[Case]:
    """Every power token, choices due, extra throws, and players out of tokens."""
    pro = "mode=pro"
    some = "1:N:Ua1 2:N:Ub2 1:N:Uc2 2:N:Lb2 1:N:Ud3"
    three = "1:N:Ua1 2:N:La1 1:N:Ub1 2:N:Lb1 1:N:Uc1 2:N:Lc1"
    none, five = f"{pro} powers=0", f"{pro} powers=5"
    extra = "1:2:La1 1:2:La2 1:2:La3 1:N:tray"
    return [
        ("pro-start", pro, ""),
        ("pro-no-powers-start", none, ""),
        ("pro-five-powers-start", five, ""),
        ("pro-middle", pro, some),
        ("pro-three-in-line", none, three),
        ("pro-three-in-line-powers", pro, three),
        ("pro-extra-throw", pro, some + " 2:2:Ub2"),
        ("pro-after-a-bomb", pro, some + " 2:M:Ub2"),
        ("pro-line-out-to-choose", pro, some + " 2:L:Ub2"),
        ("pro-cell-out-to-choose", pro, some + " 2:C:Ub2"),
        ("pro-cell-out-in-the-corner", pro, some + " 2:C:Ua4"),
        ("pro-powers-spent", pro, "1:2:Ua1 1:M:Ub2 2:L:tray 1:L:Uc3 col 2:C:miss 1:C:La1 Lb1"),
        ("pro-second-round", none, three + " 1:N:Ud1 2:N:Ua1"),
        ("pro-last-tokens", none, trays(none, "", 40)),
        ("pro-last-token", none, trays(none, three, 41)),
        ("pro-passed-over", five, trays(five, extra, 36)),
        ("pro-only-powers-left", five, trays(five, "", 38)),
    ]
