"""The languages of the terminal, known without reading a text."""

import locale
import os

LANGUAGES = ("en", "fr")


def language() -> str:
    """The language of the terminal; English when it is none of ours."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return "fr" if spoken.lower().startswith("fr") else "en"
