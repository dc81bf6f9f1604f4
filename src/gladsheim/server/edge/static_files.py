"""The files of the built page, read once: a request finds one by its name, and touches no disk."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from mimetypes import MimeTypes
from pathlib import Path

ASSETS = "assets"
FOREVER = "public, max-age=31536000, immutable"
CHECK_FIRST = "no-cache"
UNKNOWN_TYPE = "application/octet-stream"

# Python's own list only: what a system adds to it differs from machine to machine.
TYPES = MimeTypes()
TYPES.add_type("font/woff2", ".woff2")
TYPES.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file with all that its answer says: `cache` and `etag` as headers have them."""

    content: bytes
    media_type: str
    cache: str
    etag: str


def read_files(folder: Path) -> Mapping[str, StaticFile]:
    """The files below a folder by their path in it; none where there is no such folder."""
    return {
        path.relative_to(folder).as_posix(): _read(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


def _read(path: Path) -> StaticFile:
    content = path.read_bytes()
    cache = FOREVER if path.parent.name == ASSETS else CHECK_FIRST
    etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return StaticFile(content, TYPES.guess_type(path.name)[0] or UNKNOWN_TYPE, cache, etag)
