"""A checkout to set up."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: lock files, a project file, one kernel source, one page source."""
    for name in (
        "requirements/run.txt",
        "requirements/fast.txt",
        "requirements/build.txt",
        "requirements/test.txt",
        "pyproject.toml",
        "src/gladsheim/core/kernel.py",
        "web/package.json",
        "web/src/main.ts",
        "web/node_modules/vite/index.js",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts" / "page.py").write_bytes((ROOT / "scripts" / "page.py").read_bytes())
    return tmp_path
