"""A game is compiled in a thread before the first table plays it, so that nobody else waits."""

import asyncio

from quatuor.game import Game
from quatuor.match import Match
from quatuor.report import report
from quatuor.rules import GAMES


class Warming:
    """Knows which games are ready in this process."""

    def __init__(self) -> None:
        self._under_way: dict[str, asyncio.Task[None]] = {}

    async def ready_for(self, game: str) -> None:
        """Wait until every kernel that a table of this game calls is compiled or loaded."""
        if game not in GAMES:
            return
        if game not in self._under_way:
            self._under_way[game] = asyncio.create_task(asyncio.to_thread(touch, game))
        if not self._under_way[game].done():
            await asyncio.shield(self._under_way[game])


def touch(game: str) -> None:
    """Do everything once that a table does: ask, play, repeat."""
    match = Match.of(Game(game))
    report(match)
    match = match.play(match.legal[0])
    report(match.play(match.legal[0]))
    rules, state = match.game.rules, match.position.state
    rules.repeated(state)
