"""A language that nobody speaks: a checkout of ours with its files beside the others.

Its letters are Greek, so that whatever is not from its files is seen.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from quatuor.languages import USUAL
from tests.words.files import ROOT, files_of

CODE = "qps"
"""No language has this code: it is reserved for own use."""
NAME = "Ψευδο"
GREEK = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "αβγδεζηθικλμνξοπρστυφχψωαβΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΑΒ",
)


class Disguise(Transformer):
    """Every word in other letters; what stands in braces stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(GREEK)
        return node

    def visit_Comment(self, node: ast.Comment) -> ast.Comment:
        return node


def disguised(text: str) -> str:
    """A file of words in the letters of the language."""
    resource = FluentParser().parse(text)
    return FluentSerializer().serialize(Disguise().visit(resource))


def checkout_with_it(folder: Path) -> Path:
    """A copy of what the page and the package are made of, with the files of the language."""
    left_out = shutil.ignore_patterns("__pycache__", "node_modules", "page")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    shutil.copytree(ROOT / "web", folder / "web", ignore=left_out)
    shutil.copy(ROOT / "hatch_build.py", folder)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    facts = {"name": NAME, "plurals": {"one": "n = 1"}}
    (folder / "src" / "quatuor" / "languages" / f"{CODE}.json").write_text(json.dumps(facts))
    for name, path in files_of(USUAL).items():
        own = folder / name.replace("words/*", f"words/{CODE}")
        own.parent.mkdir(exist_ok=True)
        own.write_text(disguised(path.read_text(encoding="utf-8")), encoding="utf-8")
    subprocess.run([sys.executable, "hatch_build.py"], cwd=folder, check=True, capture_output=True)
    return folder


def run_in(folder: Path, *words: str, typed: str = "") -> str:
    """What the command of that checkout says."""
    command = [sys.executable, "-m", "quatuor", *words]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "QUATUOR_DATA": str(folder)}
    done = subprocess.run(
        command, input=typed, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout
