"""Of a process that failed the line is quoted that says why."""

from __future__ import annotations

import pytest

from gladsheim.core.engine.making.complaint import MOST, complaint

FRAMES = """\
Traceback (most recent call last):
  File "compiler.py", line 90, in _linked
    program = llvm.parse_assembly(head)
              ^^^^^^^^^^^^^^^^^^^^^^^^^
"""
LLVM = f"""\
a line before it
{FRAMES}RuntimeError: LLVM IR parsing error
<string>:2:20: error: expected type
declare i32 @"inner"(ptr, ptr)
                     ^
"""


@pytest.mark.parametrize(
    ("output", "quoted"),
    [
        (LLVM, "RuntimeError: LLVM IR parsing error <string>:2:20: error: expected type"),
        (
            f"{FRAMES}KeyError: 'x'\n\nDuring handling:\n\n{FRAMES}ImportError: no LLVM\n",
            "ImportError: no LLVM",
        ),
        ("LLVM ERROR: out of memory\n~~~~\n  ^ \n", "LLVM ERROR: out of memory"),
        (f"{FRAMES}RuntimeError\n", "RuntimeError"),
        ("\n ^~~~ 12 \n", ""),
        ("", ""),
        (f"{FRAMES}ValueError: {'long ' * 200}", f"ValueError: {'long ' * 200}"[:MOST]),
    ],
)
def test_the_error_is_quoted_and_never_a_line_without_words(output: str, quoted: str) -> None:
    """An exception by its first lines, also where more follows; anything else by its last line with words."""
    assert complaint(output) == quoted
