"""A game in the terminal: what is typed goes in, the lines to print come out."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from quatuor.cli.commands import commands
from quatuor.cli.feeling import felt
from quatuor.errors import IllegalMove, MoveError, QuatuorError
from quatuor.game import Outcome
from quatuor.match import Match
from quatuor.notation import some_of, tokens_in
from quatuor.players.choose import choose, search_tree_for
from quatuor.record import Record
from quatuor.report import report
from quatuor.rules.options import holds

COMMANDS = ("board", "legal", "score", "moves", "undo", "save", "feel", "help", "quit")


class Session:
    """One match at one keyboard; every move is kept in a file, so that leaving loses nothing."""

    def __init__(
        self,
        match: Match,
        say: Callable[..., str],
        keep: Path,
        board: bool = False,
        as_json: bool = False,
        computers: Mapping[int, str] | None = None,
    ) -> None:
        self.history = [match]
        self.say = say
        self.commands = commands(COMMANDS, say)
        self.keep = keep
        self.board_always = board
        self.as_json = as_json
        self.computers = computers or {}
        """The level at which the computer plays a seat."""
        self.trees = {seat: search_tree_for(level) for seat, level in self.computers.items()}
        self.left = False
        self.blindfold = holds(match.game.rules.DESCRIPTOR.hidden, match.game.options)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.history[-1]

    def greeting(self) -> Iterator[str]:
        """The first lines."""
        if self.as_json:
            yield json.dumps(report(self.match))
            return
        yield self.say("welcome", game=" ".join([self.match.game.name, *self.match.game.words()]))
        if self.blindfold:
            yield self.say("blindfolded")
        yield from self.state()
        yield from self.computer()

    def answer(self, typed: str) -> Iterator[str]:
        """What to print after this was typed."""
        words = typed.split()
        if not words:
            yield from self.board()
            return
        command = self.commands.get(words[0].lower())
        if command:
            yield from getattr(self, command)(" ".join(words[1:]))
            return
        yield from self.move(typed)

    def move(self, typed: str) -> Iterator[str]:
        """Play what was typed; a mistake changes nothing."""
        try:
            for token in tokens_in(self.match.game.name, typed):
                yield from self.played(token)
                yield from self.computer()
        except QuatuorError as error:
            yield from self.refused(error)

    def played(self, token: str) -> Iterator[str]:
        """Play one token, keep it, and tell it."""
        before = self.match
        self.history.append(before.play(token))
        yield from self.autosave()
        if self.board_always and not self.blindfold:
            yield str(self.match.position)
        yield self.told(before, token)

    def computer(self) -> Iterator[str]:
        """The computer's plies, as long as it is its turn."""
        while (seat := self.match.to_move or 0) in self.computers:
            level, tree = self.computers[seat], self.trees[seat]
            yield from self.played(choose(self.match.position, level, tree=tree).token)

    def told(self, before: Match, token: str) -> str:
        """One line for a move: what was played, a round that it ended, and whose turn it is."""
        if self.as_json:
            return json.dumps(report(self.match))
        shown = "…" if self.blindfold else token
        if before.to_move:
            line = [self.say("played", player=before.to_move, token=shown)]
        else:
            line = [self.say("happened", token=shown)]
        if self.match.round > before.round:
            outcome = self.match.past[-1].outcome
            assert outcome is not None
            line.append(self.ended("round", outcome))
        return " ".join([*line, self.turn()])

    def refused(self, error: QuatuorError) -> Iterator[str]:
        """Why a move was not played."""
        if self.as_json:
            yield json.dumps({"error": error.code, "message": str(error)})
        elif self.match.outcome:
            yield self.say("over")
        elif isinstance(error, IllegalMove):
            yield self.say("illegal", token=error.token[:20])
        elif isinstance(error, MoveError):
            yield self.say("unreadable", token=error.token[:20], like=self.like())
        else:
            yield str(error)

    def state(self) -> Iterator[str]:
        """The board if wanted, then whose turn it is."""
        if self.board_always and not self.blindfold:
            yield str(self.match.position)
        yield self.turn()

    def turn(self) -> str:
        """Whose turn it is, or how the match ended."""
        if self.match.outcome:
            return self.ended("match", self.match.outcome)
        if self.match.to_move:
            return self.say("to-move", player=self.match.to_move)
        return self.say("to-move-both")

    def ended(self, what: str, outcome: Outcome) -> str:
        """How a round or the match ended, in a sentence."""
        parts = {
            "reason": self.say(f"reason-{outcome.reason}"),
            "scores": " – ".join(map(str, self.match.scores)),
            "round": self.match.round - 1,
        }
        if outcome.draw:
            return self.say(f"{what}-drawn", **parts)
        winners = str(outcome.winners[0])
        for other in outcome.winners[1:]:
            winners = self.say("both-winners", first=winners, second=str(other))
        return self.say(f"{what}-won", winners=winners, **parts)

    def board(self, _rest: str = "") -> Iterator[str]:
        """The picture."""
        yield self.say("blindfolded") if self.blindfold else str(self.match.position)

    def legal(self, _rest: str) -> Iterator[str]:
        """What may be played."""
        tokens = self.match.legal
        shown = " ".join(tokens[:60]) + (" …" if len(tokens) > 60 else "")
        yield (
            self.say("blindfolded")
            if self.blindfold
            else self.say("legal", count=len(tokens), tokens=shown)
        )

    def score(self, _rest: str) -> Iterator[str]:
        """The score slide and the pieces in hand."""
        scores, hand = self.match.scores, self.match.position.hand
        yield self.say("score", scores=" – ".join(map(str, scores)), hand=", ".join(map(str, hand)))

    def moves(self, _rest: str) -> Iterator[str]:
        """Everything that was played."""
        moves = " ".join(self.match.moves)
        if self.blindfold:
            yield self.say("blindfolded")
        else:
            yield self.say("moves", moves=moves) if moves else self.say("no-moves")

    def undo(self, _rest: str) -> Iterator[str]:
        """Take the last move back."""
        if not self.match.moves:
            yield self.say("nothing-to-undo")
            return
        token = self.match.moves[-1]
        self.take_back()
        while self.match.to_move in self.computers and self.match.moves:
            self.take_back()
        yield from self.autosave()
        yield self.say("undone", token="…" if self.blindfold else token)
        yield from self.state()

    def take_back(self) -> None:
        """The match one ply ago."""
        if len(self.history) > 1:
            self.history.pop()
        else:
            self.history = [Match.of(self.match.game).play(" ".join(self.match.moves[:-1]))]

    def save(self, rest: str) -> Iterator[str]:
        """Write the record to a file of one's own."""
        file = Path(rest.strip() or f"quatuor-{self.match.game.name}.txt")
        try:
            self._keep(file)
            yield self.say("saved", file=str(file))
        except OSError as error:
            yield self.say("not-saved", file=str(file), why=str(error.strerror))

    def autosave(self) -> Iterator[str]:
        """Keep the game as it stands; a full disk is told, and the game goes on."""
        try:
            self._keep(self.keep)
        except OSError as error:
            if not self.as_json:
                yield self.say("not-saved", file=str(self.keep), why=str(error.strerror))

    def feel(self, rest: str) -> Iterator[str]:
        """Touch one place of the board: how high, solid or holed."""
        yield felt(self.match.position, rest, self.say)

    def help(self, _rest: str) -> Iterator[str]:
        """What may be typed."""
        yield self.say("help", like=self.like())

    def like(self) -> str:
        """A few moves, to show what one looks like."""
        legal = () if self.blindfold else self.match.legal
        return ", ".join(some_of(legal or self.match.game.start().legal))

    def quit(self, _rest: str) -> Iterator[str]:
        """Leave; the game is kept."""
        self.left = True
        yield from ()

    def _keep(self, file: Path) -> None:
        """Write the record beside the file first, so that a full disk loses nothing."""
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(file.name + ".new")
        beside.write_text(Record(self.match).to_text(), encoding="utf-8")
        beside.replace(file)
