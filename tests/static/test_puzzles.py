"""Puzzles in a room without a server: the same test as in a served one."""

from tests.web.test_puzzles import (
    test_a_puzzle_is_chosen_by_game_and_theme_and_what_counted_is_kept as test_choosing,
    test_hints_come_in_steps_and_the_mouse_solves_it as test_solving,
)

__all__ = ["test_choosing", "test_solving"]
