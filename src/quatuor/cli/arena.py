"""`quatuor arena`: a tournament between the levels of a game, with Elo and error bars."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from quatuor.cli.arguments import add_game, add_json, game_from
from quatuor.cli.pool import add_pool, pool_from
from quatuor.engines.arena import Terms, Tournament, plot, text, to_json
from quatuor.engines.levels import LEVELS, level_of
from quatuor.engines.mcts import searchable
from quatuor.errors import BadRequest

LONGEST_OPENING = 60


def add(subparsers: Any) -> None:
    """The arguments of this command."""
    parser = subparsers.add_parser("arena", help="a tournament between the computer's levels")
    add_game(parser)
    say = parser.add_argument
    say("--levels", default=",".join(LEVELS), help="levels, the weakest first, with commas")
    say("--neighbours", action="store_true", help="each level meets only the next one")
    say("--rounds", type=int, default=4, help="openings a pair plays, from every seat (default: 4)")
    say("--opening", type=int, default=0, help="plies drawn by lot first, the same from every seat")
    say("--effort", type=float, default=1.0, help="share of the deep thinkers' budget (default: 1)")
    say("--error", type=float, default=0.0, help="stop when all error bars are below this, in Elo")
    say("--luck", type=float, default=0.0, help="a pair stops when its result is less likely luck")
    say("--journal", type=Path, help="a file to go on from when interrupted")
    say("--plot", type=Path, help="a file for the picture, as SVG")
    add_pool(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Play the tournament and print the ratings."""
    tournament = tournament_from(arguments)
    with pool_from(arguments) as pool, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("Playing", total=None)
        tournament.run(lambda done, most: bar.update(task, completed=done, total=most), pool)
    if arguments.plot:
        picture = plot({tournament.game.name: tournament.ratings()})
        arguments.plot.write_text(picture, encoding="utf-8")
    print(json.dumps(to_json(tournament)) if arguments.json else text(tournament))
    return 0


def tournament_from(arguments: Namespace) -> Tournament:
    """The tournament that was asked for, if there can be one."""
    game = game_from(arguments)
    if not searchable(game):
        raise BadRequest(f"the computer cannot play {game.name} by turns")
    levels = tuple(level_of(word).name for word in arguments.levels.split(","))
    if len(set(levels)) < len(levels) or len(levels) < 2 or arguments.rounds < 1:
        raise BadRequest("a tournament needs two levels or more, each named once, and a round")
    if not 0 <= arguments.effort <= 1 or not 0 <= arguments.luck <= 1:
        raise BadRequest("--effort and --luck are shares, 0 to 1")
    if not 0 <= arguments.opening <= LONGEST_OPENING:
        raise BadRequest(f"--opening is 0 to {LONGEST_OPENING} plies")
    return Tournament(
        game,
        levels,
        arguments.rounds,
        Terms(arguments.effort, arguments.opening),
        arguments.neighbours,
        arguments.error,
        arguments.luck,
        arguments.journal,
    )
