"""Study: any position by its moves, analysed; a game reviewed; records read and written.

Nothing here looks at a table. Whoever wants to study a game that was played takes its record, and
the record of a blindfolded game opens only when the match is over.
"""

from collections.abc import AsyncIterator, Sequence

from quatuor.errors import BadRequest, QuatuorError
from quatuor.game import Game, Position, check_cells
from quatuor.match import Match
from quatuor.pasted import read_pasted
from quatuor.players.puzzles.overlooked import overlooked
from quatuor.record import Record
from quatuor.room.analysis import Analyses, Asker, Job
from quatuor.room.executor import Executor
from quatuor.room.schemas import Result
from quatuor.room.study_positions import (
    BoardSpec,
    facts_of,
    lines_seen,
    plies_of,
    position_seen,
    spec_of,
)
from quatuor.room.study_schemas import (
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
    Told,
    Written,
)
from quatuor.room.values import FactSeen, Finding, finding_of, only_move, proved_of, turn_of
from quatuor.variations import read_study

LONGEST_TEXT = 20_000
"""Letters of all moves of a match together; a record may be that long."""
REVIEWED = 500
"""Plies of a match that is reviewed at once."""

Ply = tuple[Match, str]
"""A token, and the match as it stood before."""


class Study:
    """Answers the questions of people who study."""

    def __init__(self, analyses: Analyses, aside: Executor) -> None:
        self.analyses = analyses
        self._aside = aside
        """One that shares memory: replays are done there."""

    async def played(self, match: Told) -> Match:
        """The match that is described, replayed."""
        if sum(map(len, match.moves)) > LONGEST_TEXT:
            raise BadRequest(f"the moves are longer than {LONGEST_TEXT} letters")
        return await self._aside.run(lambda: match.before().play(" ".join(match.moves)))

    async def position(self, place: Place) -> PositionSeen:
        """How the board stands after these moves, and what may be played."""
        seen = await self._aside.run(position_seen, await self.played(place))
        return PositionSeen.model_validate(seen, strict=False)

    async def lines(self, place: Place) -> LinesSeen:
        """The lines of the board after these moves, and which of them lack a single cell."""
        seen = await self._aside.run(lines_seen, await self.played(place))
        return LinesSeen.model_validate(seen, strict=False)

    async def analysis(self, enquiry: Enquiry, asker: Asker) -> Finding:
        """What each legal move is worth."""
        match = await self.played(enquiry)
        require_searchable(match.game)
        with self.analyses.job(asker, enquiry.id or "") as job:
            return await self._search(job, match, enquiry.seconds)

    async def review(self, rereading: Rereading, asker: Asker) -> AsyncIterator[Reviewed]:
        """A whole game, one answer for each ply as soon as it is known; raises what is wrong."""
        match = await self.played(rereading)
        require_searchable(match.game)
        if len(match.moves) - rereading.since > REVIEWED:
            most = f"a game of more than {REVIEWED} moves"
            raise BadRequest(f"{most} is too long to be reviewed at once")
        plies = await self._aside.run(reviewed_plies, rereading, match.moves)
        return self._review(rereading, plies, asker)

    async def _review(
        self, rereading: Rereading, plies: list[Ply], asker: Asker
    ) -> AsyncIterator[Reviewed]:
        """The answers of a review; whatever breaks it off is the last one."""
        total = len(plies)
        try:
            with self.analyses.job(asker, rereading.id or "") as job:
                yield Reviewed(kind="start", total=total)
                for match, token in reversed(plies):
                    found = await self._search(job, match, rereading.seconds)
                    facts = await self._aside.run(facts_played, match, token, found)
                    yield reviewed_ply(match, token, found, total, facts)
                yield Reviewed(kind="end", total=total)
        except QuatuorError as error:
            yield Reviewed(kind="refused", total=total, code=error.code, message=str(error))

    async def _search(self, job: Job, match: Match, seconds: float) -> Finding:
        return finding_of(await self.analyses.ask(job, spec_of(match), seconds))

    async def reach(self, laid: Laid, asker: Asker) -> Found:
        """Moves that lead to a board which somebody has laid out."""
        spec = BoardSpec(laid.game, laid.options, laid.cells, laid.to_move)
        await self._aside.run(check_board, spec)
        with self.analyses.job(asker, laid.id or "") as job:
            return Found.model_validate(
                await self.analyses.ask(job, spec, laid.seconds), strict=False
            )

    async def draw(self, sketch: Sketch) -> Drawn:
        """A picture of a position, or of the round up to it."""
        signs = [(mark.cell, mark.colour, mark.shape) for mark in sketch.marks]
        match = await self.played(sketch.place)
        if sketch.moving:
            return Drawn(svg=await self._aside.run(shown(match).film))
        return Drawn(svg=await self._aside.run(lambda: shown(match).svg(signs=signs)))

    async def read_study(self, pasted: StudyText) -> StudyFile:
        """A study with its variations; every move is played by the rules."""
        study = await self._aside.run(read_study, pasted.text)
        return StudyFile.model_validate(study.to_data(), strict=False)

    async def read_record(self, pasted: PastedRecord) -> Written:
        """A game record, moves or a link, replayed; a record must come to the result it says."""
        return record_forms(await self._aside.run(lambda: read_pasted(pasted.text, pasted.usual())))

    async def write_record(self, kept: Kept) -> Written:
        """The match as a game record."""
        return record_forms(Record(await self.played(kept), kept.tags))


def check_board(spec: BoardSpec) -> None:
    """Refuse cells and pieces that the game does not have, before anything is searched."""
    game = Game(spec.game, **spec.options)
    if game.rules.FACTS.chance:
        raise BadRequest("where tokens fly, no moves lead to a board by the rules alone")
    check_cells(game, spec.cells)


def shown(match: Match) -> Position:
    """The position that a picture shows: of a round that has just ended, its end."""
    begun = match.position.parent or not match.past
    return match.position if begun else match.past[-1]


def require_searchable(game: Game) -> None:
    """Refuse what no engine can search."""
    if not game.rules.FACTS.searchable:
        raise BadRequest("this game is decided by hands: no engine can analyse it")


def reviewed_plies(rereading: Rereading, moves: Sequence[str]) -> list[Ply]:
    """Each ply that is to be reviewed, with the match as it stood before."""
    every = plies_of(rereading.before(), moves)
    return [(match, token) for match, token in every if len(match.moves) >= rereading.since]


def facts_played(match: Match, token: str, found: Finding) -> list[FactSeen]:
    """What the ply that was played does; a match that somebody leaves goes on without words."""
    if token in found.facts or token not in match.legal:
        return found.facts.get(token, [])
    told = facts_of(match.position, token, proved_of(found.values.get(token)))
    return [FactSeen(**fact) for fact in told]


def reviewed_ply(
    match: Match, token: str, found: Finding, total: int, facts: list[FactSeen]
) -> Reviewed:
    """What there is to say about one ply."""
    after = found.values.get(token)
    turn, best = turn_of(found.value, after), found.line[0] if found.line else ""
    better = found.facts.get(best, [])
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
        turn=turn,
        facts=facts,
        only=only_move(found.values) if found.values else None,
        best_facts=better,
        overlooked=[*overlooked(match.position, best, better, facts)] if turn else None,
        engine=found.engine,
    )


def record_forms(record: Record) -> Written:
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
