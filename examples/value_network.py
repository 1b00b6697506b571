"""A value network learns from a dataset: `python -m examples.value_network FILE.parquet`.

It learns the exact value of positions from what their mover sees. The agent looks one ply ahead and
goes where the opponent is worst off. The exam is taken before, in between, and at the end.
"""

import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from examples.network import Network
from quatuor import lab


@dataclass(frozen=True)
class Taken:
    """An exam after so many passes over the dataset."""

    passes: int
    error: float
    """The mean square error of values on positions that were left out."""
    exam: lab.Exam


class OnePly(lab.Agent):
    """Tries every legal action once and takes the best one."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def act(self, s: lab.State) -> Any:
        """The action after which the round is won, or the opponent worst off."""
        worth = np.full(s.mask.shape, -np.inf, dtype=np.float32)
        games = np.arange(len(s))
        for action in range(s.environment.num_actions):
            legal = s.mask[:, action]
            if legal.any():
                actions = np.full(len(s), action)
                after = s.environment.step(s, actions, auto_reset=False, rows=legal)
                values = self.network.evaluate(after)[1]
                ahead = np.where(after.mover == s.mover, values, -values)
                paid = after.reward[games, np.maximum(s.mover, 1) - 1]
                found = np.where(after.done, paid, ahead)
                worth[legal, action] = found[legal]
        return worth.argmax(axis=1)


def learn(data: lab.Dataset, passes: int, seed: int = 0) -> list[Taken]:
    """Exams before and after passes over nine tenths of a dataset."""
    torch.manual_seed(seed)
    s = data.state()
    known = np.flatnonzero(~np.isnan(data.values))
    seen, worth = torch.from_dlpack(s.observation), torch.from_numpy(data.values)
    left_out, learnt = known[::10], np.setdiff1d(known, known[::10])
    network = Network(s.environment)
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-3)
    rng, found = np.random.default_rng(seed), []
    for number in range(passes + 1):
        with torch.no_grad():
            error = nn.functional.mse_loss(network(seen[left_out])[1], worth[left_out])
        options: dict[str, Any] = dict(s.environment.game.options)
        exam = lab.exam(OnePly(network), s.environment.game.name, **options)
        found.append(Taken(number, float(error), exam))
        print(f"{number} passes: error {float(error):.3f}, best moves {exam.best:.1%}", flush=True)
        for rows in np.array_split(rng.permutation(learnt), max(1, len(learnt) // 256)):
            if number == passes:
                break
            loss = nn.functional.mse_loss(network(seen[rows])[1], worth[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return found


if __name__ == "__main__":
    learn(lab.load_dataset(sys.argv[1]), passes=int(sys.argv[2]) if len(sys.argv) > 2 else 10)
