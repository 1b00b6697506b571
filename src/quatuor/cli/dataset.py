"""`quatuor dataset`: positions with their exact values, made by everybody who can help."""

import json
import re
from argparse import Namespace

from quatuor.cli.arguments import game_from
from quatuor.cli.pool import pool_from
from quatuor.cli.progress import progress
from quatuor.errors import BadRequest
from quatuor.extras import needed
from quatuor.search.limit import Limit

MOST = 10**9
FILES = (".parquet", ".npz")


def run(arguments: Namespace) -> int:
    """Make the dataset and print its card."""
    with needed("lab"):
        from quatuor.lab.dataset_rounds import Terms
        from quatuor.lab.large_datasets import write_dataset
    if arguments.out.suffix not in FILES:
        raise BadRequest(f"--out is a file whose name ends in {' or '.join(FILES)}")
    if not 0 < arguments.nodes <= MOST:
        raise BadRequest(f"--nodes is 1 to {MOST}")
    if arguments.seed < 0:
        raise BadRequest("--seed is a whole number from 0 on")
    levels = tuple(filter(None, arguments.levels.split(",")))
    limit = Limit(nodes=arguments.nodes)
    terms = Terms(game_from(arguments), _plies(arguments.plies), arguments.seed, limit, levels)
    positions = _positions(arguments.positions)
    with pool_from(arguments) as pool, progress() as bar:
        task = bar.add_task("Solving", total=positions)
        made = write_dataset(
            arguments.out,
            terms,
            positions,
            pool,
            lambda done, most: bar.update(task, completed=done, total=most),
        )
    card = made.card
    told = f"{card['positions']} positions, of which {card['proved']} are proved: {arguments.out}"
    print(json.dumps(card) if arguments.json else told)
    return 0


def _positions(text: str) -> int:
    """How many: also as 1e6."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 1 <= number <= MOST or number != int(number):
        raise BadRequest(f"--positions is a whole number such as 1000 or 1e6, not {text[:40]!r}")
    return int(number)


def _plies(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,4})-(\d{1,4})", text)
    if not found:
        raise BadRequest(f"--plies is the fewest and the most, such as 8-35, not {text[:40]!r}")
    return int(found[1]), int(found[2])
