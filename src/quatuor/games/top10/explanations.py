"""What popping and putting back does: discs that are kept, can be kept, and no longer can."""

from collections.abc import Iterator

from quatuor.games.top10.rules import FILLING, POP, Side, State
from quatuor.pictures.lines import standing
from quatuor.players.explanations.fact import Fact
from quatuor.players.explanations.scene import Scene
from quatuor.rules.grid import BOTTOM, COLUMNS, in_fours
from quatuor.search.value import Value


def facts(scene: Scene, _value: Value | None) -> Iterator[Fact]:
    """Nothing while the grid is being filled: lines mean nothing yet."""
    if scene.before.phase == FILLING:
        return
    yield from kept(scene) if scene.token.startswith("x") else put_back(scene)
    if not scene.over:
        yield from broken(scene)
        if scene.next != scene.mover:
            yield from offered(scene)


def kept(scene: Scene) -> Iterator[Fact]:
    """The disc that is kept, or one that could have been kept instead."""
    columns = ready(scene.before.me)
    column = int(scene.token[1:])
    if column in columns:
        count = scene.before.me.kept + 1
        last = "keeps-last" if scene.over else "keeps"
        yield Fact(last, line_of(scene, scene.mover, column), count=count)
    elif columns:
        cells = line_of(scene, scene.mover, columns[0])
        token = scene.rules.TOKENS[columns[0] + POP]
        yield Fact("misses-disc", cells, move=token, cell=f"{columns[0]},1")


def put_back(scene: Scene) -> Iterator[Fact]:
    """A line that stands with the disc and did not before."""
    name = scene.game.name
    was = {line.cells for line in standing(name, scene.before) if line.owner == scene.mover}
    for line in standing(name, scene.after):
        if line.owner == scene.mover and line.cells not in was:
            yield Fact("lines-up", line.cells, count=len(line.cells))
            return


def broken(scene: Scene) -> Iterator[Fact]:
    """A disc that the other could have kept, and cannot as the grid stands now."""
    other = 3 - scene.mover
    after = ready(side_of(scene.after, other))
    lost = [column for column in ready(side_of(scene.before, other)) if column not in after]
    if lost:
        cells = line_of(scene, other, lost[0])
        yield Fact("breaks", cells, other, scene.rules.TOKENS[lost[0] + POP], cell=f"{lost[0]},1")


def offered(scene: Scene) -> Iterator[Fact]:
    """The discs that the next player can keep at once."""
    columns = ready(side_of(scene.after, scene.next))
    if columns:
        cells = tuple(f"{column},1" for column in columns)
        yield Fact("lets-keep", cells, scene.next, count=len(columns))


def ready(side: Side) -> list[int]:
    """The columns whose lowest disc stands in a line of this side."""
    lined = in_fours(side.discs) & BOTTOM & side.discs
    return [column for column in COLUMNS if lined >> 7 * column & 1]


def line_of(scene: Scene, player: int, column: int) -> tuple[str, ...]:
    """A line of the player, before the ply, in which the lowest disc of a column stands."""
    lines = [line for line in standing(scene.game.name, scene.before) if line.owner == player]
    return next((line.cells for line in lines if f"{column},1" in line.cells), ())


def side_of(s: State, player: int) -> Side:
    """What a player has."""
    return s.me if s.mover == player else s.them
