"""Chain of a table's lines: each carries the digest of the one before (`Line.previous`)."""

from __future__ import annotations

from collections.abc import Sequence

from gladsheim.tables.table import Line


def break_in(head: bytes, seq: int, lines: Sequence[Line], last: bytes) -> str | None:
    """Describe the first break in a chain of lines; None if they form one from `head` to `last`.

    `head` is the digest of line `seq`, which comes before `lines`; `last` is the digest of their last line.
    """
    followed, digest = _followed(head, seq, lines)
    if followed < len(lines):
        return f"line {lines[followed].seq} does not follow on line {seq + followed}"
    # A chain that has lost its last lines has no break but this one.
    return None if digest == last else f"it does not stand at line {seq + len(lines)}, the last there is"


def sound_lines(root: bytes, lines: Sequence[Line], seq: int, last: bytes) -> int:
    """Count the lines at the beginning of a table's chain that can still be trusted.

    `seq` and `last` are the number and the digest of the last line according to the table. If a line does not
    match the `previous` of the next one, it was changed when the rest of the chain vouches for that next
    line; otherwise the next line is the faulty one.
    """
    followed, _ = _followed(root, 0, lines)
    if followed < len(lines):
        following = lines[followed]
        after = lines[followed + 1].previous if followed + 1 < len(lines) else last
        changed = following.seq == followed + 1 and following.digest == after
        # 0 where the first line is faulty: the root before it is no line, and cannot be dropped.
        return max(0, followed - 1) if changed else followed
    # A line and the table's `seq` are stored in one transaction: later lines were never acknowledged.
    stands = min(seq, followed)
    # A table that stands further on has lost its last lines; those that are left may be sound.
    vouched = seq > followed or stands == 0 or lines[stands - 1].digest == last
    return stands if vouched else stands - 1


def _followed(head: bytes, seq: int, lines: Sequence[Line]) -> tuple[int, bytes]:
    """Return how many lines form a chain from `head`, and the digest of the last of these."""
    for number, line in enumerate(lines):
        if line.seq != seq + number + 1 or line.previous != head:
            return number, head
        head = line.digest
    return len(lines), head
