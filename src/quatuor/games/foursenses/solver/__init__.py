"""The exact search for foursenses with two players: a game of patience.

All pieces are common, so whoever leaves a pattern that lacks one place loses. Both make harmless
plies until somebody has none left.

    harmless    which plies those are      search      what can be forced through them
    code        positions that are alike   stored      what is proved about the first plies
    asking      questions and answers      exact       what each legal ply is worth
"""

from quatuor.games.foursenses.solver.exact import by_patience, covers

__all__ = ["by_patience", "covers"]
