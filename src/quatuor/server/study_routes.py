"""The HTTP routes of study; see `quatuor.room.study`."""

from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, StreamingResponse

from quatuor.errors import MoveError, QuatuorError
from quatuor.room.analysis import Asker
from quatuor.room.schemas import Model
from quatuor.room.study import Study
from quatuor.room.study_schemas import (
    Cancelled,
    Cancelling,
    Drawn,
    Enquiry,
    Found,
    Kept,
    Laid,
    LinesSeen,
    PastedRecord,
    Place,
    PositionSeen,
    Rereading,
    Reviewed,
    Sketch,
    StudyFile,
    StudyText,
    Unplayable,
    Written,
)
from quatuor.room.values import Finding
from quatuor.server.routes import REFUSED, service_of
from quatuor.table import Refusal

router = APIRouter(prefix="/api")
ANSWERS: dict[int | str, dict[str, Any]] = {**REFUSED, 422: {"model": Unplayable}}


async def unplayable(_request: Request, error: Exception) -> JSONResponse:
    """The answer to what the library does not accept, with the token and its place."""
    assert isinstance(error, QuatuorError)
    answer = Unplayable(code=error.code, message=str(error)[:300])
    if isinstance(error, MoveError):
        answer = answer.model_copy(update={"token": error.token[:24], "at": error.at})
    return JSONResponse(answer.model_dump(), 422)


def study_of(request: Request) -> Study:
    """Who answers."""
    return service_of(request).study


def asker_of(request: Request) -> Asker:
    """Who asks; a request that is closed is not answered any more."""
    address = request.client.host if request.client else ""
    return Asker(request.state.key, address, request.is_disconnected)


class DeviceOffer(Model):
    """Whether whoever studies may let their own device search."""

    offered: bool


@router.get("/device", responses=ANSWERS)
async def device(request: Request) -> DeviceOffer:
    """Whether this room has the files that a device needs to think for itself."""
    return DeviceOffer(offered=request.app.state.settings.device is not None)


@router.post("/position", responses=ANSWERS)
async def position(request: Request, place: Place) -> PositionSeen:
    """How the board stands after these moves, and what may be played."""
    return await study_of(request).position(place)


@router.post("/lines", responses=ANSWERS)
async def lines(request: Request, place: Place) -> LinesSeen:
    """The lines of the board after these moves, and to which of them a single cell is lacking."""
    return await study_of(request).lines(place)


@router.post("/analysis", responses=ANSWERS)
async def analysis(request: Request, enquiry: Enquiry) -> Finding:
    """What each legal move is worth; ends early when the request is closed or cancelled."""
    return await study_of(request).analysis(enquiry, asker_of(request))


@router.post("/analysis/cancel", responses=ANSWERS)
async def cancel(request: Request, cancelling: Cancelling) -> Cancelled:
    """End an analysis or a review of one's own."""
    if not study_of(request).analyses.cancel(request.state.key, cancelling.id):
        raise Refusal("no_analysis", "nothing of that name is under way")
    return Cancelled(id=cancelling.id)


@router.post(
    "/review",
    responses={**ANSWERS, 200: {"model": Reviewed, "content": {"application/x-ndjson": {}}}},
    response_class=StreamingResponse,
)
async def review(request: Request, rereading: Rereading) -> StreamingResponse:
    """A whole game, one line of JSON for each ply as soon as it is known."""
    answers = await study_of(request).review(rereading, asker_of(request))
    return StreamingResponse(json_lines(answers), media_type="application/x-ndjson")


async def json_lines(answers: AsyncIterator[Reviewed]) -> AsyncIterator[str]:
    """Each answer as one line."""
    async for answer in answers:
        yield answer.model_dump_json(exclude_none=True) + "\n"


@router.post("/records/read", responses=ANSWERS)
async def read_record(request: Request, pasted: PastedRecord) -> Written:
    """A game record, moves or a link, replayed; a record must come to the result it says."""
    return await study_of(request).read_record(pasted)


@router.post("/records/write", responses=ANSWERS)
async def write_record(request: Request, kept: Kept) -> Written:
    """The match as a game record."""
    return await study_of(request).write_record(kept)


@router.post("/studies/read", responses=ANSWERS)
async def read_study(request: Request, pasted: StudyText) -> StudyFile:
    """A study with its variations; every move of it is played by the rules."""
    return await study_of(request).read_study(pasted)


@router.post("/picture", responses=ANSWERS)
async def picture(request: Request, sketch: Sketch) -> Drawn:
    """A position as SVG, or a round as one picture that moves."""
    return await study_of(request).draw(sketch)


@router.post("/reach", responses=ANSWERS)
async def reach(request: Request, laid: Laid) -> Found:
    """Moves that lead to a board which was laid out by hand; ends early like an analysis."""
    return await study_of(request).reach(laid, asker_of(request))
