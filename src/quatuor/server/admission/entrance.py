"""How many connections may be open; the last of them are kept for people who play already."""

import time
from dataclasses import dataclass, field
from typing import Any

from quatuor.server.admission.accounts import Accounts, Meter
from quatuor.server.admission.addresses import Networks, subscriber
from quatuor.server.admission.turns import Turns
from quatuor.server.settings import Limits

KNOWN_FOR = 3600.0
"""Seconds for which somebody who did something at a table counts as somebody who plays."""
MANY = 50_000
"""People who are remembered in this way."""


@dataclass
class Admission:
    """Everything about admission that one server process knows."""

    limits: Limits
    trusted: Networks
    accounts: Accounts = field(init=False)
    most: int = field(init=False)
    """Connections that may be open."""
    open: set[Any] = field(default_factory=set)
    """Those that are; uvicorn keeps them."""
    turns: Turns = field(default_factory=Turns)
    """Where work for addresses that ask for much waits."""
    _known: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.accounts = Accounts(self.limits.allowed)
        self.most = self.limits.all_connections

    def address(self, host: str) -> Meter:
        """The meter of an address."""
        return self.accounts.addresses.of(subscriber(host))

    def refusal(self, host: str) -> str | None:
        """Why one more connection from here cannot be taken, before anything is read from it."""
        if len(self.open) >= self.most:
            return "the server has as many connections as it can hold; try again soon"
        if host in self.trusted or self.address(host).connections < self.limits.requesting:
            return None
        return f"at most {self.limits.requesting} connections of your address may send requests"

    def is_full(self, key: str) -> bool:
        """Whether the places that are left are kept for others than this person."""
        return len(self.open) > self.most * self.limits.shared and not self.plays(key)

    def plays(self, key: str) -> bool:
        """Whether this person plays, or did a moment ago."""
        return time.monotonic() - self._known.get(key, -KNOWN_FOR) < KNOWN_FOR

    def played(self, key: str) -> None:
        """This person has done something at a table."""
        self._known.pop(key, None)
        self._known[key] = time.monotonic()
        if len(self._known) > MANY:
            del self._known[next(iter(self._known))]
