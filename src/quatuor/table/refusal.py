"""Why a table does not do what it was asked."""

from quatuor.errors import QuatuorError


class Refusal(QuatuorError):
    """An event that changes nothing; `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def require(holds: bool, code: str, message: str) -> None:
    """Refuse, with the reason, unless the condition holds."""
    if not holds:
        raise Refusal(code, message)
