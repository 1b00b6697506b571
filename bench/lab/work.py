"""Kinds of work: like is compared with like only.

| work | what is done for a ply |
|---|---|
| one game from Python | a program in Python asks what is legal, draws a ply and plays it |
| one game from Python, seen | the same, and an array of what the mover sees |
| an agent's environment | one game by PettingZoo's interface, mask and observation included |
| a batch, seen | thousands of games side by side: draw, play, mask and observation |
| a batch | the same without mask and observation |
| whole rounds | rounds played at random to their end in one call of compiled code |
"""

ONE = "one game from Python"
ONE_SEEN = "one game from Python, seen"
AGENTS = "an agent's environment"
BATCH_SEEN = "a batch, seen"
BATCH = "a batch"
ROUNDS = "whole rounds"
GAMES = 4096
"""How many games a batch has."""
STEPS = 100
