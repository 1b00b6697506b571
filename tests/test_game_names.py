"""Which game it is: asked of data, not of a name."""

from tests.game_names import MOST_IN_PYTHON, lines_that_name_games


def test_few_lines_of_python_name_a_game_outside_its_own_files() -> None:
    found = lines_that_name_games("src", (".py",))
    assert len(found) <= MOST_IN_PYTHON, "\n".join(found)
