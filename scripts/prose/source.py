"""Reads the prose of source files: docstrings and comments, without code and without directives to tools."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator

from .passages import CODE, Passage, without_code

DIRECTIVE = re.compile(r"\s*#\s*(?:noqa|type:|pragma|!|-\*-|pylint|ruff|mypy|fmt:).*?(?=  #|$)")
SIMPLE = (
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
    ast.Return,
    ast.Raise,
    ast.Assert,
    ast.Import,
    ast.ImportFrom,
)
"""Statements that hold no others."""
STRING_OR_COMMENT = re.compile(
    r"(?P<long>\"{3}|'{3})(?:\\.|.)*?(?P=long)|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|#[^\n]*", re.DOTALL
)
ITEM = re.compile(r"\n(?=[ ]{0,3}- )")
PARAGRAPH = re.compile(r"(?:^[ \t]*\S.*\n?)+", re.MULTILINE)
SCRIPT_COMMENT = re.compile(r"^[ \t]*(?:(?://|/\*+|<!--)[ \t]*|\*(?!/)[ \t]?)(.*?)(?:\*/|-->)?[ \t]*$")
SCRIPT_DIRECTIVE = re.compile(r"eslint|prettier-ignore|@ts-|svelte-ignore|^/ <reference|^@\w+ *\{")


def python_passages(path: str, text: str) -> Iterator[Passage]:
    """Yield the paragraphs of docstrings, then the comments."""
    for node in docstrings(ast.parse(text)):
        yield from _paragraphs(path, node)
    yield from _comments(path, text)


def docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield each string that is a statement of its own: docstrings, also those of constants and fields."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                yield node.value
        elif isinstance(node, ast.stmt | ast.excepthandler) and not isinstance(node, SIMPLE):
            yield from docstrings(node)


def _paragraphs(path: str, node: ast.Constant) -> Iterator[Passage]:
    """Yield the paragraphs and list items of a docstring, without code blocks, tables, trees and examples."""
    text = inspect.cleandoc(str(node.value))
    for found in PARAGRAPH.finditer(text):
        line = node.lineno + text.count("\n", 0, found.start())
        for item in ITEM.split(found[0].rstrip()):
            if not item.startswith(("    ", ">>>", "|")) and "├" not in item:
                yield Passage(path, line, "docstring", without_code(item))
            line += 1 + item.count("\n")


def _comments(path: str, text: str) -> Iterator[Passage]:
    """Yield comments; those on successive lines of their own are one passage."""
    start, lines = 0, list[str]()
    row, counted = 1, 0
    for token in STRING_OR_COMMENT.finditer(text):
        if token[0][0] != "#":
            continue
        row += text.count("\n", counted, token.start())
        counted = token.start()
        said = DIRECTIVE.sub("", token[0]).strip().lstrip("#").strip()
        if not said:
            continue
        is_alone = not text[text.rfind("\n", 0, counted) + 1 : counted].strip()
        if lines and is_alone and row == start + len(lines):
            lines.append(said)
            continue
        if lines:
            yield Passage(path, start, "comment", without_code("\n".join(lines)))
        start, lines = row, [said]
    if lines:
        yield Passage(path, start, "comment", without_code("\n".join(lines)))


def script_passages(path: str, text: str) -> Iterator[Passage]:
    """Yield the comments of TypeScript and Svelte that have lines of their own."""
    start, lines = 0, list[str]()
    for row, line in enumerate([*text.split("\n"), ""], 1):
        found = SCRIPT_COMMENT.match(line)
        if found and not SCRIPT_DIRECTIVE.search(found[1]):
            start = start if lines else row
            lines.append(found[1].strip())
        elif lines:
            said = without_code("\n".join(lines))
            if said.replace(CODE, "").strip():
                yield Passage(path, start, "comment", said)
            lines = []
