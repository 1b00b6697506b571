"""Tree search for a whole batch, guided by priors and values that an agent brings."""

from typing import Any

import numpy as np
import pytest

import quatuor as q
from quatuor import lab


def knows_nothing(s: lab.State) -> tuple[Any, Any]:
    """Every action alike, every position level."""
    return np.ones(s.mask.shape, dtype=np.float32), np.zeros(len(s), dtype=np.float32)


def after(env: lab.Environment, *lines: str) -> lab.State:
    """A batch in which a different line has been played in each game."""
    s = env.reset()
    for ply in range(max(map(len, lines))):
        rows = [ply < len(line) for line in lines]
        tokens = [line[ply] if ply < len(line) else env.tokens[0] for line in lines]
        actions = [env.tokens.index(token) for token in tokens]
        s = env.step(s, actions, auto_reset=False, rows=rows)
    return s


def test_a_win_and_a_threat_are_found_without_knowing_anything() -> None:
    s = after(lab.make("puissance4", batch=3), "121212", "12121", "4")
    visits = lab.guided_search(s, knows_nothing, 300)
    assert visits.sum(axis=1).tolist() == [300, 300, 300]
    assert visits[:2].argmax(axis=1).tolist() == [0, 0]


def test_a_game_that_is_over_is_not_searched_and_others_are() -> None:
    s = after(lab.make("puissance4", batch=2), "1212121", "4")
    assert s.mover.tolist() == [0, 2]
    assert lab.guided_search(s, knows_nothing, 20).sum(axis=1).tolist() == [0, 20]


def test_priors_and_values_guide_it() -> None:
    s = lab.make("puissance4", batch=2).reset()

    def likes_the_third(s: lab.State) -> tuple[Any, Any]:
        priors = np.full(s.mask.shape, 0.01, dtype=np.float32)
        priors[:, 2] = 1.0
        return priors, np.zeros(len(s), dtype=np.float32)

    assert lab.guided_search(s, likes_the_third, 30).argmax(axis=1).tolist() == [2, 2]

    def fears_the_fifth(s: lab.State) -> tuple[Any, Any]:
        """Whoever has a disc in column 5 is worse off."""
        own, other = s.observation[:, 0, :, 4].sum(axis=1), s.observation[:, 1, :, 4].sum(axis=1)
        return np.ones(s.mask.shape, dtype=np.float32), np.clip(other - own, -1, 1)

    assert lab.guided_search(s, fears_the_fifth, 200).argmin(axis=1).tolist() == [4, 4]


@pytest.mark.parametrize(
    ("name", "options"),
    [("puissance4", {"power": True}), ("top10", {}), ("foursenses", {}), ("plus4", {"discs": 3})],
)
def test_every_game_for_two_is_searched_legally(name: str, options: Any) -> None:
    env = lab.make(name, batch=8, seed=3, **options)
    s = env.reset()
    for _ in range(12):
        visits = lab.guided_search(s, knows_nothing, 16, noise=0.25, seed=s.number)
        assert not visits[~s.mask].any()
        assert (visits.sum(axis=1) == 16 * (s.mover > 0)).all()
        s = env.step(s, np.where(s.mover > 0, visits.argmax(axis=1), 0), auto_reset=False)


def test_three_players_are_refused() -> None:
    s = lab.make("q4", players=3).reset()
    with pytest.raises(q.BadRequest, match="guided search is for two players"):
        lab.guided_search(s, knows_nothing)
