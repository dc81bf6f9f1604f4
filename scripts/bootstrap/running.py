"""Running steps side by side: each as soon as those that it waits for are done."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

from .checkout import Places, SetupError
from .progress import Progress

LOOK_SECONDS = 0.02


class Command(NamedTuple):
    """A program to run for a step. Its failure is one line: its last words and the advice."""

    doing: str
    arguments: list[str | Path]
    advice: str
    environment: Mapping[str, str] = {}
    folder: str = "."


Work = Generator[Command, None, None]
"""The commands of a step, one after the other; a failed one is raised where it was yielded."""


class Step(NamedTuple):
    """One step of the set-up: done when the stamp holds its key and what it made exists.

    It waits for the steps in `after`. If all files in a folder are its work, that is what it `fills`, and the
    step is due where they have changed. One that `installs` is never cut short, and if it is nevertheless,
    the environment cannot be trusted.
    """

    name: str
    key: str
    makes: Path
    work: Callable[[], Work]
    after: tuple[str, ...] = ()
    installs: bool = False
    fills: Path | None = None


class Running:
    """A step under way, and the program that runs for it now."""

    def __init__(self, step: Step, at: Places, progress: Progress) -> None:
        self.step = step
        self.doing = "…"
        self._at = at
        self._log = at.log(step.name)
        self._said = 0
        self._progress = progress
        self._work = step.work()
        self._begun = time.monotonic()
        self._command: Command | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def seconds(self) -> float:
        """How long the step has been running."""
        return time.monotonic() - self._begun

    def advance(self) -> bool:
        """Start the next program if the last one has ended; True once the step is done. Raises SetupError."""
        if self._process is not None and self._process.poll() is None:
            return False
        try:
            fault = self._fault()
            command = next(self._work) if fault is None else self._work.throw(fault)
            self._start(command)
        except StopIteration:
            return True
        except OSError as error:
            raise SetupError(f"{error}; see that the folder can be written and has room") from error
        return False

    def stop(self) -> None:
        """End the program that runs for the step."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()

    def _start(self, command: Command) -> None:
        self._command, self.doing = command, command.doing
        self._progress.begin(self.step.name, command.doing)
        with self._log.open("ab") as log:
            log.write(f"$ {' '.join(map(str, command.arguments))}\n".encode())
            log.flush()
            self._said = log.tell()
            try:
                self._process = subprocess.Popen(
                    command.arguments,
                    cwd=self._at.root / command.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env={**os.environ, **command.environment},
                )
            except OSError as error:
                self._process = None
                self._start(self._work.throw(SetupError(f"{error}; {command.advice}")))

    def _fault(self) -> SetupError | None:
        if self._process is None or self._command is None or self._process.returncode == 0:
            return None
        said = self._log.read_bytes()[self._said :].decode(errors="replace")
        return SetupError(f"{last_words(said)}; {self._command.advice} (all of it: {self._log})")


def last_words(output: str) -> str:
    """The line of a failed program's output that says most: its last error, else its last line."""
    lines = [line.strip() for line in output.splitlines() if any(map(str.isalpha, line))]
    errors = [line for line in lines if line.lower().startswith(("error", "page:", "npm error"))]
    return (errors or lines or ["it failed without a word"])[-1][:300]


class Ledger(Protocol):
    """Notes which steps have begun and ended."""

    def begun(self, step: Step) -> None:
        """A step begins."""
        ...

    def ended(self, step: Step, failed: bool) -> None:
        """A step is done, or has failed."""
        ...


def run_steps(steps: list[Step], at: Places, progress: Progress, ledger: Ledger) -> None:
    """Run steps side by side, each noted in the ledger. Raises SetupError, the first that there was.

    When one fails, installations under way are waited for, all else is stopped.
    """
    waiting, running = list(steps), list[Running]()
    failed: SetupError | None = None
    try:
        while running or (waiting and failed is None):
            names = {step.name for step in waiting} | {run.step.name for run in running}
            for step in [step for step in waiting if failed is None and names.isdisjoint(step.after)]:
                waiting.remove(step)
                ledger.begun(step)
                running.append(Running(step, at, progress))
            for run in list(running):
                try:
                    if not run.advance():
                        continue
                    error = None
                except SetupError as fault:
                    error = fault
                running.remove(run)
                ledger.ended(run.step, error is not None)
                progress.line(run.step.name, "✗" if error else f"✓ {run.seconds:.1f} s")
                failed = failed or error
            if failed is not None:
                for run in [run for run in running if not run.step.installs]:
                    run.stop()
                    running.remove(run)
            progress.under_way((run.step.name, run.doing, run.seconds) for run in running)
            time.sleep(LOOK_SECONDS)
    finally:
        progress.end()
        for run in running:
            run.stop()
    if failed is not None:
        raise failed
