"""A small network for any game for two: what a player sees goes in, priors and a value come out."""

from typing import Any

import numpy as np
import torch
from torch import nn

from quatuor import lab


class Network(nn.Module):  # type: ignore[misc]
    """Some wide layers, each of which adds to what the one before has found."""

    def __init__(self, env: lab.Environment, width: int = 256, layers: int = 3) -> None:
        super().__init__()
        self.first = nn.Linear(int(np.prod(env.observation_shape)), width)
        self.layers = nn.ModuleList(
            nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU())
            for _ in range(layers)
        )
        self.priors, self.value = nn.Linear(width, env.num_actions), nn.Linear(width, 1)

    def forward(self, seen: Any) -> tuple[Any, Any]:
        """Logits of all actions, and the value for the player to move."""
        found = torch.relu(self.first(seen.flatten(1)))
        for layer in self.layers:
            found = found + layer(found)
        return self.priors(found), torch.tanh(self.value(found)).squeeze(1)

    @torch.no_grad()
    def evaluate(self, s: lab.State) -> tuple[Any, Any]:
        """The same for a state, as `lab.guided_search` asks for it."""
        self.eval()
        logits, values = self(torch.from_dlpack(s.observation))
        return torch.softmax(logits, dim=1).numpy(), values.numpy()
