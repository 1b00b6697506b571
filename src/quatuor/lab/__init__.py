"""The laboratory: batches of games in compiled code, for agents that learn.

    >>> import quatuor.lab as lab
    >>> env = lab.make("puissance4", batch=4, seed=1)
    >>> s = env.reset()
    >>> s = env.step(s, env.sample(s))
    >>> s.mover.tolist()
    [2, 2, 2, 2]

Needs the extra `lab`; docs/lab.md tells the whole story.
"""

from quatuor.extras import needed

with needed("lab"):
    from quatuor.lab.agents import Agent, perfect
    from quatuor.lab.datasets import Dataset, dataset, load_dataset
    from quatuor.lab.environment import Environment, make
    from quatuor.lab.evaluation import Report, evaluate
    from quatuor.lab.exams import Exam, exam, picture
    from quatuor.lab.guided_search import guided_search
    from quatuor.lab.made_for import (
        gymnasium,
        gymnasium_vector,
        openspiel,
        openspiel_agent,
        pettingzoo,
        pettingzoo_parallel,
        text,
    )
    from quatuor.lab.oracles import Oracle, oracle
    from quatuor.lab.state import State
    from quatuor.players.agents import Endpoint, Program

__all__ = [
    "Agent",
    "Dataset",
    "Endpoint",
    "Environment",
    "Exam",
    "Oracle",
    "Program",
    "Report",
    "State",
    "dataset",
    "evaluate",
    "exam",
    "guided_search",
    "gymnasium",
    "gymnasium_vector",
    "load_dataset",
    "make",
    "openspiel",
    "openspiel_agent",
    "oracle",
    "perfect",
    "pettingzoo",
    "pettingzoo_parallel",
    "picture",
    "text",
]
