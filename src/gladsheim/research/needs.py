"""Packages that only research needs."""

from __future__ import annotations

from importlib.util import find_spec

from gladsheim.core.errors import UsageError

EXTRA = "gladsheim[research]"


def need(package: str, what: str) -> None:
    """Raises UsageError, which says how to install it, where a package is missing that `what` needs."""
    if find_spec(package) is None:
        raise UsageError(f"{what} needs the package {package}, which is not installed; install {EXTRA}")
