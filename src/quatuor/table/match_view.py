"""The match as it is seen: the board, what is counted, what may be played. A part of the view.

With a blindfold there is no board, no token and no legal place for anybody until the round is over;
on the own turn only the number of pieces left, which a hand may count.
"""

from typing import Any

from quatuor.game import Position
from quatuor.match import Match
from quatuor.notation import LEAVES
from quatuor.pictures.landing import piece_symbols
from quatuor.report import result_of
from quatuor.table.control import control_on
from quatuor.table.queries import setup_of
from quatuor.table.setup import is_blind
from quatuor.table.state import RoundEnd, Table

HIDDEN: dict[str, Any] = {
    "board": None,
    "control": {},
    "moves": [],
    "last": None,
    "lines": [],
    "piece_symbols": {},
    "powers": [],
}
"""What a blindfold leaves of a match."""


def is_blindfolded(table: Table) -> bool:
    """Whether nobody may see the board now; at the end of a round the blindfolds come off."""
    return table.phase == "playing" and is_blind(setup_of(table).game)


def match_view(table: Table, match: Match) -> dict[str, Any]:
    """The match as everybody sees it."""
    return {
        **counted_view(match),
        "to_move": match.to_move if table.phase == "playing" else None,
        **(HIDDEN if is_blindfolded(table) else seen_view(table, match)),
    }


def counted_view(match: Match) -> dict[str, Any]:
    """What is counted, and no secret even with a blindfold."""
    position = match.position
    return {
        "round": match.round,
        "starter": match.starter,
        "gone": list(match.gone),
        "absent": list(match.absent),
        "stake": position.game.options.get("stake"),
        "midturn": not position.starts_turn,
        "prompt": position.prompt,
        "plies": position.number - len(match.gone) + len(match.absent),
        "totals": list(match.totals),
        "scores": list(match.scores),
    }


def seen_view(table: Table, match: Match) -> dict[str, Any]:
    """What there is to see without a blindfold."""
    return {
        **board_view(match.position),
        "moves": list(match.moves[table.round_from :]),
        "last": last_token(match),
    }


def last_token(match: Match) -> str | None:
    """The last token of the match; that somebody has left changes nothing on the board."""
    for token in reversed(match.moves):
        if not token.startswith(LEAVES):
            return token
    return None


def board_view(position: Position) -> dict[str, Any]:
    """What lies on the board, and what there is to point at."""
    board = position.board
    return {
        "board": board,
        "control": control_on(position.game, board),
        "lines": [list(line) for line in position.told_lines],
        "piece_symbols": dict(position.piece_symbols),
        "powers": list(position.powers),
    }


def match_for(table: Table, match: Match, acting: tuple[int, ...]) -> dict[str, Any]:
    """What may be played, only for those who may; with a blindfold only what a hand may count."""
    position = match.position
    if is_blindfolded(table):
        return {"hand": list(position.hand) if acting else [], "legal": [], "landing_cells": {}}
    hand = list(position.hand)
    if not acting:
        return {"hand": hand, "legal": [], "landing_cells": {}}
    return {"hand": hand, "legal": list(match.legal), "landing_cells": dict(position.landing_cells)}


def round_view(table: Table, ended: RoundEnd) -> dict[str, Any]:
    """How the last finished round ended."""
    blind = is_blindfolded(table)
    return {
        "round": ended.round,
        "starter": ended.starter,
        "result": result_of(ended.outcome),
        "board": None if blind else ended.board,
        "control": control_on(setup_of(table).game, ended.board),
        "moves": [] if blind else list(ended.moves),
        "lines": [] if blind else [list(line) for line in ended.lines],
        "piece_symbols": piece_symbols(
            setup_of(table).game.name, ended.moves[-1] if ended.moves else "", ended.board
        ),
    }
