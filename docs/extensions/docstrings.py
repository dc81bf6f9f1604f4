"""Docstrings as they are written in the sources: an indented block is a listing, the name of an error or of a
document leads there.
"""

import re

from sphinx.application import Sphinx

from gladsheim.core import errors

INDENT = "    "
ERRORS = "|".join(
    name for name, kind in vars(errors).items() if isinstance(kind, type) and name.endswith("Error")
)
ERROR = re.compile(rf"(?<![\w`.])({ERRORS}|MalformedAction|IllegalAction)(?![\w`])")
DOCUMENT = re.compile(r"(?<![\w`])docs/([\w/-]+)\.md")


def with_listings(_: Sphinx, __: str, ___: str, ____: object, _____: object, lines: list[str]) -> None:
    """Mark indented blocks after an empty line as listings, in place."""
    marked: list[str] = []
    inside = False
    for line in lines:
        indented = line.startswith(INDENT)
        if indented and not inside and (not marked or not marked[-1]):
            marked += ["::", ""]
        inside = indented or (inside and not line)
        marked.append(line if inside else referring(line))
    lines[:] = marked


def referring(line: str) -> str:
    """A line of a text whose names are references."""
    line = ERROR.sub(rf":exc:`~{errors.__name__}.\1`", line)
    return DOCUMENT.sub(r":doc:`/\1`", line)


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", with_listings)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
