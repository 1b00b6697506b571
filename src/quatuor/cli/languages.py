"""The language of the terminal, known without reading a text."""

import locale
import os

from quatuor.languages import USUAL, languages


def language() -> str:
    """The language of the terminal; English when it is none of ours."""
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next(filter(None, named), None) or locale.getlocale()[0] or ""
    code = locale.normalize(spoken.partition("_")[0]).partition("_")[0]
    return code if code in languages() else USUAL
