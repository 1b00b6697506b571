"""The static room by ear and by touch, by the tests of a served one."""

from tests.web.test_announcements import (
    test_a_move_can_be_typed_and_a_wrong_one_is_explained,
    test_every_key_of_a_focused_board_answers_in_a_sentence,
    test_one_sentence_is_said_for_each_move,
)
from tests.web.test_board_keys import (
    test_behind_the_blindfold_keys_say_what_is_hidden_and_help_names_enter,
    test_the_lines_through_a_cell_of_the_cube_and_the_threats_are_read,
)
from tests.web.test_listening import (
    test_a_refusal_is_in_one_live_region_only,
    test_earlier_moves_are_stepped_through_during_play,
    test_in_study_a_cell_is_named_with_the_value_of_playing_there,
)
from tests.web.test_touch import (
    test_a_whole_game_is_played_by_touch,
    test_a_wrong_announcement_is_no_end_and_the_next_player_goes_on,
)

__all__ = [
    "test_a_move_can_be_typed_and_a_wrong_one_is_explained",
    "test_a_refusal_is_in_one_live_region_only",
    "test_a_whole_game_is_played_by_touch",
    "test_a_wrong_announcement_is_no_end_and_the_next_player_goes_on",
    "test_behind_the_blindfold_keys_say_what_is_hidden_and_help_names_enter",
    "test_earlier_moves_are_stepped_through_during_play",
    "test_every_key_of_a_focused_board_answers_in_a_sentence",
    "test_in_study_a_cell_is_named_with_the_value_of_playing_there",
    "test_one_sentence_is_said_for_each_move",
    "test_the_lines_through_a_cell_of_the_cube_and_the_threats_are_read",
]
