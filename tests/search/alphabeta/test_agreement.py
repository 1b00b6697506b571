"""What alpha-beta proves, checked by exhaustive play in every game and setting of two sides."""

import random

import pytest

import quatuor as q
from quatuor.search.alphabeta import search
from quatuor.search.alphabeta.search import unsupported
from quatuor.search.limit import Limit
from quatuor.search.value import Value
from tests.search.alphabeta.agreement import agree, check
from tests.search.alphabeta.graph import Graph
from tests.search.alphabeta.referee import Referee, TooMany
from tests.settings import COMPILED, Setting

TWO_SIDED = [(name, chosen) for name, chosen in COMPILED if not unsupported(q.Game(name, **chosen))]
MEGABYTES = 1
LAST_PLIES = 4
MOST_LINES = 20_000


def random_positions(setting: Setting, seed: int, careful: bool) -> list[q.Position]:
    """The positions of a round played at random; careful players avoid what ends it."""
    name, chosen = setting
    chance = random.Random(f"{seed} {name} {sorted(chosen.items())}")
    position = q.Game(name, **chosen).start()
    found: list[q.Position] = []
    while not position.outcome and len(found) < 90:
        found.append(position)
        tries = chance.sample(position.legal, min(12 if careful else 1, len(position.legal)))
        following = [position.play(token) for token in tries]
        position = next((p for p in following if not p.outcome), following[0])
    return found


def wins_within(position: q.Position, player: int, plies: int) -> bool:
    """Whether the player's side can force a win in so many plies, by trying everything."""
    if position.outcome:
        return player in position.outcome.winners
    if plies == 0:
        return False
    assert position.to_move is not None
    choose = any if (position.to_move - player) % 2 == 0 else all
    return choose(wins_within(position.play(t), player, plies - 1) for t in position.legal)


def check_distance(position: q.Position, value: Value) -> bool:
    """Complain unless a short win or loss is what it is said to be; whether there was one."""
    if value.plies is None or len(position.legal) ** value.plies > MOST_LINES:
        return False
    player = position.to_move
    assert player is not None
    winner = player if value.at_least > 0 else player % position.game.players + 1
    assert wins_within(position, winner, value.plies), (position, value)
    if value.fastest:
        assert not wins_within(position, winner, value.plies - 1), (position, value)
    return True


@pytest.mark.parametrize("setting", TWO_SIDED, ids=str)
def test_short_wins_are_wins_of_exactly_that_length(setting: Setting) -> None:
    found = 0
    for seed in range(12):
        for position in random_positions(setting, seed, careful=False)[-LAST_PLIES:]:
            report = search(position, Limit(nodes=4000), MEGABYTES)
            found += check_distance(position, report.value)
    if setting[0] in ("puissance4", "top10"):
        assert found, "every round ends with a win in one"


ENDINGS: list[Setting] = [
    ("puissance4", {}),
    ("puissance4", {"five": True}),
    ("puissance4", {"power": True, "five": True}),
    ("puissance4", {"power": True, "five": True, "ejected": "out"}),
    ("foursenses", {}),
    ("foursenses", {"claims": "announce", "wrong_claim": "lose"}),
    ("foursenses", {"claims": "announce", "wrong_claim": "none"}),
    ("q4", {"marbles": 4, "move_limit": 1}),
    ("q4", {"players": 4, "partners": True, "marbles": 2, "move_limit": 1}),
]


@pytest.mark.parametrize("setting", ENDINGS, ids=str)
def test_the_end_of_a_round_is_known_completely(setting: Setting) -> None:
    proved = searches = 0
    for seed in range(4):
        referee = Referee(6000)
        last = 2 if setting[0] == "q4" else 7
        for position in random_positions(setting, seed, careful=True)[: -last - 1 : -1]:
            report = search(position, Limit(nodes=300_000), MEGABYTES, every=seed % 2 == 0)
            try:
                proved += check(position, report, referee)
            except TooMany:
                break
            searches += 1
    assert searches > 4
    assert proved >= searches, "the end of a round is within reach"


@pytest.mark.parametrize("both_lines", ["draw", "mover", "opponent"])
def test_plus4_with_four_pieces_agrees_with_the_graph_of_all_its_positions(both_lines: str) -> None:
    game = q.Game("plus4", discs=4, both_lines=both_lines)
    graph = Graph(game.start())
    chance = random.Random(both_lines)
    decided = [s for s, result in graph.result.items() if result and graph.following[s]]
    proved = 0
    for state in chance.sample(decided, 150) + chance.sample(list(graph.result), 100):
        position = q.Position(game, state)
        if not position.outcome:
            report = search(position, Limit(nodes=5000), MEGABYTES)
            player = position.to_move
            assert player is not None
            value = Value(player, report.value.at_least, report.value.at_most)
            proved += agree(value, (graph.result[state], 0), player, position)
    assert proved >= 150, "wins are short here, and all are found"
