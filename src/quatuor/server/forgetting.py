"""Forget a person: the games stay for the others, the name and the identity go.

An event `Forgotten` is appended, by which every process that has the table loaded learns of it.
Then the rows are rewritten in place: the key becomes its alias, the name and the remarks are
removed. The digests do not cover those (`quatuor.room.digests`), so the log stays valid, whoever
reads it meanwhile and wherever this is interrupted; run again, it goes on.
"""

import json
from typing import Any

from quatuor.errors import BadRequest
from quatuor.room.digests import KEYS
from quatuor.room.log_entries import Snapshot, UnreadableTable, entry
from quatuor.room.replays import Replays
from quatuor.server.executors import ThreadExecutor
from quatuor.server.storage import Storage
from quatuor.table import ROOM, events
from quatuor.table.aliases import NO_WORDS, alias_name, alias_of

ATTEMPTS = 100
"""How often the event is tried while others keep coming first."""


async def person_called(storage: Storage, table_id: str, name: str) -> str:
    """The key of the one person who has called themselves so at that table."""
    rows = await storage.select("SELECT event FROM log WHERE table_id = :t", t=table_id)
    if not rows:
        raise BadRequest(f"there is no table {table_id[:40]!r}: its name is the end of its link")
    said = (json.loads(event) for (event,) in rows)
    keys = {data["by"] for data in said if data.get("name") == name}
    if len(keys) != 1:
        told = "nobody" if not keys else "more than one person"
        raise BadRequest(f"{told} at that table has the name {name[:40]!r}")
    return str(keys.pop())


async def forget(storage: Storage, key: str, now: int) -> int:
    """Forget this person at every table; at how many they were."""
    thread = ThreadExecutor("replay", 1)
    replays = Replays(storage, thread)
    found = await storage.select(
        "SELECT DISTINCT table_id FROM log WHERE event LIKE :p", p=f'%"{key}"%'
    )
    try:
        for (table_id,) in found:
            await _announce(storage, replays, table_id, key, now)
            names = await _rewrite(storage, table_id, key)
            await _rewrite_lists(storage, table_id, names, alias_name(alias_of(key)))
    finally:
        thread.stop()
    execute = storage.writer.execute
    await execute("DELETE FROM games WHERE person = :p", p=key)
    await execute("DELETE FROM attendance WHERE person = :p", p=key)
    await execute("UPDATE tables SET owner = :a WHERE owner = :p", a=alias_of(key), p=key)
    return len(found)


async def _announce(storage: Storage, replays: Replays, table_id: str, key: str, now: int) -> None:
    """Tell the processes that have the table loaded; no earlier snapshot may be kept after this."""
    event = events.Forgotten(ROOM, alias_of(key))
    try:
        base = await storage.snapshots.newest(table_id)
        for _ in range(ATTEMPTS):
            base = await replays.replay(table_id, base, lambda *_: True)
            if await _appended(storage, table_id, base, event, now):
                break
    except UnreadableTable:
        pass  # its rows are rewritten all the same
    await _outwait_writers(storage)
    await storage.writer.execute("DELETE FROM snapshots WHERE table_id = :t", t=table_id)


async def _outwait_writers(storage: Storage) -> None:
    """Until everything is committed that was begun before the event: what follows refuses names."""
    if storage.shared:
        await storage.writer.execute("LOCK TABLE games, snapshots IN SHARE ROW EXCLUSIVE MODE")


async def _appended(
    storage: Storage, table_id: str, base: Snapshot, event: events.Forgotten, now: int
) -> bool:
    seq, at = base.table.seq + 1, max(now, base.table.at)
    row, _ = entry(table_id, seq, at, None, event, base.digest)
    if not await storage.append([row]):
        return False
    await storage.writer.execute(
        "INSERT INTO forgotten (table_id, seq, at) VALUES (:t, :s, :a)", t=table_id, s=seq, a=now
    )
    return True


async def _rewrite(storage: Storage, table_id: str, key: str) -> set[str]:
    """Replace the person in every row; the names that they had."""
    names: set[str] = set()
    rows = await storage.select(
        "SELECT seq, message, event FROM log WHERE table_id = :t"
        " AND (event LIKE :p OR message LIKE :m)",
        t=table_id,
        p=f'%"{key}"%',
        m=f"{key}:%",
    )
    for seq, message, text in rows:
        data = json.loads(text)
        if data.get("by") == key and "name" in data:
            names.add(data["name"])
        said = (message or "").replace(f"{key}:", f"{alias_of(key)}:", 1)
        await storage.writer.execute(
            "UPDATE log SET event = :e, message = :m WHERE table_id = :t AND seq = :s",
            e=json.dumps(without_person(data, key), ensure_ascii=False, separators=(",", ":")),
            m=said or None,
            t=table_id,
            s=seq,
        )
    return names


def without_person(data: dict[str, Any], key: str) -> dict[str, Any]:
    """The data of an event with this person's key, name and words replaced."""
    alias = alias_of(key)
    replaced = {**data, **{field: alias for field in KEYS if data.get(field) == key}}
    if data.get("by") == key:
        gone = {"name": alias_name(alias), "text": NO_WORDS}
        replaced |= {field: value for field, value in gone.items() if field in data}
    return replaced


async def _rewrite_lists(storage: Storage, table_id: str, names: set[str], alias: str) -> None:
    """The same names in the lobby and in the lists of the others."""
    execute = storage.writer.execute
    for person, number, data in await storage.select(
        "SELECT person, number, data FROM games WHERE table_id = :t", t=table_id
    ):
        await execute(
            "UPDATE games SET data = :d WHERE table_id = :t AND person = :p AND number = :n",
            d=json.dumps(renamed(json.loads(data), names, alias)),
            t=table_id,
            p=person,
            n=number,
        )
    for (shown,) in await storage.select(
        "SELECT shown FROM tables WHERE table_id = :t AND shown IS NOT NULL", t=table_id
    ):
        await execute(
            "UPDATE tables SET shown = :s WHERE table_id = :t",
            s=json.dumps(renamed(json.loads(shown), names, alias)),
            t=table_id,
        )


def renamed(data: dict[str, Any], names: set[str], alias: str) -> dict[str, Any]:
    """A line of the lobby or of a list of games, with these names replaced.

    >>> renamed({"host": "Ann", "seats": [{"names": ["Ann", "Bob"]}]}, {"Ann"}, "~")
    {'host': '~', 'seats': [{'names': ['~', 'Bob']}]}
    """
    changed = dict(data)
    if "names" in data:
        changed["names"] = [alias if name in names else name for name in data["names"]]
    if data.get("host") in names:
        changed["host"] = alias
    if "seats" in data:
        changed["seats"] = [renamed(seat, names, alias) for seat in data["seats"]]
    return changed
