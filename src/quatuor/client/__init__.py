"""Play from a program: a bot that opens a table and plays a match against the computer.

    import asyncio, random
    from quatuor.client import Client

    async def main() -> None:
        async with Client("http://127.0.0.1:4444", name="Robot") as client:
            table = await client.open("plus4", computers={2: "easy"}, terms={"eager": True})
            async for view in table.turns():
                await table.play(random.choice(view.match.legal))

    asyncio.run(main())

A match begins when the host says `await table.begin()`; with `eager`, once every seat is taken.
A lost connection is taken up again by itself, and what was not answered is sent again under the
same number, so that it counts once.
"""

from quatuor.extras import needed

with needed():
    from quatuor.client.client import Client
    from quatuor.client.declined import Declined
    from quatuor.client.seat import TableSeat

__all__ = ["Client", "Declined", "TableSeat"]
