"""The classic game, solved: exact scores of any position, on boards of many sizes.

`plan` is the geometry of a board, `position` reads one. `search` is alpha-beta with `bounds`,
`forced` chains, `move_ordering`, `history` and a `transposition_table`; `exact_score` drives it,
`thread_sharing` runs it on two threads. `solve` is what others call, `engine` what the registry
asks. `book` and `build_book` are the opening book, `book_positions` the positions in it.
"""
