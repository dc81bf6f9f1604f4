"""Which files are read, how, and who reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from . import catalogue, markdown, source
from .passages import Passage

ROOT = Path(__file__).resolve().parents[2]
GENERATED = ("src/gladsheim/server/site/", "src/gladsheim/server/page/", ".d.ts")

Reader = Callable[[str, str], Iterator[Passage]]


class Audience(NamedTuple):
    """Readers, and the files that are written for them."""

    name: str
    files: tuple[str, ...]
    """Patterns, seen from the root."""
    read: Reader = markdown.passages


def _changes(path: str, text: str) -> Iterator[Passage]:
    return markdown.passages(path, markdown.unreleased(text))


AUDIENCES = (
    Audience("everyone", ("README.md", "docs/*.md")),
    Audience("users (changes)", ("CHANGELOG.md",), _changes),
    Audience("players", ("docs/players/**/*.md",)),
    Audience("hosts", ("docs/hosts/**/*.md",)),
    Audience("bot authors", ("docs/bots/**/*.md",)),
    Audience("researchers", ("docs/researchers/**/*.md", "benchmarks/README.md")),
    Audience("researchers (notebooks)", ("examples/**/*.ipynb",), markdown.notebook_passages),
    Audience("reference", ("docs/reference/**/*.md",)),
    Audience("contributors", ("docs/contributors/**/*.md", "CONTRIBUTING.md", "web/README.md")),
    Audience("interface", ("src/gladsheim/locales/en/*.ftl",), catalogue.passages),
    Audience("source", ("src/gladsheim/**/*.py", "scripts/**/*.py", "gladsheim"), source.python_passages),
    Audience("page source", ("web/src/**/*.ts", "web/src/**/*.svelte"), source.script_passages),
)


def files(audience: Audience, root: Path) -> list[str]:
    """Return the files of an audience, without generated ones."""
    found = {path.relative_to(root).as_posix() for one in audience.files for path in root.glob(one)}
    return sorted(one for one in found if not any(part in one for part in GENERATED))


def passages(audience: Audience, root: Path = ROOT) -> Iterator[Passage]:
    """Yield all passages that an audience reads."""
    for name in files(audience, root):
        yield from audience.read(name, (root / name).read_text("utf-8"))
