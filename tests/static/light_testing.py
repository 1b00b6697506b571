"""What `tests/test_laws.py` asks of pytest and of Hypothesis, light enough for a browser tab.

Sent to the tab under both their names: it leaves the laws as plain functions of a setting and a
seed, which `broken` calls.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

Law = Callable[..., None]


def _unchanged(*_told: Any, **_named: Any) -> Callable[[Law], Law]:
    return lambda law: law


given = settings = _unchanged
mark = SimpleNamespace(parametrize=_unchanged)
strategies = SimpleNamespace(integers=lambda _least, _most: None)


@contextmanager
def raises(kind: type[Exception]) -> Iterator[SimpleNamespace]:
    """What goes on inside has to fail with such an exception, which is told as `value`."""
    caught = SimpleNamespace(value=None)
    try:
        yield caught
    except kind as error:
        caught.value = error
    else:
        raise AssertionError(f"no {kind.__name__}")


def broken(module: str, name: str, seed: int) -> list[str]:
    """The settings in which this law does not hold, with what went wrong."""
    from importlib import import_module

    from tests.random_games import label
    from tests.settings import SETTINGS

    law, found = getattr(import_module(module), name), []
    for setting in SETTINGS:
        try:
            law(setting=setting, seed=seed)
        except Exception as error:
            found.append(f"{label(setting)}: {error!r}")
    return found
