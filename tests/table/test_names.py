"""Names that people can read and tell apart, and phrases that come one by one."""

import pytest

from quatuor.table import events, replay
from quatuor.table.event_checks import PHRASES, PHRASES_IN
from quatuor.table.names import skeleton
from tests.table.helping import ANN, BOB, CLEO, START, Room, opened, seated


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Ann."),
        ("Ann", "A n n"),
        ("Zoé", "Zoe"),
        ("Bob", "\u0412\u043eb"),  # Cyrillic
        ("Paul", "\u03a1aul"),  # Greek
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann", "\U0001d400nn"),  # mathematical bold
        ("Bill", "BiII"),
        ("Zoe", "Z0e"),
        ("Emma", "Ernrna"),
        ("Olga", "\u00d8lga"),
    ],
)
def test_two_people_never_have_names_that_look_alike(name: str, other: str) -> None:
    room = opened().do(events.Sat(ANN, name, 1))
    assert room.refused(events.Sat(BOB, other, 2)) == "name_taken"
    assert room.refused(events.Watched(BOB, other)) == "name_taken"


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Fox", "Fox 2"), ("李", "王")])
def test_names_that_differ_are_welcome(name: str, other: str) -> None:
    opened().do(events.Sat(ANN, name, 1)).do(events.Sat(BOB, other, 2))


def test_one_person_may_have_one_name_on_two_seats_and_keep_it_when_looking_on_again() -> None:
    room = opened().do(events.Sat(ANN, "Ann", 1)).do(events.Sat(ANN, "Ann", 2))
    room.do(events.Watched(BOB, "Bob")).do(events.Watched(BOB, "bob"))
    assert room.sees("")["watchers"] == ["bob"]


def test_a_name_is_free_again_once_its_holder_has_left() -> None:
    room = seated().do(events.Left(BOB)).do(events.Sat(CLEO, "Bob", 2))
    assert room.sees("")["seats"][1]["names"] == ["Bob"]


@pytest.mark.parametrize(
    "name",
    ["An\u200bn", "\u202eAnn", "Ann\u2066", "\u3164", "\u2800\u2800", "A\u034fnn", "A\ufe0fnn"],
)
def test_invisible_characters_are_refused(name: str) -> None:
    assert opened().refused(events.Sat(ANN, name, 1)) == "invisible_characters"


@pytest.mark.parametrize("name", ["Z\u0323\u0324\u0325\u0326oe", "a\u20dd\u20dd\u20dd", "\u0301a"])
def test_piles_of_accents_are_refused(name: str) -> None:
    assert opened().refused(events.Sat(ANN, name, 1)) == "stacked_characters"


@pytest.mark.parametrize(
    "name", ["Cléo", "Đặng", "สมชาย", "קֹהֶלֶת", "יוסי", "Zoé \u2764\ufe0f", "李雷"]
)
def test_names_of_living_scripts_are_welcome(name: str) -> None:
    opened().do(events.Sat(ANN, name, 1))


def test_a_name_of_symbols_alone_has_a_skeleton_too() -> None:
    assert skeleton("\u2764") != skeleton("\u2605")


def test_a_log_of_older_days_with_names_alike_is_still_read() -> None:
    log = opened().log
    both: list[events.Event] = [
        events.Sat(ANN, "Ann", 1),
        events.Sat(BOB, "ann", 2),
        events.Watched(CLEO, "\u3164"),
    ]
    table = replay([*log, *((event, START) for event in both)])
    assert [seat.people[0].name for seat in table.seats] == ["Ann", "ann"]


def talking() -> Room:
    room = seated()
    for _ in range(PHRASES):
        room.do(events.Said(ANN, "hello"), after=100)
    return room


def test_one_person_says_only_so_many_phrases_in_a_while() -> None:
    room = talking()
    assert room.refused(events.Said(ANN, "hello")) == "too_many_phrases"
    room.do(events.Said(BOB, "hush"))
    assert room.refused(events.Said(ANN, "hello"), after=PHRASES_IN - 400) == "too_many_phrases"
    room.do(events.Said(ANN, "hello"), after=PHRASES_IN - 100)


def test_a_phrase_has_no_invisible_or_stacked_characters() -> None:
    assert seated().refused(events.Said(ANN, "he\u200bllo")) == "invisible_characters"
    assert seated().refused(events.Said(ANN, "q\u0323\u0324\u0325i")) == "stacked_characters"
