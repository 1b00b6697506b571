"""The positions of the perft table of q4: (id, options, moves)."""

from tests.data.make.steady import Case, steady

MOST_SEQUENCES = 400_000
"""How many sequences of moves are counted from one position."""
WRONG = ("pass", "none", "lose")
THREE_IN_LINE = "1a1 2a1 1a2 2a2 1a3 2a3"
SILENT_LINE = "1a1 2a1 1a2 2a2 1a3 2b3 1a4"
PLACED = "1a1 2a1 1a2 2a2 1a3 2b3 4d4 2c4"
PARTNERS_LINE = "1a1 2a1 3a1 4a1 1a2 2a2 3b2 4b2 1a3 2b3 3c1 4c1 1a4"
LINE_OF_THREE_PLAYERS = "1a1 2a1 3a1 1a2 2a2 3b2 1a3 2a3 3c3 1a4"
MARBLE_CYCLE = "1a1 4d4 1a1-1a2 4d4-4d3 1a2-1a1 4d3-4d4 1a1-1a2 4d4-4d3 1a2-1a1"


def positions() -> list[Case]:
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
        cases += announcing(wrong)
    return cases + waiting()


def announcing(wrong: str) -> list[Case]:
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


def waiting() -> list[Case]:
    """Turns lost while placing: others wait, or nothing changes and positions recur."""
    option = "claims=announce marbles=2"
    return [
        ("waiting", option, "1a1 ! 1a2"),
        ("waiting-cycle", option, "1a1 ! 1a2 !"),
        ("turns-given-away", option, "1a1 ! ! !"),
        ("skip-while-waiting", option, "1a1 ! 1a2! 1b1"),
        ("both-skip", option, "1a1! 1b1! 1a2"),
    ]
