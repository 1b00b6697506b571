"""A child of six against the levels: `python -m bench.child [ROUNDS]`, how many rounds it wins.

The child is modelled by the little it does on purpose: it completes a line of its own when it sees
one, stops a line of the other now and then, and otherwise plays what it likes, by chance. It looks
at lines that slant as well as at straight ones, and never ahead. Level first was tuned on rounds
with seeds below 2,000; those counted here are others.
"""

import random
import sys

from quatuor.game import Game, Position
from quatuor.players.choose import choose
from quatuor.players.static_threats import PlyThreats, static_threats
from quatuor.search.claims import with_claim

OWN, THEIRS = 0.9, 0.5
"""How often it completes a line of its own, and stops one of the other."""
GAMES = (
    Game("puissance4"),
    Game("top10", fill="random"),
    Game("plus4"),
    Game("q4"),
    Game("foursenses"),
)
LONGEST = 300
SEED = 5000
"""Of the first round."""


def child(position: Position, rng: random.Random) -> str:
    """What the child plays."""
    candidates = static_threats(position, 0, rng.randrange(1 << 60))
    pick = candidates
    wins = [
        candidate for candidate in candidates if candidate.wins or scores(position, candidate.ply)
    ]
    safe = quiet(
        position,
        [candidate for candidate in candidates if not candidate.loses and candidate.answer < 0],
    )
    if wins and rng.random() < OWN:
        pick = wins
    elif safe and rng.random() < THEIRS:
        pick = safe
    token: str = position.game.rules.TOKENS[rng.choice(pick).ply]
    return with_claim(position, token)


def scores(position: Position, ply: int) -> bool:
    """Whether a ply adds to the mover's points."""
    seat, rules = position.to_move, position.game.rules
    assert seat is not None
    nothing = (0,) * len(rules.hand(position.state))
    before, after = (
        rules.scores(p.state, nothing)[seat - 1]
        for p in (position, position.play(rules.TOKENS[ply]))
    )
    return after > before


def quiet(position: Position, candidates: list[PlyThreats]) -> list[PlyThreats]:
    """Those plies after which the other has the fewest points to make at once."""

    def open_points(candidate: PlyThreats) -> int:
        after = position.play(position.game.rules.TOKENS[candidate.ply])
        if after.to_move in (None, position.to_move):
            return 0
        tokens = after.game.rules.TOKENS
        return sum(scores(after, tokens.index(token)) for token in after.legal)

    counts = [open_points(candidate) for candidate in candidates]
    return [
        candidate
        for candidate, count in zip(candidates, counts, strict=True)
        if count == min(counts)
    ]


def winner(game: Game, level: str, seed: int) -> int:
    """1 if the child wins a round, -1 if the level does, else 0; they take turns to start."""
    rng, seat = random.Random(seed), 1 + seed % 2
    position = game.round(1, 1 + seed // 2)
    while position.outcome is None and len(position.moves) < LONGEST:
        if position.to_move == seat:
            position = position.play(child(position, rng))
        else:
            position = position.play(choose(position, level, seed=seed).token)
    winners = position.outcome.winners if position.outcome else ()
    return (seat in winners) - bool(winners and seat not in winners)


def main(rounds: int) -> None:
    for level in ("first", "easy"):
        for game in GAMES:
            ends = [winner(game, level, seed) for seed in range(SEED, SEED + rounds)]
            won, lost = ends.count(1), ends.count(-1)
            words = " ".join([game.name, *game.words()])
            print(f"{level:<8} {words:<20} won {won:3} lost {lost:3} drawn {ends.count(0):3}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
