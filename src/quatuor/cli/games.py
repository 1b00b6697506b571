"""`quatuor games`: the collection, with every option."""

import json
from argparse import Namespace

from quatuor.catalogue import described
from quatuor.game import Game
from quatuor.games.registry import GAMES
from quatuor.rules.options import text_of


def run(arguments: Namespace) -> int:
    """Print the catalogue, or one game of it."""
    names = [Game(arguments.game).name] if arguments.game else GAMES
    catalogue = [described(name) for name in names]
    if arguments.json:
        print(json.dumps({"games": catalogue}))
        return 0
    for game in catalogue:
        players = " or ".join(str(number) for number in game["players"])
        print(f"{game['name']}: {game['title']} {players} players.")
        for option in game["options"]:
            house = " (house rule)" if option["house"] else ""
            preset = text_of(option["default"])
            print(f"  {option['name']}={preset}  {option['help']}: {option['values']}{house}")
    return 0
