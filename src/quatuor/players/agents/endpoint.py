"""An agent behind HTTP: a position is posted to an address, and the answer is a token."""

import urllib.error
import urllib.request

from quatuor.game import Position
from quatuor.players.agents.question import SECONDS, AgentFailed, answer, question

LONGEST = 1 << 16
"""Bytes of an answer that are read."""


class Endpoint:
    """An address that answers every POST of a position (JSON) with a token, as text or JSON."""

    def __init__(self, address: str, seconds: float = SECONDS) -> None:
        self.address, self._seconds = address, seconds
        self.__name__ = address

    def __call__(self, position: Position) -> str:
        """The token that it plays here."""
        who = f"the endpoint {self.address}"
        asked = urllib.request.Request(
            self.address,
            question(position).encode(),
            {"Content-Type": "application/json; charset=utf-8"},
        )
        try:
            with urllib.request.urlopen(asked, timeout=self._seconds) as found:
                text = found.read(LONGEST).decode("utf-8", "replace")
        except urllib.error.HTTPError as error:
            with error:
                raise AgentFailed(f"{who} answers with status {error.code}") from None
        except TimeoutError:
            raise AgentFailed(f"{who} has not answered within {self._seconds:g} s") from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise AgentFailed(f"{who} cannot be asked: {reason}") from None
        return answer(text, position, who)
