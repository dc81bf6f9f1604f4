"""The chain of a table's lines: each carries the digest of the one before (`Line.previous`)."""

from __future__ import annotations

from collections.abc import Sequence

from gladsheim.tables.table import Line


def break_in(head: bytes, seq: int, lines: Sequence[Line], last: bytes) -> str | None:
    """Where lines do not follow on each other from line `seq`, whose digest is `head`, to the digest `last`.

    None if they do.
    """
    followed, digest = _followed(head, seq, lines)
    if followed < len(lines):
        return f"line {lines[followed].seq} does not follow on line {seq + followed}"
    return None if digest == last else f"it does not stand at line {seq + len(lines)}, the last there is"


def sound_lines(root: bytes, lines: Sequence[Line], seq: int, last: bytes) -> int:
    """How many lines from the first on nothing speaks against, at a table that stands at line `seq`.

    A line that the next one does not follow on was changed if that next one is vouched for by what
    comes after it; else the fault is the next one's.
    """
    followed, _ = _followed(root, 0, lines)
    if followed < len(lines):
        following = lines[followed]
        after = lines[followed + 1].previous if followed + 1 < len(lines) else last
        changed = following.seq == followed + 1 and following.digest == after
        return max(0, followed - 1) if changed else followed
    stands = min(seq, followed)
    # A table that stands further on has lost its last lines; those that are left may be sound.
    vouched = seq > followed or stands == 0 or lines[stands - 1].digest == last
    return stands if vouched else stands - 1


def _followed(head: bytes, seq: int, lines: Sequence[Line]) -> tuple[int, bytes]:
    """How many of the lines follow on each other, and the digest of the last of these."""
    for number, line in enumerate(lines):
        if line.seq != seq + number + 1 or line.previous != head:
            return number, head
        head = line.digest
    return len(lines), head
