"""Which engines answer for a game, in which order, and with which share of the limit.

Each game says so in `games/NAME/engines.py`. Engines are imported when a game is first asked about:
most games need some of them, not all.
"""

from quatuor.errors import BadRequest
from quatuor.game import Game, Position
from quatuor.games.registry import part
from quatuor.search.alphabeta.engine import ALPHA_BETA
from quatuor.search.analysis import Analysis
from quatuor.search.combine import combine
from quatuor.search.engine import Engines, Stage
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts.engine import MONTE_CARLO
from quatuor.search.request import Goal, SearchRequest
from quatuor.search.unwatched import counted
from quatuor.search.value import DRAW, Value

DEFAULT = Engines(search=(Stage(ALPHA_BETA),))
"""For a game that does not say."""


def engines_of(game: str) -> Engines:
    """The engines of a game, in its order of preference."""
    module = part(game, "engines")
    return DEFAULT if module is None else module.ENGINES


def analysis(
    position: Position, limit: Limit, stop: Stop | None = None, *, every: bool = True
) -> Analysis:
    """What is found out about a position; without `every`, about its best ply only."""
    goal = Goal.EVERY_PLY if every else Goal.BEST_PLY
    return answer(SearchRequest(position, limit, stop or Stop(), goal))


def value(position: Position, limit: Limit, stop: Stop | None = None) -> Value:
    """What the position is worth, without asking which ply is best."""
    return answer(SearchRequest(position, limit, stop or Stop(), Goal.VALUE)).value


def answer(request: SearchRequest) -> Analysis:
    """What the engines of the game find together."""
    require_search(request.position.game)
    request = counted(request)
    rest, found = 1.0, None
    for stage in _usable(engines_of(request.position.game.name).exact, request):
        answered = stage.engine.analyze(request.part(stage.share) if stage.share else request)
        if answered and complete(answered, request):
            return answered
        rest -= stage.share
        found = found or answered
    searched = search(request.part(rest))
    return combine(found, searched) if found else searched


def search(request: SearchRequest) -> Analysis:
    """What the searches of the game find together, one after the other until nothing is open."""
    stages = _usable(engines_of(request.position.game.name).search, request)
    stages = stages or [Stage(MONTE_CARLO)]
    total = sum(stage.share for stage in stages)
    found: Analysis | None = None
    for stage in stages:
        answered = stage.engine.analyze(request.part(stage.share / total))
        if answered:
            found = combine(found, answered) if found else answered
        if found and (complete(found, request) or _good_enough(found, request, stage)):
            break
    assert found is not None, "a search always has an answer"
    return found


def _usable(stages: tuple[Stage, ...], request: SearchRequest) -> list[Stage]:
    """The stages whose engines support the game and the limit."""
    return [
        stage
        for stage in stages
        if stage.engine.supports(request.position.game) is None
        and (request.limit.depth is None or stage.engine.obeys_depth)
    ]


def complete(found: Analysis, request: SearchRequest) -> bool:
    """Whether nothing that was asked is left open."""
    if not request.every:
        return found.value.proved
    values = [found.values.get(token) for token in request.position.legal]
    return all(value is not None and value.proved for value in values)


def _good_enough(found: Analysis, request: SearchRequest, stage: Stage) -> bool:
    """Whether a player has a proved draw, and the game says that further search adds little."""
    return stage.draw_suffices and not request.every and found.value.at_least == DRAW


def require_search(game: Game) -> None:
    """Raise `BadRequest` with the reason if no engine can search the game."""
    if reason := MONTE_CARLO.supports(game):
        raise BadRequest(reason)
