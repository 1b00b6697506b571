"""Proofs: what is proved is checked by the rules, and what is wrong is found out."""

import dataclasses
import random
from pathlib import Path

import pytest

import quatuor as q
from quatuor.compiler import zeros
from quatuor.compiler.arrays import UINT8
from quatuor.games.puissance4.pop_out_proof import shipped
from quatuor.games.q4 import blocking as q4_blocking
from quatuor.games.q4.rules import bit_of
from quatuor.search.proofs import Proof, prove, read, verify, write
from quatuor.search.proofs.forced_win import can_force_win, memory
from quatuor.search.specialise import rules_for
from quatuor.search.tablebase import tablebase_for

POP_OUT = q.Game("puissance4", pop_out=True)


def test_pop_out_is_won_by_the_first_player_in_the_middle_within_21_plies() -> None:
    proof = shipped()
    assert (proof.game, proof.opening, proof.player) == (POP_OUT, "4", 1)
    assert verify(proof) == 21


def test_a_proof_with_another_choice_or_one_too_few_or_many_is_refused() -> None:
    proof = shipped()
    for place in range(20):
        choices = proof.choices.copy()
        choices[place] ^= 1
        assert verify(dataclasses.replace(proof, choices=choices)) is None
    for choices in (proof.choices[:-1], proof.choices.grown(len(proof.choices) + 1)):
        assert verify(dataclasses.replace(proof, choices=choices)) is None


def test_a_proof_does_not_hold_for_other_rules_or_for_the_other_player() -> None:
    proof = shipped()
    assert verify(dataclasses.replace(proof, game=q.Game("puissance4"))) is None
    assert verify(dataclasses.replace(proof, player=2)) is None


def test_an_opening_in_which_the_other_player_helps_proves_nothing() -> None:
    helped = Proof(q.Game("puissance4"), "4 1 4 1 4 1", 1, zeros(0, UINT8))
    assert helped.start.play("4").outcome == q.Outcome((1,), "line")
    assert verify(helped) is None


def test_a_proof_reads_back_and_a_cut_one_is_refused(tmp_path: Path) -> None:
    proof, path = shipped(), tmp_path / "again.proof"
    write(proof, path)
    again = read(path)
    assert again.game == proof.game
    assert again.choices.tolist() == proof.choices.tolist()
    path.write_bytes(path.read_bytes()[:-5])
    with pytest.raises(q.BadRecord, match="not a whole proof"):
        read(path)


def test_the_search_finds_just_the_wins_that_the_table_knows() -> None:
    game = q.Game("plus4", both_lines="mover", discs=6)
    solved = tablebase_for(game)
    assert solved is not None
    lots, remembered = random.Random(4), memory(16, 7, 9)
    for _ in range(300):
        position = game.start()
        for _ in range(lots.randrange(4, 20)):
            if not position.outcome:
                position = position.play(lots.choice(position.legal))
        if position.outcome:
            continue
        value = solved.value(position)
        g, player = rules_for("plus4", position.state), position.to_move
        assert player is not None
        for limit in range(1, 8):
            expected = value.points > 0 and (value.plies or 0) <= limit
            search = memory(8, 7, 9) if limit % 2 else remembered
            if player == 1 or limit % 2:
                assert can_force_win(g, position.state, player, limit, search) == expected


def test_no_win_is_proved_where_there_is_none() -> None:
    assert prove(POP_OUT, "4", 1, 8) is None


def test_a_short_win_is_found_written_down_and_checked() -> None:
    game = q.Game("plus4", both_lines="opponent", discs=4)
    solved = tablebase_for(game)
    assert solved is not None
    value = solved.value(game.start())
    proof = prove(game, "", 1, value.plies or 8)
    assert (proof is not None) == (value.points > 0)
    assert proof is None or verify(proof) == value.plies


def test_no_two_lines_of_the_cube_share_two_cells() -> None:
    assert q4_blocking.verify()


@pytest.mark.parametrize("marbles", [1, 2, 3, 4])
@pytest.mark.parametrize("blocker", [1, 2])
def test_whoever_only_blocks_never_loses_with_few_marbles(marbles: int, blocker: int) -> None:
    game, lots = q.Game("q4", marbles=marbles), random.Random(marbles)
    for _ in range(3):
        position = game.start()
        while not position.outcome:
            mine = position.to_move == blocker
            position = position.play(
                q4_blocking.reply(position) if mine else greedy(position, lots)
            )
        assert 3 - blocker not in position.outcome.winners


def greedy(position: q.Position, lots: random.Random) -> str:
    """Keeps to one line: the ply among a few random ones that leaves most marbles in some line."""
    tokens = lots.sample(position.legal, min(60, len(position.legal)))
    mover = position.to_move
    assert mover is not None

    def best_line(token: str) -> int:
        marbles = position.game.rules.board(position.play(token).state)
        cells = [cell for board in marbles for row in reversed(board) for cell in row]
        mine = sum(bit_of(k) for k, owner in enumerate(cells) if owner == mover)
        return max((line & mine).bit_count() for line in q4_blocking.LINES)

    return max(tokens, key=best_line)
