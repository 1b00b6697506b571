"""Proofs of wins too deep for a tablebase: found by search, stored in a file, checked by the rules.

`forced_win` finds a proof, `tree` is its form and its checker, this file proves, reads and writes.
`theorems` collects what is proved about whole games. A game keeps its proof files in its folder.

>>> from quatuor.games.puissance4.pop_out_proof import shipped
>>> verify(shipped())
21
"""

import json
import zlib
from dataclasses import dataclass
from pathlib import Path

from quatuor.compiler import array, zeros
from quatuor.compiler.arrays import UINT8
from quatuor.errors import BadRecord
from quatuor.game import Game, Position
from quatuor.search.proofs.forced_win import can_force_win, memory
from quatuor.search.proofs.tree import FAILED, LONGEST, Choices, record_choices, visited_set, walk
from quatuor.search.specialise import rules_for

__all__ = ["Proof", "prove", "read", "verify", "write"]

FORMAT = "quatuor proof 1"
MOST_CHOICES = 1 << 22


@dataclass(frozen=True)
class Proof:
    """Player `player` wins the round that starts with `opening`, whatever the other does."""

    game: Game
    opening: str
    player: int
    choices: Choices
    """See `tree.py`."""

    @property
    def start(self) -> Position:
        """The position from which the win is forced."""
        return self.game.start().play(self.opening)


def prove(game: Game, opening: str, player: int, limit: int) -> Proof | None:
    """Look for a forced win within `limit` plies after the opening; None: there is none."""
    start = game.start().play(opening)
    g, m = rules_for(game.name, start.state), memory(23, limit, len(game.rules.TOKENS))
    for plies in range(1, limit + 1):
        if can_force_win(g, start.state, player, plies, m):
            choices, visited = zeros(MOST_CHOICES, UINT8), visited_set(MOST_CHOICES)
            if not record_choices(g, start.state, player, plies, m, choices, visited):
                return None
            return Proof(game, opening, player, choices[: visited.at[0]].copy())
    return None


def verify(proof: Proof) -> int | None:
    """Within how many plies of the round the win is proved; None when the proof is wrong.

    Every choice is played and every answer to it tried by the rules. The opening counts, and must
    be the player's own choice: plies of the other in it would be help that nothing guarantees.
    """
    start = proof.start
    helped = any(p.to_move != proof.player for p in start.line() if p is not start)
    if start.outcome or helped:
        return None
    g, visited = rules_for(proof.game.name, start.state), visited_set(len(proof.choices) + 1)
    plies = walk(g, start.state, proof.player, proof.choices, visited, LONGEST)
    complete = visited.at[0] == len(proof.choices)
    return len(start.moves) + plies if plies != FAILED and complete else None


def write(proof: Proof, path: Path) -> None:
    """Keep a proof in a file: a line that says what is proved, then the choices, compressed."""
    head = {
        "format": FORMAT,
        "game": proof.game.name,
        "options": proof.game.changed(),
        "opening": proof.opening,
        "player": proof.player,
    }
    body = zlib.compress(proof.choices.memory.tobytes(), 9)
    path.write_bytes(json.dumps(head).encode() + b"\n" + body)


def read(path: Path) -> Proof:
    """The proof in a file; `BadRecord` when it is none."""
    line, _, body = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(line)
        choices = array(zlib.decompress(body), UINT8)
        if head["format"] != FORMAT:
            raise BadRecord(f"{path} is no proof this version can read")
        game = Game(head["game"], **head["options"])
        return Proof(game, head["opening"], head["player"], choices)
    except (zlib.error, json.JSONDecodeError, KeyError, TypeError) as error:
        raise BadRecord(f"{path} is not a whole proof: {error}") from error
