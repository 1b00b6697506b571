"""A property that is worked out once, when it is first asked for.

It is `functools.cached_property` as it is from Python 3.12 on: without a lock, which costs more
than most of what a position has to say. To work something out twice at once is harmless here.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - used as a decorator, like property
    """The answer is kept where the property would be looked for next time."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, holder: Any, _kind: type | None = None) -> T:
        found = holder.__dict__[self._name] = self._work(holder)
        return found
