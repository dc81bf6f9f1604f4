"""How much memory is left is read from what the system tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.core.engine.making.memory import available

MEGABYTE = 1 << 20
MACHINE = {"proc/meminfo": "MemTotal:  4096000 kB\nMemAvailable:    2048 kB\nSwapFree: 9 kB\n"}
GROUP = "sys/fs/cgroup/hall.slice/hall.service"
SECOND = {
    "proc/self/cgroup": "0::/hall.slice/hall.service\n",
    f"{GROUP}/memory.max": "max\n",
    f"{GROUP}/memory.current": "1000\n",
    "sys/fs/cgroup/hall.slice/memory.max": "5000\n",
    "sys/fs/cgroup/hall.slice/memory.current": "4200\n",
    "sys/fs/cgroup/hall.slice/memory.stat": "anon 4000\ninactive_file 150\n",
}
CONTAINER = {
    "proc/self/cgroup": "0::/../elsewhere\n",
    "sys/fs/cgroup/memory.max": "5000\n",
    "sys/fs/cgroup/memory.current": "6000\n",
}
FIRST = {
    "proc/self/cgroup": "5:cpu:/\n4:memory:/docker/1\n0::/\n",
    "sys/fs/cgroup/memory/memory.limit_in_bytes": "3000\n",
    "sys/fs/cgroup/memory/memory.usage_in_bytes": "1000\n",
    "sys/fs/cgroup/memory/memory.stat": "inactive_file 0\ntotal_inactive_file 10\n",
}


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({}, None),
        (MACHINE, 2 * MEGABYTE),
        ({"proc/meminfo": "MemTotal: much\n"}, None),
        ({**MACHINE, **SECOND}, 950),
        ({**MACHINE, **CONTAINER}, 0),
        ({**MACHINE, **FIRST}, 2010),
        ({**MACHINE, "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "max\n"}, 2 * MEGABYTE),
    ],
    ids=["nothing", "machine", "unreadable", "group above", "container", "first version", "no limit"],
)
def test_the_tightest_limit_counts(tmp_path: Path, told: dict[str, str], expected: int | None) -> None:
    """That of the machine, or of any control group above this process; its droppable pages are free."""
    for name, content in told.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    assert available(tmp_path) == expected
