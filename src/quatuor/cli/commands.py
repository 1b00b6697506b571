"""What may be typed beside moves: in English, and in the language that is spoken."""

from collections.abc import Callable, Sequence

from quatuor.cli.texts import speaker
from quatuor.languages import USUAL


def commands(names: Sequence[str], say: Callable[..., str]) -> dict[str, str]:
    """The command for each word; of two with the same word, the first one."""
    spoken = (speaker(USUAL), say)
    return {
        word: name
        for words_of in spoken
        for name in reversed(names)
        for word in words_of(f"command-{name}").split(", ")
    }
