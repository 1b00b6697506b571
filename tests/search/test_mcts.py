"""Monte-Carlo search: what it claims is true, what it must see it sees, and it keeps its limits."""

from importlib import import_module
from threading import Timer

import pytest

from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts import ANALYSIS, RANDOM, SearchTree, search
from quatuor.search.mcts.payoffs import DRAW, WIN, payoffs_of
from quatuor.search.mcts.proof import forced_win, is_proven, proof_from_children
from quatuor.search.mcts.reroot import child_by, reroot
from quatuor.search.mcts.search import MOST_VISITS, Run
from quatuor.search.mcts.tree import (
    COUNT,
    FIRST,
    PLY,
    ROOT,
    ROWS_USED,
    SUMS,
    VISITS,
    TreeArrays,
    new_tree,
)
from quatuor.search.value import Value
from tests.search.minimax import late_positions, result, side_of

QUICK = Limit(nodes=2000)


@pytest.mark.parametrize(
    ("game", "moves", "best"),
    [
        (Game("puissance4"), "121212", "1"),
        (Game("puissance4", pop_out=True), "4 1 4 1 4 1", "4"),
        (Game("puissance4", power=True), "121212", "1"),
        (Game("plus4"), "1 2 1 2 1 2", "1"),
        (Game("q4", players=3), "1a1 2a1 3a4 1b1 2b2 3b3 1c1 2c1 3c3", "1d1"),
        (Game("foursenses"), "Sa1 DSb1 Sc1", "DSc1"),
    ],
    ids=str,
)
def test_a_win_in_one_is_found_and_proved(game: Game, moves: str, best: str) -> None:
    estimate = search(game.start().play(moves), QUICK)
    assert estimate.proved
    assert estimate.value.at_least == 1
    wins = [token for token, v in estimate.values.items() if v == Value.win(v.player)]
    assert best in wins


@pytest.mark.parametrize(
    ("game", "moves", "block"),
    [
        (Game("puissance4"), "41414", "4"),
        (Game("q4"), "1a1 4d1 1b1 4a2 1c1", "1d1"),
        (Game("q4", players=3), "1a1 2a1 3a4 1b1 2b2 3b3 1c1 2c1", "1d1"),
    ],
    ids=str,
)
def test_a_line_about_to_be_made_is_stopped(game: Game, moves: str, block: str) -> None:
    estimate = search(game.start().play(moves), QUICK)
    assert estimate.best == block


def test_three_in_a_row_open_at_both_ends_is_proved_lost() -> None:
    """
    . . . . . . .
    . . 2 2 . . .
    . . 1 1 1 . .
    """
    estimate = search(Game("puissance4").start().play("33445"), QUICK)
    assert estimate.value == Value.loss(2)


SMALL_GAMES = [
    Game("puissance4"),
    Game("puissance4", five=True, both_lines="draw"),
    Game("top10", fill="random", seed=3),
    Game("q4", marbles=5, move_limit=3),
    Game("q4", players=3, marbles=4, move_limit=2),
    Game("q4", players=4, partners=True, marbles=4, move_limit=2),
    Game("foursenses"),
    Game("foursenses", players=3),
]


@pytest.mark.parametrize("game", SMALL_GAMES, ids=str)
def test_what_is_proved_is_what_plain_search_finds(game: Game) -> None:
    for position in late_positions(game, 6, seed=11):
        side = side_of(position)
        for token, value in search(position, QUICK, 1).values.items():
            true = result(position.play(token), side)
            if value.proved:
                assert (value.at_least == 1) == (true == 1)
            if game.players == 2 or game.options.get("partners"):
                assert value.at_least <= true <= value.at_most


def test_a_third_occurrence_is_known_as_a_draw() -> None:
    there_and_back = "1a1-1a2 1b1-1b2 1a2-1a1 1b2-1b1"
    position = Game("q4", marbles=1).start().play(f"1a1 1b1 {there_and_back} {there_and_back[:23]}")
    values = search(position, Limit(nodes=3000)).values
    assert values["1b2-1b1"] == Value.draw(2)
    assert not values["1b2-4d4"].proved


