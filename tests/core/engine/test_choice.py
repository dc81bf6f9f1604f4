"""Which engine runs: compiled code as soon as there is any, and never a wait for it."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from gladsheim import game
from gladsheim.core.engine import cache, choice
from gladsheim.core.engine.choice import Engines
from gladsheim.core.engine.engines import Engine
from gladsheim.core.errors import KernelError

RULES = game("valhalla").rules


class Clock:
    """Seconds that pass when they are told to."""

    now = 0.0

    def __call__(self) -> float:
        """The seconds so far."""
        return self.now


class Loaded(Engine):
    """Stands for compiled code."""

    compiled = True

    def __init__(self, rules: object, machine_code: bytes) -> None:
        if machine_code != b"code":
            raise RuntimeError("no object file")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the compiled engine would lie; kernels run as they do where nobody says how."""
    monkeypatch.setattr(Loaded, "__abstractmethods__", frozenset())
    monkeypatch.setattr(choice, "CompiledEngine", Loaded)
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path))
    monkeypatch.setenv("GLADSHEIM_KERNELS", "auto")
    path = cache.place("valhalla")
    path.parent.mkdir()
    return path


def test_a_wrong_setting_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A way to run that there is not is named, with what is allowed."""
    monkeypatch.setenv("GLADSHEIM_KERNELS", "fast")
    with pytest.raises(KernelError, match="GLADSHEIM_KERNELS is 'fast'; allowed: auto, compiled, plain"):
        Engines().of(RULES)


def test_compiled_code_is_taken_as_soon_as_it_is_there(place: Path) -> None:
    """Until then the same engine runs plain; whoever asks again gets the compiled one, once looked for."""
    clock = Clock()
    engines = Engines(clock)
    plain = engines.of(RULES)
    assert not plain.compiled
    place.write_bytes(b"code")
    assert engines.of(RULES) is plain
    clock.now += choice.PAUSE
    compiled = engines.of(RULES)
    assert compiled.compiled
    assert engines.of(RULES) is compiled


def test_plain_looks_for_nothing(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked for plain kernels gets them, whatever lies in the cache."""
    place.write_bytes(b"code")
    monkeypatch.setenv("GLADSHEIM_KERNELS", "plain")
    assert not Engines().of(RULES).compiled


def test_a_damaged_object_file_is_a_warning(place: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What cannot be loaded runs plain, and that is said once."""
    place.write_bytes(b"rubbish")
    clock = Clock()
    engines = Engines(clock)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert not engines.of(RULES).compiled
            clock.now += 10
    assert [record.getMessage() for record in caplog.records] == [
        "compiled kernels of valhalla cannot be loaded (no object file): they run plain"
    ]


def test_compiled_insists(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where compiled code was asked for and cannot be loaded, that is an error and not a slow game."""
    monkeypatch.setenv("GLADSHEIM_KERNELS", "compiled")
    place.write_bytes(b"rubbish")
    with pytest.raises(KernelError, match="GLADSHEIM_KERNELS is 'compiled' but the kernels of valhalla"):
        Engines().of(RULES)
