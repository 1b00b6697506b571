"""Lines that name a game outside the files of that game: `python -m tests.game_names`.

What must be known of a game is asked of its descriptor or found by its name, so that a new game
changes no other file. A file belongs to a game if its path names it. In Python only code counts:
an example in a docstring may choose a game.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from quatuor.games.registry import BUILT_IN

ROOT = Path(__file__).parents[1]
LITERAL = re.compile(rf"""["']({"|".join(BUILT_IN)})["']""")
PAGE = (".ts", ".svelte", ".css")
MOST_IN_PYTHON = 8
MOST_ON_THE_PAGE = 10


def lines_that_name_games(folder: str, endings: tuple[str, ...]) -> list[str]:
    """`file:line: text` of each such line in a folder of the tree."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", folder]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = []
    for name in names.splitlines():
        if name.endswith(endings) and (ROOT / name).is_file():
            text = (ROOT / name).read_text(encoding="utf-8")
            for number, line in _code_lines(name, text):
                if any(game not in name.lower() for game in LITERAL.findall(line)):
                    found.append(f"{name}:{number}: {line.strip()[:140]}")
    return found


def _code_lines(name: str, text: str) -> Iterator[tuple[int, str]]:
    """The lines of a file with their numbers, without its docstrings."""
    said = _docstring_lines(text) if name.endswith(".py") else set()
    return ((at, line) for at, line in enumerate(text.splitlines(), 1) if at not in said)


def _docstring_lines(text: str) -> set[int]:
    """The numbers of the lines that belong to a string which stands alone."""
    return {
        number
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def main() -> int:
    """Print the lines and how many they are; 1 if there are too many."""
    python = lines_that_name_games("src", (".py",))
    page = lines_that_name_games("web/src", PAGE)
    print("\n".join([*python, *page]))
    print(f"{len(python)} lines in Python, at most {MOST_IN_PYTHON}")
    print(f"{len(page)} lines on the page, at most {MOST_ON_THE_PAGE}")
    return int(len(python) > MOST_IN_PYTHON or len(page) > MOST_ON_THE_PAGE)


if __name__ == "__main__":
    sys.exit(main())