@pytest.mark.parametrize("players", [2, 3])
def test_a_position_with_one_ply_that_draws_for_sure_is_no_draw_while_another_is_open(
    players: int,
) -> None:
    game = Game("q4", players=players)
    run = Run(game.start(), new_tree(1, len(game.rules.TOKENS), 0), ANALYSIS)
    run.simulate(200)
    tree, first = run.tree, int(run.tree.nodes[ROOT, FIRST])
    tree.proofs[first] = sum(16 << side for side in range(players))
    for child in range(first + 1, first + int(tree.nodes[ROOT, COUNT])):
        tree.nodes[child][SUMS : SUMS + 4] = 0
    tree.proofs[ROOT] = proof_from_children(tree, ROOT, 0)
    estimate = run.analysis(1.0)
    assert next(iter(estimate.values.values())) == Value.draw(1)
    assert (estimate.value.proved, estimate.value.at_most) == (False, 1)
    assert estimate.value.guess == 0.0


@pytest.mark.parametrize("limit", [Limit(nodes=0), Limit(depth=1), Limit(nodes=0, depth=0)])
def test_no_limit_means_none_only_if_none_is_given(limit: Limit) -> None:
    assert search(Game("q4", players=3).start(), limit, 4).nodes < MOST_VISITS // 2


def test_children_that_hold_different_winners_prove_nothing_for_the_others() -> None:
    tree = new_tree(1, 10, 0)
    tree.nodes[ROOT, FIRST], tree.nodes[ROOT, COUNT] = 1, 2
    tree.proofs[1], tree.proofs[2] = forced_win(1), forced_win(2)
    assert proof_from_children(tree, ROOT, 0) == 0
    assert proof_from_children(tree, ROOT, 1) == forced_win(1)
    tree.proofs[2] = forced_win(1)
    assert proof_from_children(tree, ROOT, 0) == forced_win(1)


def test_a_draw_is_settled_when_every_side_can_hold_it() -> None:
    assert not is_proven(0b0001_0000, 2)
    assert is_proven(0b0011_0000, 2)
    assert not is_proven(0b0011_0000, 3)


@pytest.mark.parametrize(
    ("game", "gains"),
    [
        (Game("puissance4"), {DRAW: [30, 30], 1: [60, 0]}),
        (Game("q4", players=3), {DRAW: [20, 20, 20], 2: [0, 60, 0]}),
        (Game("q4", players=4, partners=True), {DRAW: [30, 30], 2: [0, 60]}),
        (Game("foursenses", players=3), {1: [60, 36, 0], 2: [0, 60, 36], 3: [36, 0, 60]}),
    ],
    ids=str,
)
def test_payoffs(game: Game, gains: dict[int, list[int]]) -> None:
    payoffs = payoffs_of(game)
    for row, expected in gains.items():
        assert payoffs.gains[row][: payoffs.sides].tolist() == expected
    totals = [sum(payoffs.gains[row]) for row in range(payoffs.sides + 1)]
    assert len(set(totals)) == 1
    assert max(payoffs.gains.flat) == WIN


def everything_below(tree: TreeArrays, node: int) -> dict[tuple[int, ...], list[int]]:
    """The visits, sums and proof of every node, by the plies that lead to it."""
    found: dict[tuple[int, ...], list[int]] = {}
    found[()] = [*tree.nodes[node][VISITS:], int(tree.proofs[node])]
    first, count = tree.nodes[node, FIRST], tree.nodes[node, COUNT]
    for child in range(first, first + count):
        ply = int(tree.nodes[child, PLY])
        found |= {(ply, *way): row for way, row in everything_below(tree, child).items()}
    return found


def test_a_subtree_that_becomes_the_tree_is_unchanged() -> None:
    position = Game("puissance4").start()
    tree = new_tree(8, 43, 1)
    run = Run(position, tree, RANDOM)
    run.simulate(3000)
    node = child_by(tree, child_by(tree, ROOT, 4), 3)
    below = everything_below(tree, node)
    reroot(tree, node)
    assert len(below) > 50
    assert everything_below(tree, ROOT) == below
    assert tree.counters[ROWS_USED] == len(below)


