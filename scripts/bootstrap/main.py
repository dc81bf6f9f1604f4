"""Sets up a checkout for a command."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType, ModuleType

from .checkout import (
    ON_WINDOWS,
    UNFINISHED,
    Places,
    SetupError,
    content,
    fingerprint,
    flush_all,
    load,
    only_one,
    read_stamp,
    sources,
    write_stamp,
)
from .installing import Installer
from .progress import Progress
from .running import Command, Step, Work, run_steps

FIRST_IMPORT = "import gladsheim.server.run, gladsheim.games, gladsheim.bots"
"""Imports of `gladsheim serve`: Python then need not compile them at the first start."""
DOCS = "docs"
"""The command that builds the documentation."""


def due(steps: list[Step], stamp: dict[str, str]) -> list[Step]:
    """The steps still to do, in order.

    All of them after an interrupted installation, and where the first, the environment, is due.
    """
    missing = [
        step
        for step in steps
        if stamp.get(step.name) != step.key or not step.makes.exists() or is_changed(step, stamp)
    ]
    return steps if UNFINISHED in stamp or missing[:1] == steps[:1] else missing


def is_changed(step: Step, stamp: dict[str, str]) -> bool:
    """Whether the files that a step made are others than it made."""
    noted = stamp.get(files_of(step))
    return step.fills is not None and noted is not None and noted != content(step.fills)


def files_of(step: Step) -> str:
    """Under which name the stamp holds the hash of the files that a step made."""
    return f"{step.name} files"


class Stamped:
    """Notes in the stamp which steps are finished, and that an installation has begun."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stamp = read_stamp(path)

    def begun(self, step: Step) -> None:
        """Drop the note of the step. Cut short, an installation may leave half a package."""
        if step.name == "environment":
            self._stamp = {}  # the step itself notes that it is unfinished, once it may
            return
        self._stamp.pop(step.name, None)
        if step.installs:
            self._stamp[UNFINISHED] = step.name
        write_stamp(self._path, self._stamp)

    def ended(self, step: Step, failed: bool) -> None:
        """Done, or failed: an installer that reports its failure has left the environment whole."""
        if step.name == "environment" and failed:
            return
        if step.installs:
            self._stamp.pop(UNFINISHED, None)
        if not failed:
            self._stamp[step.name] = step.key
            if step.fills is not None:
                self._stamp[files_of(step)] = content(step.fills)
            flush_all()
        write_stamp(self._path, self._stamp)


