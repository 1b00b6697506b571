"""The exact search for foursenses, compared with the rules and with a plain search."""

import random

import pytest

import quatuor as q
from quatuor.compiler import compiled
from quatuor.compiler.bits import bits
from quatuor.games.foursenses.rules import KINDS, TOKENS, State, after, board, legal, play
from quatuor.games.foursenses.solver.opening_facts import FIRST, THEN, different
from quatuor.games.foursenses.solver.position_key import position_key, reflected, transposed
from quatuor.games.foursenses.solver.safe_moves import safe_moves
from quatuor.games.foursenses.solver.search import (
    UNMIRRORED,
    half_turn,
    memory,
    mirrored,
    second_achieves,
)
from quatuor.games.foursenses.theorems import verify
from quatuor.search.limit import Stop

GAME = q.Game("foursenses")


@compiled
def plain(s: State) -> int:
    """What the mover can force, 1, 0 or -1: every legal ply to the end, by the rules alone."""
    best, plies = -1, legal(s)
    ply = after(plies, -1)
    while ply >= 0 and best < 1:
        t = play(s, ply)
        value = t.over >> (s.seats.mover - 1) & 1 if t.over else -plain(t)
        best = max(best, value)
        ply = after(plies, ply)
    return best


def patient(plies: int, lots: random.Random) -> q.Position:
    """A position after so many plies that left the opponent nothing, or as far as that goes."""
    position = GAME.start()
    for _ in range(plies):
        choice = bits(safe_moves(position.state))
        if not choice:
            break
        position = position.play(TOKENS[lots.choice(choice)])
    return position


def completes(position: q.Position) -> bool:
    """Whether the next ply can end the round with a pattern, by the rules."""
    return any(position.play(token).outcome is not None for token in position.legal)


def seen_otherwise(moves: tuple[str, ...], lots: random.Random) -> tuple[str, ...]:
    """The same moves on a board that is turned, reflected, or has its faces exchanged."""
    swap, across, up, over = (lots.random() < 0.5 for _ in range(4))

    def token(move: str) -> str:
        kind, column, row = move[:-2], "abcd".index(move[-2]), "1234".index(move[-1])
        column, row = (3 - column if across else column), (3 - row if up else row)
        column, row = (row, column) if over else (column, row)
        kind = KINDS[KINDS.index(kind) ^ swap]
        return f"{kind}{'abcd'[column]}{'1234'[row]}"

    return tuple(token(move) for move in moves)


@pytest.mark.parametrize("plies", [2, 7, 10, 12, 14, 16, 18, 20, 22])
def test_a_ply_is_safe_if_no_pattern_can_be_completed_after_it(plies: int) -> None:
    lots = random.Random(plies)
    for _ in range(2 if plies < 10 else 6):
        position = patient(plies, lots)
        if position.outcome:
            continue
        by_the_rules = {
            token for token in position.legal if not completes(position.play(token))
        } - {token for token in position.legal if position.play(token).outcome}
        assert {TOKENS[ply] for ply in bits(safe_moves(position.state))} == by_the_rules


def test_a_third_level_that_becomes_possible_does_harm() -> None:
    position = GAME.start().play("Sa1 Hb1")
    tops = position.state.tops._replace(solid=0b0001, low=0, middle=0, high=0b0111)
    stock = position.state.stock._replace(double=3)
    plies = bits(safe_moves(position.state._replace(tops=tops, stock=stock)))
    names = {TOKENS[ply] for ply in plies}
    assert {"Sd1", "Hd1"}.isdisjoint(names)
    assert {"DSd1", "DHd1"} <= names


def test_late_positions_are_worth_what_a_plain_search_says() -> None:
    lots, seen = random.Random(11), set()
    for _ in range(1000):
        position = patient(lots.randrange(19, 24), lots)
        if position.outcome or position.number < 19:
            continue
        value = plain(position.state)
        mover = 2 if len(position.moves) % 2 else 1
        for_second = value if mover == 2 else -value
        for with_draw in (False, True):
            expected = for_second > 0 or (with_draw and for_second == 0)
            found = second_achieves(position.state, UNMIRRORED, with_draw, memory(8))
            assert found == expected, position.moves
        seen.add(for_second)
    assert seen == {-1, 0, 1}


def test_the_mirror_and_a_memory_that_overflows_change_no_result() -> None:
    lots, large = random.Random(12), {True: memory(20), False: memory(20)}
    for _ in range(40):
        position = patient(13, lots)
        if position.outcome:
            continue
        for with_draw, shared in large.items():
            alone = second_achieves(position.state, UNMIRRORED, with_draw, memory(6))
            assert second_achieves(position.state, UNMIRRORED, with_draw, shared) == alone


def test_a_position_is_worth_the_same_however_one_looks_at_it() -> None:
    lots = random.Random(13)
    for _ in range(40):
        position = patient(12, lots)
        other = GAME.start().play(" ".join(seen_otherwise(position.moves, lots)))
        assert position_key(other.state) == position_key(position.state)
        if not position.outcome:
            values = [
                second_achieves(p.state, UNMIRRORED, True, memory(14)) for p in (position, other)
            ]
            assert values[0] == values[1]


def test_a_search_that_is_asked_to_end_does_so_and_keeps_nothing() -> None:
    stop = Stop()
    stop.set()
    m = memory(10, stop)
    assert not second_achieves(GAME.start().state, UNMIRRORED, True, m)
    assert not any(m.results)
    assert not verify(lambda _doing: None, stop)


def least_picture(state: State) -> tuple[object, ...]:
    """The first of the sixteen pictures of a position, made of rows and columns."""
    found: list[tuple[object, ...]] = []
    for swap in (False, True):
        rows = [
            [(cell + 2) % 6 + 1 if swap and cell else cell for cell in row] for row in board(state)
        ]
        solid, holed, double = state.stock
        stock = (holed, solid, double) if swap else (solid, holed, double)
        for _ in range(4):
            rows = [list(row) for row in zip(*rows, strict=True)]
            found.append((stock, rows))
            rows = rows[::-1]
            found.append((stock, rows))
    return min(found)


def test_two_positions_share_a_code_just_if_they_share_a_picture() -> None:
    lots = random.Random(14)
    states = [patient(lots.randrange(4), lots).state for _ in range(400)]
    pictures = {str(least_picture(state)) for state in states}
    keys = {position_key(state) for state in states}
    pairs = {(str(least_picture(state)), position_key(state)) for state in states}
    assert len(pictures) == len(keys) == len(pairs) < 399
    assert len(different(GAME.start().state)) == 6


def test_places_are_reflected_transposed_and_turned() -> None:
    assert reflected(0b0001_0011_0111_0000) == 0b1000_1100_1110_0000
    assert transposed(0b0000_0000_0000_1111) == 0b0001_0001_0001_0001
    assert half_turn(0b0000_0000_0001_0011) == 0b1100_1000_0000_0000


def test_an_answer_on_the_opposite_place_with_the_opposite_face_makes_a_mirror_image() -> None:
    assert mirrored(GAME.start().play("DSa1 DHd4 Sb1 Hc4").state)
    assert not mirrored(GAME.start().play("DSa1 DSd4").state)
    assert not mirrored(GAME.start().play("Sa1 Hd1").state)


def test_the_stored_plies_of_player_1_are_safe_after_answers_that_differ() -> None:
    opened = GAME.start().play(FIRST)
    answers = {TOKENS[ply] for ply in different(opened.state)}
    assert len(answers) == 36
    assert set(THEN) <= answers
    for answer, then in THEN.items():
        assert not completes(opened.play(answer).play(then))
