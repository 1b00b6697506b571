"""An agent learns from its own games alone: `python -m examples.self_play --minutes 40`.

A batch of games is played by a tree search that the network guides. The network then learns, from
what it saw, how often each action was tried and who won in the end; and so on. The exam is taken
every now and then.
"""

import argparse
import json
import time
from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from examples.network import Network
from quatuor import lab

KEPT = 20
"""Batches of games of which positions are learnt from."""
OPENING = 8
"""Plies that are drawn in proportion to their visits; later ones are the most visited."""


class Guided(lab.Agent):
    """Plays the action that its search tries most."""

    def __init__(self, network: Network, simulations: int) -> None:
        self.network, self.simulations = network, simulations

    def act(self, s: lab.State) -> Any:
        """The most visited action in every game."""
        return lab.guided_search(s, self.network.evaluate, self.simulations).argmax(axis=1)


class Games(NamedTuple):
    """The positions of some games: what was seen, how often each action was tried, who won."""

    seen: Any
    tried: Any
    worth: Any


def played(env: lab.Environment, network: Network, simulations: int, seed: int) -> Games:
    """A batch of games to their ends."""
    rng, s, plies = np.random.default_rng(seed), env.reset(seed), []
    end = np.zeros(len(s), dtype=np.float32)
    while (s.mover > 0).any():
        visits = lab.guided_search(
            s, network.evaluate, simulations, noise=0.25, seed=seed + s.number
        )
        tried = visits / np.maximum(visits.sum(axis=1, keepdims=True), 1)
        plies.append((s.observation, tried.astype(np.float32), s.mover))
        if s.number < OPENING:
            lots = rng.random((len(s), 1)) * tried.sum(axis=1, keepdims=True)
            actions = np.minimum((tried.cumsum(axis=1) < lots).sum(axis=1), tried.shape[1] - 1)
        else:
            actions = visits.argmax(axis=1)
        s = env.step(s, actions, auto_reset=False)
        end += s.reward[:, 0]
    seen, tried, mover = (np.stack(part) for part in zip(*plies, strict=True))
    worth = np.where(mover == 1, end, -end).astype(np.float32)
    return Games(seen[mover > 0], tried[mover > 0], worth[mover > 0])


def learn(network: Network, optimizer: Any, games: deque[Games], steps: int, rng: Any) -> float:
    """Some steps towards what happened in the latest games; the mean loss."""
    network.train()
    parts = [torch.from_numpy(np.concatenate(part)) for part in zip(*games, strict=True)]
    total = 0.0
    for _ in range(steps):
        rows = torch.from_numpy(rng.integers(len(parts[0]), size=512))
        seen, tried, worth = (part[rows] for part in parts)
        logits, values = network(seen)
        loss = nn.functional.cross_entropy(logits, tried) + nn.functional.mse_loss(values, worth)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += float(loss.detach())
    return total / steps


def rounds(
    game: str, minutes: float, batch: int, simulations: int, every: float
) -> Iterator[dict[str, Any]]:
    """Play and learn for so long; the exam after every so many minutes, and at the end."""
    torch.manual_seed(1)
    env = lab.make(game, batch=batch, seed=1)
    network, games, rng = Network(env), deque[Games](maxlen=KEPT), np.random.default_rng(1)
    optimizer = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=1e-4)
    spent, due, number = 0.0, 0.0, 0
    while True:
        if spent >= min(due, 60 * minutes):
            exam = lab.exam(Guided(network, simulations), game)
            yield {"minutes": spent / 60, "games": number * batch, "best": exam.best,
                   "regret": exam.regret, "digest": exam.digest}  # fmt: skip
            due += 60 * every
        if spent >= 60 * minutes:
            return
        started = time.process_time()
        games.append(played(env, network, simulations, number))
        learn(network, optimizer, games, 100, rng)
        number += 1
        spent += time.process_time() - started


def main() -> None:
    """Learn, and print a line of JSON for each exam."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="puissance4")
    parser.add_argument("--minutes", type=float, default=40, help="processor time")
    parser.add_argument("--every", type=float, default=4, help="minutes between exams")
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--simulations", type=int, default=48)
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    for found in rounds(given.game, given.minutes, given.batch, given.simulations, given.every):
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
