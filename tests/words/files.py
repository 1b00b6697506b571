"""The files of words: what stands in each, for checks over all languages."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quatuor.languages import languages

ROOT = Path(__file__).parents[2]
FOLDERS = ("web/src", "src/quatuor")
LANGUAGES = languages()


class Text(NamedTuple):
    """A message: where it stands, its id, and what it says."""

    file: str
    """The path, with `*` for the language."""
    name: str
    pattern: ast.Pattern


@cache
def files_of(language: str) -> dict[str, Path]:
    """The files of a language, by what they are called in every language."""
    found = {}
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.ftl"):
            parts = path.relative_to(ROOT).as_posix().split("/words/")
            first, mark, rest = parts[1].partition("/" if "/" in parts[1] else ".")
            if first == language:
                found[f"{parts[0]}/words/*{mark}{rest}"] = path
    return dict(sorted(found.items()))


@cache
def texts_of(language: str) -> tuple[Text, ...]:
    """All messages of a language."""
    return tuple(_texts(language))


def _texts(language: str) -> Iterator[Text]:
    for name, path in files_of(language).items():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise AssertionError(f"{path}: this is no Fluent:\n{entry.content}")
            if isinstance(entry, ast.Message):
                assert entry.value is not None, f"{path}: {entry.id.name} says nothing"
                yield Text(name, entry.id.name, entry.value)


class Said(Visitor):
    """The words of a text, and the variables it uses."""

    def __init__(self, text: ast.Pattern) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.visit(text)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    """What stands in the brackets of a variant."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def facts_of(language: str) -> dict[str, object]:
    """The data of a language, as they stand in its file."""
    file = ROOT / "src" / "quatuor" / "languages" / f"{language}.json"
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found
