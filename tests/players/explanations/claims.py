"""What each sentence claims, checked by the plain referee alone: by playing on and by counting.

Nothing here is shared with the code that found the fact. A round of the referee is copied, turns
are given to whom a sentence supposes to move, and tokens are tried one by one.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from quatuor.players.explanations import Fact

BONUS = {"A": "1", "B": "2"}


@dataclass(frozen=True)
class Case:
    """A ply in a round of the referee, and what is said of it."""

    fact: Fact
    before: Any
    after: Any
    token: str

    @property
    def mover(self) -> int:
        """Who plays."""
        return int(self.before.to_move)


def announced(rnd: Any, token: str) -> str:
    """The token as whoever wins with it would say it."""
    return f"{token.removesuffix('!')}!" if getattr(rnd, "announce", False) else token


def played(rnd: Any, token: str, *, quiet: bool = False) -> Any:
    """The round after one more token."""
    twin = rnd.copy()
    assert token in twin.legal(), f"{token} cannot be played"
    twin.apply(token if quiet else announced(rnd, token))
    return twin


def turned(rnd: Any, player: int) -> Any:
    """The same board with this player to move."""
    twin = rnd.copy()
    twin.to_move = player
    return twin


def winners(rnd: Any) -> tuple[int, ...]:
    """Who has won the round; by points where the round gives them."""
    if rnd.end is None:
        return ()
    points = rnd.end.points
    if rnd.end.winners or len(points) != 2 or points[1] == points[2]:
        return tuple(rnd.end.winners)
    return (1,) if points[1] > points[2] else (2,)


def quiet_tokens(rnd: Any) -> list[str]:
    """What may be played, announcing left out."""
    return [] if rnd.end else [token for token in rnd.legal() if not token.endswith("!")]


def wins(rnd: Any, token: str, player: int) -> bool:
    """Whether this token wins the round for the player."""
    return player in winners(played(rnd, token))


def can_win(rnd: Any) -> bool:
    """Whether the player to move wins with one token."""
    return any(wins(rnd, token, rnd.to_move) for token in quiet_tokens(rnd))


def contents(rnd: Any) -> Mapping[str, str]:
    """What lies in each cell, by its name."""
    board = rnd.board()
    if isinstance(board[0], list):
        return {
            f"{at}{column}{4 - depth}": row[place]
            for at, rows in enumerate(board, 1)
            for depth, row in enumerate(rows)
            for place, column in enumerate("abcd")
        }
    if " " in board[0]:
        rows = [row.split() for row in board]
        return {
            f"{'abcd'[place]}{4 - depth}": top
            for depth, row in enumerate(rows)
            for place, top in enumerate(row)
        }
    first = 0 if len(board[0]) == 9 else 1
    return {
        f"{column},{len(board) - depth}": what
        for depth, row in enumerate(board)
        for column, what in enumerate(row, first)
    }


def coordinates(cell: str) -> tuple[int, ...]:
    """A cell as numbers."""
    if "," in cell:
        return tuple(map(int, cell.split(",")))
    return tuple("abcd".index(sign) if sign in "abcd" else int(sign) for sign in cell)


def straight(cells: tuple[str, ...]) -> bool:
    """Whether the cells follow each other at one distance in one direction."""
    places = [coordinates(cell) for cell in cells]
    steps = {tuple(b - a for a, b in zip(p, n, strict=True)) for p, n in pairwise(places)}
    return len(steps) == 1 and all(abs(part) <= 1 for part in next(iter(steps)))


def is_line(rnd: Any, cells: tuple[str, ...], player: int) -> bool:
    """Whether these cells are a line of the player, or a pattern of pieces that are everybody's."""
    lying = [contents(rnd)[cell] for cell in cells]
    if not straight(cells):
        return False
    if len(lying[0]) == 2:
        heights = [top[1] for top in lying]
        alike = len(lying) == 4 and (len({top[0] for top in lying}) == 1 or len({*heights}) == 1)
        return "--" not in lying and (alike or "".join(heights) in ("123", "321"))
    return len(cells) >= 4 and {BONUS.get(what, what) for what in lying} == {str(player)}


def makes_line(rnd: Any, token: str, player: int, cells: tuple[str, ...]) -> bool:
    """Whether the token wins for the player, and the cells are the line it makes."""
    after = played(rnd, token)
    return player in winners(after) and is_line(after, cells, player)


def line(case: Case) -> bool:
    """The ply makes this line, and wins."""
    won = played(case.before, case.token.removesuffix("!"))
    return case.mover in winners(won) and is_line(won, case.fact.cells, case.mover)


