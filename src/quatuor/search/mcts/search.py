"""Monte-Carlo search as the rest of the program calls it: a tree that is kept between moves."""

from itertools import takewhile
from time import perf_counter
from typing import Any

from quatuor.errors import BadRequest
from quatuor.game import Game, Position
from quatuor.notation import plies_by_token
from quatuor.search.analysis import Analysis
from quatuor.search.claims import CLAIM, line_to_claim, must_claim, searched_state, with_claim
from quatuor.search.engine import unsearchable
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts import root_values
from quatuor.search.mcts.leaf_value import has_leaf_scores
from quatuor.search.mcts.parameters import ANALYSIS, Parameters
from quatuor.search.mcts.payoffs import Payoffs, payoffs_of
from quatuor.search.mcts.proof import is_proven
from quatuor.search.mcts.reroot import child_by, reroot
from quatuor.search.mcts.root_values import PlyResult
from quatuor.search.mcts.simulate import simulate
from quatuor.search.mcts.tree import (
    COUNT,
    MAX_DEPTH,
    PLY,
    ROOT,
    SIMULATIONS,
    VISITS,
    TreeArrays,
    clear,
    new_tree,
)
from quatuor.search.path import path_to
from quatuor.search.specialise import Specialised, rules_for
from quatuor.search.value import Value

TIME_SLICE = 0.005
"""Seconds between two looks at the clock and at the stop flag."""
MOST_VISITS = 30_000_000
"""Sums of gains stay inside 32 bits up to here."""
DEFAULT = Limit(seconds=1.0)


def unsupported(game: Game) -> str | None:
    """Why Monte-Carlo search does not support a game; None if it does."""
    reason = unsearchable(game)
    return reason and f"Monte-Carlo search does not support {game.name}: {reason}"


def search(
    position: Position,
    limit: Limit = DEFAULT,
    megabytes: float = 64,
    *,
    seed: int = 0,
    stop: Stop | None = None,
    parameters: Parameters = ANALYSIS,
) -> Analysis:
    """Search one position, from an empty tree."""
    return SearchTree(megabytes, seed, parameters).search(position, limit, stop=stop)


class SearchTree:
    """A search tree kept between moves: a later position starts with what is known of it.

    A limit of nodes counts simulations: each adds one node to the tree.
    """

    def __init__(
        self, megabytes: float = 64, seed: int = 0, parameters: Parameters = ANALYSIS
    ) -> None:
        self.megabytes, self.seed, self.parameters = megabytes, seed, parameters
        self._tree: TreeArrays | None = None
        self._root: Position | None = None

    @property
    def simulations(self) -> int:
        """How many simulations the tree holds."""
        return 0 if self._tree is None else int(self._tree.counters[SIMULATIONS])

    def search(
        self, position: Position, limit: Limit = DEFAULT, *, stop: Stop | None = None
    ) -> Analysis:
        """Simulate until the limit is reached, the flag is set or the result is proven."""
        if reason := unsupported(position.game):
            raise BadRequest(reason)
        player = position.to_move
        if player is None:
            raise BadRequest("the round is over: there is nothing to search")
        if line_to_claim(position):
            return _claim_now(position, player)
        run = Run(position, self._tree_for(position), self.parameters)
        run.simulate(0)  # compiled, or loaded, before the clock starts to run
        started = perf_counter()
        run.until(limit, stop or Stop(), started)
        return run.analysis(perf_counter() - started)

    def _tree_for(self, position: Position) -> TreeArrays:
        """The tree with this position at its root, keeping what an earlier search knows of it."""
        tree, root = self._tree, self._root
        if tree is None or root is None or position.game != root.game:
            tree = new_tree(self.megabytes, len(position.game.rules.TOKENS), self.seed)
        elif (node := _node_of(tree, root, position)) >= 0 and tree.nodes[node, COUNT]:
            reroot(tree, node)
            tree.counters[SIMULATIONS] = int(tree.nodes[ROOT, VISITS])
        else:
            clear(tree, self.seed)
        self._tree, self._root = tree, position
        return tree


def _node_of(tree: TreeArrays, root: Position, position: Position) -> int:
    """The node of a later position of the same round; -1 if the tree does not reach so far."""
    if must_claim(position.game):
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


def _claim_now(position: Position, player: int) -> Analysis:
    """A line that is on the board already wins as soon as it is claimed."""
    scores = tuple(float(p == player) for p in range(1, position.game.players + 1))
    value = Value.win(player, 1)
    return _analysis(value, (PlyResult(CLAIM, 0, scores, value),), (CLAIM,), 0, 0.0)


