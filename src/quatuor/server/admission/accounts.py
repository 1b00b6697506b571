"""Who has used how much: everything is charged to a person, an address and the server."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from quatuor.server.admission.addresses import subscriber
from quatuor.server.admission.buckets import Bucket, Rate

Kind = Literal["frames", "requests", "connections", "handshakes", "tables", "thinking"]
Whose = Literal["person", "address", "server"]
MESSAGES: Mapping[Whose, str] = {
    "person": "you sent too many {kind}; wait {wait} s",
    "address": "too many {kind} came from your network address; wait {wait} s",
    "server": "the server has too many {kind} to serve; wait {wait} s",
}
ASKING: tuple[Kind, ...] = ("requests", "connections", "handshakes")
CALM = 0.125
"""The part of what is allowed at once from which on somebody asks for much."""
MANY = 10_000
"""Meters that are kept of people, and of addresses; those of which nothing is used go first."""


class Allowed(NamedTuple):
    """How much of one kind each person, each address and the whole server may use."""

    person: Rate
    address: Rate
    server: Rate


class Excess(NamedTuple):
    """Somebody is over a limit."""

    kind: Kind
    whose: Whose
    wait: float
    """Seconds until it is paid off."""

    @property
    def message(self) -> str:
        """Why, in a sentence."""
        return MESSAGES[self.whose].format(kind=self.kind, wait=f"{self.wait:.1f}")


class Meter:
    """What one person, one address or the whole server has used of each kind."""

    __slots__ = ("_buckets", "_rates", "connections", "lines")

    def __init__(self, rates: Mapping[Kind, Rate]) -> None:
        self._rates = rates
        self._buckets: dict[Kind, Bucket] = {}
        self.lines = 0
        """Open WebSockets."""
        self.connections = 0
        """Open connections that are none yet."""

    def used(self, kind: Kind, now: float) -> float:
        """How much of this kind was used of late."""
        return self.bucket(kind, now).used(now)

    def bucket(self, kind: Kind, now: float) -> Bucket:
        """The bucket of this kind."""
        found = self._buckets.get(kind)
        if found is None:
            found = self._buckets[kind] = Bucket(self._rates[kind], now)
        return found

    def asks_much(self) -> bool:
        """Whether a good part of what is allowed at once was used of late, of anything."""
        now = time.monotonic()
        return any(
            bucket.used(now) > CALM * self._rates[kind].burst
            for kind, bucket in self._buckets.items()
            if kind in ASKING
        )

    def at_rest(self, now: float) -> bool:
        """Whether forgetting it would change nothing."""
        return not (self.lines or self.connections) and all(
            bucket.used(now) <= 0 for bucket in self._buckets.values()
        )


class Meters:
    """The meters of all people, or of all addresses, who were here lately."""

    def __init__(self, rates: Mapping[Kind, Rate], many: int = MANY) -> None:
        self._rates = rates
        self._many = many
        self._known: dict[str, Meter] = {}

    def __len__(self) -> int:
        return len(self._known)

    def new(self) -> Meter:
        """A meter of nobody in particular."""
        return Meter(self._rates)

    def of(self, name: str) -> Meter:
        """The meter of that name, made where there is none."""
        meter = self._known.get(name)
        if meter is None:
            if len(self._known) >= self._many:
                self._forget(time.monotonic())
            meter = self._known[name] = self.new()
        return meter

    def _forget(self, now: float) -> None:
        """Forget meters of which nothing is used; if too few, also old ones of those who left."""
        kept = {name: meter for name, meter in self._known.items() if not meter.at_rest(now)}
        if len(kept) > self._many // 2:
            older = list(kept)[: len(kept) - self._many // 2]
            for name in older:
                if not (kept[name].lines or kept[name].connections):
                    del kept[name]
        self._known = kept


@dataclass(frozen=True, slots=True)
class Account:
    """Whom something is charged to."""

    person: Meter
    address: Meter
    server: Meter

    def meters(self) -> tuple[tuple[Whose, Meter], ...]:
        """All three."""
        return ("person", self.person), ("address", self.address), ("server", self.server)

    def charge(self, kind: Kind, cost: float = 1.0) -> Excess | None:
        """Charge something that was used already; who is over by that, if anybody is."""
        now, over = time.monotonic(), False
        for bucket in self.buckets(kind, now):
            over |= bucket.charge(cost, now) < 0
        return self.excess(kind, 0.0) if over else None

    def buckets(self, kind: Kind, now: float) -> tuple[Bucket, Bucket, Bucket]:
        """The three buckets from which something of this kind is taken."""
        return (
            self.person.bucket(kind, now),
            self.address.bucket(kind, now),
            self.server.bucket(kind, now),
        )

    def excess(self, kind: Kind, cost: float = 1.0) -> Excess | None:
        """Who has to wait before that much may be used, if anybody has."""
        now = time.monotonic()
        waits = {whose: meter.bucket(kind, now).wait(cost, now) for whose, meter in self.meters()}
        whose = max(waits, key=lambda each: waits[each])
        return Excess(kind, whose, waits[whose]) if waits[whose] else None

    def take(self, kind: Kind, cost: float = 1.0) -> Excess | None:
        """Charge something that is about to be used, unless somebody would be over by it."""
        return self.excess(kind, cost) or self.charge(kind, cost)


@dataclass
class Accounts:
    """All accounts of a server process."""

    allowed: Mapping[Kind, Allowed]
    people: Meters = field(init=False)
    addresses: Meters = field(init=False)
    server: Meter = field(init=False)

    def __post_init__(self) -> None:
        self.people = Meters({kind: rates.person for kind, rates in self.allowed.items()})
        self.addresses = Meters({kind: rates.address for kind, rates in self.allowed.items()})
        self.server = Meter({kind: rates.server for kind, rates in self.allowed.items()})

    def of(self, key: str, host: str) -> Account:
        """The account of a person who comes from that host."""
        return Account(self.people.of(key), self.addresses.of(subscriber(host)), self.server)

    def of_nobody(self, host: str) -> Account:
        """The account of somebody who has no name yet: the address has to answer for them."""
        return Account(self.people.new(), self.addresses.of(subscriber(host)), self.server)