def line_for(case: Case) -> bool:
    """The ply makes a line with which somebody else wins."""
    won = winners(case.after)
    return case.fact.player in won and case.mover not in won


def unannounced(case: Case) -> bool:
    """The line stands, and nobody has won: it was not announced."""
    return case.after.end is None and case.mover in winners(played(case.before, case.token))


def announces(case: Case) -> bool:
    """The announcement is right, and the line stood before."""
    stood = is_line(case.before, case.fact.cells, case.mover)
    return stood and case.mover in winners(case.after)


def announces_nothing(case: Case) -> bool:
    """The announcement is wrong."""
    return case.after.end is None or case.after.end.reason not in ("line", "pattern")


def misses_line(case: Case) -> bool:
    """A line stood that could have been announced, and this ply announces nothing."""
    announcing = case.before.copy()
    announcing.apply("!")
    stood = is_line(case.before, case.fact.cells, case.mover)
    return stood and case.mover in winners(announcing) and not case.token.endswith("!")


def misses(case: Case) -> bool:
    """Another ply would have won at once; this one has not."""
    could = makes_or_wins(case, case.before, case.fact.move, case.mover)
    return could and case.mover not in winners(played(case.before, case.token.removesuffix("!")))


def makes_or_wins(case: Case, rnd: Any, token: str, player: int) -> bool:
    """The token wins, and if cells are named they are the line that it makes."""
    cells = case.fact.cells
    return makes_line(rnd, token, player, cells) if cells else wins(rnd, token, player)


def lets(case: Case) -> bool:
    """The next player wins at once with this token."""
    to_move = case.after.to_move == case.fact.player != case.mover
    return to_move and makes_or_wins(case, case.after, case.fact.move, case.fact.player)


def opens(case: Case) -> bool:
    """The same, in the cell right above the disc that was dropped."""
    landed = [
        cell
        for cell, what in contents(case.after).items()
        if what != "." and contents(case.before)[cell] == "."
    ]
    column, row = coordinates(case.fact.cell)
    free = contents(case.after)[case.fact.cell] == "."
    return lets(case) and free and landed == [f"{column},{row - 1}"]


def stops(case: Case) -> bool:
    """The next player would have won had it been their turn, and cannot now."""
    theirs = turned(case.before, case.fact.player)
    could = makes_line(theirs, case.fact.move, case.fact.player, case.fact.cells)
    return case.after.to_move == case.fact.player and could and not can_win(case.after)


def only(case: Case) -> bool:
    """The same, and after every other ply the next player wins at once."""
    others = [token for token in quiet_tokens(case.before) if token != case.token]
    lost = [played(case.before, token, quiet=True) for token in others]
    all_lose = all(rnd.to_move == case.fact.player and can_win(rnd) for rnd in lost)
    return stops(case) and len(others) == case.fact.count and all_lose


def threat(case: Case) -> bool:
    """The mover would make this line, were it their turn again; the next player does not win."""
    mine = turned(case.after, case.mover)
    made = makes_line(mine, case.fact.move, case.mover, case.fact.cells)
    return made and case.after.to_move == case.fact.player and not can_win(case.after)


def wins_anyhow(case: Case) -> bool:
    """Whatever the next player does, the mover wins with the next ply."""
    replies = [
        played(case.after, token, quiet=token.endswith("!")) for token in quiet_tokens(case.after)
    ]
    return all(
        winners(rnd) == (case.mover,) if rnd.end else rnd.to_move == case.mover and can_win(rnd)
        for rnd in replies
    )


def double(case: Case) -> bool:
    """Two tokens win for the mover, and the other cannot stop both."""
    mine = turned(case.after, case.mover)
    both = all(wins(mine, token, case.mover) for token in (case.fact.move, case.fact.other))
    return both and case.fact.move != case.fact.other and wins_anyhow(case)


def then(case: Case) -> bool:
    """A threat that can only be answered in its place, and another token then wins."""
    first = wins(turned(case.after, case.mover), case.fact.move, case.mover)
    answers = [token for token in quiet_tokens(case.after) if same_place(token, case.fact.move)]
    second = any(
        case.fact.other in quiet_tokens(rnd) and wins(rnd, case.fact.other, case.mover)
        for rnd in (played(case.after, token, quiet=True) for token in answers)
        if not rnd.end
    )
    return first and second and wins_anyhow(case)


