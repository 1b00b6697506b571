"""Write golden games: options, moves, and what the plain referee says after the last of them."""

import json
import random
from itertools import product
from pathlib import Path

from tests import referee
from tests.data.make.golden_stories import stories
from tests.data.make.steady import new_match
from tests.referee import rules_of
from tests.referee.options import read_options

GAMES_A_MODE = 16
MOST_PLIES = 200
LOOKED_AT = 60
MOST_TOKENS_PRINTED = 175
SWITCHES = ("pop_out", "power", "five")


def modes() -> list[tuple[str, str, int]]:
    """Game, options, and how many games to play with them."""
    rows: list[tuple[str, str, int]] = []
    for values in product((False, True), repeat=3):
        names = [name for name, on in zip(SWITCHES, values, strict=True) if on]
        option = " ".join(f"{name}=true" for name in names)
        rows.append(("puissance4", option, GAMES_A_MODE // 2))
        rows.append(("puissance4", option + " ejected=out both_lines=draw wins=2", 4))
        rows.append(("puissance4", option + " both_lines=opponent first=2", 4))
    rows += [("top10", option, 10) for option in ("", "target=3", "target=2 wins=2 first=2")]
    rows += [
        ("plus4", f"mode={mode}", GAMES_A_MODE) for mode in ("elementary", "endless", "rounds")
    ]
    rows += [("plus4", option, 6) for option in PLUS4_OPTIONS]
    rows += [("q4", option, 2) for option in q4_options()]
    for players, claims in product((2, 3), claim_options()):
        rows.append(("foursenses", f"players={players} {claims}", 6))
    rows += [("flip", option, 6) for option in FLIP_OPTIONS]
    return rows


PLUS4_OPTIONS = (
    "discs=3",
    "wins=2 both_lines=mover",
    "mode=endless discs=3 target=3",
    "mode=endless target=2 wins=2",
    "mode=rounds target=3",
    "mode=rounds rounds_max=3",
    "mode=rounds discs=4 rounds_max=4",
)
FLIP_OPTIONS = (
    "mode=basic",
    "mode=basic claims=auto wins=2",
    "mode=championship",
    "mode=championship claims=auto",
    "mode=pro",
    "mode=pro powers=0",
    "mode=pro powers=3 target=5",
)


def claim_options() -> list[str]:
    """Without announcements, and with each penalty."""
    return ["claims=auto"] + [
        f"claims=announce wrong_claim={wrong}" for wrong in ("pass", "none", "lose")
    ]


def q4_options() -> list[str]:
    """Players, partners and announcements, with few marbles and with all."""
    tables = ("players=2", "players=3", "players=4", "players=4 partners=true")
    sizes = ("marbles=2 move_limit=9", "marbles=5 move_limit=12 wins=2", "move_limit=10")
    return [" ".join(parts) for parts in product(tables, sizes, claim_options())]


def choose(match: referee.Match, dice: random.Random) -> str:
    """A random token; sometimes one that wins the round, sometimes an announcement."""
    tokens = match.legal()
    dice.shuffle(tokens)
    announcing = [token for token in tokens if token.endswith("!")]
    quiet = [token for token in tokens if not token.endswith("!")]
    if dice.random() < 0.25:
        for token in tokens[:LOOKED_AT]:
            child = match.copy()
            child.play(token)
            if child.rounds_over > match.rounds_over and has_gained(match, child):
                return token
    if announcing and (not quiet or dice.random() < 0.08):
        return announcing[0]
    return quiet[0]


def has_gained(match: referee.Match, child: referee.Match) -> bool:
    """Whether the round that has just ended gave somebody something."""
    won = child.result is not None and child.result["winners"]
    return bool(won) or child.points != match.points


def random_game(game: str, option: str, seed: int) -> tuple[list[str], referee.Match]:
    """Half of the games are played to the end, the others stop somewhere on the way."""
    dice = random.Random(f"{game} {option} {seed}")
    match = new_match(game, option)
    stop = MOST_PLIES if seed % 2 else dice.randrange(4, 60)
    moves: list[str] = []
    while match.result is None:
        if len(moves) >= stop and len(match.legal()) <= MOST_TOKENS_PRINTED:
            break
        moves.append(choose(match, dice))
        match.play(moves[-1])
    return moves, match


def golden_line(game: str, option: str, moves: list[str], match: referee.Match) -> str:
    """One line of the file."""
    record = {
        "game": game,
        "options": read_options(rules_of(game).OPTIONS, option),
        "moves": " ".join(moves),
        "expected": referee.report(match),
    }
    return json.dumps(record, separators=(",", ":"))


def main() -> None:
    """Write the golden file."""
    lines = []
    for game, option, moves in stories():
        tokens = referee.read_moves(game, moves)
        match = referee.play_all(new_match(game, option), tokens)
        lines.append(golden_line(game, option, tokens, match))
    for game, option, number in modes():
        for seed in range(number):
            tokens, match = random_game(game, option, seed)
            lines.append(golden_line(game, option, tokens, match))
    folder = Path(__file__).parents[1]
    folder.mkdir(exist_ok=True)
    (folder / "golden.jsonl").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
