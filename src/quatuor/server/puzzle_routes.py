"""The HTTP routes of puzzles; see `quatuor.room.puzzles`."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from quatuor.room.course_schemas import CourseSeen, LandingSeen, Practice
from quatuor.room.puzzle_schemas import (
    Asking,
    HintSeen,
    PuzzleSeen,
    PuzzleShelves,
    Rated,
    SolutionSeen,
    Stage,
    StepSeen,
    StrengthSeen,
    Trial,
    Wish,
)
from quatuor.room.puzzles import Puzzles
from quatuor.server.routes import service_of
from quatuor.server.study_routes import ANSWERS

router = APIRouter(prefix="/api/puzzles")


def puzzles_of(request: Request) -> Puzzles:
    """Who answers."""
    return service_of(request).puzzles


@router.get("", responses=ANSWERS)
async def shelves(request: Request) -> PuzzleShelves:
    """How many puzzles there are, by game, by what they ask, by theme."""
    return await puzzles_of(request).shelves()


@router.get("/daily", responses=ANSWERS)
async def of_day(request: Request, day: Annotated[str, Query(max_length=40)]) -> PuzzleSeen:
    """The puzzle of a day: the same for everybody, from the date alone."""
    return await puzzles_of(request).of_day(day)


@router.get("/one/{name}", responses=ANSWERS)
async def one(request: Request, name: Annotated[str, Path(max_length=48)]) -> PuzzleSeen:
    """The puzzle with this id."""
    return await puzzles_of(request).one(name)


@router.post("/next", responses=ANSWERS)
async def following(request: Request, wish: Wish) -> PuzzleSeen:
    """A puzzle as it is wished, about as hard as that."""
    return await puzzles_of(request).next(wish)


@router.post("/try", responses=ANSWERS)
async def attempt(request: Request, trial: Trial) -> StepSeen:
    """What becomes of a token that is tried; a wrong one is refuted."""
    return await puzzles_of(request).attempt(trial)


@router.post("/hint", responses=ANSWERS)
async def hint(request: Request, asking: Asking) -> HintSeen:
    """Where to look, which piece, or the move."""
    return await puzzles_of(request).hint(asking)


@router.post("/solution", responses=ANSWERS)
async def solution(request: Request, stage: Stage) -> SolutionSeen:
    """The rest of the main line."""
    return await puzzles_of(request).solution(stage)


@router.post("/rate", responses=ANSWERS)
async def rate(request: Request, rated: Rated) -> StrengthSeen:
    """How strong a solver is after a puzzle; nothing is kept here."""
    return await puzzles_of(request).rate(rated)


@router.get("/course/{game}", responses=ANSWERS)
async def course(request: Request, game: Annotated[str, Path(max_length=24)]) -> CourseSeen:
    """The targets of a game at which one practises throwing."""
    return await service_of(request).courses.course(game)


@router.post("/throw", responses=ANSWERS)
async def throw(request: Request, practice: Practice) -> LandingSeen:
    """Where a token comes to rest that is thrown in practice."""
    return await service_of(request).courses.throw(practice)
