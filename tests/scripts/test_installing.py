"""How the set-up installs: with uv, and with pip where uv cannot."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from scripts.bootstrap import installing
from scripts.bootstrap.checkout import Places, SetupError
from scripts.bootstrap.running import Work


class FakeNetwork:
    """Runs an installer's commands: which programs fail, and what was run."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.ran: list[str] = []

    def run(self, work: Work) -> None:
        """Run a step's commands. Raises SetupError."""
        with suppress(StopIteration):
            command = next(work)
            while True:
                words = " ".join(Path(part).name for part in command.arguments)
                self.ran.append(words)
                if any(part in words for part in self.failing):
                    command = work.throw(SetupError("no route"))
                    continue
                if "--target" in command.arguments:
                    target = command.arguments[command.arguments.index("--target") + 1]
                    (Path(target) / "bin").mkdir(parents=True)
                    (Path(target) / "bin" / "uv").touch()
                command = next(work)


@pytest.fixture
def installer(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> installing.Installer:
    """An installer on a system without uv, whose Python has pip."""
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(installing, "pip_settings", dict[str, str])
    monkeypatch.setattr(installing, "_has_pip", lambda: True)
    monkeypatch.setattr(installing, "ON_WINDOWS", False)
    return installing.Installer(Places(checkout))


def test_uv_is_fetched_once_and_installs(installer: installing.Installer, checkout: Path) -> None:
    """The locked uv is fetched by pip, checked against its hash; then it installs, also the next time."""
    network = FakeNetwork()
    network.run(installer.prepare())
    network.run(installer.install_locked("installing", "run"))
    fetched, installed = network.ran
    assert "-m pip --python python install" in fetched
    assert "--target uv --require-hashes -r uv.txt" in fetched
    assert installed == "uv pip install --python python --require-hashes -r run.txt"
    network.run(installing.Installer(Places(checkout)).prepare())
    assert network.ran == [fetched, installed]


def test_pip_installs_where_uv_cannot_be_had(installer: installing.Installer) -> None:
    """Without uv the same lock files are installed by pip, hashes checked."""
    network = FakeNetwork("-r uv.txt")
    network.run(installer.prepare())
    network.run(installer.install_locked("installing", "run"))
    assert "-m pip --python python install" in network.ran[-1]
    assert network.ran[-1].endswith("--require-hashes -r run.txt")


def test_pip_tries_what_uv_could_not_do_the_first_time(installer: installing.Installer) -> None:
    """A uv that does not reach the index gives way to pip; one that has worked before does not."""
    network = FakeNetwork("uv pip")
    network.run(installer.prepare())
    network.run(installer.install_locked("installing", "run"))
    assert [words.split()[0] for words in network.ran[1:]] == ["uv", Path(sys.executable).name]
    assert network.ran[-1].endswith("--require-hashes -r run.txt")


def test_a_uv_that_has_worked_is_believed(installer: installing.Installer) -> None:
    """Once uv has installed something, its failure is the failure: pip would only repeat it."""
    network = FakeNetwork("-r fast.txt")
    network.run(installer.prepare())
    network.run(installer.install_locked("installing", "build"))
    with pytest.raises(SetupError, match="no route"):
        network.run(installer.install_locked("installing", "fast"))
    assert network.ran[-1].startswith("uv pip")


def test_uv_is_told_what_pip_was_told_about_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """The index and the certificates of pip's settings reach uv, unless it was told itself."""
    listed = "global.index-url='https://index.example/simple'\n:env:.cert='/etc/ca.pem'\nglobal.timeout='5'\n"

    def answer(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 0, listed, "")

    monkeypatch.setattr("subprocess.run", answer)
    for name in installing.SETTINGS.values():
        monkeypatch.delenv(name, raising=False)
    told = {"UV_DEFAULT_INDEX": "https://index.example/simple", "SSL_CERT_FILE": "/etc/ca.pem"}
    assert installing.pip_settings() == told
    monkeypatch.setenv("SSL_CERT_FILE", "/other.pem")
    assert installing.pip_settings() == {"UV_DEFAULT_INDEX": "https://index.example/simple"}
