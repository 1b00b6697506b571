"""Searches written for every game, and what all engines share.

`engine` is the protocol of an engine, `request`, `limit`, `analysis` and `value` what goes in and
comes out, `registry` asks the engines of a game in order. `alphabeta/` and `mcts/` search any game,
`tablebase/` and `proofs/` hold what was worked out beforehand, `perft` and `playout` test rules.
What only one game needs lies in its folder: `games/NAME/evaluation.py`, `engines.py`, `solver/`.
"""
