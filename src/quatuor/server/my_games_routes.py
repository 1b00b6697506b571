"""The HTTP routes about one's own games."""

from fastapi import APIRouter, Request

from quatuor.room import table_requests
from quatuor.room.table_requests import MyMatches, Waiting
from quatuor.server.routes import REFUSED, service_of

router = APIRouter(prefix="/api")


@router.get("/mine", responses=REFUSED)
async def my_matches(request: Request) -> MyMatches:
    """Every table at which whoever asks sits, match by match."""
    return await table_requests.my_matches(service_of(request), request.state.key)


@router.get("/mine/waiting", responses=REFUSED)
async def waiting(request: Request) -> Waiting:
    """Only the number, for those who ask often."""
    return await table_requests.waiting(service_of(request), request.state.key)
