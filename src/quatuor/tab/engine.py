"""What runs in the worker that thinks: one piece of work after the other, as it is asked."""

from collections.abc import Awaitable, Callable
from typing import Any

from quatuor.errors import MissingExtra
from quatuor.search.tablebase.engine import PROGRESS
from quatuor.tab.executors import packed, unpacked

Bring = Callable[[str], Awaitable[None]]
"""Has the browser fetch what an extra brings, after which it can be imported."""
Making = Callable[[int, int | None], None]
"""Tells how much of a tablebase is done, and how much there is, if that is known."""


async def answer(text: str, bring: Bring, making: Making) -> str:
    """Do what was asked, and pack up what came of it: a result, or the exception."""
    work, arguments = unpacked(text)
    PROGRESS.set(lambda _stage, done, whole: making(done, whole))
    try:
        return packed((await done(work, arguments, bring), None))
    except Exception as error:
        return packed((None, RuntimeError(f"{type(error).__name__}: {error}")))


async def done(work: Callable[..., Any], arguments: tuple[Any, ...], bring: Bring) -> Any:
    """What the function returns; what it misses is fetched first."""
    try:
        return work(*arguments)
    except MissingExtra as missing:
        await bring(missing.extra)
        return work(*arguments)
