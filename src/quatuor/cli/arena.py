"""`quatuor arena`: a tournament between the levels of a game, with Elo and error bars."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from quatuor.cli.arguments import add_game, add_json, game_from
from quatuor.engines.arena import Tournament, plot, text, to_json
from quatuor.engines.levels import LEVELS, level_of
from quatuor.engines.mcts import searchable
from quatuor.errors import BadRequest


def add(subparsers: Any) -> None:
    """The arguments of this command."""
    parser = subparsers.add_parser("arena", help="a tournament between the computer's levels")
    add_game(parser)
    parser.add_argument("--levels", default=",".join(LEVELS), help="levels, separated by commas")
    parser.add_argument("--rounds", type=int, default=4, help="times everybody meets everybody")
    parser.add_argument("--error", type=float, default=0.0, help="stop at this error bar, in Elo")
    parser.add_argument(
        "--effort", type=float, default=1.0, help="share of the deep thinkers' budget (default: 1)"
    )
    parser.add_argument("--journal", type=Path, help="a file to go on from when interrupted")
    parser.add_argument("--plot", type=Path, help="a file for the picture, as SVG")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Play the tournament and print the ratings."""
    game = game_from(arguments)
    if not searchable(game):
        raise BadRequest(f"the computer cannot play {game.name} by turns")
    levels = tuple(level_of(word).name for word in arguments.levels.split(","))
    if len(levels) < 2 or arguments.rounds < 1:
        raise BadRequest("a tournament needs two levels and a round")
    effort = arguments.effort
    if not 0 <= effort <= 1:
        raise BadRequest("--effort is a share, 0 to 1")
    tournament = Tournament(
        game, levels, arguments.rounds, arguments.error, effort, arguments.journal
    )
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("Playing", total=None)
        tournament.run(lambda done, most, _: bar.update(task, completed=done, total=most))
    if arguments.plot:
        arguments.plot.write_text(plot({game.name: tournament.ratings()}), encoding="utf-8")
    told = to_json(tournament) | {"effort": effort}
    print(json.dumps(told) if arguments.json else text(tournament))
    return 0
