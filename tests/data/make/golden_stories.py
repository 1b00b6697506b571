"""Games told on purpose for the golden file: rare endings that random play hardly meets."""

from tests.games.flip.perft_cases import SECOND_LOWER, UPPER, trays
from tests.games.foursenses.perft_cases import NEARLY_FULL
from tests.games.plus4.perft_cases import PUSH_CYCLE
from tests.games.puissance4.perft_cases import (
    BOTH_LINES_BY_POP,
    DISCS_RUN_OUT,
    DISCS_RUN_OUT_WITH_POPS,
    DRAWN_GAME,
    ORDINARY_DISCS_RUN_OUT,
    POP_CYCLE,
)
from tests.games.q4.perft_cases import (
    LINE_OF_THREE_PLAYERS,
    MARBLE_CYCLE,
    PARTNERS_LINE,
    PLACED,
    SILENT_LINE,
)
from tests.games.top10.perft_cases import COLUMNS_OF_ONE_COLOUR, SCORED_CYCLE, SOMEBODY_PASSES

Story = tuple[str, str, str]
"""Game, options, moves."""


def columns_stories() -> list[Story]:
    """puissance4, top10 and plus4."""
    stories: list[Story] = [
        ("puissance4", "", DRAWN_GAME),
        ("puissance4", "pop_out=true", POP_CYCLE + " x7"),
        ("puissance4", "pop_out=true wins=2", POP_CYCLE + " x7 1212121 4"),
        ("puissance4", "power=true ejected=out", DISCS_RUN_OUT + " 4"),
        ("puissance4", "power=true pop_out=true ejected=out", DISCS_RUN_OUT_WITH_POPS + " x2"),
        ("puissance4", "power=true", ORDINARY_DISCS_RUN_OUT + " 2"),
        ("puissance4", "power=true", "3 4444 A4"),
        ("puissance4", "power=true ejected=out", "3 4444 A4"),
        ("puissance4", "five=true", "4455667"),
        ("puissance4", "wins=2 first=2", "1212121 2121212"),
        ("top10", "", COLUMNS_OF_ONE_COLOUR + " x7 7 x7 7 x7 7 x7 7"),
        ("top10", "target=21", SCORED_CYCLE + " x6 6 x6 6 x6 6 x6 6"),
        ("top10", "", SOMEBODY_PASSES + " 1"),
        ("top10", "target=1 wins=2", f"{COLUMNS_OF_ONE_COLOUR} x1 35"),
        ("plus4", "mode=endless discs=5 target=99", "3 4 1 B1 2 4 3 4 1 4 B2 4 4"),
        ("plus4", "mode=endless discs=6 target=99", "B3 4 4 2 1 B3 2 2 1 3 3 1 1 2"),
        ("plus4", "mode=endless target=1", "B2 B2 4 4 1 1 3 3"),
        ("plus4", "mode=endless target=1", "2 B2 1 1 3 1 B2 3 4 4 3 4"),
        ("plus4", "mode=endless target=1 wins=3", "1213141 21"),
        ("plus4", "mode=rounds target=1", "2 2 B4 4 2 B2 3 3 1 1"),
        ("plus4", "mode=rounds target=1", "3 3 4 2 3 B4 B2 1 1 2 4 1 1 4"),
        ("plus4", "mode=rounds", "2 2 B4 4 2 B2 3 3 1 1 4"),
        ("plus4", "mode=rounds", PUSH_CYCLE + " 1 3"),
        ("plus4", "mode=rounds rounds_max=2", PUSH_CYCLE + " 1 1213141"),
        ("plus4", "mode=rounds rounds_max=1", PUSH_CYCLE + " 1"),
        ("plus4", "mode=rounds discs=1", "1 1 B1 B1"),
        ("plus4", "", "4 3 2 4 3 2 3 1 1 1"),
    ]
    for both_lines in ("mover", "opponent", "draw"):
        option = f"both_lines={both_lines}"
        stories += [
            ("puissance4", f"pop_out=true {option}", BOTH_LINES_BY_POP + " x3"),
            ("puissance4", f"power=true {option}", "223344 7 555 B7 x5"),
            ("plus4", option, "222 33 44 1 1"),
        ]
    return stories


