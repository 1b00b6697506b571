"""A room without a server: a ledger in memory, connections by queue, and asyncio alone."""

import pytest

from quatuor.errors import BadRequest
from quatuor.room.analysis import Asker
from quatuor.room.memory_ledger import MemoryLedger
from quatuor.room.study_schemas import Enquiry, Laid, Place, Rereading, Sketch, StudyText
from quatuor.table import Wanted
from tests.room.clients import LocalClient, opened_room, play_match, run


def test_a_whole_match_is_played_against_the_computer_without_a_server() -> None:
    async def play() -> None:
        async with opened_room() as service:
            client = await play_match(service)
            assert client.view["result"]["reason"] in ("line", "full")
            movers = {event.get("seat") for event in client.happened if event["event"] == "Played"}
            assert movers == {1, 2}

    run(play())


def test_a_match_that_was_played_can_be_read_again_from_the_ledger_alone() -> None:
    async def play() -> None:
        ledger = MemoryLedger()
        async with opened_room(ledger) as service:
            client = await play_match(service)
            [table] = service.room.loaded
        async with opened_room(ledger) as reopened:
            again = await reopened.view(table, client.key)
            assert again["match"] == client.view["match"]
            assert again["result"] == client.view["result"]
            events, last = await reopened.history(table, client.key, 0, 500)
            assert [event["seq"] for event in events] == list(range(1, last + 1))
            record = await reopened.record(table, client.key)
            assert list(record.match.moves) == client.view["match"]["moves"]

    run(play())


def test_finished_matches_are_in_the_list_of_whoever_played_them() -> None:
    async def play() -> None:
        async with opened_room() as service:
            client = await play_match(service)
            [listed] = await service.my_games.of(client.key)
            assert (listed["phase"], listed["yours"], listed["waits"]) == ("over", [1], False)
            assert listed["result"] == client.view["result"]
            assert await service.my_games.waiting(client.key) == 0
            assert await service.my_games.of("somebody else") == []

    run(play())


def test_a_position_is_analysed_and_a_game_reviewed_without_a_server() -> None:
    moves = list("4141414")

    async def ask() -> None:
        async with opened_room() as service:
            asker = Asker("key of Ann")
            enquiry = Enquiry(game="puissance4", options={}, moves=moves[:-1], absent=[])
            found = await service.study.analysis(enquiry, asker)
            assert (found.line, found.value.value) == (["4"], "win")
            review = Rereading(game="puissance4", options={"wins": 1}, moves=moves, absent=[])
            review = review.model_copy(update={"seconds": 0.1, "since": 4})
            answers = [answer async for answer in await service.study.review(review, asker)]
            assert [answer.kind for answer in answers] == ["start", "ply", "ply", "ply", "end"]
            assert [answer.at for answer in answers[1:-1]] == [6, 5, 4]

    run(ask())


def test_a_message_that_is_sent_twice_counts_once_and_a_forged_one_never() -> None:
    async def play() -> None:
        async with opened_room() as service:
            ann, bob = LocalClient(service), LocalClient(service, "Bob")
            wanted = Wanted("puissance4", {"wins": 1}, first="choice", eager=True)
            table = (await service.open_table(ann.key, "Ann", wanted, [(1, None)])).table_id
            await ann.follow(table)
            await bob.follow(table)
            assert (await bob.send("sit", table, name="Bob"))["type"] == "done"
            while not ann.view["acting"]:
                await ann.receive("news")
            play = {"type": "play", "table": table, "id": "my-move", "seat": 1, "token": "4"}
            play["seen"] = ann.view["seq"]
            first, second = await ann.send_again(play), await ann.send_again(play)
            assert first == second
            forged = await bob.send("play", table, seat=1, token="4", seen=first["seq"])
            assert (forged["type"], forged["code"]) == ("refused", "not_your_seat")
            while not bob.view["acting"]:
                await bob.receive("news")
            assert bob.view["match"]["moves"] == ["4"]

    run(play())


def test_who_comes_back_is_sent_what_was_missed_and_nothing_twice() -> None:
    async def play() -> None:
        async with opened_room() as service:
            client = LocalClient(service)
            wanted = Wanted("q4", {"wins": 1}, public=True)
            table = (await service.open_table(client.key, "Ann", wanted, [(1, None)])).table_id
            await client.follow(table)
            await client.send("say", table, text="hello")
            seen = client.view["seq"]
            client.handler.closed()
            other = LocalClient(service, "Bob")
            await other.follow(table)
            await other.send("look_on", table, name="Bob")
            again = LocalClient(service)
            again.handler.key = client.key
            missed = await again.follow(table, since=seen)
            assert [event["event"] for event in missed["happened"]] == ["Watched"]
            [shown] = await service.room.ledger.lobby()
            assert (shown["table"], shown["names"]) == (table, ["Ann"])

    run(play())


@pytest.mark.parametrize("text", ["no JSON", '{"type": "play"}', None])
def test_whatever_a_client_sends_is_answered(text: str | None) -> None:
    async def ask() -> None:
        async with opened_room() as service:
            client = LocalClient(service)
            client.handler.receive(text)
            refused = await client.receive("refused")
            assert refused["code"] == "bad_request"

    run(ask())


def test_a_study_is_read_a_board_reached_and_a_round_drawn_without_a_server() -> None:
    async def ask() -> None:
        async with opened_room() as service:
            study = service.study
            text = '{"study": "Quatuor study 1", "chapters": [{"game": "q4", "moves": []}]}'
            assert (await study.read_study(StudyText(text=text))).chapters[0].game == "q4"
            laid = Laid(game="puissance4", options={}, cells={"4,1": "1"})
            found = await study.reach(laid, Asker("key of Ann"))
            assert found.moves == ["4"]
            ended = Place(game="puissance4", options={"wins": 2}, moves=["1212121"], absent=[])
            drawn = await study.draw(Sketch(place=ended, marks=[], moving=True))
            assert drawn.svg.count("<animate") == 8, "the round that ended, not the empty next one"

    run(ask())


def test_a_board_with_cells_that_there_are_not_is_refused_before_anything_is_searched() -> None:
    async def ask() -> None:
        async with opened_room() as service:
            laid = Laid(game="puissance4", options={}, cells={"9,9": "1"})
            with pytest.raises(BadRequest, match="no cell '9,9'"):
                await service.study.reach(laid, Asker("key of Ann"))

    run(ask())
