"""Random play by PettingZoo's interface, whoever made the environment."""

import random
from typing import Any


def agents_plies(environment: Any, rounds: int) -> int:
    """Play rounds of an environment whose agents act in turn; how many plies that were."""
    rng, played = random.Random(1), 0
    for number in range(rounds):
        environment.reset(seed=number)
        for _agent in environment.agent_iter():
            seen, _reward, ended, cut, _info = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            legal = [action for action, may in enumerate(seen["action_mask"]) if may]
            environment.step(rng.choice(legal))
            played += 1
    return played
