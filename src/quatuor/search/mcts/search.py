"""The search as the rest of the program sees it: a thinker who keeps the tree between moves."""

from itertools import takewhile
from time import perf_counter
from typing import Any

from quatuor.errors import BadRequest
from quatuor.game import Game, Position
from quatuor.notation import plies_by_token
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts import read
from quatuor.search.mcts.announced import LONE, announces, said, stands_unsaid, unspoken
from quatuor.search.mcts.estimate import Estimate, PlyEstimate
from quatuor.search.mcts.hopes import HOPES
from quatuor.search.mcts.proof import settled
from quatuor.search.mcts.reroot import child_by, reroot
from quatuor.search.mcts.select import Tuning
from quatuor.search.mcts.simulate import simulate
from quatuor.search.mcts.stakes import Stakes, stakes_of
from quatuor.search.mcts.tree import COUNT, DEEPEST, PLY, ROOT, SPENT, VISITS, Tree, clear, tree_of
from quatuor.search.path import path_to
from quatuor.search.specialise import Specialised, rules_for
from quatuor.search.value import Value

SHARP = Tuning(
    explore=1.0,
    calm=0.3,
    few=16,
    patience=2,
    judge=True,
    shares=True,
    careful=True,
    longest=120,
    slips=0.0,
)
"""Playouts that look for wins: the strongest in every game that was tried."""
PLAYER = SHARP._replace(slips=0.3)
"""For whoever chooses a ply rather than says what a position is worth."""
HAZY = SHARP._replace(shares=False)
"""For whoever thinks ahead but judges what comes of it at first sight."""
PLAIN = SHARP._replace(few=0, patience=3, judge=False, careful=False)
"""Playouts by lot alone: the most simulations a second."""
SLICE = 0.005
"""Seconds between two looks at the clock and at the stop flag."""
MOST_VISITS = 30_000_000
"""Sums of gains stay inside 32 bits up to here."""
DEFAULT = Limit(seconds=1.0)


def searchable(game: Game) -> bool:
    """Whether Monte-Carlo search suits the game: turns, compiled rules, nothing left to chance."""
    return game.rules.FACTS.searchable


def judged(game: Game) -> bool:
    """Whether hopes take the place of playouts; then what was looked at most is what to play."""
    return game.name in HOPES


def search(
    position: Position,
    limit: Limit = DEFAULT,
    megabytes: float = 64,
    *,
    seed: int = 0,
    stop: Stop | None = None,
    tuning: Tuning = SHARP,
) -> Estimate:
    """Think about one position, from an empty tree."""
    return Thinker(megabytes, seed, tuning).search(position, limit, stop=stop)


class Thinker:
    """A search that remembers: a later position of the round starts with what is known of it."""

    def __init__(self, megabytes: float = 64, seed: int = 0, tuning: Tuning = SHARP) -> None:
        self.megabytes, self.seed, self.tuning = megabytes, seed, tuning
        self._tree: Tree | None = None
        self._root: Position | None = None

    @property
    def simulations(self) -> int:
        """How many simulations it remembers."""
        return 0 if self._tree is None else int(self._tree.counters[SPENT])

    def search(
        self, position: Position, limit: Limit = DEFAULT, *, stop: Stop | None = None
    ) -> Estimate:
        """Simulate until the limit is reached, the flag is set or the result is settled."""
        if not searchable(position.game):
            raise BadRequest(f"Monte-Carlo search needs turns and no chance; {position.game!r} no")
        player = position.to_move
        if player is None:
            raise BadRequest("the round is over: there is nothing to search")
        if stands_unsaid(position):
            return _at_once(position, player)
        tree = self._tree_for(position)
        run = Run(position, tree, self.tuning)
        run.simulate(0)  # compiled, or loaded, before the clock starts to run
        started = perf_counter()
        run.until(limit, stop or Stop(), started)
        return run.estimate(perf_counter() - started)

    def _tree_for(self, position: Position) -> Tree:
        """The tree with this position at its root, keeping what an earlier search knows of it."""
        tree, node = self._tree, -1
        if tree is not None and self._root is not None and position.game == self._root.game:
            node = _node_of(tree, self._root, position)
        else:
            tree = tree_of(self.megabytes, len(position.game.rules.TOKENS), self.seed)
        if node >= 0 and tree.nodes[node, COUNT]:
            reroot(tree, node)
            tree.counters[SPENT] = int(tree.nodes[ROOT, VISITS])
        else:
            clear(tree, self.seed)
        self._tree, self._root = tree, position
        return tree


