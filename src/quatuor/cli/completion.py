"""`quatuor completion`: a script by which a shell completes what is typed.

All words stand in the script, so that no program has to start at each press of the tab key.
"""

from argparse import Namespace

from quatuor.cli.completion_words import Argument, arguments_of, options_of
from quatuor.cli.syntax import COMMANDS
from quatuor.games.registry import GAMES

OF_ALL = "--help --version"


def run(arguments: Namespace) -> int:
    """Print the script for a shell."""
    print(fish() if arguments.shell == "fish" else bash(zsh=arguments.shell == "zsh"), end="")
    return 0


BASH = """\
_quatuor() {{
    local at=$COMP_CWORD current="${{COMP_WORDS[COMP_CWORD]}}" name="" game="" word words=""
    if [[ $current == "=" ]]; then  # bash takes name=value for three words
        current="" name="${{COMP_WORDS[at-1]}}=" at=$((at - 1))
    elif [[ $at -gt 2 && ${{COMP_WORDS[at-1]}} == "=" ]]; then
        name="${{COMP_WORDS[at-2]}}=" at=$((at - 2))
    fi
    for word in "${{COMP_WORDS[@]}}"; do
        case "$word" in {games}) game="$word" ;; esac
    done
    if [[ $at -eq 1 ]]; then
        words="{commands}"
    else
        case "${{COMP_WORDS[1]}} ${{COMP_WORDS[at-1]}}" in
{cases}
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$name$current"))
    COMPREPLY=("${{COMPREPLY[@]#"$name"}}")
}}
complete -F _quatuor quatuor
"""
FILES = """COMPREPLY=($(compgen -f -- "$current")); return"""


def bash(*, zsh: bool) -> str:
    """The script for bash; zsh understands it, too, once told to."""
    cases = [case for name in COMMANDS for case in _cases(name)]
    cases.insert(0, f"""'help '*) words="{" ".join(COMMANDS)}" ;;""")
    script = BASH.format(
        games="|".join(GAMES),
        commands=f"{' '.join(COMMANDS)} help {OF_ALL}",
        cases="\n".join(f"            {case}" for case in cases),
    )
    return f"autoload -U +X bashcompinit && bashcompinit\n{script}" if zsh else script


def _cases(command: str) -> list[str]:
    """What may follow each option of a command, then what else may be typed."""
    cases, plain = [], ["--help"]
    for argument in arguments_of(command):
        plain += argument.flags or argument.words
        if argument.flags and argument.takes_value:
            flags = "|".join(f"'{command} {flag}'" for flag in argument.flags)
            cases.append(f"{flags}) {_shown(argument)} ;;")
    return [*cases, f"""'{command} '*) words="{" ".join(plain)}" ;;"""]


def _shown(argument: Argument) -> str:
    """The words that may follow an option; the options of a game depend on which one it is."""
    if argument.of_game:
        some = " ".join(f"""{game}) words="{" ".join(options_of(game))}" ;;""" for game in GAMES)
        return f"""case "$game" in {some} *) words="{" ".join(argument.words)}" ;; esac"""
    return FILES if argument.is_file else f"""words="{" ".join(argument.words)}\""""


def fish() -> str:
    """The script for fish."""
    lines = ["complete -c quatuor -f"]
    lines += [f"complete -c quatuor -n __fish_use_subcommand -l {w[2:]}" for w in OF_ALL.split()]
    for name, command in COMMANDS.items():
        about = command.summary.replace("'", "\\'")
        lines.append(f"complete -c quatuor -n __fish_use_subcommand -a {name} -d '{about}'")
        for argument in arguments_of(name):
            lines += _fish_lines(f"__fish_seen_subcommand_from {name}", argument)
    return "\n".join(lines) + "\n"


def _fish_lines(when: str, argument: Argument) -> list[str]:
    """How fish completes one argument."""
    if argument.of_game:
        return [
            _fish_line(
                f"{when}; and __fish_seen_subcommand_from {game}", argument, options_of(game)
            )
            for game in GAMES
        ]
    return [_fish_line(when, argument, argument.words)]


def _fish_line(when: str, argument: Argument, words: list[str]) -> str:
    flags = "".join(
        f" -l {flag[2:]}" if flag.startswith("--") else f" -s {flag[1:]}" for flag in argument.flags
    )
    value = " -rF" if argument.is_file else " -x" if flags and argument.takes_value else ""
    listed = f" -a '{' '.join(words)}'" if words else ""
    about = argument.help.replace("\\", "").replace("'", "\\'")
    return f"complete -c quatuor -n '{when}'{flags}{value}{listed} -d '{about}'"
