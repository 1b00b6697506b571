"""The pages about the games: complete, in every language, with true examples and pictures."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import quatuor as q
from make_pictures import pictures
from quatuor.games.registry import GAMES
from quatuor.languages import USUAL, languages
from scenes import SCENES

DOCS = Path(__file__).parents[1] / "docs"
SECTIONS = ["Options", "House rules", "Notation", "Try it"]
ENDINGS = {language: ".md" if language == USUAL else f".{language}.md" for language in languages()}
FILES = [DOCS / "games" / f"{game}{ending}" for game in GAMES for ending in ENDINGS.values()]
COMMENT = r"\((?:pictures/)([\w-]+)\.svg\)\n<!-- game: (\w+)([^;]*); moves: (.*) -->"

DRAWN = pictures()

pages = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)


def fenced(text: str, language: str) -> list[tuple[str, str]]:
    """The blocks of a page in some language: what follows its name, and the lines."""
    return re.findall(rf"^```{language}\b *(.*)\n((?:.*\n)*?)```$", text, re.MULTILINE)


def game_of(name: str, options: str) -> q.Game:
    return q.Game(name, **dict(option.split("=") for option in options.split()))


def language_of(file: Path) -> str:
    """The language of a page."""
    named = file.name.split(".")[1]
    return USUAL if named == "md" else named


def english(file: Path) -> str:
    """The same page in English: what is not words is as it is there."""
    return file.with_name(file.name.split(".")[0] + ENDINGS[USUAL]).read_text(encoding="utf-8")


def house_rule(language: str) -> str:
    """How a row says that its option is a house rule."""
    glossary = tomllib.loads((DOCS / "glossaries" / f"{language}.toml").read_text(encoding="utf-8"))
    (said,) = (term["here"] for term in glossary["term"] if term["english"] == "house rule")
    return f"*{said if isinstance(said, str) else said[0]}*"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_with_the_same_sections(game: str) -> None:
    text = (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert [heading for heading in headings if heading in SECTIONS] == SECTIONS


@pages
def test_every_option_has_a_row_with_its_values_and_its_default(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = q.Game(file.name.split(".")[0])
    for option in game.rules.OPTIONS:
        row = re.search(rf"^\| `{option.name}` \|.*$", text, re.MULTILINE)
        assert row, f"{option.name} has no row"
        default = str(game.options[option.name]).lower()
        assert default in row[0].split("|")[3]
        if hasattr(option, "choices"):
            assert all(f"`{choice}`" in row[0] for choice in option.choices)
        assert (house_rule(language_of(file)) in row[0]) == option.house


@pages
def test_every_link_leads_somewhere(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8")):
        assert (file.parent / target).is_file(), target


@pages
def test_every_example_can_be_played(file: Path) -> None:
    for header, moves in fenced(file.read_text(encoding="utf-8"), "moves"):
        name, _, options = header.partition(" ")
        q.Match.of(game_of(name, options)).play(moves)


@pages
def test_a_picture_shows_what_the_moves_beside_it_lead_to(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for picture, name, options, moves in re.findall(COMMENT, text):
        scene = SCENES[picture][-1]
        assert (scene.game, scene.moves) == (name, moves)
        assert q.Game(name, **scene.options) == game_of(name, options)


@pages
def test_the_python_lines_do_what_their_comments_say(file: Path) -> None:
    for _, code in fenced(file.read_text(encoding="utf-8"), "python"):
        names: dict[str, object] = {}
        for statement, comment in said_beside(code):
            if isinstance(statement, ast.Expr):
                value = eval(ast.unparse(statement), names)
                assert comment.startswith(repr(value)) or isinstance(value, str)
            else:
                exec(ast.unparse(statement), names)


def said_beside(code: str) -> list[tuple[ast.stmt, str]]:
    """The statements of a block, each with the comment at the end of its line."""
    lines = code.splitlines()
    return [
        (statement, lines[(statement.end_lineno or 1) - 1].partition("# ")[2])
        for statement in ast.parse(code).body
    ]


@pages
def test_all_languages_show_the_same(file: Path) -> None:
    text, twin = file.read_text(encoding="utf-8"), english(file)
    for language in ("moves", "sh"):
        assert fenced(text, language) == fenced(twin, language)
    for code, there in zip(fenced(text, "python"), fenced(twin, "python"), strict=True):
        assert re.sub("#.*", "", code[1]) == re.sub("#.*", "", there[1])
    for shown in (r"\((pictures/.*?)\)", r"<!-- .*? -->", r"^(#+) ", r"^\| *((?:`[^`]+` ?)+)\|"):
        assert re.findall(shown, text, re.MULTILINE) == re.findall(shown, twin, re.MULTILINE)


@pages
def test_a_page_leads_to_pages_of_its_language(file: Path) -> None:
    ending = ENDINGS[language_of(file)]
    for game in re.findall(r"\]\((\w+(?:\.\w+)?\.md)\)", file.read_text(encoding="utf-8")):
        assert game == game.split(".")[0] + ending


@pytest.mark.parametrize("file", DRAWN, ids=lambda file: file.name)
def test_the_pictures_are_what_the_script_draws(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == DRAWN[file], "run docs/make_pictures.py"


def test_no_picture_lies_about_unused() -> None:
    pages = "".join(file.read_text(encoding="utf-8") for file in (DOCS / "games").glob("*.md"))
    drawn = {file.stem for file in (DOCS / "games" / "pictures").glob("*.svg")}
    assert drawn == set(SCENES)
    assert {name for name in drawn if f"{name}.svg" not in pages} == set()


def test_every_photograph_is_shown_on_a_page() -> None:
    pages = "".join(file.read_text(encoding="utf-8") for file in DOCS.glob("*.md"))
    taken = {file.name for file in (DOCS / "screenshots").glob("*.png")}
    assert {name for name in taken if f"(screenshots/{name})" not in pages} == set()
