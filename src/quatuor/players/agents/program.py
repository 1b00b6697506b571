"""An agent that is a program: it reads a position from each line, and writes a token on a line."""

import shlex
import subprocess
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import IO

from quatuor.game import Position
from quatuor.players.agents.question import SECONDS, AgentFailed, answer, question

UNREAD = 16
"""Lines that a program may be ahead of the questions."""
END = 1.0
"""Seconds that a program gets to end by itself once nothing more is asked."""


class Program:
    """A program that is started with the first question and ends with the last one.

    What it writes to its standard error is the user's to read. Questions of several threads are
    asked one after the other.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command, self._seconds = command, seconds
        self.__name__ = command
        self._process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._lock = Lock()

    def __call__(self, position: Position) -> str:
        """The token that it plays here."""
        with self._lock:
            try:
                return answer(self._asked(question(position)), position, self._who)
            except AgentFailed:
                self._end()
                raise

    @property
    def _who(self) -> str:
        return f"the program {self.command!r}"

    def _asked(self, line: str) -> str:
        process = self._process or self._started()
        assert process.stdin
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            found = self._lines.get(timeout=self._seconds)
        except OSError:
            found = ""
        except Empty:
            told = f"{self._who} has not answered within {self._seconds:g} s"
            raise AgentFailed(told) from None
        if not found:
            code = process.wait()
            raise AgentFailed(f"{self._who} has ended with exit code {code} instead of an answer")
        return found

    def _started(self) -> "subprocess.Popen[str]":
        words = shlex.split(self.command)
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        except (OSError, IndexError, ValueError) as error:
            raise AgentFailed(f"{self._who} cannot be started: {error}") from None
        assert process.stdout
        self._process, self._lines = process, SimpleQueue()
        Thread(target=_read, args=(process.stdout, self._lines), daemon=True).start()
        return process

    def close(self) -> None:
        """Let it end: it reads the end of its input; if it does not heed that, it is killed."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin
        try:
            process.stdin.close()
            process.wait(END)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()

    def __del__(self) -> None:
        self._end()


def _read(output: IO[str], lines: "SimpleQueue[str]") -> None:
    """Hand over line by line; an empty one is the end."""
    with output:
        try:
            for line in output:
                if lines.qsize() > UNREAD:
                    break  # it writes without being asked
                if line.strip():
                    lines.put(line)
        except ValueError:
            pass  # not in UTF-8: as good as an end
    lines.put("")
