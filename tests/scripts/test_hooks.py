"""The hooks that a contributor may install."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
TOOLS = {"ruff": "ruff", "mypy": "mypy", "lint-imports": "import-linter"}
"""Programs of the environment, and the packages that bring them."""


def test_hooks_call_what_the_set_up_installs() -> None:
    """Nothing is fetched: each is a program of the environment whose package is locked, as is pre-commit."""
    locked = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    settings = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert {repository["repo"] for repository in settings["repos"]} == {"local"}
    hooks = [hook for repository in settings["repos"] for hook in repository["hooks"]]
    called = {hook["entry"].split()[0].removeprefix(".venv/bin/") for hook in hooks}
    assert called == set(TOOLS)
    for package in ("pre-commit", *TOOLS.values()):
        assert re.search(rf"^{package}==", locked, re.MULTILINE), package
