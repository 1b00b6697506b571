"""`quatuor games`: the collection, with every option."""

import json
from argparse import Namespace
from typing import Any

from quatuor.cli.arguments import add_json
from quatuor.rules import GAMES
from quatuor.rules.options import text_of
from quatuor.server.catalogue import described


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
            preset = text_of(option["default"])
            print(f"  {option['name']}={preset}  {option['help']}: {option['values']}{house}")
    return 0
