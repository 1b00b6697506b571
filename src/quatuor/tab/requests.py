"""What a server answers by HTTP, answered in the worker of a browser tab: the same paths."""

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from pydantic import BaseModel, TypeAdapter, ValidationError

from quatuor.errors import MoveError, QuatuorError
from quatuor.room import (
    course_schemas as c,
    puzzle_schemas as p,
    study_schemas as s,
    table_requests as tables,
)
from quatuor.room.analysis import Asker, Gone
from quatuor.room.json_text import to_json
from quatuor.room.ledger import WriteFailed
from quatuor.room.service import RoomService
from quatuor.tab.backup import backup, restore
from quatuor.tab.ledger import TabLedger
from quatuor.table import Refusal

M = TypeVar("M", bound=BaseModel)


class Request(NamedTuple):
    """What a page asks for."""

    service: RoomService
    key: str
    """Who asks."""
    named: dict[str, str]
    """The parts of the path that stand for something, and the query."""
    body: str
    gone: Gone | None = None
    """Tells whether nobody waits for the answer any more."""

    def read(self, model: type[M]) -> M:
        """The body, which has this form."""
        return TypeAdapter(model).validate_json(self.body)

    @property
    def asker(self) -> Asker:
        """Who asks for a search."""
        return Asker(self.key, gone=self.gone)


class Answer(NamedTuple):
    """What is answered, and whether it is what was asked for."""

    status: int
    text: str


async def _record(request: Request) -> str:
    match = request.named.get("match")
    kept = await request.service.record(
        request.named["table"], request.key, int(match) if match else None
    )
    return kept.to_json() if request.named.get("form") == "json" else kept.to_text()


async def _review(request: Request) -> str:
    answers = await request.service.study.review(request.read(s.Rereading), request.asker)
    return "".join([one.model_dump_json(exclude_none=True) + "\n" async for one in answers])


async def _cancel(request: Request) -> s.Cancelled:
    cancelling = request.read(s.Cancelling)
    if not request.service.study.analyses.cancel(request.key, cancelling.id):
        raise Refusal("no_analysis", "nothing of that name is under way")
    return s.Cancelled(id=cancelling.id)


async def _backup(request: Request) -> str:
    room = request.service.room
    assert isinstance(room.ledger, TabLedger)
    return await backup(room.ledger, request.key, room.now())


async def _restore(request: Request) -> str:
    room = request.service.room
    assert isinstance(room.ledger, TabLedger)
    restored = await restore(room.ledger, request.key, room.now(), request.body)
    return to_json(restored).decode()


Handler = Callable[[Request], Awaitable[Any]]
TABLE = r"/tables/(?P<table>[\w-]{8,32})"
ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/tables", lambda r: tables.lobby(r.service)),
    ("POST", "/tables", lambda r: tables.open_table(r.service, r.key, r.read(tables.NewTable))),
    ("GET", TABLE, lambda r: tables.look_at_table(r.service, r.key, r.named["table"])),
    (
        "POST",
        f"{TABLE}/join",
        lambda r: tables.join(r.service, r.key, r.named["table"], r.read(tables.Joining)),
    ),
    ("GET", f"{TABLE}/record", _record),
    (
        "GET",
        f"{TABLE}/history",
        lambda r: tables.history(
            r.service, r.key, r.named["table"], int(r.named.get("since", "0"))
        ),
    ),
    ("GET", "/mine", lambda r: tables.my_matches(r.service, r.key)),
    ("GET", "/mine/waiting", lambda r: tables.waiting(r.service, r.key)),
    ("POST", "/position", lambda r: r.service.study.position(r.read(s.Place))),
    ("POST", "/lines", lambda r: r.service.study.lines(r.read(s.Place))),
    ("POST", "/analysis", lambda r: r.service.study.analysis(r.read(s.Enquiry), r.asker)),
    ("POST", "/analysis/cancel", _cancel),
    ("POST", "/review", _review),
    ("POST", "/records/read", lambda r: r.service.study.read_record(r.read(s.PastedRecord))),
    ("GET", "/room", _backup),
    ("POST", "/room", _restore),
    ("POST", "/studies/read", lambda r: r.service.study.read_study(r.read(s.StudyText))),
    ("POST", "/picture", lambda r: r.service.study.draw(r.read(s.Sketch))),
    ("POST", "/reach", lambda r: r.service.study.reach(r.read(s.Laid), r.asker)),
    ("POST", "/records/write", lambda r: r.service.study.write_record(r.read(s.Kept))),
    ("GET", "/puzzles", lambda r: r.service.puzzles.shelves()),
    ("GET", "/puzzles/daily", lambda r: r.service.puzzles.of_day(r.named.get("day", ""))),
    (
        "GET",
        r"/puzzles/one/(?P<name>[^/]+)",
        lambda r: r.service.puzzles.one(unquote(r.named["name"])),
    ),
    ("POST", "/puzzles/next", lambda r: r.service.puzzles.next(r.read(p.Wish))),
    ("POST", "/puzzles/try", lambda r: r.service.puzzles.attempt(r.read(p.Trial))),
    ("POST", "/puzzles/hint", lambda r: r.service.puzzles.hint(r.read(p.Asking))),
    ("POST", "/puzzles/solution", lambda r: r.service.puzzles.solution(r.read(p.Stage))),
    ("POST", "/puzzles/rate", lambda r: r.service.puzzles.rate(r.read(p.Rated))),
    (
        "GET",
        r"/puzzles/course/(?P<game>[^/]+)",
        lambda r: r.service.courses.course(unquote(r.named["game"])),
    ),
    ("POST", "/puzzles/throw", lambda r: r.service.courses.throw(r.read(c.Practice))),
)


async def answer(
    service: RoomService,
    key: str,
    method: str,
    address: str,
    body: str = "",
    gone: Gone | None = None,
) -> Answer:
    """What a server would answer; whatever goes wrong has a code, and words."""
    path, query = urlsplit(address).path.removeprefix("/api"), parse_qs(urlsplit(address).query)
    for known, pattern, handler in ROUTES:
        found = re.fullmatch(pattern, path) if known == method else None
        if found:
            named = {name: values[-1] for name, values in query.items()} | found.groupdict()
            request = Request(service, key, named, body, gone)
            return await answered(partial(handler, request))
    return _refused(404, "not_found", f"there is nothing at {path}")


async def answered(work: Callable[[], Awaitable[Any]]) -> Answer:
    """What comes of this work, or why nothing does, as a server would answer."""
    try:
        return Answer(200, _written(await work()))
    except Refusal as refusal:
        return _refused(409, refusal.code, str(refusal))
    except WriteFailed:
        return _refused(503, "not_kept", "that could not be stored; try again")
    except ValidationError as error:
        return _refused(422, "bad_request", str(error.errors(include_url=False)[0]["msg"]))
    except MoveError as error:
        return _refused(422, error.code, str(error), token=error.token, at=error.at)
    except QuatuorError as error:
        return _refused(422, error.code, str(error))


def _written(answered: Any) -> str:
    """An answer as it is sent."""
    if isinstance(answered, str):
        return answered
    if isinstance(answered, BaseModel):
        return answered.model_dump_json()
    return to_json([one.model_dump() for one in answered]).decode()


def _refused(status: int, code: str, message: str, **more: Any) -> Answer:
    return Answer(status, to_json({"code": code, "message": message, **more}).decode())
