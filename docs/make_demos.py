"""Play the little games of the shelf and of the options: `python docs/make_demos.py`.

The page shows them picture by picture before anybody has asked a rule for anything. With them goes
what the server tells of its own games, for the shelf that is drawn when the page is built. All is
committed; a test checks that it is what the rules make of it.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quatuor.catalogue import described
from quatuor.game import Game, Position
from quatuor.games.registry import BUILT_IN
from quatuor.table.control import control_on

HERE = Path(__file__).parent
PLACE = HERE.parent / "web" / "src" / "demos"


@dataclass(frozen=True)
class Demo:
    """A few moves from the start of a game; the pictures begin after the first `skip` of them."""

    moves: str
    options: dict[str, Any] = field(default_factory=dict)
    skip: int = 0


RANDOM = {"fill": "random", "seed": 0}
POP = "3 1 1 2 2 7 4 4 3 7 4 6 x4"

GAMES: dict[str, Demo] = {
    "puissance4": Demo("4 5 5 6 6 7 6 7 7 2 7", skip=4),
    "top10": Demo("x1 x1 x2 1", RANDOM),
    "plus4": Demo("1 2 1 3 B1 2 4 B2 2 3", {"mode": "endless"}, skip=4),
    "q4": Demo("1a1 1b1 2b2 2c2 3a4 3c1 4d2 4b3 2d4 1c3 3d1 4a1", {"players": 4}, skip=7),
    "flip": Demo("1:Ua1 2:Ub2 1:Ub2 2:Lb3 1:Lb3 2:Lb3 1:Uc3 2:Ud1 1:Ld2 1:Ud4", skip=5),
    "foursenses": Demo("Ha1 Sa4 DHb1 Sb3 Hc1 DSd3 Sb2 DHb2 Sc4 DHc3", skip=5),
}
"""What the card of a game shows."""

OPTIONS: dict[tuple[str, str], dict[Any, Demo]] = {
    ("puissance4", "pop_out"): {True: Demo(POP, {"pop_out": True}, skip=11)},
    ("puissance4", "power"): {True: Demo("1 4 2 4 3 5 A4", {"power": True}, skip=5)},
    ("puissance4", "five"): {True: Demo("4 4 5 5 6 6 7", {"five": True}, skip=4)},
    ("top10", "fill"): {"players": Demo("4 3 5 2 6"), "random": Demo("x1", RANDOM)},
    ("plus4", "mode"): {
        "elementary": Demo("1 2 1 2 1 2 1", skip=4),
        "endless": Demo("1 2 1 3 B1 2 1 3", {"mode": "endless"}, skip=4),
        "rounds": Demo("1 2 B1 3 1 2 1", {"mode": "rounds"}, skip=3),
    },
    ("q4", "players"): {
        2: Demo("1b3 1b1 2b3 1c1 3b3 3a1 4b3", {"players": 2}, skip=4),
        3: Demo("1a1 2b2 3c3 1b1 2c2 3d3 1c1 2d2 3a3", {"players": 3}, skip=6),
        4: Demo("1a1 2b2 3c3 4d4 1b1 2c2 3d3 4a4", {"players": 4}, skip=4),
    },
    ("q4", "partners"): {
        True: Demo("1a1 2b2 1b1 3c2 1a2 4c3 1b2 2d4", {"players": 4, "partners": True}, skip=4)
    },
    ("foursenses", "players"): {
        2: Demo("Ha1 Sa4 DHb1 Sb3 Hc1 DSd3 DHd1", skip=4),
        3: Demo("Sa1 DHb2 Sc3 DSc3", {"players": 3}),
    },
    ("flip", "mode"): {
        "basic": Demo("1:Ua1 2:Ub2 1:Ub2 1:Uc3 2:La1 1:Ud4"),
        "championship": Demo("2:La1 2:Lb1 1:Ua1 2:Lc1 2:Ld1", {"mode": "championship"}),
        "pro": Demo(
            "1:N:Ua1 2:N:Ub2 1:N:Uc3 2:N:Uc1 1:N:Ub3 2:N:Ua2 1:M:Ub2", {"mode": "pro"}, skip=5
        ),
    },
}
"""What stands beside the values of an option, where a little game shows what they mean."""


def frame(position: Position) -> dict[str, Any]:
    """One picture of a little game."""
    return {
        "board": position.board,
        "hand": list(position.hand),
        "powers": list(position.powers),
        "last": position.moves[-1] if position.moves else None,
        "lines": [list(line) for line in position.told_lines],
        "piece_symbols": dict(position.piece_symbols),
        "control": control_on(position.game, position.board),
    }


def shown(name: str, demo: Demo) -> dict[str, Any]:
    """A little game as the page gets it: a picture before its first move and after each."""
    game = Game(name, **demo.options)
    position, frames = game.start(), []
    tokens = demo.moves.split()
    for number, token in enumerate(tokens):
        if number >= demo.skip:
            frames.append(frame(position))
        position = position.play(token)
    return {"options": dict(game.options), "frames": [*frames, frame(position)]}


def shelf() -> dict[str, Any]:
    """What is on the cards."""
    return {name: shown(name, demo) for name, demo in GAMES.items()}


def options() -> dict[str, Any]:
    """What stands beside the options: by game, option and value."""
    return {
        f"{game}.{option}.{str(value).lower()}": shown(game, demo)
        for (game, option), values in OPTIONS.items()
        for value, demo in values.items()
    }


def files() -> dict[Path, str]:
    """Every file with what is in it."""
    games = {"games": [described(name) for name in BUILT_IN]}
    made = {"shelf": shelf(), "options": options(), "games": games}
    return {
        PLACE / f"{name}.json": json.dumps(content, ensure_ascii=False) + "\n"
        for name, content in made.items()
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
