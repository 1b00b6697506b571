"""Studies with variations in a room without a server: the same tests as in a served one."""

from tests.web.test_study_tree import (
    test_a_link_that_was_cut_short_says_so_and_shows_the_line as test_a_short_link,
    test_a_position_is_saved_as_a_picture_and_a_round_printed as test_pictures,
    test_a_position_that_was_laid_out_is_reached_and_played_on_from as test_laying_and_playing_on,
    test_a_study_goes_by_link_and_by_file_to_another_device as test_link_and_file,
)

__all__ = ["test_a_short_link", "test_laying_and_playing_on", "test_link_and_file", "test_pictures"]
