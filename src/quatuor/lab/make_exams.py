"""Make the exams of games again: `python -m quatuor.lab.make_exams NAME …`, which takes minutes.

What has been made is kept in `build/exams` after every number of plies: whoever interrupts it and
gives the command again goes on from there.
"""

import hashlib
import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from quatuor.game import Game
from quatuor.games.registry import part
from quatuor.lab.agents import agent_of
from quatuor.lab.dataset_rounds import SPARE, Terms, sampled
from quatuor.lab.frozen import FILE, questions_of
from quatuor.lab.oracles import own_oracle
from quatuor.lab.positions import state_of
from quatuor.lab.questions import Questions, failable
from quatuor.lab.state import Integers
from quatuor.players.levels import LEVELS
from quatuor.rules.exam_terms import ExamTerms
from quatuor.search.limit import Limit

SEED = 2026
JOURNALS = Path("build/exams")
CANDIDATES, KEPT = 8, 2
"""How many positions are tried after each number of plies, and how many become questions."""
ASKED = [name for name, level in LEVELS.items() if not level.best_engine]
"""The levels that are asked: those that give the same answers on every machine."""
Row = dict[str, Any]
"""A question as it is kept; see `quatuor.lab.frozen`."""


def written(questions: Questions) -> list[Row]:
    """Questions as they are kept."""
    rows = []
    for row in range(len(questions)):
        regrets = questions.regrets[row]
        digits = "".join(str(int(worth)) for worth in regrets[~np.isnan(regrets)])
        rows.append(
            {
                "words": questions.words[row].tolist(),
                "plies": int(questions.plies[row]),
                "value": int(questions.values[row]),
                "regrets": digits,
                "failed": int(questions.failed[row]),
            }
        )
    return rows


def made(game: Game, given: ExamTerms, journal: Path) -> list[Row]:
    """Questions after each number of plies, easy and hard ones alike as far as there are any.

    The journal has a line for each number of plies that has been done with.
    """
    terms = Terms(game, given.plies, SEED, Limit(nodes=given.nodes), given.levels)
    lines = journal.read_text().splitlines() if journal.exists() else []
    rows = [row for line in lines for row in json.loads(line)]
    left = range(given.plies[0] + len(lines), given.plies[1] + 1)
    if not left:
        return rows
    words, after = sampled(terms, 0, given.rounds // SPARE)
    for number in left:
        counts = np.bincount([row["failed"] for row in rows], minlength=len(ASKED) + 1)
        rows += (found := _found(terms, given.first_nodes, words[after == number], number, counts))
        with journal.open("a") as file:
            file.write(json.dumps(found) + "\n")
        _tell(f"{game!r}: {len(rows)} questions after {number} plies")
    return rows


def _found(
    terms: Terms, first_nodes: int | None, words: Integers, number: int, counts: Any
) -> list[Row]:
    """Questions among the positions after so many plies."""
    game = terms.game
    if first_nodes and len(words):
        words = words[~np.isnan(own_oracle(game, Limit(nodes=first_nodes)).solve(words)[0])]
    if not len(words):
        return []
    oracle, s = own_oracle(game, terms.limit), state_of(game, words, SEED)
    return written(_spread(_tried(game, failable(oracle, s, number, CANDIDATES)), counts))


def _tried(game: Game, asked: Questions) -> Questions:
    """How many levels fail each of these questions."""
    failed = np.zeros(len(asked), dtype=np.int64)
    if len(asked):
        s = state_of(game, asked.words, SEED)
        for level in ASKED:
            actions = np.asarray(agent_of(level).act(s))
            failed += asked.regrets[np.arange(len(asked)), actions] > 0
    return Questions(asked.words, asked.plies, asked.values, asked.regrets, failed)


def _spread(asked: Questions, counts: Any) -> Questions:
    """Some of these questions: those of which there are fewest so hard ones so far."""
    left, chosen = list(range(len(asked))), list[int]()
    while left and len(chosen) < KEPT:
        rarest = min(left, key=lambda row: int(counts[asked.failed[row]]))
        left.remove(rarest)
        chosen.append(rarest)
        counts[asked.failed[rarest]] += 1
    return asked.of(np.array(chosen, dtype=np.int64))


def _journal(name: str, given: ExamTerms) -> Path:
    """Where the questions of a game on these terms are kept while they are made."""
    JOURNALS.mkdir(parents=True, exist_ok=True)
    terms = hashlib.sha256(repr((SEED, CANDIDATES, KEPT, given)).encode())
    return JOURNALS / f"{name}-{terms.hexdigest()[:16]}.jsonl"


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main(names: list[str]) -> None:
    """Make the exams of these games and write them into their folders, one after the other."""
    for name in names:
        environment: Any = part(name, "environment")
        target: Any = files(f"quatuor.games.{name}").joinpath(FILE)
        exams, journals = [], []
        for given in environment.EXAMS:
            game, journal = Game(name, **given.options), _journal(name, given)
            rows = made(game, given, journal)
            digest = questions_of(game, rows).digest
            kept = {"options": game.changed(), "digest": digest, "questions": rows}
            exams.append(json.dumps(kept))
            journals.append(journal)
        lines = ",\n".join(exams).replace(', {"words"', ',\n{"words"')
        target.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        for journal in journals:
            journal.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
