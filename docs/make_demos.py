"""Play the little games of the shelf and of the options: `python docs/make_demos.py`.

The page shows them picture by picture before anybody has asked a rule for anything. With them goes
what the server tells of its own games, for the shelf that is drawn when the page is built. All is
committed; a test checks that it is what the rules make of it.
"""

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from demos.demo import Demo
from quatuor.catalogue import described
from quatuor.game import Game, Position
from quatuor.games.registry import BUILT_IN
from quatuor.table.control import control_on

HERE = Path(__file__).parent
PLACE = HERE.parent / "web" / "src" / "demos"


def every_demo() -> dict[str, ModuleType]:
    """The little games of each game that has some: on its card, and beside its options."""
    found = [name for name in BUILT_IN if find_spec(f"demos.{name}")]
    return {name: import_module(f"demos.{name}") for name in found}


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
    return {game: shown(game, demos.CARD) for game, demos in every_demo().items()}


def options() -> dict[str, Any]:
    """What stands beside the options: by game, option and value."""
    return {
        f"{game}.{option}.{str(value).lower()}": shown(game, demo)
        for game, demos in every_demo().items()
        for option, values in demos.OPTIONS.items()
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
