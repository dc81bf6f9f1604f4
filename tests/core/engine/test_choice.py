"""Which engine runs: compiled code as soon as there is any, and never a wait for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from gladsheim import game
from gladsheim.core.engine import cache, choice
from gladsheim.core.engine.choice import Engines
from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.stored import keep
from gladsheim.core.errors import KernelError
from tests.damage import DAMAGE, Damage

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
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], Path]:
    """Stores a compiled engine in the cache; kernels run as they do where nobody says how."""
    monkeypatch.setattr(Loaded, "__abstractmethods__", frozenset())
    monkeypatch.setattr(choice, "CompiledEngine", Loaded)
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path))
    monkeypatch.setenv("GLADSHEIM_KERNELS", "auto")
    cache.folder().mkdir()
    return lambda code: keep(cache.folder(), "valhalla", cache.key("valhalla"), code)


def test_a_wrong_setting_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A way to run that there is not is named, with what is allowed."""
    monkeypatch.setenv("GLADSHEIM_KERNELS", "fast")
    with pytest.raises(KernelError, match="GLADSHEIM_KERNELS is 'fast'; allowed: auto, compiled, plain"):
        Engines().of(RULES)


def test_compiled_code_is_taken_as_soon_as_it_is_there(store: Callable[[bytes], Path]) -> None:
    """Until then the same engine runs plain; whoever asks again gets the compiled one, once looked for."""
    clock = Clock()
    engines = Engines(clock)
    plain = engines.of(RULES)
    assert not plain.compiled
    store(b"code")
    assert engines.of(RULES) is plain
    clock.now += choice.PAUSE
    compiled = engines.of(RULES)
    assert compiled.compiled
    assert engines.of(RULES) is compiled


def test_plain_looks_for_nothing(store: Callable[[bytes], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked for plain kernels gets them, whatever lies in the cache."""
    store(b"code")
    monkeypatch.setenv("GLADSHEIM_KERNELS", "plain")
    assert not Engines().of(RULES).compiled


def test_a_sound_file_that_cannot_be_loaded_is_a_warning(
    store: Callable[[bytes], Path], caplog: pytest.LogCaptureFixture
) -> None:
    """The game runs as plain Python, and one line names the file."""
    path = store(b"rubbish")
    clock = Clock()
    engines = Engines(clock)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert not engines.of(RULES).compiled
            clock.now += 10
    assert [record.getMessage() for record in caplog.records] == [
        f"compiled engine {path} cannot be loaded (no object file): valhalla runs as plain Python"
    ]


@DAMAGE
def test_a_damaged_file_is_never_loaded(
    store: Callable[[bytes], Path], damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    """The game runs as plain Python until the engine is compiled again; one line names the file."""
    path = store(b"code")
    path.write_bytes(damage(b"code"))
    clock = Clock()
    engines = Engines(clock)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert not engines.of(RULES).compiled
            clock.now += 10
    assert [record.getMessage() for record in caplog.records] == [
        f"compiled engine {path} is damaged and is not loaded: "
        "valhalla is compiled again or runs as plain Python"
    ]
    store(b"code")
    assert engines.of(RULES).compiled


def test_a_damaged_file_is_read_once(store: Callable[[bytes], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each later look only asks whether the file has changed."""
    path = store(b"code")
    path.write_bytes(b"cod")
    looks: list[Path] = []
    read = Path.read_bytes

    def look(path: Path) -> bytes:
        looks.append(path)
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", look)
    clock = Clock()
    engines = Engines(clock)
    for _ in range(3):
        engines.of(RULES)
        clock.now += 10
    assert looks.count(path) == 1


def test_compiled_insists(store: Callable[[bytes], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where compiled code was asked for and cannot be loaded, that is an error and not a slow game."""
    monkeypatch.setenv("GLADSHEIM_KERNELS", "compiled")
    store(b"rubbish")
    with pytest.raises(KernelError, match="GLADSHEIM_KERNELS is 'compiled' but the kernels of valhalla"):
        Engines().of(RULES)
