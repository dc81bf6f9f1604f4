"""The set-up of a checkout, which ./gladsheim runs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from scripts.bootstrap import main, progress
from scripts.bootstrap.checkout import (
    UNFINISHED,
    Places,
    SetupError,
    content,
    only_one,
    read_stamp,
    try_lock,
    write_stamp,
)
from scripts.bootstrap.main import Setup, Stamped, due
from scripts.bootstrap.progress import Progress
from scripts.bootstrap.running import Command, Step, Work, run_steps
from tests.damage import DAMAGE, Damage

ROOT = Path(__file__).resolve().parents[2]
WELL = "pass"
BADLY = "import sys; print('noise'); print('ERROR: no route'); print('after'); sys.exit(3)"
UNTIL_STOPPED = "import time; time.sleep(600)"


def names(steps: list[Step]) -> list[str]:
    """The steps' names."""
    return [step.name for step in steps]


def finished(steps: list[Step]) -> dict[str, str]:
    """The stamp after these steps, with the files that they make."""
    for step in steps:
        step.makes.parent.mkdir(parents=True, exist_ok=True)
        step.makes.touch()
    return {step.name: step.key for step in steps}


def test_progress_needs_no_standard_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has closed it is told nothing, and the set-up goes on."""
    monkeypatch.setattr(sys, "stderr", None)
    progress = Progress()
    progress.line("page", "✓ 1 s")
    progress.begin("docs", "building")
    progress.under_way([("docs", "building", 1.0)])
    progress.end()


def test_a_fresh_clone_needs_every_step(checkout: Path) -> None:
    """Without a stamp all steps are due, in the order in which they build on one another."""
    steps = Setup(checkout, "serve").steps()
    assert names(due(steps, {})) == ["environment", "packages", "page"]


def test_an_up_to_date_checkout_needs_nothing(checkout: Path) -> None:
    """After all steps, with their results in place, none is due."""
    stamp = finished(Setup(checkout, "serve").steps())
    assert due(Setup(checkout, "serve").steps(), stamp) == []


@pytest.mark.parametrize(
    ("edited", "expected"),
    [
        ("web/src/main.ts", ["page"]),
        ("src/gladsheim/core/kernel.py", []),
        ("requirements/test.txt", ["test tools"]),
        ("requirements/fast.txt", ["packages", "test tools"]),
        ("web/node_modules/vite/index.js", []),
        ("web/src/lib/schema.d.ts", []),
        ("web/src/lib/shapes.d.ts", []),
    ],
)
def test_an_edit_makes_exactly_its_own_steps_due(checkout: Path, edited: str, expected: list[str]) -> None:
    """Each step depends on its inputs, and on nothing else."""
    stamp = finished(Setup(checkout, "test").steps())
    (checkout / edited).parent.mkdir(parents=True, exist_ok=True)
    (checkout / edited).write_text("edited")
    assert names(due(Setup(checkout, "test").steps(), stamp)) == expected


def test_a_lost_page_is_built_again(checkout: Path) -> None:
    """A result that somebody deleted makes its step due though its inputs are unchanged."""
    steps = Setup(checkout, "serve").steps()
    stamp = finished(steps)
    Places(checkout).page.unlink()
    assert names(due(steps, stamp)) == ["page"]


@DAMAGE
def test_a_damaged_page_is_built_again(checkout: Path, damage: Damage) -> None:
    """Whichever of its files it is; a stamp from before the files were noted counts as it did."""
    steps = Setup(checkout, "serve").steps()
    stamp = finished(steps)
    page = Places(checkout).page
    for path in (page, page.parent / "assets" / "index.js"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"built by Node")
    stamp[main.files_of(steps[-1])] = content(page.parent)
    assert due(steps, stamp) == []
    for path in (page, page.parent / "assets" / "index.js"):
        path.write_bytes(damage(b"built by Node"))
        assert names(due(steps, stamp)) == ["page"]
        path.write_bytes(b"built by Node")


@DAMAGE
def test_a_damaged_stamp_makes_steps_due(checkout: Path, damage: Damage) -> None:
    """At worst all of them are done again: nothing fails."""
    steps = Setup(checkout, "serve").steps()
    stamp = Places(checkout).stamp
    stamp.parent.mkdir()
    write_stamp(stamp, finished(steps))
    stamp.write_bytes(damage(stamp.read_bytes()))
    assert due(steps, read_stamp(stamp)) == steps


def test_what_a_step_made_is_on_the_disk_before_the_stamp_says_so(
    run: Callable[..., dict[str, str]], monkeypatch: pytest.MonkeyPatch, checkout: Path
) -> None:
    """A power cut leaves no stamp that promises files which are empty."""
    seen: list[dict[str, str]] = []
    monkeypatch.setattr(main, "flush_all", lambda: seen.append(read_stamp(Places(checkout).stamp)))
    folder = checkout / "made"
    folder.mkdir()
    (folder / "file").write_text("made")
    made = step("page", WELL)._replace(fills=folder)
    assert run(made) == {"page": "key of page", "page files": content(folder)}
    assert seen == [{}]


@pytest.mark.parametrize("mark", ["an installation cut short", "a lost interpreter"])
def test_a_damaged_environment_is_made_afresh(checkout: Path, mark: str) -> None:
    """Where the environment cannot be trusted, everything is installed again."""
    steps = Setup(checkout, "serve").steps()
    stamp = finished(steps)
    if mark == "a lost interpreter":
        steps[0].makes.unlink()
    else:
        stamp[UNFINISHED] = "packages"
    assert due(steps, stamp) == steps


def test_an_environment_of_somebody_else_is_not_touched(checkout: Path) -> None:
    """A .venv without our stamp is refused, and what lies in it stays."""
    theirs = checkout / ".venv" / "theirs.txt"
    theirs.parent.mkdir()
    theirs.touch()
    with pytest.raises(SetupError, match="move it away"):
        Setup(checkout, "serve").bring_up_to_date()
    assert theirs.exists()


def python(code: str, advice: str = "") -> Command:
    """A command of a step."""
    return Command("working", [sys.executable, "-c", code], advice)


def step(name: str, *codes: str, after: tuple[str, ...] = (), installs: bool = False) -> Step:
    """A step that runs these programs."""

    def work() -> Work:
        yield from map(python, codes)

    return Step(name, f"key of {name}", ROOT, work, after, installs)


@pytest.fixture
def run(checkout: Path) -> Callable[..., dict[str, str]]:
    """Runs steps in the checkout, then returns the stamp."""
    at = Places(checkout)
    at.environment.mkdir()

    def run(*steps: Step) -> dict[str, str]:
        run_steps(list(steps), at, Progress(), Stamped(at.stamp))
        return read_stamp(at.stamp)

    return run


def test_steps_run_side_by_side(run: Callable[..., dict[str, str]], tmp_path: Path) -> None:
    """Two steps that each end only once the other has begun both end."""
    meet = "from pathlib import Path; a, b = map(Path, {!r}); a.touch()\nwhile not b.exists(): pass"
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    stamp = run(step("page", meet.format((one, other))), step("packages", meet.format((other, one))))
    assert stamp == {"page": "key of page", "packages": "key of packages"}


def test_a_step_waits_for_those_before_it(run: Callable[..., dict[str, str]], tmp_path: Path) -> None:
    """What a step makes is there when the step after it begins, in whichever order they are given."""
    made = str(tmp_path / "made")
    use = step("tools", f"open({made!r})", after=("environment", "packages"))
    assert "tools" in run(use, step("packages", f"open({made!r}, 'w')"))


def test_a_failed_step_is_named_and_taken_up_again(checkout: Path, run: Callable[..., object]) -> None:
    """A program's last error and the advice make one line; the step stays due, what is done is noted."""

    def work() -> Work:
        yield python(WELL)
        yield python(BADLY, "check the cable")

    failing = Step("page", "key", ROOT, work)
    with pytest.raises(
        SetupError, match=r"^ERROR: no route; check the cable \(all of it: .*setup-page.log\)$"
    ):
        run(step("packages", WELL), failing._replace(after=("packages",)))
    assert read_stamp(Places(checkout).stamp) == {"packages": "key of packages"}


