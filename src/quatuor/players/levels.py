"""Six players to choose from, from a child's first opponent to the strongest there is.

The lower ones err as people do. They search little, prefer the middle of the board, go by rough
estimates, and overlook lines they could make or should stop: with a probability that is smaller the
better they are, smaller where something was just played, greater for diagonal lines, for the far
side of the board, and where several opponents have to be watched. The first one
plays like a child of six: mostly where it likes, and a line has to be very near to be seen. A
child who completes its own lines and stops every other one wins most rounds against it
(`python -m bench.child`).

Each has a time budget, and a budget of simulations which is normally reached first, so that how
well a level plays does not depend on the machine.
"""

from dataclasses import dataclass

from quatuor.errors import BadRequest, did_you_mean


@dataclass(frozen=True)
class Level:
    """How one of the players sees and searches."""

    name: str
    title: str
    """In one sentence, for the person who chooses."""
    seconds: float
    """Time for one ply, at most."""
    simulations: int
    """Monte-Carlo simulations for one ply, at most; 0: it chooses by rough estimates."""
    playouts: int = 0
    """A rough estimate of a ply is the mean of so many random rollouts."""
    candidates: int = 1000
    """How many plies it considers at all."""
    own_lines: float = 1.0
    """Probability of seeing a straight line of its own that one ply completes."""
    their_lines: float = 1.0
    """Probability of seeing one that the next player is about to complete."""
    own_points: float = 1.0
    """Probability of thinking of a ply that scores at once; children rather leave a line alone."""
    divided: float = 1.0
    """The factor by which that falls with a second opponent to watch, and with a third."""
    noise: float = 0.0
    """The standard deviation of its error about a ply, a loss being -1 and a win 1."""
    centre: float = 0.0
    """How much it prefers the middle of the board."""
    announces: float = 1.0
    """Probability of noticing a line that has to be claimed."""
    false_claims: float = 0.0
    """Probability of claiming a line that is not there."""
    rough: bool = True
    """Whether its search evaluates leaves roughly."""
    hesitation: float = 0.03
    """Seconds by which it takes longer whenever there is twice as much to choose from."""
    best_engine: bool = False
    """Whether it asks the best engine of the game, perfect where there is one."""


LEVELS = {
    level.name: level
    for level in (
        Level(
            "first",
            "For a first game, at six years or sixty: plays where it likes and misses much.",
            seconds=0.1,
            simulations=0,
            playouts=1,
            candidates=8,
            own_lines=0.2,
            their_lines=0.03,
            own_points=0.1,
            divided=0.85,
            noise=3.0,
            centre=0.5,
            announces=0.8,
            false_claims=0.02,
            hesitation=0.3,
        ),
        Level(
            "easy",
            "For those who know the rules: stops most lines it can see coming.",
            seconds=0.2,
            simulations=0,
            playouts=8,
            candidates=24,
            own_lines=0.95,
            their_lines=0.7,
            divided=0.85,
            noise=0.2,
            centre=0.15,
            announces=0.92,
            false_claims=0.005,
            hesitation=0.25,
        ),
        Level(
            "medium",
            "For families: thinks a few moves ahead, now and then overlooks a slanted line.",
            seconds=0.5,
            simulations=700,
            playouts=8,
            candidates=200,
            own_lines=0.99,
            their_lines=0.975,
            divided=0.88,
            noise=0.05,
            centre=0.05,
            announces=0.98,
            hesitation=0.2,
        ),
        Level(
            "hard",
            "For regular players: plans ahead and overlooks little; more with several opponents.",
            seconds=1.0,
            simulations=2_500,
            playouts=8,
            own_lines=1.0,
            their_lines=0.998,
            divided=0.93,
            noise=0.01,
            hesitation=0.12,
        ),
        Level(
            "expert",
            "For club players: calculates deeply; against one opponent it overlooks nothing.",
            seconds=2.5,
            simulations=60_000,
            playouts=8,
            divided=0.97,
            rough=False,
            hesitation=0.06,
        ),
        Level(
            "strongest",
            "For whoever wants the truth: perfect wherever the game is solved.",
            seconds=5.0,
            simulations=600_000,
            rough=False,
            best_engine=True,
        ),
    )
}
"""The levels by name, the weakest first."""


def level_of(name: str) -> Level:
    """The level of that name."""
    if name not in LEVELS:
        known = f"there is no level {name!r}; there are {', '.join(LEVELS)}"
        raise BadRequest(known + did_you_mean(name, LEVELS))
    return LEVELS[name]
