"""Facts that the rules alone show: what ends the round, and who could end it with the next ply."""

from collections.abc import Iterator
from typing import Any

from quatuor.players.explanations.fact import Fact
from quatuor.players.explanations.lookahead import can_win, in_turn, line_made, winning
from quatuor.players.explanations.scene import Scene
from quatuor.rules.endings import LINE, PATTERN, winners


def ending(scene: Scene) -> Iterator[Fact]:
    """The ply makes a line that wins, for whoever owns it."""
    won, reason = winners(scene.over), scene.over >> 4
    if reason not in (LINE, PATTERN) or not won:
        return
    if scene.mover in won:
        ply = scene.rules.TOKENS.index(scene.token)
        yield Fact("line", line_made(scene, scene.before, ply))
    else:
        yield Fact("line-for", player=won[0])


def danger(scene: Scene) -> Iterator[Fact]:
    """The next player, of another side, wins at once."""
    if scene.over or scene.next == scene.mover or not _can_win(scene, scene.after):
        return
    ply = next(winning(scene.rules, scene.after))
    state, token = scene.rules.play(scene.after, ply), scene.rules.TOKENS[ply]
    if scene.mover in winners(scene.rules.over(state)):
        return
    cells = line_made(scene, scene.after, ply)
    if scene.drops(token) and token == scene.token:
        yield Fact("opens", cells, scene.next, token, cell=_landed(scene, token))
    else:
        yield Fact("lets", cells, scene.next, token)


def _landed(scene: Scene, token: str) -> str:
    """The cell in which a piece that falls comes to rest after the ply."""
    return scene.position.after(scene.token).landing_cells[token]


def missed(scene: Scene) -> Iterator[Fact]:
    """The round could have been won at once, and goes on."""
    if scene.over and scene.mover in winners(scene.over):
        return
    if not _can_win(scene, scene.before):
        return
    ply = next(winning(scene.rules, scene.before))
    cells = line_made(scene, scene.before, ply)
    yield Fact("misses", cells, move=scene.rules.TOKENS[ply])


def defence(scene: Scene) -> Iterator[Fact]:
    """The next player could have won at once, had it been their turn, and now cannot."""
    if not scene.whole_turn or scene.rules.FACTS.shared or _can_win(scene, scene.after):
        return
    theirs = in_turn(scene, scene.before, scene.next)
    if theirs is None or not _can_win(scene, theirs):
        return
    ply = next(winning(scene.rules, theirs))
    cells, token = line_made(scene, theirs, ply), scene.rules.TOKENS[ply]
    others = others_lose(scene)
    if others:
        yield Fact("only", cells, scene.next, token, count=others)
    else:
        yield Fact("stops", cells, scene.next, token)


def others_lose(scene: Scene) -> int:
    """How many other plies there are, if after each of them the next player wins at once; else 0.

    Those that play where this one does come first: if one of them is as good, that shows soon.
    """
    rules = scene.rules
    plies = _near(scene, scene.before, scene.token)
    others = [ply for ply in plies if rules.TOKENS[ply] != scene.token]
    for ply in others:
        state = rules.play(scene.before, ply)
        if rules.over(state) or rules.mover(state) == scene.mover or not _can_win(scene, state):
            return 0
    return 0 if _repeats(scene, scene.position, others) else len(others)


def attack(scene: Scene) -> Iterator[Fact]:
    """The mover could win with the next ply: perhaps whatever is answered."""
    if not scene.whole_turn or _can_win(scene, scene.after):
        return
    mine = in_turn(scene, scene.after, scene.mover)
    if mine is None:
        return
    rules = scene.rules
    plies = [] if scene.rules.FACTS.shared or not _can_win(scene, mine) else [*winning(rules, mine)]
    by_place = {scene.place(rules.TOKENS[ply]): ply for ply in reversed(plies)}
    threats = [*reversed(by_place.values())]
    if wins_whatever_follows(scene, [rules.TOKENS[ply] for ply in threats]):
        yield _forced(scene, mine, threats)
    elif threats:
        cells = line_made(scene, mine, threats[0])
        yield Fact("threat", cells, scene.next, rules.TOKENS[threats[0]])


def wins_whatever_follows(scene: Scene, threats: list[str]) -> bool:
    """Whether the mover wins with the next ply, whatever the next player answers."""
    rules, after = scene.rules, scene.after
    plies = _near(scene, after, *threats[:1])
    for ply in plies:
        state = rules.play(after, ply)
        if rules.over(state):
            if winners(rules.over(state)) != (scene.mover,):
                return False
        elif rules.mover(state) != scene.mover or not _can_win(scene, state):
            return False
    return bool(plies) and not _repeats(scene, scene.position.after(scene.token), plies)


def _forced(scene: Scene, mine: Any, threats: list[int]) -> Fact:
    """How the mover wins with the next ply: by which threats, or because every answer does harm."""
    rules = scene.rules
    tokens = [rules.TOKENS[ply] for ply in threats]
    cells = tuple(cell for ply in threats[:2] for cell in line_made(scene, mine, ply))
    if len(threats) > 1:
        return Fact("double", cells, scene.next, tokens[0], tokens[1])
    if not threats:
        return Fact("squeeze", (), scene.next)
    follow = _after_the_answer(scene, tokens[0])
    if follow is None:
        return Fact("squeeze", cells, scene.next)
    state, ply = follow
    cells += line_made(scene, state, ply)
    last = rules.TOKENS[ply]
    if last == tokens[0] and scene.drops(last):
        return Fact("above", cells, scene.next, last, last, cell=_above(scene, last))
    return Fact("then", cells, scene.next, tokens[0], last)


def _above(scene: Scene, token: str) -> str:
    """The cell above the one in which the answer comes to rest."""
    answered = scene.position.after(scene.token).after(token)
    return answered.landing_cells[token]


def _after_the_answer(scene: Scene, threat: str) -> tuple[Any, int] | None:
    """The state after the answer in the place that is threatened, and the ply that wins then."""
    rules = scene.rules
    for ply in rules.every(rules.legal(scene.after)):
        if scene.place(rules.TOKENS[ply]) == scene.place(threat):
            state = rules.play(scene.after, ply)
            found = None if rules.over(state) else next(winning(rules, state), None)
            if found is not None:
                return state, found
    return None


def _near(scene: Scene, state: Any, *tokens: str) -> list[int]:
    """The legal plies, first those that play where these tokens do."""
    places = [scene.place(token) for token in tokens]
    plies = scene.rules.every(scene.rules.legal(state))
    return sorted(plies, key=lambda ply: scene.place(scene.rules.TOKENS[ply]) not in places)


def _repeats(scene: Scene, position: Any, plies: list[int]) -> bool:
    """Whether one of the plies ends the round because the same position comes once more."""
    if not scene.rules.can_repeat(position.state):
        return False
    tokens = (scene.rules.TOKENS[ply] for ply in plies)
    return any(
        (ended := position.after(token).outcome) is not None and ended.reason == "repetition"
        for token in tokens
    )


def _can_win(scene: Scene, state: Any) -> bool:
    return can_win(scene.game.name, scene.rules, state)


GENERAL = (ending, danger, missed, defence, attack)
