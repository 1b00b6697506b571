"""Sequences of threes: what is said to win does, by the rules alone, and none is overlooked."""

import random
from functools import cache
from itertools import product

import pytest

import quatuor as q
from quatuor.games.q4.rules import bit_of
from quatuor.games.q4.threats.engine import THREAT_SEARCH, memory_for
from quatuor.games.q4.threats.ply_values import winning_plies
from quatuor.games.q4.threats.search import NEVER, Memory, plies_to_win
from quatuor.search import registry
from quatuor.search.alphabeta.search import search as alphabeta
from quatuor.search.limit import Limit
from quatuor.search.request import Goal, SearchRequest
from quatuor.search.value import LOSS, WIN, Value

Cells = frozenset[tuple[int, int, int]]
CUBE = frozenset(product(range(4), repeat=3))
WAYS = [way for way in product((-1, 0, 1), repeat=3) if way > (0, 0, 0)]
UNKNOWN = q.Analysis(Value.unknown(1), {}, (), "", 0.0)


def lines() -> set[Cells]:
    """The lines of the cube, found anew from their coordinates."""
    found = set()
    for cell, way in product(CUBE, WAYS):
        line = [tuple(at + k * step for at, step in zip(cell, way, strict=True)) for k in range(4)]
        if CUBE.issuperset(line):
            found.add(frozenset(line))
    return found  # type: ignore[return-value]


LINES = lines()


def open_lines(mine: Cells, theirs: Cells, count: int) -> list[Cells]:
    """The free cells of each line with so many of my marbles and none of theirs."""
    return [line - mine for line in LINES if not line & theirs and len(line & mine) == count]


@cache
def plain(mine: Cells, theirs: Cells, hands: tuple[int, int], depth: int) -> int:
    """In how many plies I win with at most so many threes; 0 if not."""
    if open_lines(mine, theirs, 3):
        return 1
    danger = {cell for free in open_lines(theirs, mine, 3) for cell in free}
    cells = {cell for free in open_lines(mine, theirs, 2) for cell in free}
    if depth == 0 or hands[0] == 0 or len(danger) > 1:
        return 0
    found = []
    for cell in cells & danger if danger else cells:
        after = mine | {cell}
        fourth = frozenset(c for free in open_lines(after, theirs, 3) for c in free)
        if len(fourth) > 1:
            return 3
        if hands[1]:
            left = hands[0] - 1, hands[1] - 1
            plies = plain(after, theirs | fourth, left, depth - 1)
            found += [plies + 2] if plies else []
    return min(found, default=0)


def cells_of(word: int) -> Cells:
    return frozenset((n // 16, n // 4 % 4, n % 4) for n in range(64) if word & bit_of(n))


def positions(seed: int, many: int, most: int, **options: int) -> list[q.Position]:
    """Positions of some random marbles, in which nobody has won."""
    rng, found = random.Random(seed), list[q.Position]()
    while len(found) < many:
        position = q.Game("q4", **options).start()
        for _ in range(rng.randrange(6, most + 1)):
            if position.outcome is None:
                position = position.play(rng.choice(position.legal))
        found += [position] if position.outcome is None else []
    return found


def analyze(position: q.Position, goal: Goal = Goal.BEST_PLY) -> q.Analysis | None:
    return THREAT_SEARCH.analyze(SearchRequest(position, Limit(), goal=goal))


def unlimited(position: q.Position) -> Memory:
    """A memory for positions of this game."""
    return memory_for(position, None, SearchRequest(position, Limit()))


def check_win(position: q.Position, attacker: int, plies: int, m: Memory) -> None:
    """Play what the search finds against every answer, by the rules: it wins in time."""
    assert plies > 0
    if position.to_move != attacker:
        for token in position.legal:
            after = position.play(token)
            assert after.outcome is None
            check_win(after, attacker, plies - 1, m)
        return
    wins = winning_plies(position, m)
    after = position.play(min(wins, key=lambda token: wins[token]))
    if after.outcome is None:
        check_win(after, attacker, plies - 1, m)
    else:
        assert after.outcome.winners == (attacker,)


@pytest.mark.parametrize("marbles", [6, 8, 12])
def test_no_sequence_is_overlooked_and_none_is_longer_than_it_need_be(marbles: int) -> None:
    found = []
    for position in positions(11, 90, min(14, 2 * marbles - 1), marbles=marbles):
        s = position.state
        mover = position.to_move or 1
        hands = position.hand[mover - 1], position.hand[2 - mover]
        sides = cells_of(s.mine), cells_of(s.second)
        plies = next(filter(None, (plain(*sides, hands, d) for d in range(hands[0] + 1))), 0)
        assert plies_to_win(s.mine, s.second, unlimited(position)) == plies, position.moves
        found.append(plies)
    assert NEVER in found
    assert max(found) >= 3


def test_what_wins_does_so_against_every_answer() -> None:
    longest = 0
    for position in positions(5, 20, 12):
        found = analyze(position)
        if found and found.value.at_least == WIN and position.to_move:
            assert found.value.plies is not None
            check_win(position, position.to_move, found.value.plies, unlimited(position))
            longest = max(longest, found.value.plies)
    assert longest >= 11


def test_a_ply_that_lets_the_other_side_win_by_threes_is_a_loss() -> None:
    lost = 0
    for position in positions(3, 1, 11):
        found = analyze(position, Goal.EVERY_PLY)
        values = found.values if found else {}
        losing = [token for token, value in values.items() if value.at_most == LOSS]
        for token in losing[:1]:
            plies = values[token].plies
            assert plies is not None
            after = position.play(token)
            check_win(after, after.to_move or 1, plies - 1, unlimited(after))
        lost += len(losing)
    assert lost > 5


@pytest.mark.parametrize("move_limit", [1, 100])
def test_short_wins_at_the_end_of_placing_are_those_that_plain_search_finds(
    move_limit: int,
) -> None:
    wins = 0
    for position in positions(2, 60, 11, marbles=6, move_limit=move_limit):
        s = position.state
        found = plies_to_win(s.mine, s.second, unlimited(position))
        searched = alphabeta(position, Limit(depth=3)).value
        three = searched.proved and searched.at_least == WIN and searched.plies in {1, 3}
        assert (found in {1, 3}) == three, position.moves
        wins += three
    assert wins


def test_every_engine_together_says_so_at_once_and_knows_the_line() -> None:
    position = next(p for p in positions(5, 30, 12) if (analyze(p) or UNKNOWN).value.proved)
    found = registry.analysis(position, Limit(nodes=20_000), every=False)
    assert found.engine == "threats"
    assert found.value.at_least == WIN
    end = position.play(" ".join(found.line))
    assert end.outcome is not None
    assert end.outcome.winners == (position.to_move,)


def test_it_says_what_it_does_not_support() -> None:
    for game in (q.Game("q4", players=3), q.Game("q4", claims="announce"), q.Game("q4", marbles=3)):
        reason = THREAT_SEARCH.supports(game)
        assert reason is not None
        assert "two players" in reason
    assert THREAT_SEARCH.supports(q.Game("q4")) is None


def test_a_search_without_nodes_claims_nothing_that_it_has_not_seen() -> None:
    position = next(p for p in positions(5, 30, 12) if (analyze(p) or UNKNOWN).value.proved)
    request = SearchRequest(position, Limit(nodes=1))
    found = THREAT_SEARCH.analyze(request)
    values = found.values.values() if found else []
    assert all(not value.proved or (value.plies or 0) <= 4 for value in values)
