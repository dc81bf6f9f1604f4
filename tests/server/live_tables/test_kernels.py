"""Compiling while the hall is open."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from gladsheim.core.engine import cache
from gladsheim.core.engine.making.building import Builder
from gladsheim.core.engine.stored import keep
from gladsheim.core.errors import KernelError
from gladsheim.server.live_tables import kernels
from gladsheim.server.live_tables.kernels import Kernels
from tests.damage import DAMAGE, Damage

GAMES = ("voluspa", "valda", "valhalla")
VisibleLine = Callable[[str, KernelError | None], None]


@pytest.fixture(autouse=True)
def wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty cache, and kernels as nobody has said otherwise."""
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path))
    monkeypatch.setenv("GLADSHEIM_KERNELS", "auto")


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games in the order in which they are compiled; Valda's compiler fails."""
    found: list[str] = []

    def build_all(_builder: Builder, games: Sequence[str], told: VisibleLine) -> None:
        for game in games:
            found.append(game)
            told(game, KernelError("no LLVM") if game == "valda" else None)

    monkeypatch.setattr(Builder, "build_all", build_all)
    return found


def test_the_most_used_games_come_first(orders: list[str], caplog: pytest.LogCaptureFixture) -> None:
    """Then the others; the log tells how far it is, and what failed runs plain."""
    made = Kernels(GAMES)
    assert made.state("valhalla") == "plain"
    with caplog.at_level(logging.INFO):
        made.start(["valhalla", "toy"])
        made.stop()
    assert orders == ["valhalla", "voluspa", "valda"]
    assert [made.state(game) for game in GAMES] == ["compiled", "plain", "compiled"]
    told = [record.getMessage() for record in caplog.records]
    assert told[0] == "compiling the bots' kernels of valhalla, voluspa, valda; until then they run plain"
    assert told[1].startswith("kernels of valhalla are compiled, 1 of 3")
    assert "bots of valda think slowly: no LLVM" in told


def test_what_is_compiled_is_not_compiled_again(orders: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A warm start has nothing to do."""
    monkeypatch.setattr(kernels, "is_built", lambda game: True)
    made = Kernels(GAMES)
    made.start()
    made.stop()
    assert orders == []
    assert {made.state(game) for game in GAMES} == {"compiled"}


@DAMAGE
def test_what_is_damaged_is_compiled_again(
    orders: list[str], damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    """A hall that opens reads each engine: of a damaged one the log names the file."""
    cache.folder().mkdir()
    for game in GAMES:
        path = keep(cache.folder(), game, cache.key(game), b"code")
    path.write_bytes(damage(b"code"))
    made = Kernels(GAMES)
    made.start()
    made.stop()
    assert orders == ["valhalla"]
    assert f"compiled engine {path} is damaged and is not loaded" in caplog.text


def test_plain_halls_compile_nothing(orders: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked for plain kernels is not overruled."""
    monkeypatch.setenv("GLADSHEIM_KERNELS", "plain")
    made = Kernels(GAMES)
    made.start()
    made.stop()
    assert orders == []
    assert made.state("valda") == "plain"


def test_without_a_compiler_the_hall_says_so_once(
    orders: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A warning with the way out."""
    monkeypatch.setattr(kernels, "can_build", lambda: False)
    made = Kernels(GAMES)
    made.start()
    made.stop()
    assert orders == []
    assert "the package numba, which is not installed: pip install 'gladsheim[fast]'" in caplog.text
