"""`quatuor arena`: a tournament between the levels of a game, with Elo and error bars."""

import json
from argparse import Namespace

from quatuor.cli.arguments import game_from
from quatuor.cli.pool import pool_from
from quatuor.cli.progress import progress
from quatuor.errors import BadRequest
from quatuor.players.levels import LEVELS, level_of
from quatuor.players.tournament import Terms, Tournament, plot, text, to_json
from quatuor.search.engine import unsearchable

LONGEST_OPENING = 60
LONGEST_ANSWER = 3600


def run(arguments: Namespace) -> int:
    """Play the tournament and print the ratings."""
    tournament = tournament_from(arguments)
    with pool_from(arguments) as pool, progress() as bar:
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
    if reason := unsearchable(game):
        raise BadRequest(f"the computer cannot play {game.name}: {reason}")
    agents = _agents(arguments.agents)
    chosen = [level_of(word).name for word in filter(None, arguments.levels.split(","))]
    levels = (*chosen, *dict(agents))
    if len(set(levels)) < len(levels) or len(levels) < 2 or arguments.rounds < 1:
        raise BadRequest("a tournament needs two players or more, each named once, and a round")
    if not 0 < arguments.timeout <= LONGEST_ANSWER:
        raise BadRequest(f"--timeout is up to {LONGEST_ANSWER} seconds")
    if not 0 <= arguments.effort <= 1 or not 0 <= arguments.luck <= 1:
        raise BadRequest("--effort and --luck are shares, 0 to 1")
    if not 0 <= arguments.opening <= LONGEST_OPENING:
        raise BadRequest(f"--opening is 0 to {LONGEST_OPENING} plies")
    return Tournament(
        game,
        levels,
        arguments.rounds,
        Terms(arguments.effort, arguments.opening, agents, arguments.timeout),
        arguments.neighbours,
        arguments.error,
        arguments.luck,
        arguments.journal,
    )


def _agents(given: list[str]) -> tuple[tuple[str, str], ...]:
    """Agents of one's own, as `--agent` names them."""
    found = []
    for agent in given:
        name, equals, words = agent.partition("=")
        if not (equals and words and name.isidentifier()) or name in LEVELS:
            raise BadRequest(f"an agent is written NAME=AGENT, not {agent[:40]!r}")
        found.append((name, words))
    if len(dict(found)) < len(found):
        raise BadRequest("each agent has a name of its own")
    return tuple(found)
