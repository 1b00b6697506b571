"""The positions of the perft table of flip: (id, options, moves)."""

from tests.data.make.steady import Case, new_match

MOST_SEQUENCES = 400_000
"""How many sequences of moves are counted from one position."""
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


def positions() -> list[Case]:
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
