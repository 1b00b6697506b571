"""Everything a server of Plus 4 needs, in memory: what is forked from here need not load it.

Frozen besides, because each server looks once through all objects that might be garbage.
"""

import gc

import sqlalchemy.dialects.postgresql.asyncpg
import sqlalchemy.dialects.sqlite.aiosqlite  # noqa: F401
import uvloop  # noqa: F401

from quatuor import Game

played = Game("plus4").start().play("1 2")
assert played.legal
assert played.board
gc.collect()
gc.freeze()
