"""Whose work a site consists of, and on which terms: the file `licences.txt` of its folder."""

import json
from importlib.metadata import PathDistribution
from pathlib import Path

OWN = """Quatuor: MIT licence, see the end of this file.

This folder also holds, unchanged:
"""
PHYSICS = "MuJoCo {version} by {author}, in extras/: {license}, see below"
APACHE = Path(__file__).with_name("apache-2.0.txt")
PYTHON = "CPython {version}, as part of Pyodide: PSF-2.0, https://www.python.org"


def licences(pyodide: Path, physics: Path, packages: Path, own: str) -> str:
    """The text of the file."""
    engine = json.loads((physics / "package.json").read_text(encoding="utf-8"))
    about = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))
    info = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    lines = [
        f"Pyodide {about['version']}: {about['license']}, source at {about['homepage']}",
        PYTHON.format(version=info["python"]),
        PHYSICS.format(**engine),
    ]
    texts = [f"== MuJoCo ==\n\n{APACHE.read_text(encoding='utf-8')}"]
    for folder in sorted(packages.glob("*.dist-info")):
        package = PathDistribution(folder).metadata
        terms = package.json.get("license_expression") or package.json.get("license")
        lines.append(f"{package['Name']} {package['Version']}: {terms or 'see below'}")
        for file in sorted([*folder.rglob("LICENSE*"), *folder.rglob("COPYING*")]):
            texts.append(f"== {package['Name']} ==\n\n{file.read_text(encoding='utf-8')}")
    listed = "\n".join(f"- {line}" for line in lines)
    return "\n\n".join([OWN + listed, f"== Quatuor ==\n\n{own}", *texts])