def same_place(token: str, other: str) -> bool:
    """Whether two tokens end in the same column or cell, and both bring a piece or take one."""
    removing = token.startswith("x") == other.startswith("x")
    return removing and place_of(token) == place_of(other)


def place_of(token: str) -> str:
    """The column or the cell in which a token ends."""
    found = re.search(r"[1-4]?[a-d][1-4]$|[1-7]$", token)
    return found[0] if found else ""


def above(case: Case) -> bool:
    """The same with the same column: the disc that stops the one line lies below the other."""
    column, row = coordinates(case.fact.cell)
    answered = played(case.after, case.fact.move, quiet=True)
    below = contents(answered)[f"{column},{row - 1}"] == str(case.fact.player)
    return then(case) and case.fact.move == case.fact.other == str(column) and below


def squeeze(case: Case) -> bool:
    """Whatever is answered, a line follows."""
    return wins_anyhow(case)


def trap(case: Case) -> bool:
    """If the other drops a disc there, the mover makes a line right above it."""
    reply = played(case.after, case.fact.move)
    disc = contents(reply)[case.fact.below] == str(case.fact.player)
    return disc and reply.end is None and wins(reply, case.fact.move, case.mover) and gap(case)


def gap(case: Case) -> bool:
    """Whether the two cells of the sentence are one above the other."""
    (column, row), (other, under) = map(coordinates, (case.fact.cell, case.fact.below))
    return column == other and row == under + 1


def spoils(case: Case) -> bool:
    """The mover lacked this cell for a line, and the other can take it now."""
    column, row = coordinates(case.fact.cell)
    rnd = case.before.copy()
    rnd.columns[column] += [0] * (row - 1 - len(rnd.columns[column])) + [case.mover]
    reply = played(turned(case.after, case.fact.player), str(column))
    return bool(rnd.has_line(case.mover)) and contents(reply)[case.fact.cell] == str(
        case.fact.player
    )


def zugzwang(case: Case) -> bool:
    """By counting: an even number of other cells is left, so the other plays below the threat."""
    column, row = coordinates(case.fact.cell)
    cells = contents(case.after)
    other_cells = [
        cell
        for cell, what in cells.items()
        if what == "." and (coordinates(cell)[0] != column or coordinates(cell)[1] < row - 1)
    ]
    full = case.after.copy()
    full.columns[column] += [0] * (row - 1 - len(full.columns[column])) + [case.mover]
    even = len(other_cells) == case.fact.count and case.fact.count % 2 == 0
    free = cells[case.fact.cell] == cells[case.fact.below] == "."
    return even and free and gap(case) and bool(full.has_line(case.mover))


def scores(case: Case) -> bool:
    """So many points more than before, and a new line that gives them."""
    player = case.fact.player or case.mover
    gained = case.after.points[player] - case.before.points[player]
    return gained == case.fact.count > 0 and is_line(case.after, case.fact.cells, player)


def lets_score(case: Case) -> bool:
    """The next player scores that at once, and no push scores more."""
    player, had = case.fact.player, case.after.points[case.fact.player]
    gains = {
        token: played(case.after, token).points[player] - had for token in quiet_tokens(case.after)
    }
    best = gains[case.fact.move] == max(gains.values()) == case.fact.count
    return bool(best and case.after.to_move == player)


def apart(case: Case) -> bool:
    """Three pieces or more that stood in one row, column or diagonal: fewer of them do now."""
    theirs = str(case.fact.player)
    before, after = contents(case.before), contents(case.after)
    stood = all(BONUS.get(before[cell], before[cell]) == theirs for cell in case.fact.cells)
    places = [coordinates(cell) for cell in case.fact.cells]
    line = next(line for line in lines_of_four() if set(places) <= set(line))
    now = [BONUS.get(what, what) for what in (after[f"{c},{r}"] for c, r in line)]
    return stood and len(places) == case.fact.count >= 3 > now.count(theirs)


def lines_of_four() -> list[list[tuple[int, int]]]:
    """The rows, columns and diagonals of a board of four by four."""
    side = range(1, 5)
    rows = [[(column, row) for column in side] for row in side]
    columns = [[(column, row) for row in side] for column in side]
    return [*rows, *columns, [(at, at) for at in side], [(at, 5 - at) for at in side]]


def in_a_line(rnd: Any, column: int) -> bool:
    """Whether the lowest disc of a column stands in a line of its colour."""
    return bool(rnd.columns[column]) and bool(rnd.bottom_disc_is_in_line(column))