def test_after_a_failure_installations_are_waited_for_and_all_else_is_stopped(
    checkout: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """An installation that is under way comes to its end; a page is not waited for; nothing more begins."""
    failed = tmp_path / "failed"
    fail = f"open({str(failed)!r}, 'w'); raise SystemExit(3)"
    wait = f"import os\nwhile not os.path.exists({str(failed)!r}): pass"
    steps = [
        step("page", UNTIL_STOPPED),
        step("tools", wait, WELL, installs=True),
        step("docs", fail),
        step("more", WELL, after=("tools",)),
    ]
    with pytest.raises(SetupError):
        run(*steps)
    assert read_stamp(Places(checkout).stamp) == {"tools": "key of tools"}


def test_an_interrupted_installation_is_noted(
    checkout: Path, run: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl+C ends the programs that run, and leaves a note that the environment cannot be trusted."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "under_way", interrupt)
    with pytest.raises(KeyboardInterrupt):
        run(step("packages", UNTIL_STOPPED, installs=True))
    assert read_stamp(Places(checkout).stamp) == {UNFINISHED: "packages"}


def test_a_refused_installation_does_not_cost_the_environment(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a network an update fails and stays due, but nothing is installed from scratch."""
    setup = Setup(checkout, "serve")
    stamp = finished(setup.steps()) | {"packages": "an older key"}
    write_stamp(setup.at.stamp, stamp)

    def offline(*_: object) -> Work:
        yield python(BADLY)

    monkeypatch.setattr(Setup, "install_packages", offline)
    with pytest.raises(SetupError, match="no route"):
        Setup(checkout, "serve").bring_up_to_date()
    assert names(due(setup.steps(), read_stamp(setup.at.stamp))) == ["packages"]


def test_a_missing_program_is_named(run: Callable[..., object], checkout: Path) -> None:
    """A program that cannot be started gives the advice, not a traceback."""

    def work() -> Work:
        yield Command("working", [checkout / "nothing"], "install it")

    with pytest.raises(SetupError, match=r"nothing.*; install it"):
        run(Step("page", "", ROOT, work))


def test_the_lock_lets_one_in_at_a_time(checkout: Path) -> None:
    """While one set-up holds the lock, another cannot take it; afterwards it can."""
    with only_one(checkout, Progress()), (checkout / ".venv.lock").open("a") as other:
        assert not try_lock(other.fileno())
    with (checkout / ".venv.lock").open("a") as other:
        assert try_lock(other.fileno())


def test_half_a_stamp_counts_as_none(checkout: Path) -> None:
    """A stamp that is no JSON object is read as empty."""
    for half in ("", '{"page": "', "[]"):
        (checkout / "stamp.json").write_text(half)
        assert read_stamp(checkout / "stamp.json") == {}


def test_moving_the_checkout_makes_everything_due(checkout: Path) -> None:
    """Programs of an environment name its folder, so a moved one is made afresh."""
    stamp = finished(Setup(checkout, "serve").steps())
    moved = checkout.rename(checkout.with_name("moved"))
    steps = Setup(moved, "serve").steps()
    assert due(steps, stamp) == steps


def test_a_folder_that_cannot_be_written_is_named(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the lock cannot be opened the program exits with 1 and one line."""
    (checkout / ".venv.lock").mkdir()
    monkeypatch.setattr("signal.signal", lambda *_: None)
    assert main.main(checkout, ["serve"]) == 1
    said = capsys.readouterr().err
    assert f"cannot write to {checkout}" in said
    assert said.count("\n") == 1


def test_what_is_under_way_is_told_at_once_and_again(
    run: Callable[..., object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a terminal a line tells what begins, what ends, and after a silence what is under way."""
    monkeypatch.setattr(progress, "QUIET_SECONDS", 0)
    run(step("page", WELL))
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "page         working …"
    assert lines[1] == "             page: working, 0 s"
    assert lines[-1].startswith("page         ✓ ")


def test_a_line_moves_on_a_terminal(
    run: Callable[..., object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a terminal one line tells what is under way, and is gone when something is done."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr("sys.platform", "linux")
    run(step("page", WELL))
    said = capsys.readouterr().err
    assert "\r\033[Kpage: working, 0 s" in said
    assert said.rpartition("\r\033[K")[2].startswith("page         ✓ ")
    assert said.count("\n") == 1


def test_without_a_node_of_the_system_the_page_waits(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is built beside the packages, but after them where the installer has to fetch Node."""
    setup = Setup(checkout, "test")
    for found, after in ("node", ("environment",)), (None, ("environment", "packages", "test tools")):
        page = ModuleType("page")
        vars(page)["system_node"] = lambda found=found: found
        monkeypatch.setattr(setup, "page_module", lambda page=page: page)
        assert setup.arranged(setup.steps())[-1].after == after


def test_a_build_that_leaves_no_page_has_failed(
    checkout: Path, run: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A build that says nothing and makes nothing is an error, which says how to do without the page."""
    setup = Setup(checkout, "serve")
    page = ModuleType("page")
    vars(page).update(system_node=lambda: "node", commands=lambda root, fetched: [])
    monkeypatch.setattr(setup, "page_module", lambda: page)
    with pytest.raises(SetupError, match=r"left no .*index\.html; .*GLADSHEIM_NO_PAGE=1"):
        run(setup.steps()[-1])


def test_the_set_up_is_short_and_needs_the_standard_library_only() -> None:
    """Each file stays under 400 lines, and all start with nothing installed."""
    files = [ROOT / "gladsheim", *(ROOT / "scripts" / "bootstrap").glob("*.py")]
    assert all(len(path.read_text(encoding="utf-8").splitlines()) < 400 for path in files)
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r}); import bootstrap.main"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
