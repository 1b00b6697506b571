"""What people type without having read anything: it does what they expect, or says what would."""

import shlex
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

import quatuor as q
from quatuor.cli import parser, serve
from quatuor.cli.arguments import game_from
from quatuor.cli.exits import CODES
from quatuor.cli.parsing import meant
from quatuor.cli.syntax import COMMANDS
from quatuor.games.registry import GAMES
from quatuor.players.levels import LEVELS
from tests.cli.run import run, told_in_one_line

PAGE = Path(__file__).parents[2] / "docs" / "command.md"


def test_the_version_is_told() -> None:
    ran = run("--version")
    assert (ran.code, ran.out) == (0, f"quatuor {q.__version__}\n")


def test_options_without_a_command_are_those_of_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Namespace] = []

    def remember(arguments: Namespace) -> int:
        opened.append(arguments)
        return 0

    monkeypatch.setattr(serve, "run", remember)
    assert run("--port", "8080", "--no-browser").code == 0
    assert (opened[0].port, opened[0].no_browser) == (8080, True)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_describes_it_and_shows_examples(command: str) -> None:
    asked, typed = run("help", command), run(command, "--help")
    assert asked.out == typed.out
    assert (asked.code, asked.err) == (0, "")
    assert COMMANDS[command].description.split()[:3] == asked.out.split("\n\n")[1].split()[:3]
    assert all(line in asked.out for line in COMMANDS[command].examples)


@pytest.mark.parametrize("words", [["help"], ["help", "help"], ["--help"], ["-h"]])
def test_help_lists_every_command_and_exit_code(words: list[str]) -> None:
    ran = run(*words)
    assert ran.code == 0
    assert all(command.summary in ran.out for command in COMMANDS.values())
    assert all(f"  {code:<4} {meaning}" in ran.out for code, meaning in CODES.items())


def commands_in(line: str) -> list[list[str]]:
    """The calls of our command in a line for a shell."""
    calls = [part.split(" <")[0].split(" >")[0] for part in line.partition("#")[0].split("| ")]
    calls = [call.removeprefix('eval "$(').rstrip(' )"') for call in calls]
    return [shlex.split(call)[1:] for call in calls if call.startswith("quatuor")]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_of_a_command_are_understood(command: str) -> None:
    for line in COMMANDS[command].examples:
        for words in commands_in(line):
            found = parser().parse_args(meant(words))
            assert found.command.name == command
            if getattr(found, "moves", None):
                q.Match.of(game_from(found)).play(found.moves)
        assert commands_in(line), line


def test_one_game_of_the_collection_can_be_asked_for() -> None:
    for name in GAMES:
        lines = run("games", name).out.splitlines()
        assert lines[0].startswith(f"{name}: ")
        assert all(line.startswith("  ") for line in lines[1:])
        assert len(lines) == 1 + len(GAMES[name].OPTIONS)
    assert "did you mean 'plus4'?" in told_in_one_line(run("games", "plus5"))


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["plya"], "there is no command 'plya'; did you mean 'play'?"),
        (["Play"], "did you mean 'play'?"),
        (["help", "sovle"], "did you mean 'solve'?"),
        (["plus4"], "plus4 is a game; did you mean 'quatuor play plus4'?"),
        (["--prot", "9"], "did you mean '--port'? (see quatuor serve --help)"),
        (["--verison"], "did you mean '--version'?"),
        (["solve", "q4", "--secnds=4"], "did you mean '--seconds'? (see quatuor solve --help)"),
        (["show", "foursense"], "did you mean 'foursenses'?"),
        (["show", "plus4", "-o", "mod=rounds"], "did you mean 'mode'?"),
        (["show", "plus4", "-o", "mode=round"], "did you mean 'rounds'?"),
        (["play", "plus4", "--computer", "strong"], "did you mean 'strongest'?"),
        (["tables", "mak"], "did you mean 'make'?"),
        (["play", "--lang", "FR"], "did you mean 'fr'?"),
        (["prove", "popout"], "did you mean 'pop_out'?"),
    ],
)
def test_a_word_that_is_nearly_right_is_answered_with_the_right_one(
    words: list[str], meant: str
) -> None:
    assert meant in told_in_one_line(run(*words))


HEAVY = ("numba", "numpy", "rich", "fluent", "fastapi", "multiprocessing")
LOADED = """
import sys
from quatuor.cli import main
code = main(sys.argv[1:])
print(code, *sorted(name for name in sys.modules if name in {heavy}), file=sys.stderr)
"""


@pytest.mark.parametrize("words", [["--help"], ["--version"], *([c, "--help"] for c in COMMANDS)])
def test_help_and_version_load_nothing_heavy(words: list[str]) -> None:
    command = [sys.executable, "-c", LOADED.format(heavy=HEAVY), *words]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stderr == "0\n"


def test_the_page_about_the_command_tells_of_every_command_and_exit_code() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in text for name in COMMANDS)
    assert all(f"| {code} |" in text for code in CODES)


COMPLETE = """
source /dev/stdin
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
_quatuor
echo "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("quatuor sh", "show"),
        ("quatuor help pl", "play"),
        ("quatuor play plu", "plus4"),
        ("quatuor play plus4 -o mode = r", "rounds"),
        ("quatuor show plus4 -o mode =", "elementary endless rounds"),
        ("quatuor show flip -o mode=p", "mode=pro"),
        ("quatuor play --computer e", "easy expert"),
        ("quatuor tables m", "make"),
        ("quatuor prove p", "pop_out plus4"),
        ("quatuor serve --por", "--port"),
        ("quatuor completion f", "fish"),
    ],
)
def test_bash_completes_what_is_typed(typed: str, completed: str) -> None:
    script = run("completion", "bash").out
    command = ["bash", "-c", COMPLETE, "bash", *typed.split()]
    ran = subprocess.run(command, input=script, capture_output=True, text=True, check=True)
    assert (ran.stdout.strip(), ran.stderr) == (completed, "")


def test_zsh_takes_the_script_of_bash() -> None:
    bash, zsh = run("completion", "bash").out, run("completion", "zsh").out
    assert zsh == "autoload -U +X bashcompinit && bashcompinit\n" + bash


def test_fish_is_told_every_command_option_game_and_level() -> None:
    lines = run("completion", "fish").out.splitlines()
    assert all(line.startswith("complete -c quatuor -") for line in lines)
    text = "\n".join(lines)
    assert all(f"-n __fish_use_subcommand -a {name} " in text for name in COMMANDS)
    assert f"-l computer -x -a '{' '.join(LEVELS)}'" in text
    assert f"-a '{' '.join(GAMES)}'" in text
    assert "-s o -l option -x -a 'mode=elementary" in text
    assert "-l parent" not in text
