"""Where commands write for people: plain when piped, with colours on a terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def out() -> Console:
    """Standard output."""
    from rich.console import Console

    return Console(file=sys.stdout, highlight=False, soft_wrap=False)


def err() -> Console:
    """Standard error: progress, and tables beside data."""
    from rich.console import Console

    return Console(file=sys.stderr, highlight=False, soft_wrap=False)
