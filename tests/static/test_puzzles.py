"""Puzzles in a room without a server: the same test as in a served one."""

from tests.web.test_puzzles import (
    test_a_puzzle_is_chosen_by_game_and_theme_and_what_counted_is_kept as test_choosing,
    test_after_a_loss_the_move_that_lost_is_named_and_another_may_be_tried as test_turning,
    test_hints_come_in_steps_and_the_mouse_solves_it as test_solving,
    test_what_was_overlooked_in_a_game_and_in_a_puzzle_is_counted_and_practised as test_overlooked,
)

__all__ = ["test_choosing", "test_overlooked", "test_solving", "test_turning"]
