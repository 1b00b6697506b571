"""Buckets, accounts, and turns that are shared out fairly."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from quatuor.server.admission import entrance
from quatuor.server.admission.accounts import CALM, Account, Accounts, Allowed, Meters, Whose
from quatuor.server.admission.addresses import Networks, subscriber
from quatuor.server.admission.buckets import Bucket, Rate
from quatuor.server.admission.entrance import Admission
from quatuor.server.admission.fair import FairQueue
from quatuor.server.settings import Limits
from tests.server.running import run


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_charged_as_one_subscriber(host: str, name: str) -> None:
    assert subscriber(host) == name


def test_networks_hold_their_addresses_and_no_others() -> None:
    networks = Networks(("192.0.2.7", "10.0.0.0/8", "2001:db8::/32"))
    inside = ("192.0.2.7", "::ffff:192.0.2.7", "10.1.2.3", "2001:db8::5")
    assert [host for host in (*inside, "192.0.2.8", "::1", "", "x") if host in networks] == [
        *inside
    ]


def test_a_bucket_fills_up_again_and_is_never_more_than_full() -> None:
    bucket = Bucket(Rate(2, 8), now=0)
    assert bucket.charge(10, now=0) == -2
    assert bucket.wait(0, now=0) == pytest.approx(2)  # until a quarter of the burst is there
    assert bucket.left(now=1) == 0
    assert bucket.left(now=100) == 8
    assert bucket.wait(1, now=100) == 0


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> float:
    """The time, which stands still: buckets of the whole server fill up within microseconds."""
    clock = SimpleNamespace(monotonic=lambda: 100.0)
    monkeypatch.setattr("quatuor.server.admission.accounts.time", clock)
    return 100.0


def test_everything_is_charged_to_person_address_and_server(now: float) -> None:
    accounts = Accounts(Limits().allowed)
    ann = accounts.of("Ann", "2001:db8::1")
    bob = accounts.of("Bob", "2001:db8::2")
    assert ann.charge("frames", 5) is None
    used = [round(meter.used("frames", now)) for _, meter in (*ann.meters(), *bob.meters())]
    assert used == [5, 5, 5, 0, 5, 5]


def test_people_of_other_addresses_are_charged_apart(now: float) -> None:
    accounts = Accounts(Limits().allowed)
    accounts.of("Ann", "192.0.2.1").charge("frames", 5)
    assert accounts.of("Bob", "192.0.2.2").address.used("frames", now) == 0


@pytest.mark.parametrize("whose", ["person", "address", "server"])
def test_whoever_is_over_by_what_was_used_already_has_to_wait(now: float, whose: Whose) -> None:
    allowed = Allowed(*(Rate(1, 4 if name == whose else 100) for name in Allowed._fields))
    account = Accounts({"frames": allowed}).of("Ann", "192.0.2.1")
    assert account.charge("frames", 4) is None
    excess = account.charge("frames")
    assert excess is not None
    assert excess[:2] == ("frames", whose)
    assert excess.wait == 2  # until there is a quarter of the burst
    assert excess.message.endswith("wait 2.0 s")


def test_what_nobody_in_particular_uses_is_charged_to_the_address(now: float) -> None:
    accounts = Accounts(Limits().allowed)
    accounts.of_nobody("192.0.2.1").charge("frames", 5)
    assert accounts.of("Ann", "192.0.2.1").address.used("frames", now) == 5


def test_whoever_used_more_than_a_calm_part_of_the_burst_asks_much(now: float) -> None:
    meter = Meters({"requests": Rate(1, 20)}).of("Ann")
    bucket = meter.bucket("requests", now)
    bucket.charge(20 * CALM, now)
    assert not meter.asks_much()
    bucket.charge(0.01, now)
    assert meter.asks_much()


def test_a_meter_is_at_rest_when_all_is_there_again_and_nobody_is_connected() -> None:
    meter = Meters({"frames": Rate(1, 10)}).of("Ann")
    assert meter.at_rest(0)
    meter.bucket("frames", 0).charge(1, 0)
    assert not meter.at_rest(0.5)
    assert meter.at_rest(1)
    meter.connections = 1
    assert not meter.at_rest(1)


@pytest.mark.parametrize(("many", "kept"), [(4, 2), (5, 2), (6, 3)])
def test_when_there_are_too_many_meters_the_older_half_is_forgotten(
    now: float, many: int, kept: int
) -> None:
    meters = Meters({"frames": Rate(0.001, 10)}, many=many)
    for number in range(many):
        meters.of(str(number)).bucket("frames", now).charge(5, now)
    meters.of("new")
    assert len(meters) == kept + 1
    newest = range(many - kept, many)
    assert [meters.of(str(number)).used("frames", now) for number in newest] == [5] * kept


def test_nobody_who_used_something_is_forgotten_as_long_as_they_are_few(now: float) -> None:
    meters = Meters({"frames": Rate(0.001, 10)}, many=10)
    for number in range(10):
        meters.of(str(number)).bucket("frames", now).charge(5 if number < 4 else 0, now)
    meters.of("new")
    assert [meters.of(str(number)).used("frames", now) for number in range(4)] == [5] * 4


def test_what_is_more_than_what_is_left_is_not_charged(now: float) -> None:
    allowed = Allowed(*(Rate(1, 20) for _ in Allowed._fields))
    account = Accounts({"tables": allowed}).of("Ann", "192.0.2.1")
    assert account.take("tables", 15) is None
    assert account.take("tables", 15) is not None
    assert account.address.used("tables", now) == 15


def test_what_would_be_too_much_is_not_charged(now: float) -> None:
    account = Accounts(Limits().allowed).of("Ann", "192.0.2.1")
    assert account.take("tables", 20) is None
    excess = account.take("tables", 20)
    assert excess is not None
    assert (excess.kind, excess.whose) == ("tables", "person")
    assert account.address.used("tables", now) == 20


def test_memory_of_people_is_bounded_and_whoever_is_connected_is_not_forgotten() -> None:
    meters = Meters({"frames": Rate(0.001, 10)}, many=100)
    connected = meters.of("Ann")
    connected.lines = 1
    for number in range(10_000):
        now = time.monotonic()
        meters.of(str(number)).bucket("frames", now).charge(5, now)
        assert len(meters) <= 100
    assert meters.of("Ann") is connected


async def have_turns(queue: FairQueue, table: str, account: Account, had: list[str]) -> None:
    """One turn, noted when it begins."""
    async with queue.turn(table, lambda: [account]):
        had.append(table)
        await asyncio.sleep(0.002)


def test_turns_go_to_whoever_had_least() -> None:
    async def share() -> list[str]:
        accounts, queue, had = Accounts(Limits().allowed), FairQueue(1, Rate(0.1, 60)), list[str]()
        eve, ann = accounts.of("Eve", "192.0.2.1"), accounts.of("Ann", "192.0.2.2")
        greedy = [have_turns(queue, f"eve {number}", eve, had) for number in range(20)]
        tasks = [asyncio.create_task(turn) for turn in greedy]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(have_turns(queue, "ann", ann, had)) for _ in range(2)]
        await asyncio.gather(*tasks)
        return had

    had = run(share())
    assert had.index("ann") == 1
    assert len(had) == 22


def test_a_table_has_no_second_turn_before_others_of_the_same_person_had_one() -> None:
    async def share() -> list[str]:
        accounts, queue, had = Accounts(Limits().allowed), FairQueue(1, Rate(0.1, 60)), list[str]()
        ann = accounts.of("Ann", "192.0.2.2")
        names = ["a", "a", "a", "b", "c"]
        await asyncio.gather(*(have_turns(queue, name, ann, had) for name in names))
        return had

    assert sorted(run(share())[:3]) == ["a", "b", "c"]


def test_a_turn_that_nobody_wants_any_more_is_passed_on() -> None:
    async def share() -> list[str]:
        accounts, queue, had = Accounts(Limits().allowed), FairQueue(1, Rate(0.1, 60)), list[str]()
        ann = accounts.of("Ann", "192.0.2.2")
        first, second, third = (
            asyncio.create_task(have_turns(queue, name, ann, had)) for name in "abc"
        )
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, third, return_exceptions=True)
        await have_turns(queue, "d", ann, had)
        return had

    assert run(share()) == ["a", "c", "d"]


def full(people: int) -> Admission:
    """A server that keeps its last places for those who play."""
    admission = Admission(Limits(), Networks(()))
    admission.open.update(range(people))
    return admission


def test_the_last_places_are_kept_for_people_who_play(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits()
    shared = int(limits.all_connections * limits.shared)
    assert not full(shared).is_full("Ann")
    admission = full(shared + 1)
    assert admission.is_full("Ann")
    admission.played("Ann")
    assert not admission.is_full("Ann")
    assert admission.is_full("Bob")
    monkeypatch.setattr(entrance, "KNOWN_FOR", 0.0)
    assert admission.is_full("Ann")


def test_who_played_longest_ago_is_no_longer_known_as_a_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(entrance, "MANY", 2)
    admission = full(0)
    for name in ("Ann", "Bob", "Ann", "Cleo"):
        admission.played(name)
    assert [name for name in ("Ann", "Bob", "Cleo") if admission.plays(name)] == ["Ann", "Cleo"]
