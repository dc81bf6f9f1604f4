"""Kernels that copy and clear a record, written from its layout.

A field that is added to a layout is copied and cleared without another line of code; marks in the layout
(`Extent`, `CopyRule`, `empty`) name the exceptions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gladsheim.core.kernel import copy_span, kernel
from gladsheim.core.state import CopyRule, Extent, Field, Layout

Lines = Iterator[str]


@kernel
def nothing_apart(target: Any, source: Any) -> None:
    """Default of `copier`: no field is copied apart."""


@kernel
def nothing_to_clear(record: Any) -> None:
    """Default of `clearer`: no field is cleared apart."""


def copier(layout: Layout, apart: Callable[[Any, Any], None] = nothing_apart) -> Callable[[Any, Any], None]:
    """Return a kernel (target, source) that makes one record of a layout equal to another.

    Fields that are `CopyRule.APART` are copied by the kernel `apart`, before all others.
    """
    plain = [field for field in layout.fields if field.copied is not CopyRule.APART]
    # One comparison decides for all fields of a group, such as Valda's card file, that are rarely different.
    groups = dict.fromkeys(field.copied for field in plain if isinstance(field.copied, str))
    lines = ["apart(t, s)"]
    for other in groups:
        lines.append(f"if t.{other} != s.{other}:")
        # The field that is compared belongs to its group, so that the records agree afterwards.
        members = [field for field in plain if other in (field.copied, field.name)]
        lines += [f"    {line}" for field in members for line in _copied(field)]
    rest = [field for field in plain if field.name not in groups and not isinstance(field.copied, str)]
    # Counts come after what they count: those of both records say how far there is anything to copy.
    for field in sorted(rest, key=lambda field: field.extent is None):
        lines += _copied(field) if field.extent is None else _copied_part(layout, field, field.extent)
    made: Callable[[Any, Any], None] = _kernel(layout, "copy", "t, s", lines, apart)
    return made


def clearer(layout: Layout, apart: Callable[[Any], None] = nothing_to_clear) -> Callable[[Any], None]:
    """Return a kernel (record) that empties the table: each field gets its `empty` number, or stays.

    Fields that are `CopyRule.APART` are cleared by the kernel `apart`, before all others.
    """
    lines = ["apart(s)"]
    # Counts last, as in `copier`: they say how far there is anything to clear.
    for field in sorted(layout.fields, key=lambda field: field.extent is None):
        if field.copied is CopyRule.APART or field.empty is None:
            continue
        if field.extent is not None:
            lines += _cleared_part(layout, field, field.extent)
        elif not field.length:
            lines.append(f"s.{field.name} = {field.empty}")
        elif field.copied is not CopyRule.NEVER:
            lines += _filled(field, "0", str(field.length))
    made: Callable[[Any], None] = _kernel(layout, "clear", "s", lines, apart)
    return made


def _copied(field: Field) -> Lines:
    if field.copied is CopyRule.NEVER:
        if not field.length:
            yield f"t.{field.name} = {field.empty or 0}"
    elif field.length:
        yield _span(field, "0", str(field.length))
    else:
        yield f"t.{field.name} = s.{field.name}"


def _copied_part(layout: Layout, field: Field, extent: Extent) -> Lines:
    begin, count, loop = _parts(layout, extent)
    yield from loop
    # The zeros of the source must also replace what the target has beyond them.
    longest = f"max(t.{count}, s.{count})" if extent.padded else f"s.{count}"
    yield "    " * len(loop) + _span(field, begin, f"{begin} + {longest}")


def _cleared_part(layout: Layout, field: Field, extent: Extent) -> Lines:
    begin, count, loop = _parts(layout, extent)
    # Numbers that are not padded are never read beyond their count, so a count of 0 is enough.
    if extent.padded:
        yield from loop
        yield from ("    " * len(loop) + line for line in _filled(field, begin, f"{begin} + s.{count}"))


def _parts(layout: Layout, extent: Extent) -> tuple[str, str, list[str]]:
    """Return the beginning of a part of a field, the count of its numbers in use, and the loop
    over the parts, as code.
    """
    parts = next(field.length for field in layout.fields if field.name == extent.count)
    if not parts:
        return "0", extent.count, []
    begin = f"s.{extent.begins}[part]" if extent.begins else f"part * {extent.room}"
    return begin, f"{extent.count}[part]", [f"for part in range({parts}):"]


def _span(field: Field, begin: str, end: str) -> str:
    return f"copy_span(t.{field.name}, s.{field.name}, {begin}, {end})"


def _filled(field: Field, begin: str, end: str) -> Lines:
    yield f"for at in range({begin}, {end}):"
    yield f"    s.{field.name}[at] = {field.empty}"


def _kernel(layout: Layout, name: str, parameters: str, lines: Sequence[str], apart: Any) -> Any:
    """Return the kernel made of these lines."""
    # Numba knows attributes only by names in the source, so the loop over fields is written out as text.
    source = "\n".join([f"def {name}({parameters}):", *(f"    {line}" for line in lines)])
    scope: dict[str, Any] = {"__name__": __name__, "apart": apart, "copy_span": copy_span}
    # As dataclasses make their methods: the text has nothing in it but names and numbers of the layout.
    exec(compile(source, f"<{name} of {layout.name}>", "exec"), scope)  # noqa: S102
    return kernel(scope[name])
