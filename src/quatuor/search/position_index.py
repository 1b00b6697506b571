"""A position as one number, for tablebases and proofs that hold very many of them.

A game offers, in `games/NAME/position_index.py`:

* `encode(s, fold)`: the number of a position in play. Folded, positions that differ only in which
  player is called 1, or by a symmetry of the board, have the same number;
* `decode(key, s)`: a position with that number; options and the like are taken from `s`;
* `gain(s)`: what a finished round is worth to the player whom its last state names as the mover;
* `ordering_score(s, player)`: how good a position looks for a player. It decides only in which
  order plies are tried, never what they are worth.

The functions of the same names here are those of the game whose rules are `g`. A game offers what
it needs: tablebases the first three, proofs `encode` and `ordering_score`.
"""

from quatuor.search.specialise import by_part

MODULE = "position_index"

encode = by_part(MODULE, "encode", arguments=2)
"""`encode(g, s, fold)`: the number of a position in play."""
decode = by_part(MODULE, "decode", arguments=2)
"""`decode(g, key, s)`: a position with this number."""
gain = by_part(MODULE, "gain")
"""`gain(g, s)`: what the finished round is worth to the mover of its last state."""
ordering_score = by_part(MODULE, "ordering_score", arguments=2)
"""`ordering_score(g, s, player)`: how good the position looks for the player."""
