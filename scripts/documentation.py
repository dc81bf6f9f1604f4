"""Builds the documentation's site into the package: `python scripts/documentation.py`.

Nothing is done where the site is that of the sources as they are. The set-up (`./gladsheim docs`) and the
build hook (hatch_build.py) both come here. Standard library only; the tools run in a process of their own.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.bootstrap import checkout  # noqa: E402  # found only now
from scripts.bootstrap.progress import Progress  # noqa: E402

SITE = Path("src/gladsheim/server/site")
KEPT = Path("build/documentation")
"""Folder that a build leaves for the next one, which then reads only changed files."""
STAMP, TOOLS = "sources.txt", "tools.txt"
"""Sources of the site, and tools of the kept build, each with a hash of all files beside it."""
AT_ROOT = ("CHANGELOG.md", "CONTRIBUTING.md", "CREDITS.md", "NOTICE", "benchmarks/README.md")
PACKED = {".html", ".css", ".js", ".json", ".svg", ".txt"}
LEAST_PACKED = 1_000
"""Bytes from which on a file also lies there packed."""
STRICT = ("--fail-on-warning", "--fresh-env")
SPHINX = ("-m", "sphinx")
NICENESS = 10


class DocumentationError(Exception):
    """The site cannot be built; the message is one line that says why and what to do."""


def key(root: Path) -> str:
    """A hash of all that the site is made of."""
    package, tests = root / "src" / "gladsheim", root / "tests"
    made_of = [
        *checkout.sources(root / "docs"),
        *checkout.sources(package, ".py"),
        *checkout.sources(package / "locales" / "en"),
        *checkout.sources(tests, ".py"),
        *checkout.sources(tests / "data" / "rules"),
        *checkout.sources(tests / "data" / "cases"),
        *(root / name for name in (*AT_ROOT, "pyproject.toml")),
    ]
    return checkout.fingerprint(made_of)


def is_built(site: Path, wanted: str) -> bool:
    """Whether a folder holds the whole site of these sources, as it was built."""
    stamp = site / STAMP
    return stamp.is_file() and stamp.read_bytes() == f"{wanted} {checkout.content(site, STAMP)}".encode()


def run_sphinx(root: Path, target: Path, doctrees: Path, *options: str) -> None:
    """Build the site from its sources. Raises DocumentationError."""
    command = [sys.executable, *SPHINX, "--quiet", "--builder", "html", "--jobs", "auto"]
    command += ["--doctree-dir", str(doctrees), *options, str(root / "docs"), str(target)]
    try:
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as error:
        raise DocumentationError(f"the documentation was not built: {error}") from error


def pack(site: Path) -> None:
    """Put packed forms beside the files, the same ones each time."""
    for path in sorted(site.rglob("*")):
        if path.suffix in PACKED and path.is_file() and path.stat().st_size >= LEAST_PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def build(root: Path = ROOT, options: Sequence[str] = ()) -> Path:
    """Build the site where it is not yet that of the sources; returns its folder.

    A hall that is running sees the old one until the new one is whole. Raises DocumentationError.
    """
    site, wanted = root / SITE, key(root)
    if is_built(site, wanted) and not options:
        return site
    kept = root / KEPT
    tools = checkout.fingerprint([root / "docs" / "conf.py", *checkout.sources(root / "docs" / "extensions")])
    made_by = kept / TOOLS
    if not made_by.is_file() or made_by.read_bytes() != f"{tools} {checkout.content(kept, TOOLS)}".encode():
        # Sphinx does not notice that pages would be made otherwise, and fails where what it keeps is damaged.
        shutil.rmtree(kept, ignore_errors=True)
    run_sphinx(root, kept / "site", kept / "doctrees", *options)
    checkout.write_whole(made_by, f"{tools} {checkout.content(kept, TOOLS)}")
    fresh, old = site.with_name("site.new"), site.with_name("site.old")
    for folder in (fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(kept / "site", fresh, ignore=shutil.ignore_patterns(".buildinfo*", "_sources"))
    pack(fresh)
    checkout.write_whole(fresh / STAMP, f"{wanted} {checkout.content(fresh)}")
    checkout.flush_all()
    if site.exists():
        site.rename(old)
    fresh.rename(site)
    shutil.rmtree(old, ignore_errors=True)
    return site


def main() -> None:
    """Build with little claim to the processor; `--strict` takes every warning for an error."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    progress = Progress()
    try:
        with checkout.only_one(ROOT, progress, ".venv.docs.lock"):
            build(options=STRICT if "--strict" in sys.argv[1:] else ())
    except DocumentationError as error:
        sys.exit(f"docs: {error}")
    progress.line("docs", f"✓ {SITE.as_posix()}")


if __name__ == "__main__":
    main()
