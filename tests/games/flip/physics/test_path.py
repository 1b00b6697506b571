"""A flight as text, and back."""

from math import isclose

from hypothesis import given, strategies as st

from quatuor.games.flip.physics.box import Pose
from quatuor.games.flip.physics.path import GRAIN, UNIT, packed, unpacked

metres = st.floats(-3.9, 3.9)
parts = st.floats(-1, 1)


@given(st.lists(st.builds(Pose, metres, metres, metres, st.tuples(parts, parts, parts))))
def test_a_path_reads_back_to_an_eighth_of_a_millimetre(poses: list[Pose]) -> None:
    again = unpacked(packed(poses))
    assert len(again) == len(poses)
    for pose, other in zip(poses, again, strict=True):
        for name in ("x", "y", "z"):
            assert isclose(getattr(pose, name), getattr(other, name), abs_tol=GRAIN)
        for part, kept in zip(pose.face, other.face, strict=True):
            assert isclose(part, kept, abs_tol=1 / UNIT)


def test_a_kept_path_does_not_change_when_it_is_kept_again() -> None:
    once = packed([Pose(0.1, -0.2, 0.3, (0.6, 0.0, 0.8)), Pose(0.0, 0.0, 0.15)])
    assert packed(unpacked(once)) == once


def test_a_token_that_flies_out_of_all_bounds_stays_at_the_edge() -> None:
    assert unpacked(packed([Pose(99.0, -99.0, 0.0)]))[0].x < 4.01
