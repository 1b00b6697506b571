"""Study on one's own device: what a server would search, searched in a worker of the page.

The page of a served room starts it when somebody wants that; there is no room here, no table, and
nothing that is kept. It takes one request after the other.
"""

from collections.abc import Callable

from quatuor.room.analysis import Analyses, Asker, InlineSearcher
from quatuor.room.executor import InlineExecutor
from quatuor.room.study import Study
from quatuor.room.study_schemas import Enquiry, Rereading
from quatuor.tab.requests import Answer, answered

ASKER = Asker("here")

Tell = Callable[[str], None]


class Device:
    """Answers the questions that take long; what a server does at once it goes on doing."""

    def __init__(self) -> None:
        self._study = Study(Analyses(InlineSearcher()), InlineExecutor())

    async def analysis(self, body: str) -> Answer:
        """What each move of a position is worth."""
        return await answered(lambda: self._analysis(body))

    async def review(self, body: str, tell: Tell) -> Answer:
        """A whole game; each line is told as soon as it is known."""
        return await answered(lambda: self._review(body, tell))

    def stop(self) -> None:
        """Search no further ply: nobody waits for the review any more."""
        self._study.analyses.cancel(ASKER.key, "")

    async def _analysis(self, body: str) -> str:
        found = await self._study.analysis(Enquiry.model_validate_json(body), ASKER)
        return found.model_dump_json()

    async def _review(self, body: str, tell: Tell) -> str:
        rereading = Rereading.model_validate_json(body)
        async for line in await self._study.review(rereading, ASKER):
            tell(line.model_dump_json(exclude_none=True) + "\n")
        return ""
