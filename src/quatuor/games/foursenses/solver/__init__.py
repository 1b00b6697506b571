"""The exact solver for foursenses with two players.

All pieces are shared, so whoever leaves a pattern that lacks one place loses. Both play *safe
moves*, after which the opponent cannot complete a pattern, until somebody has none left.

    safe_moves    which plies are safe        search         what can be forced through them
    position_key  one key for all symmetries  opening_facts  what is proved about the first plies
    queries       queries and their answers   ply_values     what each legal ply is worth
    engine        what others call
"""
