"""What the terminal says, in the player's language (Fluent files in `words/`).

Of Fluent's language our texts need variables and plurals, which are resolved here: the full runtime
brings thirty megabytes of locale data for them.
"""

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast

from quatuor.cli.languages import language
from quatuor.games.registry import BUILT_IN, GAMES
from quatuor.languages import USUAL, facts
from quatuor.languages.plurals import category

PLACES = ("quatuor.cli", "quatuor.players.explanations")
"""The packages with texts in their folder `words`."""


def speaker(chosen: str | None = None) -> Callable[..., str]:
    """A function from the name of a text and its parts to the words."""
    spoken = chosen or language()
    texts = {name: text for place in PLACES for name, text in _texts(place, spoken).items()}

    def say(name: str, /, **parts: Any) -> str:
        return resolved(texts[name], parts, spoken)

    return say


def title_of(game: str, chosen: str | None = None) -> str:
    """What a game is, in a sentence; games that came from elsewhere say it in English alone."""
    home = GAMES[game].__name__.rpartition(".")[0]
    texts = _texts(home, chosen or language()) if game in BUILT_IN else {}
    return resolved(texts["title"], {}, USUAL) if texts else GAMES[game].TITLE


def _texts(place: str, spoken: str) -> dict[str, ast.Pattern | None]:
    """The messages in the folder `words` of a package."""
    source = files(place).joinpath("words", f"{spoken}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message)}


def resolved(pattern: ast.Pattern | None, parts: Mapping[str, Any], spoken: str) -> str:
    """The words of a text with these parts."""
    assert pattern is not None
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else placed(element.expression, parts, spoken)
        for element in pattern.elements
    )


def placed(expression: Any, parts: Mapping[str, Any], spoken: str) -> str:
    """What stands in braces: a part, or the variant for its number."""
    if isinstance(expression, ast.VariableReference):
        return str(parts[expression.id.name])
    if isinstance(expression, ast.SelectExpression):
        assert isinstance(expression.selector, ast.VariableReference)
        number = parts[expression.selector.id.name]
        variants = {_key(variant): variant.value for variant in expression.variants}
        return resolved(variants[category(number, facts(spoken)["plurals"])], parts, spoken)
    raise ValueError(f"our texts have variables and plurals, no {type(expression).__name__}")


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
