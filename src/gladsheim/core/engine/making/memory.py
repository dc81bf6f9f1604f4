"""Memory that this process may still use, according to Linux and its containers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

LIMITS = (
    ("sys/fs/cgroup", "memory.max", "memory.current", "inactive_file"),
    ("sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"),
)
"""Files of control groups, versions 2 and 1: folder, limit, use, and the part of it that can be dropped."""


def available(root: Path = Path("/")) -> int | None:
    """Return the bytes that are available on the machine and in every control group above this process.

    None where the system does not tell, as on macOS and Windows. `root` is the folder with `proc` and `sys`.
    """
    found = [*_on_machine(root), *_in_groups(root)]
    return max(0, min(found)) if found else None


def _on_machine(root: Path) -> Iterator[int]:
    if told := re.search(r"^MemAvailable: +(\d+) kB$", _text(root / "proc/meminfo"), re.MULTILINE):
        yield int(told[1]) * 1024


def _in_groups(root: Path) -> Iterator[int]:
    for line in _text(root / "proc/self/cgroup").splitlines():
        # Each line is "number:kinds:path"; version 2 of control groups leaves the kinds empty.
        _, kinds, path = line.split(":", 2)
        if kinds and "memory" not in kinds.split(","):
            continue
        top, *names = LIMITS[bool(kinds)]
        group = Path(path.lstrip("/"))
        # A container may see its own group as the uppermost one, whatever the path says.
        for folder in dict.fromkeys(root / top / part for part in (group, *group.parents)):
            limit, used, droppable = (_text(folder / name).strip() for name in (*names[:2], "memory.stat"))
            # Version 2 writes "max" for a group without a limit.
            if limit.isdigit() and used.isdigit():
                cached = re.search(rf"^{names[2]} (\d+)$", droppable, re.MULTILINE)
                # Linux drops cached files by itself when a group needs the memory.
                yield int(limit) - int(used) + (int(cached[1]) if cached else 0)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
