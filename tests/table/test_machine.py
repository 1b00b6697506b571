"""A table of puissance4 against a model made of lists: who may do what, and what comes of it."""

from contextlib import suppress

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from quatuor.table import ROOM, Event, Refusal, events
from tests.table.helping import ANN, BOB, NAMES, Room, opened

PEOPLE = st.sampled_from([ANN, BOB, "key-of-eve"])
SEATS = st.sampled_from([1, 2])


class TheTable(RuleBasedStateMachine):
    """Two seats, one round, offers to undo and to draw."""

    room: Room

    @initialize()
    def open_it(self) -> None:
        self.room = opened(wins=1)
        self.seats: dict[int, str] = {}
        self.columns: list[int] = []
        self.phase = "gathering"
        self.starter = 1
        self.offer: tuple[str, int] | None = None
        self.winners: list[int] = []
        self.by_rules = False

    def expect(self, event: Event, allowed: bool) -> bool:
        """Do it, and see that it was allowed exactly when the model says so."""
        done = False
        with suppress(Refusal):
            self.room.do(event)
            done = True
        assert done == allowed, event
        return done

    @property
    def to_move(self) -> int:
        return (self.starter + len(self.columns) - 1) % 2 + 1

    def heights(self) -> list[int]:
        return [self.columns.count(column) for column in range(1, 8)]

    def grid(self) -> dict[tuple[int, int], int]:
        heights, cells = [0] * 8, {}
        for number, column in enumerate(self.columns):
            cells[column, heights[column]] = (self.starter + number - 1) % 2 + 1
            heights[column] += 1
        return cells

    def has_line(self, player: int) -> bool:
        cells = self.grid()
        return any(
            all(cells.get((x + k * dx, y + k * dy)) == player for k in range(4))
            for x, y in cells
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
        )

    @rule(person=PEOPLE, seat=SEATS)
    def sit(self, person: str, seat: int) -> None:
        if self.expect(events.Sat(person, NAMES.get(person, "Eve"), seat), seat not in self.seats):
            self.seats[seat] = person

    @rule(person=PEOPLE)
    def leave(self, person: str) -> None:
        if self.expect(events.Left(person), person in self.seats.values()):
            self.seats = {seat: who for seat, who in self.seats.items() if who != person}
            self.offer = None

    @rule()
    def begin(self) -> None:
        full = len(self.seats) == 2
        if self.expect(events.Began(ROOM, 0), full and self.phase == "gathering"):
            self.phase, self.columns, self.offer = "playing", [], None
            self.by_rules = False

    @rule(person=PEOPLE, seat=SEATS, column=st.integers(1, 8), behind=st.integers(0, 1))
    def play(self, person: str, seat: int, column: int, behind: int) -> None:
        seen = self.room.table.changed - behind
        legal = column <= 7 and self.heights()[column - 1] < 6
        allowed = (
            self.phase == "playing"
            and self.seats.get(seat) == person
            and seat == self.to_move
            and legal
            and not behind
        )
        if self.expect(events.Played(person, seat, str(column), seen), allowed):
            self.columns.append(column)
            self.offer = None
            if self.has_line(seat):
                self.phase, self.winners, self.by_rules = "over", [seat], True
            elif len(self.columns) == 42:
                self.phase, self.winners, self.by_rules = "over", [], True

    @rule(columns=st.lists(st.integers(1, 7), max_size=12))
    def play_on(self, columns: list[int]) -> None:
        for column in columns:
            if self.to_move in self.seats:
                self.play(self.seats[self.to_move], self.to_move, column, 0)

    @rule(person=PEOPLE, seat=SEATS)
    def resign(self, person: str, seat: int) -> None:
        allowed = self.phase == "playing" and self.seats.get(seat) == person
        if self.expect(events.Resigned(person, seat), allowed):
            self.phase, self.winners, self.offer = "over", [3 - seat], None

    @rule(person=PEOPLE, seat=SEATS, what=st.sampled_from(["undo", "draw", "rematch"]))
    def ask(self, person: str, seat: int, what: str) -> None:
        held = self.seats.get(seat) == person and self.offer is None and len(self.seats) == 2
        same = self.seats.get(3 - seat) == person
        mine = bool(self.columns) and (3 - self.to_move == seat or (same and len(self.columns) > 1))
        possible = {
            "undo": (self.phase == "playing" or (self.phase == "over" and self.by_rules)) and mine,
            "draw": self.phase == "playing",
            "rematch": self.phase == "over",
        }[what]
        event = events.Offered(person, seat, what)  # type: ignore[arg-type]
        if self.expect(event, held and possible):
            if same and what != "draw":  # that one is asked about once more, on the other seat
                self.agreed(what, seat)
            else:
                self.offer = (what, seat)

    @rule(person=PEOPLE, seat=SEATS, yes=st.booleans())
    def answer(self, person: str, seat: int, yes: bool) -> None:
        number = self.room.table.offer.number if self.room.table.offer else 0
        held = self.seats.get(seat) == person and self.offer is not None
        asked = self.offer is not None and self.offer[1] == 3 - seat
        if yes:
            done = self.expect(events.Accepted(person, seat, number), held and asked)
        else:
            done = self.expect(events.Declined(person, seat, number), held)
        if done and self.offer:
            what, asker = self.offer
            self.offer = None
            if yes:
                self.agreed(what, asker)

    def agreed(self, what: str, seat: int) -> None:
        if what == "undo":
            back = 1 if 3 - self.to_move == seat else 2
            self.columns = self.columns[:-back]
            self.phase, self.by_rules = "playing", False
        elif what == "draw":
            self.phase, self.winners = "over", []
        else:
            self.phase = "gathering"
            self.starter = 3 - self.starter

    @invariant()
    def the_table_is_what_the_model_says(self) -> None:
        if not hasattr(self, "seats"):
            return
        seen = self.room.sees("")
        assert seen["phase"] == self.phase
        assert [bool(seat["names"]) for seat in seen["seats"]] == [n in self.seats for n in (1, 2)]
        if self.phase == "playing":
            assert seen["match"]["moves"] == [str(column) for column in self.columns]
            assert seen["match"]["to_move"] == self.to_move
            assert (seen["offer"] or {}).get("what") == (self.offer[0] if self.offer else None)
        if self.phase == "over":
            assert seen["result"]["winners"] == self.winners


TheTable.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestTheTable = TheTable.TestCase