class Run:
    """One search on a tree."""

    def __init__(self, position: Position, tree: TreeArrays, parameters: Parameters) -> None:
        self.position, self.tree = position, tree
        evaluates = parameters.use_leaf_scores and parameters.split_wins
        if evaluates and has_leaf_scores(position.game.name):
            self.parameters = parameters._replace(exploration=parameters.leaf_exploration)
        else:
            self.parameters = parameters._replace(opponent_error_rate=0.0)
        self.state: Any = searched_state(position)
        self.rules: Specialised = rules_for(position.game.name, self.state)
        self.path, self.length = path_to(position, MAX_DEPTH + 2)
        self.payoffs: Payoffs = payoffs_of(position.game)

    def simulate(self, times: int) -> None:
        """Run so many simulations."""
        simulate(
            self.rules,
            self.state,
            self.path,
            self.length,
            self.tree,
            self.payoffs,
            self.parameters,
            times,
        )

    def until(self, limit: Limit, stop: Stop, started: float) -> None:
        """Simulate in slices of a few milliseconds; check the clock and the flag in between."""
        tree, begun, times = self.tree, int(self.tree.counters[SIMULATIONS]), 1
        nodes, seconds = limit.nodes_for(1), limit.seconds
        if limit.depth is not None and seconds is None and nodes is None:
            seconds = DEFAULT.seconds  # a limit of depth alone would be none
        most = left = MOST_VISITS if nodes is None else nodes
        while True:
            before = perf_counter()
            self.simulate(max(1, min(times, left)))
            now = perf_counter()
            late = seconds is not None and now - started >= seconds
            left = most - (int(tree.counters[SIMULATIONS]) - begun)
            if left <= 0 or late or stop.is_set or self._finished():
                return
            if now - before < TIME_SLICE / 2:
                times = min(times * 2, 1 << 16)
            elif now - before > TIME_SLICE:
                times = max(1, times // 2)

    def _finished(self) -> bool:
        """Whether more simulations can change nothing."""
        proof, visits = int(self.tree.proofs[ROOT]), int(self.tree.nodes[ROOT, VISITS])
        return is_proven(proof, self.payoffs.sides) or visits >= MOST_VISITS

    def analysis(self, seconds: float) -> Analysis:
        """What is known now."""
        position, tree, payoffs = self.position, self.tree, self.payoffs
        rules, certain = position.game.rules, not must_claim(position.game)
        player = rules.mover(position.state)
        plies = root_values.ply_results(
            tree, payoffs, player, rules.TOKENS, position.game.players, certain
        )
        if not certain:
            plies = tuple(_claimed(position, ply) for ply in plies)
        line = (plies[0].token, *self._line()[1:])
        value = plies[0].value
        if certain:
            root = root_values.value_of(tree, payoffs, ROOT, player, certain)
            value = root_values.with_guess(root, value)
        return _analysis(value, plies, line, int(tree.counters[SIMULATIONS]), seconds)

    def _line(self) -> list[str]:
        """The line that was visited most, as tokens."""
        rules, state, node = self.position.game.rules, self.state, ROOT
        line: list[str] = []
        while root_values.children(self.tree, node) and len(line) < root_values.LONGEST_LINE:
            side = int(self.payoffs.side[rules.mover(state)])
            node = root_values.ranked(self.tree, self.payoffs, node, side)[0]
            if line and self.tree.nodes[node, VISITS] < root_values.MIN_VISITS:
                break
            ply = int(self.tree.nodes[node, PLY])
            state = rules.play(state, ply)
            line.append(rules.TOKENS[ply])
        return line


def _claimed(position: Position, ply: PlyResult) -> PlyResult:
    """The ply with a claim, where that wins."""
    token = with_claim(position, ply.token)
    if token == ply.token:
        return ply
    return PlyResult(token, ply.visits, ply.scores, Value.win(ply.value.player, 1))


def _analysis(
    value: Value, plies: tuple[PlyResult, ...], line: tuple[str, ...], nodes: int, seconds: float
) -> Analysis:
    return Analysis(
        value,
        {ply.token: ply.value for ply in plies},
        line,
        "mcts",
        seconds,
        nodes,
        visits={ply.token: ply.visits for ply in plies},
        scores={ply.token: ply.scores for ply in plies},
    )
