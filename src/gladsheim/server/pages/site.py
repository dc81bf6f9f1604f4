"""Files of the documentation's site, and the Content-Security-Policy of its pages."""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from threading import Lock

from gladsheim.server.edge.encodings import PLAIN
from gladsheim.server.edge.guard import policy
from gladsheim.server.edge.static_files import StaticFile, read_files

SITE = Path(__file__).parents[1] / "site"
STAMP = "sources.txt"
"""File that is written last when the site is built; its change marks a new build."""
SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


class Site:
    """Documentation site in a folder, read at the first request and after each new build."""

    def __init__(self, folder: Path = SITE) -> None:
        self._folder = folder
        self._lock = Lock()
        self._read: tuple[int, Mapping[str, StaticFile], str] | None = None

    def read(self) -> tuple[Mapping[str, StaticFile], str]:
        """Return the files by their path (none before the site is built), and the policy of its pages."""
        with self._lock:
            try:
                stamp = (self._folder / STAMP).stat().st_mtime_ns
            except OSError:
                return {}, ""
            if self._read is None or self._read[0] != stamp:
                files = read_files(self._folder)
                self._read = (stamp, files, _policy(files))
            return self._read[1:]


def _policy(files: Mapping[str, StaticFile]) -> str:
    """Return a policy that allows only the site's own scripts: files, and inline scripts by their hashes.

    The theme sets colours and visibility by inline styles.
    """
    scripts = {
        script
        for name, file in files.items()
        if name.endswith(".html")
        for script in SCRIPT.findall(file.forms[PLAIN].content)
    }
    hashes = sorted(f"'sha256-{b64encode(hashlib.sha256(script).digest()).decode()}'" for script in scripts)
    return policy(
        {
            "script-src": " ".join(["'self'", *hashes]),
            "style-src": "'self' 'unsafe-inline'",
            "img-src": "'self' data:",
            "form-action": "'self'",
        }
    )