class Setup:
    """The steps for one checkout and one command."""

    def __init__(self, root: Path, command: str) -> None:
        self.at = Places(root)
        self.command = command
        self.progress = Progress()
        self.installer = Installer(self.at)

    def steps(self) -> list[Step]:
        """Return the steps that this command needs, in order, with their current keys."""
        root, at = self.at.root, self.at
        locked = self.installer.locked
        project = [root / "pyproject.toml", root / "hatch_build.py"]
        packages = fingerprint([*locked("run", "fast", "build"), *project], str(root))
        first = ("environment",)
        steps = [
            Step("environment", fingerprint([], str(root)), at.program("python"), self.make_environment),
            Step("packages", packages, at.program("gladsheim"), self.install_packages, first, installs=True),
        ]
        for command, tool in (("test", "pytest"), ("dev", "ruff"), (DOCS, "sphinx-build")):
            if self.command == command:
                key, name = fingerprint(locked(command), packages), f"{command} tools"
                after = (*first, "packages")
                steps.append(Step(name, key, at.program(tool), self.install_tools, after, installs=True))
        if (root / "web" / "package.json").is_file() and not os.environ.get("GLADSHEIM_NO_PAGE"):
            texts = sources(root / "src" / "gladsheim" / "locales", ".ftl")
            key = fingerprint([*sources(root / "web"), *texts, root / "scripts" / "page.py"])
            steps.append(Step("page", key, at.page, self.build_page, first, fills=at.page.parent))
        return steps

    def make_environment(self) -> Work:
        """A fresh environment, in place of one that this program made before."""
        folder = self.at.environment
        if folder.exists() and not self.at.stamp.exists() and any(folder.iterdir()):
            raise SetupError(f"{folder} was not made by this program; move it away and try again")
        # Moved first: an interrupted removal must not leave an environment without its stamp.
        old = folder.with_name(".venv.old")
        shutil.rmtree(old, ignore_errors=True)
        if folder.exists():
            folder.rename(old)
        shutil.rmtree(old, ignore_errors=True)
        folder.mkdir()
        write_stamp(self.at.stamp, {UNFINISHED: "environment"})
        advice = "install Python's venv module (on Debian: apt install python3-venv)"
        yield Command("making it", [sys.executable, "-m", "venv", "--without-pip", folder], advice)

    def install_packages(self) -> Work:
        """The locked packages and the project itself, editable."""
        installer = self.installer
        yield from installer.prepare()
        # Few and small: they also show whether the index can be reached.
        yield from installer.install_locked("installing", "build")
        no_compiler = ("--only-binary", "numba", "--only-binary", "llvmlite")
        try:
            yield from installer.install_locked("installing", "fast", options=no_compiler)
        except SetupError:
            self.progress.line("packages", "(no Numba for this Python: engines run as plain Python)")
            yield from installer.install_locked("installing", "run")
        project = ("--no-deps", "--no-build-isolation", "-e", self.at.root)
        yield from installer.install("installing Gladsheim", *project)
        try:
            start: list[str | Path] = [self.at.program("python"), "-c", FIRST_IMPORT]
            # uv leaves no bytecode, as pip does: who wants none written would wait at every start.
            wishes = {"GLADSHEIM_KERNELS": "plain", "PYTHONDONTWRITEBYTECODE": ""}
            yield Command("preparing the first start", start, "", wishes)
        except SetupError:
            # The program will say it better.
            return

    def install_tools(self) -> Work:
        """The tools that tests, checks or the documentation need."""
        yield from self.installer.prepare()
        yield from self.installer.install_locked("installing", self.command)

    def build_page(self) -> Work:
        """The web client, with the system's Node or else with one fetched for this checkout."""
        page = self.page_module()
        advice = "install Node 20.19 or later, or set GLADSHEIM_NO_PAGE=1"
        if not page.system_node():
            yield from self.installer.prepare()
            shutil.rmtree(self.at.node, ignore_errors=True)
            target = ("--target", self.at.node)
            try:
                yield from self.installer.install_locked("fetching Node", "node", options=target)
            except SetupError as error:
                raise SetupError(f"Node is missing and could not be fetched; {advice}") from error
        for doing, arguments, environment in page.commands(self.at.root, self.at.node):
            yield Command(doing, arguments, f"check the network connection, {advice}", environment, "web")
        if not self.at.page.is_file():
            raise SetupError(f"the build left no {self.at.page}; {advice}")

    def arranged(self, steps: list[Step]) -> list[Step]:
        """Without a Node of the system the page waits for the others, whose installer fetches one."""
        if all(step.name != "page" for step in steps) or self.page_module().system_node():
            return steps
        others = tuple(step.name for step in steps if step.name != "page")
        return [step._replace(after=others) if step.name == "page" else step for step in steps]

    def page_module(self) -> ModuleType:
        """scripts/page.py, which knows how the page is built."""
        return load(self.at.root / "scripts" / "page.py")

    def bring_up_to_date(self) -> None:
        """Do the steps that are due, under the lock, noting each as it is finished."""
        if not due(self.steps(), read_stamp(self.at.stamp)):
            return
        with only_one(self.at.root, self.progress):
            # Another process, which held the lock before, may have done them.
            stamp = read_stamp(self.at.stamp)
            steps = due(self.steps(), stamp)
            for step in steps:
                if is_changed(step, stamp):
                    self.progress.line(
                        step.name, f"{step.fills} has changed since it was made: making it again"
                    )
            run_steps(self.arranged(steps), self.at, self.progress, Stamped(self.at.stamp))


def stop(number: int, _frame: FrameType | None) -> None:
    """End like an interrupted program: what was started is stopped."""
    raise KeyboardInterrupt(number)


def begin_documentation(at: Places) -> None:
    """Have the documentation built beside the hall: nobody waits for it, and it outlives this program."""
    if not (at.root / "docs" / "conf.py").is_file():
        return
    with contextlib.suppress(OSError), at.log(DOCS).open("wb") as log:
        subprocess.Popen(
            [sys.executable, at.root / "gladsheim", DOCS],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def main(root: Path, arguments: list[str]) -> int:  # noqa: RET503  # execv does not return
    """Set up what is due, then become the program."""
    setup = Setup(root, arguments[0] if arguments else "")
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, stop)
    try:
        setup.bring_up_to_date()
    except SetupError as error:
        print(f"gladsheim: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("gladsheim: interrupted; the next start takes it up again", file=sys.stderr)
        return 130
    program = str(setup.at.program("gladsheim"))
    if setup.command == DOCS:
        builder: list[str | Path] = [
            setup.at.program("python"),
            root / "scripts" / "documentation.py",
            *arguments[1:],
        ]
        return subprocess.call(builder)
    if setup.command == "serve" and not os.environ.get("GLADSHEIM_NO_PAGE"):
        begin_documentation(setup.at)
    if setup.command == "dev":
        return 0 if os.environ.get("GLADSHEIM_KERNELS") == "plain" else subprocess.call([program, "warm"])
    if ON_WINDOWS:
        return subprocess.call([program, *arguments])
    os.execv(program, [program, *arguments])  # noqa: S606  # no shell is wanted
