"""Copies without surprises: lists, dicts and our own objects are copied, values are shared."""

from typing import Self


class Plain:
    """An object whose whole state is its attributes, so that a copy is a copy of each of them."""

    def copy(self) -> Self:
        """A twin that can be played on without changing this one."""
        twin = object.__new__(type(self))
        for name, value in self.__dict__.items():
            twin.__dict__[name] = fresh(value)
        return twin


def fresh(value: object) -> object:
    """A value that shares nothing changeable with the one given."""
    if isinstance(value, Plain):
        return value.copy()
    if isinstance(value, list):
        return [fresh(item) for item in value]
    if isinstance(value, dict):
        return {name: fresh(item) for name, item in value.items()}
    return value
