"""Game records: a whole match as text that a person can read, or as JSON; both read back exactly.

    Quatuor record 1
    Game: plus4
    Options: mode=rounds target=5
    Date: 2024-05-04
    Moves: B3 4 1 2
    Result: going on
    End: 4 moves

Only options that differ from their defaults are written. Further lines of the form `Name: text`
are kept as tags. The last line says how many moves there must be, so that a record cut short is
noticed.
"""

import json
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from quatuor.errors import BadRecord, MoveError
from quatuor.game import Game, Outcome
from quatuor.match import Match
from quatuor.notation import tokens_in

HEADER = "Quatuor record 1"
FIELDS = ("Game", "Options", "Moves", "Result", "End")


@dataclass(frozen=True)
class Record:
    """A match, and what people want to remember about it: who played, when, where."""

    match: Match
    tags: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, text in self.tags.items():
            plain = name.replace(" ", "").isalnum() and text == " ".join(text.split())
            writable = text.encode(errors="ignore").decode() == text
            if not plain or not writable or name in FIELDS:
                raise BadRecord(f"{name!r}: {text!r} is no tag; a tag is one line of plain text")

    def to_text(self) -> str:
        """The record as a few lines of text."""
        match, options = self.match, " ".join(self.match.game.words())
        moves = textwrap.fill("Moves: " + " ".join(match.moves), 80, subsequent_indent="  ")
        lines = [
            HEADER,
            f"Game: {match.game.name}",
            *([f"Options: {options}"] if options else []),
            *(f"{name}: {text}" for name, text in self.tags.items()),
            moves,
            f"Result: {_result_text(match.outcome)}",
            f"End: {len(match.moves)} moves",
        ]
        return "\n".join(lines) + "\n"

    def to_json(self) -> str:
        """The record as one line of JSON."""
        outcome = self.match.outcome
        return json.dumps(
            {
                "record": HEADER,
                "game": self.match.game.name,
                "options": dict(self.match.game.options),
                "tags": dict(self.tags),
                "moves": list(self.match.moves),
                "result": _result_text(outcome),
            },
            ensure_ascii=False,
        )


def read(text: str) -> Record:
    """A record from its text or its JSON; the game is replayed and must come to the same result."""
    return _from_json(text) if text.lstrip().startswith("{") else _from_text(text)


def _from_json(text: str) -> Record:
    try:
        data = json.loads(text)
        if data["record"] != HEADER:
            raise BadRecord(f"this is not a {HEADER!r} but a {str(data['record'])[:40]!r}")
        parts = (data["game"], dict(data["options"]), data["moves"], data["result"])
        tags = {str(name): str(value) for name, value in data.get("tags", {}).items()}
    except (json.JSONDecodeError, RecursionError):
        raise BadRecord("the record is not whole: it is no complete JSON") from None
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise _as_bad_record(error) from None
    return _rebuilt(*parts, tags)


def _from_text(text: str) -> Record:
    lines = text.replace("\n  ", " ").splitlines()
    if not lines or lines[0].strip() != HEADER:
        raise BadRecord(f"a record starts with the line {HEADER!r}")
    tags: dict[str, str] = {}
    for line in filter(str.strip, lines[1:]):
        name, colon, value = line.partition(":")
        if not colon or name in tags:
            raise BadRecord(f"a line of a record is 'Name: text', once each; not {line[:40]!r}")
        tags[name] = value.strip()
    missing = [name for name in FIELDS if name not in tags and name != "Options"]
    if missing:
        raise BadRecord(f"the record is not whole: it has no line {missing[0]!r}")
    name, options, moves, result, end = (tags.pop(name, "") for name in FIELDS)
    record = _rebuilt(name, _options_from(options), moves, result, tags)
    if end != f"{len(record.match.moves)} moves":
        raise BadRecord(f"the record has {len(record.match.moves)} moves where it says {end!r}")
    return record


def _rebuilt(
    name: str, options: Mapping[str, Any], moves: Any, result: str, tags: Mapping[str, str]
) -> Record:
    try:
        game = Game(name, **options)
        tokens = tokens_in(name, moves)
        match = Match.of(game).play(" ".join(tokens))
    except MoveError as error:
        raise BadRecord(f"move {error.at + 1} of the record: {error}") from None
    except (TypeError, ValueError) as error:
        raise _as_bad_record(error) from None
    if _result_text(match.outcome) != result:
        raise BadRecord(f"the moves lead to {_result_text(match.outcome)!r}, not to {result!r}")
    return Record(match, tags)


def _as_bad_record(error: Exception) -> BadRecord:
    return error if isinstance(error, BadRecord) else BadRecord(f"unreadable record: {error}")


def _options_from(text: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    return {name: value for name, _, value in pairs}


def _result_text(outcome: Outcome | None) -> str:
    if outcome is None:
        return "going on"
    who = " and ".join(str(player) for player in outcome.winners)
    return f"{who} ({outcome.reason})" if who else f"draw ({outcome.reason})"
