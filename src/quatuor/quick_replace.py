"""`replace` for frozen dataclasses, eight times as quick as the one of the standard library.

That one calls `__init__`, which sets each field of a frozen class by a call of its own. A table has
more than twenty fields, and every move makes a few tables: here all fields are copied in one step.
It is for classes without `__post_init__` and without slots, which all of ours are.
"""

from dataclasses import replace as replace
from typing import TYPE_CHECKING, Any

if not TYPE_CHECKING:  # the checker sees the original, which knows the types of all fields

    def replace(value: Any, /, **changes: Any) -> Any:
        """The same with some fields changed."""
        fields = vars(value).copy()
        fields.update(changes)
        replaced = object.__new__(type(value))
        object.__setattr__(replaced, "__dict__", fields)
        return replaced
