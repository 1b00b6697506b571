"""Game records read back exactly, and a damaged one says what is wrong."""

import json
import random

import pytest

import quatuor as q
from quatuor.record import Record, read
from tests.random_games import chosen, label
from tests.settings import SETTINGS, Setting

WHOLE = """\
Quatuor record 1
Game: puissance4
Options: pop_out=true wins=2
Event: rainy Sunday
Moves: 4 4 x4 5
Result: going on
End: 4 moves
"""


def random_match(setting: Setting, seed: int, plies: int) -> q.Match:
    lots = random.Random(seed)
    name, options = setting
    match = q.Match.of(q.Game(name, **options))
    for _ in range(plies):
        if match.outcome:
            break
        match = match.play(chosen(sorted(match.legal), lots))
    return match


@pytest.mark.parametrize("setting", SETTINGS[::4], ids=label)
def test_text_and_json_read_back_to_the_same_match(setting: Setting) -> None:
    for seed, plies in ((1, 0), (2, 9), (3, 60)):
        record = Record(random_match(setting, seed, plies), {"White": "Ada", "Date": "2024-02-29"})
        assert read(record.to_text()) == record
        assert read(record.to_json()) == record


def test_a_record_is_a_few_readable_lines() -> None:
    match = q.Match.of(q.Game("puissance4", pop_out=True, wins=2)).play("4 4 x4 5")
    assert Record(match, {"Event": "rainy Sunday"}).to_text() == WHOLE


def test_a_long_record_is_wrapped_and_still_reads_back() -> None:
    match = random_match(("top10", {}), 4, 120)
    text = Record(match).to_text()
    assert max(map(len, text.splitlines())) <= 80
    assert read(text).match == match


def test_a_stake_changed_between_rounds_is_part_of_the_record() -> None:
    game = q.Game("q4", marbles=4, wins=9)
    first = "1a1 2a1 1b1 2b1 1c1 2c1 1d1"
    match = q.Match.of(game).play(first).play("stake=5")
    assert match.totals == (1, 0)
    assert read(Record(match).to_text()).match == match


@pytest.mark.parametrize("cut", range(len(WHOLE) - 1))
def test_a_record_cut_anywhere_is_refused(cut: int) -> None:
    if WHOLE[:cut].endswith("End: 4 moves"):
        return
    with pytest.raises(q.BadRecord):
        read(WHOLE[:cut])


def test_json_cut_in_half_is_refused_in_a_sentence() -> None:
    text = read(WHOLE).to_json()
    with pytest.raises(q.BadRecord, match="not whole"):
        read(text[: len(text) // 2])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("Game: puissance4", "Game: chess", "no game 'chess'"),
        ("pop_out=true", "pop_out=perhaps", "true or false"),
        ("4 4 x4 5", "4 4 x5 5", "move 3"),
        ("4 4 x4 5", "4 4 q4 5", "move 3"),
        ("4 4 x4 5", "4 4 x4", "has 3 moves"),
        ("going on", "1 (line)", "lead to 'going on'"),
        ("Event: rainy Sunday", "rainy Sunday", "Name: text"),
        ("record 1", "record 9", "starts with the line"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(old: str, new: str, complaint: str) -> None:
    with pytest.raises(q.BadRecord, match=complaint):
        read(WHOLE.replace(old, new))


@pytest.mark.parametrize("garbage", ["", "\0" * 99, "{", "{}", '{"record": 3}', "[]", "{" * 99999])
def test_garbage_is_refused(garbage: str) -> None:
    with pytest.raises(q.BadRecord):
        read(garbage)


@pytest.mark.parametrize("change", [{"moves": 3}, {"options": []}, {"game": None}, {"tags": 1}])
def test_json_of_the_wrong_types_is_refused(change: dict[str, object]) -> None:
    data = {**json.loads(read(WHOLE).to_json()), **change}
    with pytest.raises(q.BadRecord):
        read(json.dumps(data))


@pytest.mark.parametrize(
    "tags", [{"Game": "x"}, {"A": "two\nlines"}, {"a:b": "x"}, {"A": "half a character: \ud800"}]
)
def test_a_tag_that_would_not_read_back_is_refused(tags: dict[str, str]) -> None:
    with pytest.raises(q.BadRecord, match="no tag"):
        Record(q.Match.of(q.Game("plus4")), tags)
