"""What can be wrong with what we are given. Every message says what was expected instead."""

from collections.abc import Iterable


class QuatuorError(ValueError):
    """Something we were given cannot be used; `code` names the kind for programs."""

    code = "bad_request"


class BadRequest(QuatuorError):
    """A request that does not have the form it should have."""


class UnknownPuzzle(BadRequest):
    """There is no puzzle of that name, or none like that."""

    code = "no_puzzle"


class BadDay(BadRequest):
    """A day that is none, or is not written as days are."""

    code = "bad_day"


class UnknownGame(QuatuorError):
    """There is no game of that name."""

    code = "unknown_game"


class BadOption(QuatuorError):
    """A game has no such option, or the option no such value."""

    code = "bad_option"


class BadRecord(QuatuorError):
    """A game record that cannot be read back."""

    code = "bad_record"


class BadStudy(QuatuorError):
    """A study that cannot be read back."""

    code = "bad_study"


class UnreadableText(BadRecord):
    """A text that is neither a game record nor moves nor a link to a position."""

    code = "unreadable_text"


class MoveError(QuatuorError):
    """A token that was not played; `at` counts the tokens before it."""

    def __init__(self, message: str, token: str = "", at: int = 0) -> None:
        super().__init__(message)
        self.token = token
        self.at = at


class UnreadableMove(MoveError):
    """A token that says nothing in this game."""

    code = "unreadable_move"


class IllegalMove(MoveError):
    """A token of this game that may not be played now."""

    code = "illegal_move"


class MissingExtra(QuatuorError, ImportError):
    """A part of the program whose packages are not installed; `extra` names what brings them."""

    code = "missing_extra"

    def __init__(self, message: str, extra: str = "") -> None:
        super().__init__(message)
        self.extra = extra


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a message about an unknown word: the known one most like it, if one is."""
    from difflib import get_close_matches

    by_small = {name.lower(): name for name in known}
    near = get_close_matches(word.lower(), by_small, n=1)
    return f"; did you mean {by_small[near[0]]!r}?" if near else ""
