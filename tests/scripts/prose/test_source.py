"""Prose of source files."""

from __future__ import annotations

from scripts.prose.passages import CODE
from scripts.prose.source import python_passages, script_passages

PYTHON = '''\
"""First.

Second `code`
paragraph.

    a block

Items:
- one
  item
- another

A
├── tree

>>> an_example()
"""
MOST = "# no comment"
"""A constant."""


class C:
    def f(self):  # noqa: ANN201  # a reason
        """Do it."""
        if self:
            # One comment,
            # two lines.
            return "a" 'it\\'s # no comment'  # another
        # noqa: E501
        return """
# no comment
"""
'''


def test_docstrings_and_comments_are_read_with_their_lines() -> None:
    """Docstrings come in paragraphs, comments in blocks; code, strings and directives are left out."""
    assert [(one.line, one.kind, one.text) for one in python_passages("a.py", PYTHON)] == [
        (1, "docstring", "First."),
        (3, "docstring", f"Second {CODE}\nparagraph."),
        (8, "docstring", "Items:"),
        (9, "docstring", "- one\n  item"),
        (11, "docstring", "- another"),
        (19, "docstring", "A constant."),
        (24, "docstring", "Do it."),
        (23, "comment", "a reason"),
        (26, "comment", "One comment,\ntwo lines."),
        (28, "comment", "another"),
    ]


SCRIPT = """\
<script lang="ts">
  /** What it is,
   * in two lines. */
  let a = 1; // not read
  // eslint-disable-next-line
  // A comment.
  let b = a * 2;
</script>
<!-- Markup. -->
"""


def test_comments_of_the_page_are_read() -> None:
    """Comments with lines of their own are read, directives are not."""
    assert [(one.line, one.text) for one in script_passages("A.svelte", SCRIPT)] == [
        (2, "What it is,\nin two lines."),
        (6, "A comment."),
        (9, "Markup."),
    ]
