"""`quatuor analyze`: each legal ply with its value, and the best line."""

import json
from argparse import Namespace
from itertools import islice

from quatuor.cli.arguments import game_from, limit_from
from quatuor.cli.explaining import sentences
from quatuor.cli.texts import speaker
from quatuor.match import Match
from quatuor.players.explanations import explain
from quatuor.study import analyze

EXPLAINED = 20
"""How many moves are explained, the best ones; a few games have hundreds."""


def run(arguments: Namespace) -> int:
    """Print the value of each ply, the best first."""
    position = Match.of(game_from(arguments)).play(arguments.moves).position
    found = analyze(position, limit_from(arguments))
    best = dict(islice(found.values.items(), EXPLAINED))
    facts = {token: explain(position, token, value) for token, value in best.items()}
    if arguments.json:
        told = {token: [fact.to_json() for fact in one] for token, one in facts.items() if one}
        print(json.dumps({**found.to_json(), "facts": told}))
        return 0
    say = speaker(arguments.lang)
    print(f"{found.value} ({found.engine}, {found.seconds:.2f} s)")
    for token, value in found.values.items():
        print(f"  {token:<8} {value}")
        for sentence in sentences(say, facts.get(token, ())):
            print(f"           {sentence}")
    if found.line:
        print("line:", " ".join(found.line))
    return 0
