"""Files of the built page, read into memory once; a request looks up its file by name, without disk access.

The build puts compressed forms beside a file: `app.js.br` and `app.js.gz` beside `app.js`.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from mimetypes import MimeTypes
from pathlib import Path

from gladsheim.server.edge.encodings import BROTLI, GZIP, PLAIN, chosen

ASSETS = "assets"
FOREVER = "public, max-age=31536000, immutable"
CHECK_FIRST = "no-cache"
UNKNOWN_TYPE = "application/octet-stream"

# Python's own list only: what a system adds to it differs from machine to machine.
TYPES = MimeTypes()
TYPES.add_type("font/woff2", ".woff2")
TYPES.add_type("application/manifest+json", ".webmanifest")


CODINGS = {BROTLI: ".br", GZIP: ".gz"}
"""Suffixes of compressed forms; the best first."""
ALSO_WEAK = "W/"


@dataclass(frozen=True, slots=True)
class EncodedFile:
    """File content in one coding, with the tag (ETag) of exactly these bytes."""

    content: bytes
    etag: str


@dataclass(frozen=True, slots=True)
class StaticFile:
    """Static file with its response headers; `forms` by coding, the best first."""

    media_type: str
    cache: str
    forms: Mapping[str, EncodedFile]

    def answer(self, accept: Iterable[str]) -> tuple[EncodedFile, dict[str, str]]:
        """Return the form for a client with these Accept-Encoding headers, and the headers of the answer."""
        coding = chosen(accept, [coding for coding in self.forms if coding != PLAIN])
        form = self.forms[coding]
        headers = {"cache-control": self.cache, "etag": form.etag}
        if len(self.forms) > 1:
            headers["vary"] = "accept-encoding"
        if coding != PLAIN:
            headers["content-encoding"] = coding
        return form, headers


def is_known(etag: str, if_none_match: str | None) -> bool:
    """Whether the client already has the content with this tag (If-None-Match)."""
    tags = (if_none_match or "").split(",")
    return any(tag.strip().removeprefix(ALSO_WEAK) in (etag, "*") for tag in tags)


def read_files(folder: Path) -> Mapping[str, StaticFile]:
    """Return the files below a folder by their relative path; none if there is no such folder."""
    contents = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }
    return {name: _file(name, contents) for name in contents if not _is_form(name, contents)}


def packed_file(media_type: str, plain: bytes) -> StaticFile:
    """Return a file that the hall generates itself, with its gzip form."""
    mark = _mark(plain)
    packed = EncodedFile(gzip.compress(plain, mtime=0), f'"{mark}-{GZIP}"')
    return StaticFile(media_type, CHECK_FIRST, {GZIP: packed, PLAIN: EncodedFile(plain, f'"{mark}"')})


def _is_form(name: str, contents: Mapping[str, bytes]) -> bool:
    return any(name.endswith(end) and name.removesuffix(end) in contents for end in CODINGS.values())


def _file(name: str, contents: Mapping[str, bytes]) -> StaticFile:
    path, plain = Path(name), contents[name]
    mark = _mark(plain)
    cache = FOREVER if path.parent.name == ASSETS else CHECK_FIRST
    forms = {}
    if _is_packed(plain, contents.get(name + CODINGS[GZIP], b"")):
        for coding, end in CODINGS.items():
            if name + end in contents:
                forms[coding] = EncodedFile(contents[name + end], f'"{mark}-{coding}"')
    forms[PLAIN] = EncodedFile(plain, f'"{mark}"')
    return StaticFile(TYPES.guess_type(path.name)[0] or UNKNOWN_TYPE, cache, forms)


def _mark(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _is_packed(plain: bytes, packed: bytes) -> bool:
    """Whether the compressed forms belong to this file. An edit by hand leaves old ones behind.

    A gzip file ends with the checksum and length of its content.
    """
    ending = zlib.crc32(plain).to_bytes(4, "little") + len(plain).to_bytes(4, "little")
    return packed.endswith(ending) and len(packed) > len(ending)