def claims_stories() -> list[Story]:
    """q4 and foursenses."""
    announce, lose = "claims=announce", "claims=announce wrong_claim=lose"
    nearly = NEARLY_FULL + " Hd2 Ha2"
    return [
        ("q4", "marbles=1", MARBLE_CYCLE + " 4d3-4d4"),
        ("q4", f"{announce} marbles=2", "1a1 ! 1a2 ! !"),
        ("q4", f"{announce} marbles=2", "1a1 ! 1a2! 1b1"),
        ("q4", f"{announce} marbles=2", "1a1! 1b1! 1a2"),
        ("q4", announce, "1a1 ! ! ! !"),
        ("q4", announce, SILENT_LINE + " 2c4 !"),
        ("q4", announce, SILENT_LINE + " ! !"),
        ("q4", f"{announce} marbles=4 move_limit=1", PLACED + " 4d4-1a4"),
        ("q4", f"{announce} marbles=4 move_limit=1", PLACED + " 4d4-1a4!"),
        ("q4", f"{announce} marbles=4 move_limit=1", PLACED + " 4d4-2a4!"),
        ("q4", f"{lose} marbles=4 move_limit=1", PLACED + " 4d4-2a4!"),
        ("q4", f"{lose} players=3 marbles=1 move_limit=1", "1a1 1b1 1c1 1a1-1a2!"),
        ("q4", "players=3 wins=4 stake=2", LINE_OF_THREE_PLAYERS + " 4d4"),
        ("q4", f"{lose} players=3 marbles=2", "1a1 1a2! 1a3 !"),
        ("q4", f"{lose} players=4 partners=true stake=3 wins=6", "1a1! 1b1! 1c1 ! 1a1"),
        ("q4", f"{announce} players=4 partners=true marbles=4", PARTNERS_LINE + " 2d4 !"),
        ("q4", "players=4 partners=true marbles=4", PARTNERS_LINE),
        ("foursenses", "", "Sa3 DHb2 Hc1 DHc1"),
        ("foursenses", "players=3", "Sa1 Hb1 Sc1 Hd1 Sa1 Sb1 Sc1 Sd1"),
        ("foursenses", "players=3", "Sa1 Hb1 Sc1 Hd1 Sa1 Sb1 Sc1 Sd1 Sa1 DHb1 Hc1 DHc1"),
        ("foursenses", "players=3", "Hb1 DHc1 Hd1 DHd1 Sa1 DHb1 Hc1 DHc1"),
        ("foursenses", announce, "Sa1 ! ! ! !"),
        ("foursenses", announce, "Sa1 Hb1 Sc1 Hd1 !"),
        ("foursenses", "", nearly + " Ha2"),
        ("foursenses", announce, nearly + " Hb2"),
        ("foursenses", announce, nearly + " Hb2!"),
        ("foursenses", announce, nearly + " Ha2!"),
        ("foursenses", lose, nearly + " Ha2!"),
        ("foursenses", f"{lose} players=3", nearly + " Ha2!"),
        ("foursenses", f"{lose} players=3", "Sa1! Hb1 ! Sa1"),
        ("foursenses", f"{lose} players=3", "Sa1 Sb1 Sc1 Sd1 ! Sa1"),
        ("foursenses", "wins=2", "Sa1 Hb1 Sc1 Hd1 Sa1"),
    ]


def flip_stories() -> list[Story]:
    """Calls, tokens in the air, rounds played again, and powers."""
    some = "1:N:Ua1 2:N:Ub2 1:N:Uc2 2:N:Lb2 1:N:Ud3"
    lower = "1:La1 1:Lb2 1:Lc3 1:Ld4"
    champion, pro = "mode=championship", "mode=pro"
    five = f"{pro} powers=5"
    return [
        ("flip", "", f"2^ {UPPER} 1! 2^ 1^ 2:miss"),
        ("flip", "", f"2^ {UPPER} 1! 2:Uc1 1:Uc1"),
        ("flip", "", f"{UPPER} {SECOND_LOWER} 1^ 2! 1! 1:tray"),
        ("flip", "", trays("", "", 42)),
        ("flip", "", trays("", UPPER, 42)),
        ("flip", "wins=2", f"{UPPER} 1! {SECOND_LOWER} 2! 1^"),
        ("flip", champion, f"2^ {UPPER} {lower} 1! 2:Ua1"),
        ("flip", f"{champion} claims=auto", f"{UPPER} 2^ {lower}"),
        ("flip", champion, f"{UPPER} 1! {UPPER} 1! {lower} 1!"),
        ("flip", pro, some + " 2:M:Ub2"),
        ("flip", pro, some + " 2:L:Ub2 row"),
        ("flip", pro, some + " 2:L:Ub2 col"),
        ("flip", pro, some + " 2:C:Ub2 Uc2"),
        ("flip", pro, some + " 2:C:Ua4"),
        ("flip", pro, some + " 2:2:Ub2 2:N:miss"),
        ("flip", five, trays(five, "1:2:La1 1:2:La2 1:2:La3 1:N:tray", 36)),
        ("flip", "mode=pro powers=0", trays("mode=pro powers=0", "", 42)),
    ]


def stories() -> list[Story]:
    """All of them."""
    return columns_stories() + claims_stories() + flip_stories()
