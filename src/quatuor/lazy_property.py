"""A property that is computed once, when it is first read.

It is `functools.cached_property` as it is from Python 3.12 on: without a lock, which costs more
than most properties of a position. To compute it twice at once does no harm here.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class lazy_property(Generic[T]):  # noqa: N801 - used as a decorator, like property
    """The value is stored in the instance, where it is found first next time."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, holder: Any, _kind: type | None = None) -> T:
        found = holder.__dict__[self._name] = self._work(holder)
        return found
