"""What a page needs to draw a position that somebody studies, given by its moves alone.

Nothing here looks at a table: a position is what the asker says it is, so there is nothing in it
that the asker may not see.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import islice
from typing import Any, Protocol

from quatuor.game import Game, Position
from quatuor.match import Match
from quatuor.notation import LEAVES
from quatuor.players.explanations import explain
from quatuor.report import result_of
from quatuor.search.limit import Limit, Stop
from quatuor.search.value import Value
from quatuor.table.control import control_on
from quatuor.table.match_view import board_view, counted_view

EXPLAINED = 8
"""How many plies of an analysis are explained, the best ones."""


@dataclass(frozen=True)
class PositionSpec:
    """A position of a round, as plain data that can be sent to another process."""

    game: str
    options: Mapping[str, Any]
    starter: int
    number: int
    """Which round of the match it is."""
    absent: tuple[int, ...]
    """Who had left the match before that round."""
    moves: tuple[str, ...]

    def position(self) -> Position:
        """The position that is asked about."""
        start = Game(self.game, **self.options).round(self.starter, self.number, self.absent)
        return start.play(" ".join(self.moves))

    def answer(self, seconds: float, stop: Stop | None = None) -> dict[str, Any]:
        """What the engines find about it in so many seconds."""
        analyze = import_module("quatuor.study").analyze
        position = self.position()
        found = analyze(position, Limit(seconds=seconds), stop=stop)
        best = islice(found.values.items(), EXPLAINED)
        facts = {token: facts_of(position, token, value) for token, value in best}
        return {**found.to_json(), "facts": {token: told for token, told in facts.items() if told}}


def facts_of(position: Position, token: str, value: Value | None = None) -> list[dict[str, Any]]:
    """What a ply does, as plain data."""
    return [fact.to_json() for fact in explain(position, token, value)]


@dataclass(frozen=True)
class BoardSpec:
    """A board that somebody has laid out, to which moves are wanted."""

    game: str
    options: Mapping[str, Any]
    cells: Mapping[str, str]
    to_move: int | None

    def answer(self, seconds: float, stop: Stop | None = None) -> dict[str, Any]:
        """The moves that lead there, or why there are none."""
        reach, game = import_module("quatuor.search.reach").reach, Game(self.game, **self.options)
        return asdict(reach(game, self.cells, self.to_move, Limit(seconds=seconds), stop))


class Question(Protocol):
    """What a worker is asked, as plain data; engines are imported only by who searches."""

    def answer(self, seconds: float, stop: Stop | None = None) -> dict[str, Any]:
        """What is found in so many seconds, as plain data."""


def spec_of(match: Match) -> PositionSpec:
    """The present position of a match, for a worker."""
    game, begun = match.position.game, (match.starter, match.round, match.absent)
    return PositionSpec(game.name, dict(game.options), *begun, match.position.moves)


def plies_of(match: Match, moves: Sequence[str]) -> Iterator[tuple[Match, str]]:
    """Each ply with the match as it stood before it; tokens that only settle terms are left out."""
    for token in moves:
        if "=" not in token:
            yield match, token
        match = match.play(token)


def round_starts(match: Match) -> list[int]:
    """How many moves come before each round that has begun."""
    starts, at = [0], 0
    for ended in match.past:
        plies = 0
        while plies < len(ended.moves):
            plies += "=" not in match.moves[at]
            at += 1
        starts.append(at)
    return starts[:-1] if match.outcome else starts


def position_seen(match: Match) -> dict[str, Any]:
    """The match as somebody sees it who may see everything and move for everybody."""
    position = match.position
    return {
        "game": match.game.name,
        "options": dict(match.game.options),
        "players": match.game.players,
        "moves": list(match.moves),
        "match": {
            **counted_view(match),
            **board_view(position),
            "to_move": match.to_move,
            "hand": list(position.hand),
            "moves": list(position.moves),
            "last": position.last_ply or None,
            "legal": list(match.legal),
            "landing_cells": dict(position.landing_cells) if not match.outcome else {},
        },
        "last_round": last_round(match),
        "round_starts": round_starts(match),
        "result": result_of(match.outcome),
        "searchable": match.game.rules.FACTS.searchable,
        "facts": last_facts(match),
    }


def last_facts(match: Match) -> list[dict[str, Any]]:
    """What the last move does, also when it has ended the round before this one."""
    position = match.position
    if not position.parent and match.past:
        position = match.past[-1]
    before, token = position.parent, position.token
    if before is None or token.startswith(LEAVES):
        return []
    return facts_of(before, token)


def lines_seen(match: Match) -> dict[str, Any]:
    """The lines of the board as the game lists them, and those to which one cell is lacking."""
    position = match.position
    return {
        "lines": [list(line) for line in position.line_cells],
        "threats": [
            {"owner": threat.owner, "cell": threat.cell, "line": list(threat.line)}
            for threat in position.threats
        ],
    }


def last_round(match: Match) -> dict[str, Any] | None:
    """The round that ended before the present one, if this is the start of a later round."""
    if match.outcome or match.position.parent or not match.past:
        return None
    ended = match.past[-1]
    return {
        "round": match.round - 1,
        "starter": next(reversed(tuple(ended.line()))).to_move or 0,
        "result": result_of(ended.outcome),
        "board": ended.board,
        "moves": list(ended.moves),
        "lines": [list(line) for line in ended.told_lines],
        "piece_symbols": dict(ended.piece_symbols),
        "control": control_on(match.game, ended.board),
    }
