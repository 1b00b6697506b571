"""Study, review, lessons and the list of games in the static room, by the tests of a served one."""

from tests.web.test_explanations import (
    test_a_hint_comes_in_steps_where_the_table_allows_hints,
    test_a_sentence_says_what_the_last_move_does_and_shows_where,
    test_what_was_missed_is_practised_on_the_board_of_the_review,
)
from tests.web.test_learn import (
    test_a_double_is_solved_with_two_plies_by_keyboard_alone,
    test_a_lesson_that_there_is_not_says_so,
    test_a_rule_is_tried_missed_tried_again_and_solved,
    test_the_rules_are_at_hand_while_one_plays,
)
from tests.web.test_mine import (
    test_a_finished_match_is_reviewed_after_playing_again,
    test_a_game_goes_from_the_list_when_one_leaves_its_table,
)
from tests.web.test_study import (
    test_a_finished_table_is_reviewed_from_its_record,
    test_a_link_to_a_position_that_cannot_be_is_told_and_leads_on,
    test_a_position_is_played_taken_back_and_tried_again,
    test_a_record_is_pasted_and_a_wrong_one_is_refused_in_a_sentence,
    test_a_review_begins_by_itself_and_names_the_move_at_which_the_game_turned,
    test_a_review_can_be_interrupted,
    test_pasted_moves_that_cannot_be_played_are_named,
    test_study_fits_a_phone_and_pleases_axe,
    test_the_rounds_of_a_match_are_reviewed_one_by_one_and_each_move_has_an_address,
    test_the_value_of_every_move_is_told_and_the_best_line_played,
)

__all__ = [
    "test_a_double_is_solved_with_two_plies_by_keyboard_alone",
    "test_a_finished_match_is_reviewed_after_playing_again",
    "test_a_finished_table_is_reviewed_from_its_record",
    "test_a_game_goes_from_the_list_when_one_leaves_its_table",
    "test_a_hint_comes_in_steps_where_the_table_allows_hints",
    "test_a_lesson_that_there_is_not_says_so",
    "test_a_link_to_a_position_that_cannot_be_is_told_and_leads_on",
    "test_a_position_is_played_taken_back_and_tried_again",
    "test_a_record_is_pasted_and_a_wrong_one_is_refused_in_a_sentence",
    "test_a_review_begins_by_itself_and_names_the_move_at_which_the_game_turned",
    "test_a_review_can_be_interrupted",
    "test_a_rule_is_tried_missed_tried_again_and_solved",
    "test_a_sentence_says_what_the_last_move_does_and_shows_where",
    "test_pasted_moves_that_cannot_be_played_are_named",
    "test_study_fits_a_phone_and_pleases_axe",
    "test_the_rounds_of_a_match_are_reviewed_one_by_one_and_each_move_has_an_address",
    "test_the_rules_are_at_hand_while_one_plays",
    "test_the_value_of_every_move_is_told_and_the_best_line_played",
    "test_what_was_missed_is_practised_on_the_board_of_the_review",
]
