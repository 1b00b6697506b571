"""Arguments that several commands share."""

from argparse import ArgumentParser

from quatuor.languages import languages


def add_game(parser: ArgumentParser, *, needed: bool = True) -> None:
    """The game and its options."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs=None if needed else "?",
        help="one of the names that 'quatuor games' lists",
    )
    parser.add_argument(
        "-o",
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )


def add_moves(parser: ArgumentParser) -> None:
    """The moves played so far."""
    parser.add_argument("--moves", default="", metavar="TOKENS", help="moves played so far")


def add_json(parser: ArgumentParser) -> None:
    """`--json`: answer with JSON for programs."""
    parser.add_argument("--json", action="store_true", help="answer with JSON, for programs")


def add_language(parser: ArgumentParser) -> None:
    """`--lang`, or `--language`: which language is spoken."""
    spoken = ("--lang", "--language")
    parser.add_argument(*spoken, choices=languages(), help="the language to speak")


def add_database(parser: ArgumentParser) -> None:
    """`--db`: where the tables of a room are kept."""
    parser.add_argument(
        "--db", metavar="URL", help="where tables are kept: sqlite:///FILE or postgresql://…"
    )


def add_limit(parser: ArgumentParser, seconds: float) -> None:
    """`--seconds`, `--nodes` and `--depth`: how long an engine may think."""
    parser.add_argument(
        "--seconds", type=float, default=seconds, help=f"time to think (default: {seconds:g})"
    )
    parser.add_argument("--nodes", type=int, help="nodes of the search tree, at most")
    parser.add_argument("--depth", type=int, help="plies that alpha-beta searches ahead, at most")


def add_pool(parser: ArgumentParser) -> None:
    """`--jobs` and `--dask`: who shares the work."""
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    parser.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler to use instead")
