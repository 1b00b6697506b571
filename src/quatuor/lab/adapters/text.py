"""A round in text, for language models: what is seen, what is legal, and what was wrong."""

from typing import Any

import numpy as np

from quatuor.lab.adapters.rounds import Round

SHOWN = 200
"""How many legal moves are listed at most."""


class TextRound:
    """One round. `prompt` tells the player to move what there is; `play` answers with text."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self._round = Round(game, options)
        self._numbers = {token: number for number, token in enumerate(self._round.env.tokens)}
        self.rewards = [0.0] * self._round.players
        """What the round has paid each player."""
        self.moves: list[str] = []
        """What has been played."""

    def reset(self, seed: int = 0) -> str:
        """Begin a round, in which chance follows from the seed; the first prompt."""
        self._round.start(seed)
        self.rewards, self.moves = [0.0] * self._round.players, []
        return self.prompt()

    @property
    def done(self) -> bool:
        """Whether the round is over."""
        return self._round.over

    @property
    def mover(self) -> int:
        """The player to move; 0 once the round is over."""
        return self._round.mover

    @property
    def legal(self) -> tuple[str, ...]:
        """The moves that are legal now."""
        tokens = self._round.env.tokens
        return tuple(tokens[action] for action in np.flatnonzero(self._round.state.mask[0]))

    def prompt(self) -> str:
        """The game, the board, whose turn it is and what is legal."""
        game, position = self._round.env.game, self._round.position
        title = f"{game.rules.DESCRIPTOR.name}: {game.rules.TITLE}"
        if position.outcome:
            winners = ", ".join(f"player {winner}" for winner in position.outcome.winners)
            told = f"The round is over ({position.outcome.reason}): {winners or 'nobody'} won."
            return f"{title}\n\n{position}\n\n{told}"
        legal = self.legal
        more = f" … ({len(legal)} in all)" if len(legal) > SHOWN else ""
        hands = ", ".join(map(str, position.hand))
        turn = f"Player {self.mover} of {self._round.players} is to move. In hand: {hands}."
        return f"{title}\n\n{position}\n\n{turn}\nLegal moves: {' '.join(legal[:SHOWN])}{more}"

    def play(self, text: str) -> str:
        """Play a move: the next prompt, or what was wrong, and then nothing has happened."""
        token = text.strip()
        if self.done:
            return f"The round is over: {token!r} was not played."
        if token not in self._numbers:
            return f"{token!r} is no move of this game.\n\n{self.prompt()}"
        if token not in self.legal:
            return f"{token} cannot be played now.\n\n{self.prompt()}"
        self.rewards = self._round.play(self._numbers[token])
        self.moves.append(token)
        return self.prompt()
