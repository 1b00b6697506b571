"""Kinds of work: like is compared with like only.

| work | what is done for a ply |
|---|---|
| one game from Python | a program in Python asks what is legal, draws a ply and plays it |
| one game, as unless told | the same where native code was not chosen: ours is plain Python |
| one game from Python, seen | the same, and an array of what the mover sees |
| an agent's environment | one game by PettingZoo's interface, mask and observation included |
| a batch, seen | thousands of games side by side: draw, play, mask, observation of truth values |
| a batch, seen as floats | the same with an observation of floats |
| a batch | the same without mask and observation |
| whole rounds | rounds played at random to their end in one call of native code |

What is made once, environments and compiled code, is not counted, whoever makes it.
"""

ONE = "one game from Python"
ONE_PLAIN = "one game, as unless told"
ONE_SEEN = "one game from Python, seen"
AGENTS = "an agent's environment"
BATCH_SEEN = "a batch, seen"
BATCH_FLOATS = "a batch, seen as floats"
BATCH = "a batch"
ROUNDS = "whole rounds"
GAMES = 4096
"""How many games a batch has."""
MANY = 65536
"""How many games a batch has that two threads share."""
STEPS = 100
