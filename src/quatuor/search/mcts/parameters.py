"""What may be tuned in Monte-Carlo search, and the settings in use."""

from typing import NamedTuple


class Parameters(NamedTuple):
    """The same for a whole search."""

    exploration: float
    """The weight of uncertainty when a child is selected."""
    leaf_exploration: float
    """The same where leaves are evaluated and split the win: such values vary little."""
    try_all_up_to: int
    """Up to so many legal plies, a rollout tries them all to find one that wins; 0: never."""
    expansion_visits: int
    """A node gets children once it has been visited so often."""
    use_leaf_scores: bool
    """Whether leaves are evaluated instead of rolled out where the game has leaf scores."""
    split_wins: bool
    """Whether an evaluated leaf splits the win by the players' chances; otherwise a winner is
    sampled from quicker, rougher leaf scores."""
    safe_rollouts: bool
    """Whether a rollout avoids plies that let the next player win, where the board shows them."""
    max_rollout_plies: int
    """Plies after which a rollout is ended as if by repetition."""
    opponent_error_rate: float
    """How often an opponent overlooks a line of the searching player, among three or four."""


ANALYSIS = Parameters(
    exploration=1.0,
    leaf_exploration=0.3,
    try_all_up_to=16,
    expansion_visits=2,
    use_leaf_scores=True,
    split_wins=True,
    safe_rollouts=True,
    max_rollout_plies=120,
    opponent_error_rate=0.0,
)
"""Rollouts that look for wins: the strongest in every game that was tried."""
PLAY = ANALYSIS._replace(opponent_error_rate=0.3)
"""To choose a ply rather than to say what a position is worth."""
ROUGH = ANALYSIS._replace(split_wins=False)
"""For a level that searches but evaluates leaves roughly."""
RANDOM = ANALYSIS._replace(
    try_all_up_to=0, expansion_visits=3, use_leaf_scores=False, safe_rollouts=False
)
"""Uniformly random rollouts: the most simulations a second."""
