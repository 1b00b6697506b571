"""How a search is asked, stopped and kept in its bounds, and what it answers."""

import os
import subprocess
import sys
import threading
import tracemalloc

import pytest

import quatuor as q
from quatuor.search.alphabeta import TranspositionTable, search
from quatuor.search.limit import Limit, Stop

ENDLESS = Limit(depth=100)


def start(name: str, **options: object) -> q.Position:
    return q.Game(name, **options).start()


def test_a_win_in_one_is_seen_and_played() -> None:
    report = search(start("puissance4").play("44 33 55"), Limit(depth=4))
    assert str(report.value) == "win in 1 ply for player 1"
    assert report.best in ("2", "6")
    assert report.proved


def test_the_best_line_of_a_win_leads_to_the_end_of_the_round() -> None:
    position = start("puissance4").play("44 33")
    report = search(position, Limit(depth=12))
    assert str(report.value) == "win in 3 plies for player 1"
    assert len(report.line) == 3
    ended = position.play(" ".join(report.line))
    assert ended.outcome == q.Outcome((1,), "line")


def test_every_ply_gets_its_own_value_when_asked() -> None:
    report = search(start("puissance4").play("44 3 6 3 6 3"), Limit(depth=6), every=True)
    values = {token: str(value) for token, value in report.values.items()}
    assert sorted(values) == list("1234567")
    assert values.pop("3") != "loss in 2 plies for player 2"
    assert set(values.values()) == {"loss in 2 plies for player 2"}


def test_a_turn_of_several_plies_is_one_side_s() -> None:
    position = start("puissance4", power=True).play("1 7 1 7 4")
    report = search(position.play("D7"), Limit(depth=3))
    assert str(report.value) == "win in 1 ply for player 2"
    assert report.line == ("7",)


def test_partners_win_together() -> None:
    """Player 1 threatens three lines through 1a1; players 2 and 4 can close only two of them."""
    rounds = (
        "1a1 2b2 3d4 4c3  1b1 2c4 3b4 4d2  1c1 3d2 2d1 4b4",
        "1a2 4b2 3c2 2b4  1a3 2d3 4d3 3b1  2a1 3c4 2c1 4b3",
    )
    position = start("q4", players=4, partners=True).play(" ".join(rounds)).play("3a1")
    assert position.to_move == 2
    assert str(search(position, Limit(depth=4)).value) == "loss in 4 plies for player 2"
    assert str(search(position.play("1d1"), Limit(depth=3)).value) == "win in 3 plies for player 3"


def test_a_finished_round_is_worth_what_it_ended_with() -> None:
    report = search(start("puissance4").play("4455667"))
    assert str(report.value) == "win in 0 plies for player 1"
    assert report.best is None


def test_more_than_two_sides_are_refused_in_a_sentence() -> None:
    with pytest.raises(q.QuatuorError, match="needs two sides"):
        search(start("q4", players=3))


def test_the_search_stops_when_asked_from_another_thread() -> None:
    stop = Stop()
    threading.Timer(2.0, stop.set).start()
    report = search(start("puissance4", pop_out=True), ENDLESS, stop=stop)
    assert stop.is_set
    assert report.depth is not None
    assert 1 < report.depth < 100
    assert report.best in report.values


def test_the_clock_ends_the_search() -> None:
    report = search(start("q4"), Limit(seconds=0.2))
    assert report.depth is not None
    assert report.depth >= 1
    assert report.best in report.values


def test_other_threads_go_on_while_a_search_runs() -> None:
    counted, done = [0], threading.Event()

    def count() -> None:
        while not done.is_set():
            counted[0] += 1

    counter = threading.Thread(target=count)
    counter.start()
    search(start("puissance4", pop_out=True), Limit(seconds=0.3))
    done.set()
    counter.join()
    assert counted[0] > 1000


def test_a_limit_of_nodes_is_kept() -> None:
    report = search(start("top10", fill="random"), Limit(nodes=10_000))
    assert report.nodes < 10_100


@pytest.mark.parametrize("megabytes", [0.01, 1, 3.5, 16])
def test_the_table_stays_inside_the_memory_it_was_given(megabytes: float) -> None:
    table = TranspositionTable(megabytes)
    assert megabytes / 2 < table.bytes / (1 << 20) <= megabytes


def test_a_search_allocates_no_more_than_its_table_and_a_desk() -> None:
    position = start("plus4", mode="endless")
    search(position, Limit(depth=2), megabytes=1)
    tracemalloc.start()
    search(position, Limit(nodes=300_000), megabytes=8)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 10 << 20


def test_an_earlier_table_makes_the_same_search_short() -> None:
    position, table = start("foursenses"), TranspositionTable(16)
    first = search(position, Limit(depth=4), table=table)
    again = search(position, Limit(depth=4), table=table)
    assert again.nodes < first.nodes / 2
    assert again.value == first.value


def test_a_position_that_would_come_for_the_third_time_is_a_draw_at_once() -> None:
    """Pushing the full first column again and again comes back every second ply."""
    position = start("plus4").play("1111 111")
    report = search(position, Limit(depth=3), every=True)
    assert position.play("1").outcome == q.Outcome((), "repetition")
    assert str(report.values["1"]) == "draw"


def test_what_it_proves_can_be_read_by_programs() -> None:
    report = search(start("puissance4").play("44 33 55"), Limit(depth=2))
    assert report.value.to_json() == {
        "player": 1,
        "proved": True,
        "value": "win",
        "plies": 1,
        "exact_plies": True,
    }
    assert report.line in (("2",), ("6",))


def test_the_same_search_runs_on_every_backend() -> None:
    key = (
        "import quatuor as q; from quatuor.search.alphabeta import search;"
        "from quatuor.search.limit import Limit;"
        "p = q.Game('puissance4', pop_out=True).start().play('44 33');"
        "r = search(p, Limit(depth=4), 1); print(r.value, r.nodes, *r.line)"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", key],
            env={**os.environ, "QUATUOR_BACKEND": backend},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for backend in ("wasm", "numba", "python")
    ]
    assert said[0].startswith("win in 3 plies for player 1")
    assert said == said[:1] * 3


def test_no_depth_at_all_still_looks_one_ply_ahead_and_no_further() -> None:
    assert search(q.Game("puissance4", pop_out=True).start(), Limit(depth=0), 1).depth == 1
