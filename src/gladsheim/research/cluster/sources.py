"""Identity of the installed package, on which results depend besides the piece of work."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
KINDS = (".py", ".toml")
"""File types that count: code, and the data of games."""


@cache
def identity() -> str:
    """Return the version of this package with a hash of its sources; equal ones give equal results."""
    digest = hashlib.sha256()
    for path in sorted(path for path in PACKAGE.rglob("*") if path.suffix in KINDS):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    try:
        number = version("gladsheim")
    except PackageNotFoundError:
        number = "not installed"
    return f"{number} ({digest.hexdigest()[:12]})"
