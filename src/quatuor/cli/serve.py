"""`quatuor serve`: the game room for a browser, on this machine or for a network."""

import gc
import logging
from argparse import Namespace
from contextlib import suppress

from quatuor.cli.exits import OK
from quatuor.cli.interrupt import end_workers
from quatuor.cli.streams import notify


def run(arguments: Namespace) -> int:
    """Serve until interrupted."""
    gc.disable()  # what is loaded stays: to look for garbage among it takes a tenth of the time
    from quatuor.server.serve_command import serve_as_told

    gc.enable()
    code = OK
    with suppress(SystemExit):  # how a signal ends it
        code = serve_as_told(arguments)
    end_workers()  # nobody waits any more for what they are thinking about
    gc.freeze()  # the process ends: nobody need look for garbage
    if arguments.socket is None and code == OK:
        say_stopped(arguments.log_format)
    return code


def say_stopped(log_format: str) -> None:
    """Say that all is well; in the form of the log where a program reads it."""
    line = "stopped; every move is kept"
    if log_format == "json":
        logging.getLogger("quatuor").info(line)
    else:
        notify(line)
