"""What runs in the worker that thinks: one piece of work after the other, as it is asked."""

from quatuor.tab.executors import packed, unpacked


def answer(text: str) -> str:
    """Do what was asked, and pack up what came of it: a result, or the exception."""
    work, arguments = unpacked(text)
    try:
        return packed((work(*arguments), None))
    except Exception as error:
        return packed((None, RuntimeError(f"{type(error).__name__}: {error}")))
