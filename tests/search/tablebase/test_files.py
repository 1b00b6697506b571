"""Tables on disk: whole or not at all, never believed when damaged."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

import quatuor as q
from quatuor.search.tablebase import CannotStore, Tablebase, make, store, tablebase_for
from quatuor.search.tablebase.store import Columns, load, path_of, save

GAME = q.Game("plus4", discs=2)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(store, "cache_home", lambda: tmp_path)
    return tmp_path / "tables"


def stored() -> Path:
    assert tablebase_for(GAME) is not None
    return path_of("plus4-elementary-draw-2")


def same(one: Columns | None, other: Columns | None) -> bool:
    assert one is not None
    assert other is not None
    return all(list(one[k]) == list(other[k]) for k in range(len(one)))


def test_a_stored_table_reads_back_as_it_was_made() -> None:
    assert same(load(stored()), make(GAME))


def test_a_stored_table_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stored()
    reports: list[tuple[str, int, int | None]] = []
    tablebase_for(GAME, lambda *report: reports.append(report))
    assert reports == []


@pytest.mark.parametrize("kept", [0, 1, 50, 127, 128, 200, -1])
def test_a_file_that_was_cut_short_is_made_again(kept: int) -> None:
    path = stored()
    whole = path.read_bytes()
    path.write_bytes(whole[:kept])
    assert load(path) is None
    stored()
    assert path.read_bytes() == whole


@pytest.mark.parametrize("place", [3, 30, 128, 500, -1])
def test_a_damaged_file_is_made_again(place: int) -> None:
    path = stored()
    whole = path.read_bytes()
    damaged = bytearray(whole)
    damaged[place] ^= 0x10
    path.write_bytes(damaged)
    assert load(path) is None
    stored()
    assert path.read_bytes() == whole


def test_work_that_is_stopped_leaves_nothing_and_can_be_done_later(home: Path) -> None:
    def stop(stage: str, done: int, total: int | None) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tablebase_for(GAME, stop)
    assert not home.exists()
    assert stored().exists()


def test_a_full_disk_is_said_clearly_and_loses_neither_the_table_nor_the_old_file(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = stored()
    before = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    columns = make(GAME)
    with pytest.raises(CannotStore, match="No space left on device") as caught:
        save(path, columns)
    assert path.read_bytes() == before
    assert os.listdir(home) == [path.name]
    assert str(Tablebase(GAME, caught.value.columns).value(GAME.start())) == "draw"


def test_a_new_table_takes_the_place_of_one_made_by_older_rules(home: Path) -> None:
    home.mkdir()
    old = home / "plus4-elementary-draw-2-0123456789abcdef.table"
    neighbour = home / "plus4-elementary-draw-3-0123456789abcdef.table"
    broken = home / "plus4-elementary-draw-2-0123456789abcdef.tablexyz.part"
    for path in (old, neighbour, broken):
        path.write_bytes(b"")
    kept = stored()
    assert sorted(home.iterdir()) == sorted([neighbour, kept])


@pytest.mark.parametrize(
    "options",
    [{"wins": 5}, {"first": 2}, {"target": 3}],
)
def test_what_matters_only_between_rounds_shares_one_table(
    home: Path, options: dict[str, Any]
) -> None:
    stored()
    tablebase_for(q.Game("plus4", discs=2, **options))
    assert len(list(home.iterdir())) == 1
