"""Reads the English texts of the interface: values of Fluent messages, with `CODE` in place of variables."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from .passages import CODE, Passage, without_code


def passages(path: str, text: str) -> Iterator[Passage]:
    """Yield each value and attribute. A selection gives its default; other variants are passages too."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                if pattern is not None:
                    yield from _pattern(path, text, pattern)


def _pattern(path: str, source: str, pattern: ast.Pattern) -> Iterator[Passage]:
    parts, others = list[str](), list[ast.Pattern]()
    _collect(pattern, parts, others)
    start = pattern.span.start if pattern.span else 0
    said = without_code("".join(parts))
    if said.replace(CODE, "").strip():
        yield Passage(path, 1 + source.count("\n", 0, start), "interface", said)
    for other in others:
        yield from _pattern(path, source, other)


def _collect(pattern: ast.Pattern, parts: list[str], others: list[ast.Pattern]) -> None:
    """Add the text of a pattern, and the variants that are not the default."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                if variant.default:
                    _collect(variant.value, parts, others)
                else:
                    others.append(variant.value)
        else:
            parts.append(CODE)
