"""Names that people can read, and can tell apart.

Two names look alike if their skeletons are equal: compatibility forms, case, accents, spaces and
punctuation do not count, and a letter is as good as one of another alphabet that looks the same.
"""

import unicodedata
from functools import lru_cache

from quatuor.table.confusables import LOOKALIKES
from quatuor.table.refusal import require

NAME = 24
"""The most characters of a name."""
MARKS = 2
"""The most accents one upon the other, which is what living scripts need."""
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as printable and show nothing."""
PICTURE = "\ufe0f"
"""Asks for the coloured form of the symbol before it, as keyboards of telephones do."""

_LATIN = str.maketrans(
    {
        **{other: letter for letter, others in LOOKALIKES.items() for other in others},
        **dict.fromkeys("i1|", "l"),
        "0": "o",
    }
)


def check_name(name: str) -> None:
    """Refuse, with the reason, a name that people cannot read."""
    require(0 < len(name) <= NAME, "bad_name", f"a name is 1 to {NAME} characters")
    check_visible(name, "a name")
    require(name == " ".join(name.split()), "bad_name", "a name has no spaces around it")


def check_visible(text: str, what: str) -> None:
    """Refuse characters that nobody sees, and piles of accents."""
    seen = all(_is_visible(text, at) for at in range(len(text)))
    require(seen, "invisible_characters", f"{what} has no invisible characters")
    require(not _is_stacked(text), "stacked_characters", f"{what} has no piles of accents")


def _is_visible(text: str, at: int) -> bool:
    char = text[at]
    if char == PICTURE:
        return at > 0 and unicodedata.category(text[at - 1]) == "So"
    selects = "\ufe00" <= char <= "\ufe0e" or "\u180b" <= char <= "\u180f" or char >= "\U000e0000"
    return char.isprintable() and char not in INVISIBLE and not selects


def _is_stacked(text: str) -> bool:
    """Whether more accents than a script needs follow each other, or one stands alone."""
    run = MARKS
    for char in unicodedata.normalize("NFC", text):
        marks = char != PICTURE and unicodedata.category(char) in ("Mn", "Me")
        run = run + 1 if marks else 0
        if run > MARKS:
            return True
    return False


@lru_cache(maxsize=1024)
def skeleton(name: str) -> str:
    """What two names that look alike have in common."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = "".join(
        char for char in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(char)
    )
    latin = plain.translate(_LATIN).replace("rn", "m").replace("vv", "w")
    return "".join(char for char in latin if char.isalnum()) or folded
