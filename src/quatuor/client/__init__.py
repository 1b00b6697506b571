"""Play from a program: a bot in ten lines.

    import asyncio, random
    from quatuor.client import Client

    async def main() -> None:
        async with Client("http://127.0.0.1:4444", name="Robot") as client:
            table = await client.join("the name of a table")
            async for view in table.turns():
                await table.play(random.choice(view.match.legal))

    asyncio.run(main())

A lost connection is taken up again by itself, and what was not answered is sent again under the
same number, so that it counts once.
"""

from quatuor.client.client import Client, Declined
from quatuor.client.seat import TableSeat

__all__ = ["Client", "Declined", "TableSeat"]