def test_a_tree_goes_on_from_what_it_knows() -> None:
    position, tree = Game("puissance4").start(), SearchTree(8)
    tree.search(position, Limit(nodes=3000))
    later = position.play("4").play("4")
    again = tree.search(later, Limit(nodes=1))
    assert again.nodes > 100
    elsewhere = tree.search(position.play("1 1 1"), Limit(nodes=1))
    assert elsewhere.nodes <= 100


def test_memory_is_what_was_allowed_and_the_search_goes_on_when_it_is_full() -> None:
    tree = SearchTree(megabytes=0.1)
    estimate = tree.search(Game("puissance4").start(), Limit(nodes=20_000))
    arrays = tree._tree
    assert arrays is not None
    assert arrays.counters[ROWS_USED] <= len(arrays.nodes)
    assert arrays.nodes.flat.nbytes + arrays.proofs.nbytes + arrays.new_row.nbytes <= 0.11 * 2**20
    assert estimate.nodes == 20_000
    assert estimate.best == "4"


def test_the_same_seed_gives_the_same_search() -> None:
    position = Game("foursenses", players=3).start().play("Sa1 Hb2")
    one, same, other = (search(position, Limit(nodes=500), 4, seed=seed) for seed in (5, 5, 6))
    assert (one.values, one.visits, one.scores) == (same.values, same.visits, same.scores)
    assert one.visits != other.visits


def test_a_search_without_limit_ends_when_it_is_told_to() -> None:
    stop = Stop()
    Timer(0.2, stop.set).start()
    estimate = search(Game("q4").start(), Limit(), 4, stop=stop)
    assert estimate.best in Game("q4").start().legal


def test_a_tree_whose_round_is_settled_still_names_a_ply() -> None:
    position, tree = Game("puissance4").start().play("33445"), SearchTree(4)
    for replies in ("1", "2", "6", "7"):
        assert tree.search(position, Limit(nodes=500)).value == Value.loss(2)
        best = tree.search(position.play(replies), Limit(nodes=500)).best
        assert best in ("2", "6")


def test_scores_of_each_player_are_shares_of_one_win() -> None:
    estimate = search(Game("q4", players=3).start(), Limit(nodes=300), 4)
    assert estimate.scores.keys() == estimate.values.keys()
    for scores in estimate.scores.values():
        assert sum(scores) == pytest.approx(1)


def test_a_line_is_announced_with_the_ply_that_makes_it() -> None:
    game = Game("q4", claims="announce")
    position = game.start().play("1a1 4d1 1b1 4a2 1c1 4b3")
    assert search(position, QUICK).best == "1d1!"
    missed = position.play("1d1 4c4")
    assert search(missed, QUICK).best == "!"


def test_what_is_certain_without_announcing_is_only_an_estimate_with_it() -> None:
    game = Game("q4", claims="announce")
    estimate = search(game.start().play("1a1 4d1 1b1 4a2 1c1"), QUICK)
    assert estimate.best == "1d1"
    assert not any(value.proved for value in estimate.values.values())


def test_a_finished_round_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadRequest, match="over"):
        search(Game("puissance4").start().play("1212121"))


def test_the_clock_starts_when_the_engine_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    now, simulate = [0.0], Run.simulate

    def slow_at_first(run: Run, times: int) -> None:
        now[0] += 0.01 if now[0] else 100.0
        simulate(run, times)

    monkeypatch.setattr(Run, "simulate", slow_at_first)
    monkeypatch.setattr(import_module(Run.__module__), "perf_counter", lambda: now[0])
    estimate = SearchTree(1).search(Game("puissance4").start(), Limit(seconds=0.5))
    assert estimate.nodes > 10
    assert 0.4 < estimate.seconds < 1


def test_a_node_with_hundreds_of_plies_gets_its_children_late() -> None:
    """Three marbles of each player stand; each may go to 58 cells."""
    game = Game("q4", marbles=3)
    position = game.start().play("1a1 2b1 3c1 4d1 1b3 2c4")
    tree = SearchTree(16)
    tree.search(position, Limit(nodes=1000))
    plies = 3 * 58
    arrays = tree._tree
    assert arrays is not None
    assert len(position.legal) == plies
    assert arrays.counters[ROWS_USED] <= 1 + plies * (1 + 1000 // (plies // 16))
