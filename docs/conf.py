"""How Sphinx builds these pages: `make docs`. A warning is an error there.

Besides a link that leads nowhere, it is an error when a public name of the library or of the client
has no entry in the reference, or something in the reference has no docstring.
"""

from importlib import import_module
from typing import Any

from docutils.nodes import Element, TextElement
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

import quatuor
from quatuor.lazy_property import lazy_property

PUBLIC = ("quatuor", "quatuor.client", "quatuor.lab")
"""The modules whose names are public."""
UNLISTED = ("__version__",)
"""Public names that need no entry of their own."""

project = "Quatuor"
version = release = quatuor.__version__
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme = "furo"
html_title = f"Quatuor {version}"
html_favicon = None
html_copy_source = False
html_last_updated_fmt = None
templates_path: list[str] = []
exclude_patterns = ["games/pictures"]
suppress_warnings = ["toc.empty_glob"]
nitpicky = True
nitpick_ignore_regex = [("py:.*", r"(?!quatuor\.[A-Za-z_]+$).*")]
"""Types in signatures may be names that are not public; what is written by hand may not."""

myst_heading_anchors = 3
myst_enable_extensions = ["attrs_inline", "colon_fence"]

default_role = "literal"
autodoc_default_options = {"members": True, "undoc-members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True

log = logging.getLogger(__name__)


def complain_of_undocumented(
    _app: Sphinx, kind: str, name: str, _thing: Any, _options: Any, lines: list[str]
) -> None:
    """What is in the reference has a docstring."""
    if not any(line.strip() for line in lines):
        log.warning("%s %s has no docstring", kind, name, type="quatuor", subtype="undocumented")


def complain_of_unlisted(_app: Sphinx, env: BuildEnvironment) -> None:
    """Every public name is in the reference."""
    listed = env.get_domain("py").data["objects"]
    for module in PUBLIC:
        for name in import_module(module).__all__:
            if f"{module}.{name}" not in listed and name not in UNLISTED:
                log.warning("%s.%s is in no page of the reference", module, name)


def find_public_name(
    app: Sphinx, env: BuildEnvironment, node: Element, content: TextElement
) -> Any:
    """What a signature names by the module that defines it is found where it is public."""
    last = str(node.get("reftarget", "")).rpartition(".")[2]
    for module in PUBLIC:
        if node.get("refdomain") == "py" and last in import_module(module).__all__:
            found = env.get_domain("py").resolve_xref(
                env, node["refdoc"], app.builder, "obj", f"{module}.{last}", node, content
            )
            if found is not None:
                return found
    return None


def show_types_of_lazy_properties() -> None:
    """Let what is worked out lazily look like any property, with the type that it has."""
    for name, lazy in list(vars(quatuor.Position).items()):
        if isinstance(lazy, lazy_property):
            setattr(quatuor.Position, name, property(lazy._work))


def setup(app: Sphinx) -> None:
    """Take part in the build."""
    show_types_of_lazy_properties()
    app.add_lexer("moves", TextLexer)
    app.connect("autodoc-process-docstring", complain_of_undocumented)
    app.connect("env-check-consistency", complain_of_unlisted)
    app.connect("missing-reference", find_public_name)
