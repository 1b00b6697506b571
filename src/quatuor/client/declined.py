"""What a client is told when the server does not do what it was asked."""

from quatuor.errors import QuatuorError


class Declined(QuatuorError):
    """The server does not do it; `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
