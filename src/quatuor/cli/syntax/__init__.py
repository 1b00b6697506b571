"""What can be typed: one file a command, with its help and arguments; nothing heavy is loaded.

What a command does is in the file of the same name one folder up, loaded when it is run.
"""

from quatuor.cli.syntax import (
    analyze,
    arena,
    backup,
    bench,
    book,
    check,
    completion,
    dataset,
    games,
    perft,
    play,
    prove,
    prune,
    puzzle,
    puzzles,
    replay,
    restore,
    serve,
    show,
    site,
    solve,
    tables,
    warm,
)

COMMANDS = {
    module.COMMAND.name: module.COMMAND
    for module in (
        serve,
        play,
        puzzle,
        games,
        show,
        analyze,
        solve,
        replay,
        perft,
        puzzles,
        arena,
        dataset,
        bench,
        book,
        tables,
        prove,
        check,
        backup,
        restore,
        prune,
        site,
        warm,
        completion,
    )
}
"""Every command by name, those that most people want first."""
