"""Puzzles in the terminal: what is typed goes in, the lines to print come out."""

from collections.abc import Callable, Iterator, Sequence

from quatuor.cli.commands import commands
from quatuor.cli.feeling import felt
from quatuor.errors import IllegalMove, MoveError
from quatuor.game import Position
from quatuor.notation import some_of
from quatuor.players.puzzles import Puzzle
from quatuor.players.puzzles.hints import STEPS, Hint, hint
from quatuor.players.puzzles.steps import Step, Verdict, attempt, position_after
from quatuor.rules.options import holds

COMMANDS = ("hint", "board", "legal", "solution", "next", "task", "feel", "help", "quit")


class PuzzleSession:
    """Puzzles, one after the other, at one keyboard."""

    def __init__(
        self, puzzles: Sequence[Puzzle], say: Callable[..., str], board: bool = False
    ) -> None:
        self.puzzles, self.say, self.board_always = puzzles, say, board
        self.commands = commands(COMMANDS, say)
        self.number, self.played, self.hints = 0, 0, 0
        self.solved = 0
        """How many have been solved without being shown."""
        self.left = False

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle in hand."""
        return self.puzzles[self.number]

    @property
    def position(self) -> Position:
        """The position in which something is to be found."""
        return position_after(self.puzzle, self.played)

    @property
    def done(self) -> bool:
        """Whether the puzzle is solved, or its solution was shown."""
        return self.played == len(self.puzzle.solution)

    def greeting(self) -> Iterator[str]:
        """The lines with which a puzzle begins."""
        puzzle = self.puzzle
        name = " ".join([puzzle.game, *puzzle.position.game.words()])
        yield self.say("puzzle-title", id=puzzle.id, game=name, rating=puzzle.rating)
        yield from self.task("")
        if self.board_always:
            yield from self.board("")

    def answer(self, typed: str) -> Iterator[str]:
        """What to print after this was typed."""
        words = typed.split()
        if not words:
            yield from self.board("")
            return
        command = self.commands.get(words[0].lower())
        if command:
            yield from getattr(self, command)(" ".join(words[1:]))
            return
        yield from self.move(words[0])

    def move(self, token: str) -> Iterator[str]:
        """Try a move."""
        if self.done:
            yield self.say("puzzle-over")
            return
        try:
            step = attempt(self.puzzle, self.played, token)
        except IllegalMove as error:
            yield self.say("illegal", token=error.token[:20])
        except MoveError as error:
            yield self.say("unreadable", token=error.token[:20], like=self.like())
        else:
            yield from self.after(step)

    def after(self, step: Step) -> Iterator[str]:
        """What has become of an attempt."""
        self.played = step.played
        if step.verdict is Verdict.WRONG:
            line = " ".join(step.refutation)
            name = "puzzle-wrong" if line else "puzzle-wrong-end"
            yield self.say(name, token=step.token, line=line)
            return
        self.hints = 0
        if step.verdict is Verdict.SOLVED:
            self.solved += 1
            yield self.say("puzzle-solved", token=step.token)
        elif step.replies:
            yield self.say("puzzle-right", token=step.token, reply=" ".join(step.replies))
        else:
            yield self.say("puzzle-go-on", token=step.token)
        if self.board_always:
            yield from self.board("")

    def task(self, _rest: str) -> Iterator[str]:
        """What is asked."""
        puzzle = self.puzzle
        parts = {"player": puzzle.solver, "plies": puzzle.plies}
        yield self.say(f"puzzle-{puzzle.kind}", **parts)
        if puzzle.position.game.rules.FACTS.chance:
            yield self.say("puzzle-sure")
        if self.hidden:
            yield self.say("blindfolded")

    @property
    def hidden(self) -> bool:
        """Whether nobody sees the board."""
        game = self.puzzle.position.game
        return holds(game.rules.DESCRIPTOR.hidden, game.options)

    def board(self, _rest: str) -> Iterator[str]:
        """The picture."""
        yield self.say("blindfolded") if self.hidden else str(self.position)

    def feel(self, rest: str) -> Iterator[str]:
        """Touch one place of the board."""
        yield felt(self.position, rest, self.say)

    def legal(self, _rest: str) -> Iterator[str]:
        """What may be played."""
        tokens = self.position.legal
        shown = " ".join(tokens[:60]) + (" …" if len(tokens) > 60 else "")
        yield self.say("legal", count=len(tokens), tokens=shown)

    def hint(self, _rest: str) -> Iterator[str]:
        """The next hint: where to look, which piece, the move."""
        if self.done:
            yield self.say("puzzle-over")
            return
        self.hints = min(self.hints + 1, STEPS)
        yield self.told(hint(self.puzzle, self.played, self.hints))

    def told(self, given: Hint) -> str:
        """A hint in words."""
        if given.token:
            return self.say("hint-move", token=given.token)
        if given.columns:
            return self.say("hint-columns", columns=", ".join(given.columns))
        kind = self.say(f"piece-{given.kind}") if given.kind else ""
        cells = ", ".join(given.cells)
        if kind and cells:
            return self.say("hint-from", kind=kind, cells=cells)
        if kind:
            return self.say("hint-kind", kind=kind)
        return self.say("hint-cells", cells=cells) if cells else self.say("hint-think")

    def solution(self, _rest: str) -> Iterator[str]:
        """Show the rest of the main line."""
        rest = self.puzzle.solution[self.played :]
        self.played = len(self.puzzle.solution)
        yield self.say("puzzle-solution", line=" ".join(rest)) if rest else self.say("puzzle-over")

    def next(self, _rest: str) -> Iterator[str]:
        """The next puzzle."""
        if self.number + 1 == len(self.puzzles):
            yield self.say("puzzle-last")
            return
        self.number, self.played, self.hints = self.number + 1, 0, 0
        yield from self.greeting()

    def help(self, _rest: str) -> Iterator[str]:
        """What may be typed."""
        yield self.say("puzzle-help", like=self.like())

    def like(self) -> str:
        """A few moves, to show what one looks like."""
        return ", ".join(some_of(self.position.legal or self.puzzle.position.legal))

    def quit(self, _rest: str) -> Iterator[str]:
        """Leave."""
        self.left = True
        yield from ()
