"""Make the exams of games again: `python -m quatuor.lab.make_exams NAME …`, which takes minutes."""

import json
import sys
from importlib.resources import files
from typing import Any

import numpy as np

from quatuor.game import Game
from quatuor.games.registry import part
from quatuor.lab.agents import agent_of
from quatuor.lab.dataset_rounds import SPARE, Terms, sampled
from quatuor.lab.frozen import FILE
from quatuor.lab.oracles import own_oracle
from quatuor.lab.positions import state_of
from quatuor.lab.questions import Questions, failable, joined_questions
from quatuor.players.levels import LEVELS
from quatuor.search.limit import Limit

SEED = 2026
ROUNDS = 60
"""How many rounds questions are taken from."""
PLAYING = ("first", "easy", "medium")
"""Who plays those: chance alone leaves too many lines open for a question to be hard."""
CANDIDATES, KEPT = 8, 2
"""How many positions are tried after each number of plies, and how many become questions."""
ASKED = [name for name, level in LEVELS.items() if not level.best_engine]
"""The levels that are asked: those that give the same answers on every machine."""


def written(game: Game, questions: Questions) -> dict[str, Any]:
    """An exam as it is kept."""
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
    return {"options": game.changed(), "digest": questions.digest, "questions": rows}


def made(game: Game, plies: tuple[int, int], nodes: int) -> Questions:
    """Questions after each number of plies, easy and hard ones alike as far as there are any."""
    terms = Terms(game, plies, SEED, Limit(nodes=nodes), PLAYING)
    words, after = sampled(terms, 0, ROUNDS // SPARE)
    oracle, parts = own_oracle(game, terms.limit), []
    counts = np.zeros(len(ASKED) + 1, dtype=np.int64)
    for number in range(plies[0], plies[1] + 1):
        if found := words[after == number].tolist():
            s = state_of(game, np.array(found), SEED)
            asked = _tried(game, failable(oracle, s, number, CANDIDATES))
            parts.append(_spread(asked, counts))
        _tell(f"{game!r}: {sum(map(len, parts))} questions after {number} plies, {counts}")
    return joined_questions(parts)


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


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main(names: list[str]) -> None:
    """Make the exams of these games and write them into their folders, one after the other."""
    for name in names:
        environment: Any = part(name, "environment")
        target: Any = files(f"quatuor.games.{name}").joinpath(FILE)
        exams: list[str] = []
        for options, plies, nodes in environment.EXAMS:
            game = Game(name, **options)
            if len(questions := made(game, plies, nodes)):
                exams.append(json.dumps(written(game, questions)))
            lines = ",\n".join(exams).replace(', {"words"', ',\n{"words"')
            target.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
