"""The HTTP routes of study: any position by its moves, analysed; a game reviewed; records.

None of them looks at a table. Whoever wants to study a game that was played takes its record, and
the record of a blindfolded game opens only when the match is over.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, StreamingResponse

from quatuor.errors import BadRequest, MoveError, QuatuorError
from quatuor.game import Game
from quatuor.match import Match
from quatuor.pasted import read_pasted
from quatuor.record import Record
from quatuor.room.analysis import Analysts, Job
from quatuor.room.schemas import Result
from quatuor.room.study_positions import lines_seen, position_seen, question_about, stations
from quatuor.room.study_schemas import (
    Cancelled,
    Cancelling,
    Enquiry,
    Kept,
    LinesSeen,
    Paper,
    Place,
    PositionSeen,
    Rereading,
    Reviewed,
    Told,
    Unplayable,
    Written,
)
from quatuor.room.values import Finding, finding_of, turn_of
from quatuor.server.routes import REFUSED
from quatuor.table import Refusal

router = APIRouter(prefix="/api")
LONGEST_TEXT = 20_000
"""Letters of all moves of a match together; a record may be that long."""
REVIEWED = 500
"""Plies of a match that is reviewed at once."""
ANSWERS: dict[int | str, dict[str, Any]] = {**REFUSED, 422: {"model": Unplayable}}


async def unplayable(_request: Request, error: Exception) -> JSONResponse:
    """What the library does not take, told with the token and its place."""
    assert isinstance(error, QuatuorError)
    told = Unplayable(code=error.code, message=str(error)[:300])
    if isinstance(error, MoveError):
        told = told.model_copy(update={"token": error.token[:24], "at": error.at})
    return JSONResponse(told.model_dump(), 422)


async def played(told: Told) -> Match:
    """The match that was told, replayed beside the event loop."""
    if sum(map(len, told.moves)) > LONGEST_TEXT:
        raise BadRequest(f"the moves are longer than {LONGEST_TEXT} letters")
    return await asyncio.to_thread(lambda: told.before().play(" ".join(told.moves)))


@router.post("/position", responses=ANSWERS)
async def position(place: Place) -> PositionSeen:
    """How the board stands after these moves, and what may be played."""
    match = await played(place)
    seen = await asyncio.to_thread(position_seen, match)
    return PositionSeen.model_validate(seen, strict=False)


@router.post("/lines", responses=ANSWERS)
async def lines(place: Place) -> LinesSeen:
    """The lines of the board after these moves, and to which of them a single cell is lacking."""
    match = await played(place)
    seen = await asyncio.to_thread(lines_seen, match)
    return LinesSeen.model_validate(seen, strict=False)


@router.post("/analysis", responses=ANSWERS)
async def analysis(request: Request, enquiry: Enquiry) -> Finding:
    """What each legal move is worth; ends early when the request is closed or cancelled."""
    match = await played(enquiry)
    require_searchable(match.game)
    with job_for(request, enquiry.id) as job:
        question = question_about(match)
        analysts: Analysts = request.app.state.analysts
        answer = await analysts.ask(job, question, enquiry.seconds, request.is_disconnected)
    return finding_of(answer)


@router.post("/analysis/cancel", responses=ANSWERS)
async def cancel(request: Request, cancelling: Cancelling) -> Cancelled:
    """End an analysis or a review of one's own."""
    if not request.app.state.analysts.cancel(request.state.key, cancelling.id):
        raise Refusal("no_analysis", "nothing of that name is under way")
    return Cancelled(id=cancelling.id)


@router.post(
    "/review",
    responses={**ANSWERS, 200: {"model": Reviewed, "content": {"application/x-ndjson": {}}}},
    response_class=StreamingResponse,
)
async def review(request: Request, rereading: Rereading) -> StreamingResponse:
    """A whole game, one line of JSON for each ply as soon as it is known."""
    match = await played(rereading)
    require_searchable(match.game)
    if len(match.moves) - rereading.since > REVIEWED:
        raise BadRequest(f"a game of more than {REVIEWED} moves is too long to be reviewed at once")
    plies = await asyncio.to_thread(lambda: plies_asked_about(rereading, match.moves))
    lines = reviewed(request, rereading, plies)
    return StreamingResponse(lines, media_type="application/x-ndjson")


def plies_asked_about(rereading: Rereading, moves: Sequence[str]) -> list[tuple[Match, str]]:
    """Each ply that is to be reviewed, with the match as it stood before."""
    every = stations(rereading.before(), moves)
    return [(match, token) for match, token in every if len(match.moves) >= rereading.since]


async def reviewed(
    request: Request, rereading: Rereading, plies: list[tuple[Match, str]]
) -> AsyncIterator[str]:
    """The lines of a review; whatever breaks it off is its last line."""
    total = len(plies)
    try:
        with job_for(request, rereading.id) as job:
            yield line_of(Reviewed(kind="start", total=total))
            for match, token in reversed(plies):
                found = await looked_at(request, job, match, rereading.seconds)
                yield line_of(ply_told(match, token, found, total))
            yield line_of(Reviewed(kind="end", total=total))
    except QuatuorError as error:
        yield line_of(Reviewed(kind="refused", total=total, code=error.code, message=str(error)))


async def looked_at(request: Request, job: Job, match: Match, seconds: float) -> Finding:
    """One position of a review."""
    analysts: Analysts = request.app.state.analysts
    question = question_about(match)
    return finding_of(await analysts.ask(job, question, seconds, request.is_disconnected))


def ply_told(match: Match, token: str, found: Finding, total: int) -> Reviewed:
    """What there is to say about one ply."""
    after = found.values.get(token)
    return Reviewed(
        kind="ply",
        total=total,
        at=len(match.moves),
        round=match.round,
        player=match.to_move,
        token=token,
        best=found.line,
        before=found.value,
        after=after,
        turn=turn_of(found.value, after),
        engine=found.engine,
    )


def line_of(told: Reviewed) -> str:
    """One line of the answer."""
    return told.model_dump_json(exclude_none=True) + "\n"


@router.post("/records/read", responses=ANSWERS)
async def read_record(paper: Paper) -> Written:
    """A game record, moves or a link, replayed; a record must come to the result it says."""
    return written(await asyncio.to_thread(lambda: read_pasted(paper.text, paper.usual())))


@router.post("/records/write", responses=ANSWERS)
async def write_record(kept: Kept) -> Written:
    """The match as a game record."""
    match = await played(kept)
    return written(Record(match, kept.tags))


def written(record: Record) -> Written:
    """A record in both forms."""
    match, outcome = record.match, record.match.outcome
    result = Result(winners=list(outcome.winners), reason=outcome.reason) if outcome else None
    return Written(
        game=match.game.name,
        options=dict(match.game.options),
        moves=list(match.moves),
        tags=dict(record.tags),
        result=result,
        text=record.to_text(),
        json_text=record.to_json(),
    )


def require_searchable(game: Game) -> None:
    """Refuse what no engine can search."""
    if not game.rules.FACTS.searchable:
        raise BadRequest("this game is decided by hands: no engine can analyse it")


def job_for(request: Request, name: str | None) -> Any:
    """What this request may search, within the limits of whoever asks."""
    analysts: Analysts = request.app.state.analysts
    address = request.client.host if request.client else ""
    return analysts.job(request.state.key, address, name or "")