def keeps(case: Case) -> bool:
    """The disc stood in this line, and is kept: the so-manyth."""
    told = case.after.kept[case.mover] == case.fact.count == case.before.kept[case.mover] + 1
    return told and is_line(case.before, case.fact.cells, case.mover)


def keeps_last(case: Case) -> bool:
    """The same, and it wins."""
    return keeps(case) and winners(case.after) == (case.mover,)


def misses_disc(case: Case) -> bool:
    """Another pop would have kept a disc, and this one has not."""
    kept = played(case.before, case.fact.move).kept[case.mover]
    return bool(kept == case.before.kept[case.mover] + 1 == case.after.kept[case.mover] + 1)


def lines_up(case: Case) -> bool:
    """These cells are a line of the mover, which was not there before."""
    mine = case.mover
    new = is_line(case.after, case.fact.cells, mine)
    return new and not is_line(case.before, case.fact.cells, mine)


def breaks(case: Case) -> bool:
    """The other's disc stood in a line at the bottom; no longer."""
    column = int(case.fact.move[1:])
    own = case.before.columns[column][:1] == [case.fact.player]
    after = case.after.columns[column][:1] == [case.fact.player] and in_a_line(case.after, column)
    return own and in_a_line(case.before, column) and not after


def lets_keep(case: Case) -> bool:
    """The next player may pop so many discs that stand in a line."""
    player = case.fact.player
    columns = [
        column
        for column in case.after.columns
        if case.after.columns[column][:1] == [player] and in_a_line(case.after, column)
    ]
    told = [coordinates(cell)[0] for cell in case.fact.cells]
    return bool(case.after.to_move == player and told == columns and len(told) == case.fact.count)


def harmless(rnd: Any) -> list[str]:
    """The placements after which whoever is next cannot complete a pattern, and that make none."""
    found = []
    for token in quiet_tokens(rnd):
        after = played(rnd, token, quiet=True)
        if not has_pattern(after) and not can_win(after):
            found.append(token)
    return found


def has_pattern(rnd: Any) -> bool:
    """Whether a pattern stands."""
    return bool(rnd.can_win(1))


def harmless_left(case: Case) -> bool:
    """The next player has so many harmless moves."""
    return case.after.to_move == case.fact.player and len(harmless(case.after)) == case.fact.count


def only_harmless(case: Case) -> bool:
    """Of all placements only this one was harmless."""
    return harmless(case.before) == [case.token.removesuffix("!")]


def sequence(case: Case) -> bool:
    """A threat; whatever is answered, the mover wins, at once or by threats that none can stop."""
    replies = [played(case.after, token, quiet=True) for token in quiet_tokens(case.after)]
    threatens = can_win(turned(case.after, case.mover))
    return case.fact.count == 5 and threatens and all(wins_in_three(rnd) for rnd in replies)


def wins_in_three(rnd: Any) -> bool:
    """Whether the player to move wins at once, or by a ply that nothing helps against."""
    if can_win(rnd):
        return True
    tokens = quiet_tokens(rnd)
    after = ((token, played(rnd, token, quiet=True)) for token in tokens)
    return any(
        can_win(turned(then, rnd.to_move))
        and wins_anyhow(Case(Fact(""), rnd, then, token))
        and not can_win(then)
        for token, then in after
    )


CHECKS: dict[str, Callable[[Case], bool]] = {
    "line": line,
    "line-for": line_for,
    "unannounced": unannounced,
    "announces": announces,
    "announces-nothing": announces_nothing,
    "misses-line": misses_line,
    "misses": misses,
    "lets": lets,
    "opens": opens,
    "stops": stops,
    "only": only,
    "threat": threat,
    "double": double,
    "then": then,
    "above": above,
    "squeeze": squeeze,
    "trap": trap,
    "spoils": spoils,
    "sequence": sequence,
    "zugzwang": zugzwang,
    "zugzwang-now": zugzwang,
    "scores": scores,
    "scores-for": scores,
    "lets-score": lets_score,
    "apart": apart,
    "keeps": keeps,
    "keeps-last": keeps_last,
    "misses-disc": misses_disc,
    "lines-up": lines_up,
    "breaks": breaks,
    "lets-keep": lets_keep,
    "harmless": harmless_left,
    "no-harmless": harmless_left,
    "only-harmless": only_harmless,
}
"""For each kind of fact whether what it says is true."""


def is_true(fact: Fact, before: Any, after: Any, token: str) -> bool:
    """Whether a sentence about a ply is true, in a round of the referee before and after it."""
    return CHECKS[fact.kind](Case(fact, before, after, token))