def _node_of(tree: Tree, root: Position, position: Position) -> int:
    """The node of a later position of the same round; -1 if the tree does not reach so far."""
    if announces(position):
        return ROOT if position == root else -1
    since = list(takewhile(lambda p: p is not root, position.line()))
    if not since or since[-1].parent is not root:
        return ROOT if position is root or position == root else -1
    node = ROOT
    plies = plies_by_token(position.game.name)
    for later in reversed(since):
        if later.token not in plies:  # somebody has left: another game from here on
            return -1
        node = child_by(tree, node, plies[later.token])
        if node < 0:
            return -1
    return node


def _at_once(position: Position, player: int) -> Estimate:
    """What stands on the board already wins as soon as it is said."""
    scores = tuple(float(p == player) for p in range(1, position.game.players + 1))
    value = Value.win(player, 1)
    return Estimate(value, (PlyEstimate(LONE, 0, scores, value),), (LONE,), 0, 0.0)


class Run:
    """One search on a tree."""

    def __init__(self, position: Position, tree: Tree, tuning: Tuning) -> None:
        self.position, self.tree = position, tree
        steady = tuning.judge and tuning.shares and judged(position.game)
        self.tuning = tuning._replace(explore=tuning.calm) if steady else tuning._replace(slips=0.0)
        self.state: Any = unspoken(position)
        self.rules: Specialised = rules_for(position.game.name, self.state)
        self.path, self.length = path_to(position, DEEPEST + 2)
        self.stakes: Stakes = stakes_of(position.game)

    def simulate(self, times: int) -> None:
        """Run so many simulations."""
        simulate(
            self.rules,
            self.state,
            self.path,
            self.length,
            self.tree,
            self.stakes,
            self.tuning,
            times,
        )

    def until(self, limit: Limit, stop: Stop, started: float) -> None:
        """Simulate in slices of a few milliseconds; look at the clock and the flag in between."""
        tree, begun, times = self.tree, int(self.tree.counters[SPENT]), 1
        nodes = left = MOST_VISITS if limit.nodes is None else limit.nodes
        seconds = limit.seconds
        if limit.depth is not None and seconds is None and limit.nodes is None:
            seconds = DEFAULT.seconds  # a limit of depth alone would be none
        while True:
            before = perf_counter()
            self.simulate(max(1, min(times, left)))
            now = perf_counter()
            late = seconds is not None and now - started >= seconds
            left = nodes - (int(tree.counters[SPENT]) - begun)
            if left <= 0 or late or stop.is_set or self._finished():
                return
            if now - before < SLICE / 2:
                times = min(times * 2, 1 << 16)
            elif now - before > SLICE:
                times = max(1, times // 2)

    def _finished(self) -> bool:
        """Whether more simulations can change nothing."""
        proof, visits = int(self.tree.proofs[ROOT]), int(self.tree.nodes[ROOT, VISITS])
        return settled(proof, self.stakes.sides) or visits >= MOST_VISITS

    def estimate(self, seconds: float) -> Estimate:
        """What is known now."""
        position, tree, stakes = self.position, self.tree, self.stakes
        rules, certain = position.game.rules, not announces(position)
        player = rules.mover(position.state)
        plies = read.ply_estimates(
            tree, stakes, player, rules.TOKENS, position.game.players, certain
        )
        if not certain:
            plies = tuple(_spoken(position, ply) for ply in plies)
        line = (plies[0].token, *self._line()[1:])
        value = plies[0].value
        if certain:
            value = read.with_guess(read.value_of(tree, stakes, ROOT, player, certain), value)
        return Estimate(value, plies, line, int(tree.counters[SPENT]), seconds)

    def _line(self) -> list[str]:
        """The line that was looked at most, as tokens."""
        rules, state, node = self.position.game.rules, self.state, ROOT
        line: list[str] = []
        while read.children(self.tree, node) and len(line) < read.LONGEST_LINE:
            side = int(self.stakes.side[rules.mover(state)])
            node = read.ranked(self.tree, self.stakes, node, side)[0]
            if line and self.tree.nodes[node, VISITS] < read.SEEN_ENOUGH:
                break
            ply = int(self.tree.nodes[node, PLY])
            state = rules.play(state, ply)
            line.append(rules.TOKENS[ply])
        return line


def _spoken(position: Position, ply: PlyEstimate) -> PlyEstimate:
    """The ply with its announcement, where that wins."""
    token = said(position, ply.token)
    if token == ply.token:
        return ply
    return PlyEstimate(token, ply.visits, ply.scores, Value.win(ply.value.player, 1))
