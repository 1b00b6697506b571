"""Which game it is: asked of data, not of a name."""

from tests.game_names import MOST_IN_PYTHON, MOST_ON_THE_PAGE, PAGE, lines_that_name_games


def test_few_lines_of_python_name_a_game_outside_its_own_files() -> None:
    found = lines_that_name_games("src", (".py",))
    assert len(found) <= MOST_IN_PYTHON, "\n".join(found)


def test_few_lines_of_the_page_name_a_game_outside_its_own_folder() -> None:
    found = lines_that_name_games("web/src", PAGE)
    assert len(found) <= MOST_ON_THE_PAGE, "\n".join(found)
