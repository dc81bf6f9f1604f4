"""The set-up of a checkout: ./gladsheim, loaded by its path."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "gladsheim"


@pytest.fixture(scope="module")
def bootstrap() -> ModuleType:
    """The script as a module."""
    loader = SourceFileLoader("bootstrap", str(SCRIPT))
    specification = spec_from_loader("bootstrap", loader)
    assert specification
    module = module_from_spec(specification)
    loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout: lock files, a project file, one kernel source, one page source."""
    # The tests themselves run plain; a set-up without that wish has kernels to warm.
    monkeypatch.delenv("GLADSHEIM_KERNELS", raising=False)
    for name in (
        "requirements/run.txt",
        "requirements/fast.txt",
        "requirements/build.txt",
        "requirements/test.txt",
        "pyproject.toml",
        "src/gladsheim/core/kernel.py",
        "web/package.json",
        "web/src/main.ts",
        "web/node_modules/vite/index.js",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path


def names(steps: list[Any]) -> list[str]:
    """The steps' names."""
    return [step.name for step in steps]


def finished(steps: list[Any]) -> dict[str, str]:
    """The stamp after these steps, with the files that they make."""
    for step in steps:
        step.makes.parent.mkdir(parents=True, exist_ok=True)
        step.makes.touch()
    return {step.name: step.key for step in steps}


def test_a_fresh_clone_needs_every_step(bootstrap: ModuleType, checkout: Path) -> None:
    """Without a stamp all steps are due, in the order in which they build on one another."""
    steps = bootstrap.Setup(checkout, "serve").steps()
    assert names(bootstrap.due(steps, {})) == ["environment", "packages", "page", "kernels"]


def test_an_up_to_date_checkout_needs_nothing(bootstrap: ModuleType, checkout: Path) -> None:
    """After all steps, with their results in place, none is due."""
    stamp = finished(bootstrap.Setup(checkout, "serve").steps())
    assert bootstrap.due(bootstrap.Setup(checkout, "serve").steps(), stamp) == []


@pytest.mark.parametrize(
    ("edited", "expected"),
    [
        ("web/src/main.ts", ["page"]),
        ("src/gladsheim/core/kernel.py", ["kernels"]),
        ("requirements/test.txt", ["test tools"]),
        ("requirements/fast.txt", ["packages", "test tools", "kernels"]),
        ("web/node_modules/vite/index.js", []),
    ],
)
def test_an_edit_makes_exactly_its_own_steps_due(
    bootstrap: ModuleType, checkout: Path, edited: str, expected: list[str]
) -> None:
    """Each step depends on its inputs, and on nothing else."""
    stamp = finished(bootstrap.Setup(checkout, "test").steps())
    (checkout / edited).write_text("edited")
    assert names(bootstrap.due(bootstrap.Setup(checkout, "test").steps(), stamp)) == expected


def test_a_lost_page_is_built_again(bootstrap: ModuleType, checkout: Path) -> None:
    """A result that somebody deleted makes its step due though its inputs are unchanged."""
    steps = bootstrap.Setup(checkout, "serve").steps()
    stamp = finished(steps)
    bootstrap.Places(checkout).page.unlink()
    assert names(bootstrap.due(steps, stamp)) == ["page"]


@pytest.mark.parametrize("mark", ["an installation cut short", "a lost interpreter"])
def test_a_damaged_environment_is_made_afresh(bootstrap: ModuleType, checkout: Path, mark: str) -> None:
    """Where the environment cannot be trusted, everything is installed again."""
    steps = bootstrap.Setup(checkout, "serve").steps()
    stamp = finished(steps)
    if mark == "a lost interpreter":
        steps[0].makes.unlink()
    else:
        stamp[bootstrap.UNFINISHED] = "packages"
    assert bootstrap.due(steps, stamp) == steps


def test_an_environment_of_somebody_else_is_not_touched(bootstrap: ModuleType, checkout: Path) -> None:
    """A .venv without our stamp is refused, and what lies in it stays."""
    theirs = checkout / ".venv" / "theirs.txt"
    theirs.parent.mkdir()
    theirs.touch()
    with pytest.raises(bootstrap.SetupError, match="move it away"):
        bootstrap.Setup(checkout, "serve").bring_up_to_date()
    assert theirs.exists()


def test_a_failed_step_is_named_and_taken_up_again(bootstrap: ModuleType, checkout: Path) -> None:
    """A program's last error and the advice make one line; the step stays due."""
    setup = bootstrap.Setup(checkout, "serve")
    (checkout / ".venv").mkdir()
    failing = "import sys; print('noise'); print('ERROR: no route'); print('after'); sys.exit(3)"
    with pytest.raises(
        bootstrap.SetupError, match=r"^ERROR: no route; check the cable \(all of it: .*setup.log\)$"
    ):
        setup.call([sys.executable, "-c", failing], "check the cable")


def test_a_refused_installation_does_not_cost_the_environment(
    bootstrap: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a network an update fails and stays due, but nothing is installed from scratch."""
    setup = bootstrap.Setup(checkout, "serve")
    stamp = finished(setup.steps()) | {"packages": "an older key"}
    bootstrap.write_stamp(setup.at.stamp, stamp)

    def offline(*_: object) -> None:
        raise bootstrap.SetupError("no network")

    monkeypatch.setattr(bootstrap.Setup, "install_packages", offline)
    with pytest.raises(bootstrap.SetupError, match="no network"):
        setup.bring_up_to_date()
    left = bootstrap.due(setup.steps(), bootstrap.read_stamp(setup.at.stamp))
    assert names(left) == ["packages"]


def test_a_missing_program_is_named(bootstrap: ModuleType, checkout: Path) -> None:
    """A program that cannot be started gives the advice, not a traceback."""
    (checkout / ".venv").mkdir()
    with pytest.raises(bootstrap.SetupError, match="install it"):
        bootstrap.Setup(checkout, "serve").call([checkout / "nothing"], "install it")


def test_the_lock_lets_one_in_at_a_time(bootstrap: ModuleType, checkout: Path) -> None:
    """While one set-up holds the lock, another cannot take it; afterwards it can."""
    with bootstrap.only_one(checkout), (checkout / ".venv.lock").open("a") as other:
        assert not bootstrap.try_lock(other.fileno())
    with (checkout / ".venv.lock").open("a") as other:
        assert bootstrap.try_lock(other.fileno())


def test_half_a_stamp_counts_as_none(bootstrap: ModuleType, checkout: Path) -> None:
    """A stamp that is no JSON object is read as empty."""
    for content in ("", '{"page": "', "[]"):
        (checkout / "stamp.json").write_text(content)
        assert bootstrap.read_stamp(checkout / "stamp.json") == {}


def test_moving_the_checkout_makes_everything_due(bootstrap: ModuleType, checkout: Path) -> None:
    """Programs of an environment name its folder, so a moved one is made afresh."""
    stamp = finished(bootstrap.Setup(checkout, "serve").steps())
    moved = checkout.rename(checkout.with_name("moved"))
    steps = bootstrap.Setup(moved, "serve").steps()
    assert bootstrap.due(steps, stamp) == steps


def test_a_folder_that_cannot_be_written_is_named(
    bootstrap: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the lock cannot be opened the program exits with 1 and one line."""
    (checkout / ".venv.lock").mkdir()
    monkeypatch.setattr(bootstrap, "ROOT", checkout)
    assert bootstrap.main(["serve"]) == 1
    said = capsys.readouterr().err
    assert f"cannot write to {checkout}" in said
    assert said.count("\n") == 1


def test_the_script_is_short_and_starts_without_the_project() -> None:
    """It stays under 400 lines, and compiles with nothing installed."""
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) < 400
    code = f"compile(open({str(SCRIPT)!r}, encoding='utf-8').read(), 'gladsheim', 'exec')"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
