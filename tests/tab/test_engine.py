"""What the worker that thinks does when it lacks an extra."""

import asyncio
import sys
from pathlib import Path

import pytest

import quatuor as q
from quatuor import extras
from quatuor.errors import MissingExtra
from quatuor.extras import missing
from quatuor.search.tablebase import store
from quatuor.search.tablebase.engine import ready_tablebase
from quatuor.tab import engine
from quatuor.tab.executors import packed, unpacked
from tests.tab.rows import bring, making

here: set[str] = set()


def thrown(words: str) -> str:
    """Work that needs an extra."""
    if "flip" not in here:
        raise missing("flip")
    return words.upper()


def looked_up() -> str:
    """Work that makes a table of a small game."""
    found = q.analyze(q.Game("plus4", discs=4).start())
    return found.engine


async def asked(bring: engine.Bring) -> tuple[str | None, Exception | None]:
    """What comes of that work where extras are fetched so."""
    here.clear()
    result: tuple[str | None, Exception | None]
    result = unpacked(await engine.answer(packed((thrown, ("high",))), bring, making))
    return result


def test_what_work_lacks_is_fetched_and_the_work_done() -> None:
    fetched: list[str] = []

    async def bring(extra: str) -> None:
        fetched.append(extra)
        here.add(extra)

    assert asyncio.run(asked(bring)) == ("HIGH", None)
    assert fetched == ["flip"]


def test_what_cannot_be_fetched_is_told() -> None:
    async def bring(extra: str) -> None:
        raise OSError("no network")

    result, failure = asyncio.run(asked(bring))
    assert result is None
    assert "no network" in str(failure)


def test_how_far_a_table_is_that_a_search_makes_first_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(store, "cache_home", lambda: tmp_path)
    ready_tablebase.cache_clear()
    told: list[tuple[int, int | None]] = []

    work = packed((looked_up, ()))
    answer = asyncio.run(engine.answer(work, bring, lambda *how_far: told.append(how_far)))
    ready_tablebase.cache_clear()
    assert unpacked(answer) == ("table", None)
    assert (2325, None) in told
    assert told[-1][1] == 2325


def test_in_a_tab_no_game_is_refused_for_want_of_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mujoco", None)
    monkeypatch.setitem(extras.EXTRAS, "flip", extras.Extra("throwing", ("mujoco_nowhere",)))
    with pytest.raises(MissingExtra):
        extras.require("flip")
    monkeypatch.setattr(extras, "FETCHED", True)
    extras.require("flip")
