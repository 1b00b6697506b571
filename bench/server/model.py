"""The model of docs/scale.md: what so many people at once need, from what each of them costs."""

from typing import NamedTuple

from bench.server.costs import Costs

HEARTBEATS = 0.5
"""A second and person: a page says every other second that it is there."""
CORE = 700.0
"""Milliseconds of each second that a core may work for, so that nobody waits."""
A_PROCESS = 20_000
"""Connections of one process, as `Limits` has it."""


class Crowd(NamedTuple):
    """What some people do in a second, all of them together."""

    people: float
    moves: float
    throws: float
    thoughts: float
    """Moves of computers."""


def people(number: int) -> Crowd:
    """The mix that people make: most of them only look on, read or think it over.

    Of a hundred 30 play calmly, 5 quickly and 5 throw; one in ten plays against a computer. Two
    people make a move every 8 s where they are calm, every 1.5 s where they are quick.
    """
    pairs = number / 200
    moves = 30 * pairs / 8 + 5 * pairs / 1.5
    return Crowd(number, moves, 5 * pairs / 6, 10 * number / 100 / 16)


class Need(NamedTuple):
    """Milliseconds of processor time a second, and other things a second."""

    servers: float
    workers: float
    database: float
    sent: float
    """Bytes."""


def need(costs: Costs, crowd: Crowd, processes: float, beats: float) -> Need:
    """What a load costs, in so many processes; two people sit at a table."""
    tables = crowd.people / 2
    servers = processes * costs.base + tables * costs.table + beats * costs.heartbeat
    servers += crowd.moves * costs.move + crowd.throws * costs.throw
    database = processes * costs.base_database + tables * costs.table_database
    database += crowd.moves * costs.move_database + crowd.throws * costs.throw_database
    return Need(
        servers,
        crowd.throws * costs.throw_workers,
        database,
        crowd.moves * costs.move_bytes,
    )


def plan(costs: Costs, number: int, thought: float) -> list[str]:
    """The cells of one row of the table: what so many people need."""
    crowd = people(number)
    wanted = need(costs, crowd, 1, HEARTBEATS * number)
    processes = max(wanted.servers / CORE, number / A_PROCESS)
    wanted = need(costs, crowd, processes, HEARTBEATS * number)
    return [
        f"{number:,}",
        f"{crowd.moves + crowd.throws:,.0f}",
        f"{HEARTBEATS * number:,.0f}",
        f"{wanted.servers / CORE:,.1f}",
        f"{(crowd.thoughts * thought + wanted.workers) / CORE:,.1f}",
        f"{wanted.database / CORE:,.1f}",
        f"{number / 2 * costs.idle_table / 1e6:,.1f} GB",
        f"{8 * wanted.sent / 1e6:,.1f} Mbit/s",
        f"{86_400 * (crowd.moves + crowd.throws) * costs.row_bytes / 1e9:,.1f} GB",
    ]


HEAD = (
    "people at once",
    "moves a second",
    "heartbeats a second",
    "cores for rooms",
    "cores for thinking and flights",
    "cores for the database",
    "memory of tables",
    "sent for moves",
    "log of a whole such day",
)
