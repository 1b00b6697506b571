"""Whether what clients were told is what was kept: nothing lost, doubled, reordered or unseen."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.server.soak.history import Entry, History
from tests.server.soak.truth import Step

UNSURE = ("not_kept", "failed")
"""Refusals after which something may have counted all the same."""
Truth = Mapping[str, Sequence[Step]]


def problems(histories: Sequence[History], truth: Truth, ends: Mapping[str, int]) -> list[str]:
    """Everything that is wrong, a sentence each; all clients stayed until these last events."""
    found = [*_doubled(truth), *_invented(histories, truth)]
    for history in histories:
        found += [*_lost(history, truth), *_misreported(history, truth), *_unseen(history, ends)]
    return [*found, *_reordered(histories)]


def answers_of(history: History) -> Iterator[tuple[Entry, Entry]]:
    """Every message that was answered, as it was first sent, with its first answer."""
    asked: dict[str, Entry] = {}
    for entry in history.entries:
        number = entry.message.get("id")
        if number is None:
            continue
        if entry.sent:
            asked.setdefault(number, entry)
        elif number in asked:
            yield asked.pop(number), entry


def _identity(history: History, entry: Entry) -> str:
    return f"{history.key}:{entry.message['id']}"


def _lost(history: History, truth: Truth) -> Iterator[str]:
    """What counted is in the log, as it was sent; what was refused is not."""
    for sent, answer in answers_of(history):
        steps = truth[sent.message["table"]]
        identity = _identity(history, sent)
        if answer.message["type"] == "done":
            seq = answer.message["seq"]
            kept = steps[seq - 1] if seq <= len(steps) else None
            if kept is None or kept.logged.message != identity:
                yield f"{history.name}: event {seq} counted, and is lost: {sent.message}"
            elif sent.message["type"] == "play" and (
                kept.move is None or kept.move.token != sent.message["token"]
            ):
                yield f"{history.name}: event {seq} is not what was sent: {sent.message}"
        elif answer.message["code"] not in UNSURE and any(
            step.logged.message == identity for step in steps
        ):
            yield f"{history.name}: refused, and counted: {sent.message} {answer.message}"


def _doubled(truth: Truth) -> Iterator[str]:
    for table, steps in truth.items():
        counted = Counter(step.logged.message for step in steps if step.logged.message)
        for message, times in counted.items():
            if times > 1:
                yield f"table {table}: message {message} counted {times} times"
        numbers = [step.logged.seq for step in steps]
        if numbers != list(range(1, len(steps) + 1)):
            yield f"table {table}: the numbers of its events have gaps"


def _invented(histories: Sequence[History], truth: Truth) -> Iterator[str]:
    """Every move of a person was sent by that person."""
    sent = {
        _identity(history, entry)
        for history in histories
        for entry in history.entries
        if entry.sent and "id" in entry.message
    }
    people = {history.key for history in histories}
    for table, steps in truth.items():
        for step in steps:
            if step.move and step.move.by in people and step.logged.message not in sent:
                yield f"table {table}: nobody sent event {step.logged.seq}: {step.told}"


def _news_of(history: History) -> Iterator[dict[str, Any]]:
    for entry in history.entries:
        if not entry.sent and entry.message["type"] == "news":
            yield entry.message


def _misreported(history: History, truth: Truth) -> Iterator[str]:
    """Every client sees a prefix of one log, also what it saw before a crash."""
    for news in _news_of(history):
        steps, seq = truth[news["table"]], news["seq"]
        if seq > len(steps):
            yield f"{history.name}: saw event {seq} of {news['table']}, which is lost"
            continue
        happened = news["happened"]
        if happened is not None and happened != [s.told for s in steps[news["after"] : seq]]:
            yield f"{history.name}: heard something else than happened until {seq}: {happened}"
        table, seen = steps[seq - 1].after, news["view"]["match"]
        moves = list(table.match.moves[table.round_from :]) if table.match else []
        if (seen["moves"] if seen else []) != moves:
            yield f"{history.name}: saw another match at event {seq} of {news['table']}"


def _unseen(history: History, ends: Mapping[str, int]) -> Iterator[str]:
    """In the end every client has seen everything at the tables that it follows."""
    last: dict[str, int] = {}
    for news in _news_of(history):
        last[news["table"]] = max(last.get(news["table"], 0), news["seq"])
    for table, seq in last.items():
        if seq < ends.get(table, 0):
            yield f"{history.name}: has not seen what came after event {seq} of {table}"


def _reordered(histories: Sequence[History]) -> Iterator[str]:
    """What was answered before another message was sent has the lower number."""
    done: dict[str, list[tuple[float, float, int]]] = {}
    for history in histories:
        for sent, answer in answers_of(history):
            if answer.message["type"] == "done":
                span = (sent.at, answer.at, answer.message["seq"])
                done.setdefault(sent.message["table"], []).append(span)
    for table, spans in done.items():
        highest = 0
        answered = sorted(spans, key=lambda span: span[1])
        place = 0
        for sent_at, _, seq in sorted(spans):
            while answered[place][1] < sent_at:
                highest = max(highest, answered[place][2])
                place += 1
            if seq <= highest:
                yield f"table {table}: event {seq} was sent after event {highest} was answered"
