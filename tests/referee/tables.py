"""Perft tables as text: blocks of an id, options, moves that lead to a position, and counts.

id wall-to-be-followed
option power=true
moves 1 1 2 2 W3
perft 1 7
perft 2 231
"""

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Block:
    """One position of a table; `counts` are the numbers of sequences of 1, 2, 3... plies."""

    name: str
    option: str = ""
    moves: str = ""
    counts: list[int] = field(default_factory=list)


def read_table(text: str) -> list[Block]:
    """The blocks of a table."""
    blocks: list[Block] = []
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "id":
            blocks.append(Block(rest))
        elif word == "option":
            blocks[-1].option = rest
        elif word == "moves":
            blocks[-1].moves = rest
        elif word == "perft":
            depth, count = rest.split()
            blocks[-1].counts.append(int(count))
            assert int(depth) == len(blocks[-1].counts), f"depths of {blocks[-1].name}"
    return blocks


def write_table(blocks: Iterable[Block]) -> str:
    """The text of a table."""
    return "\n".join(write_block(block) for block in blocks)


def write_block(block: Block) -> str:
    """The text of one block."""
    lines = [f"id {block.name}", f"option {block.option}".strip(), f"moves {block.moves}".strip()]
    lines += [f"perft {depth} {count}" for depth, count in enumerate(block.counts, start=1)]
    return "\n".join(lines) + "\n"
