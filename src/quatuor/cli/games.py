"""`quatuor games`: the collection, with every option."""

import json
from argparse import Namespace
from typing import Any

from quatuor.cli.arguments import add_json
from quatuor.game import Game
from quatuor.rules import GAMES
from quatuor.rules.options import Option


def add(subparsers: Any) -> None:
    """The arguments of this command."""
    parser = subparsers.add_parser("games", help="list the games and their options")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Print the catalogue."""
    catalogue = [described(name) for name in GAMES]
    if arguments.json:
        print(json.dumps({"games": catalogue}, ensure_ascii=False))
        return 0
    for game in catalogue:
        players = " or ".join(str(number) for number in game["players"])
        print(f"{game['name']}: {game['title']} {players} players.")
        for option in game["options"]:
            house = " (house rule)" if option["house"] else ""
            preset = _text(option["default"])
            print(f"  {option['name']}={preset}  {option['help']}: {option['values']}{house}")
    return 0


def described(name: str) -> dict[str, Any]:
    """A game and its options as plain data."""
    rules = GAMES[name]
    preset = Game(name).options

    def option_described(option: Option) -> dict[str, Any]:
        return {
            "name": option.name,
            "default": preset[option.name],
            "values": option.values(preset),
            "help": option.help,
            "house": option.house,
        }

    return {
        "name": name,
        "title": rules.TITLE,
        "players": list(rules.PLAYERS),
        "options": [option_described(option) for option in rules.OPTIONS],
    }


def _text(value: object) -> str:
    return "none" if value is None else str(value).lower()
