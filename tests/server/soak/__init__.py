"""Faults at random under load, and a check of what every client was told meanwhile.

`python -m tests.server.soak --seconds 600 --seed 7` runs for as long as one likes; the slow tests
run a little of it.
"""
