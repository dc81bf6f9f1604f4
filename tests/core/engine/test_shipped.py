"""Engines that come with the package are taken only if they fit exactly."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gladsheim.core.engine import cache, shipped
from gladsheim.core.engine.making import building, shipping
from gladsheim.core.engine.making.building import Builder
from gladsheim.core.errors import KernelError
from tests.damage import DAMAGE, Damage

PLAY = """
import sys
from gladsheim import game
from gladsheim.core.engine.choice import engine_of
chosen = game("valhalla")
engine = engine_of(chosen.rules)
states, menus, rng = engine.states(1), engine.menus(1), engine.rng(1)
engine.load(states, 0, chosen.deal(1).record)
print(engine.compiled, engine.call.play_games(states, menus, rng, 1) > 0, "numba" in sys.modules)
"""


@pytest.fixture
def objects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, checkout: Path) -> Path:
    """The folder of shipped engines in a copy of the package, on a common processor, with an empty cache."""
    monkeypatch.setattr(cache, "processor", lambda: (cache.COMMON, ""))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    return checkout / "core" / "engine" / "objects"


@pytest.fixture
def engine(objects: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a stand-in for the compiler made of Valda, and what came with the package."""
    (tmp_path / "stand_in.py").write_text(
        "import sys, pathlib\n"
        "from gladsheim.core.engine.stored import keep\n"
        "keep(pathlib.Path(sys.argv[2]), sys.argv[1], sys.argv[3], b'code')\n"
    )
    monkeypatch.setattr(cache, "COMPILER", "stand_in")
    monkeypatch.syspath_prepend(str(tmp_path))
    cache.key.cache_clear()
    shipping.ship(["valda"])
    made = cache.cached("valda")
    assert made is not None
    made.path.unlink()
    [path] = objects.iterdir()
    return path


def place(game: str) -> Path | None:
    """The file that a game's compiled engine is taken from."""
    found = shipped.compiled(game)
    return None if found is None else found.path


def is_compiled() -> bool:
    """Whether building Valda's engine compiles it; it is there in any case."""
    Builder().build("valda")
    assert building.is_built("valda")
    return cache.cached("valda") is not None


def test_what_fits_is_taken_and_nothing_is_compiled(engine: Path) -> None:
    """Also after the versions of what compiles have changed; other games are compiled as before."""
    assert building.is_built("valda")
    assert place("valda") == engine
    assert not is_compiled()
    assert not building.is_built("voluspa")
    assert place("voluspa") is None


def test_the_versions_of_the_compiler_do_not_count(engine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code needs neither Numba nor the Python that it was compiled with."""
    monkeypatch.setattr(cache, "_version", lambda package: "99")
    cache.key.cache_clear()
    assert not is_compiled()


@pytest.mark.parametrize("file", ["games/valda/valda-cards.toml", "games/valda/kernels.py", "core/chance.py"])
def test_an_engine_of_other_sources_is_not_taken(engine: Path, checkout: Path, file: str) -> None:
    """A line more in a source or a data file, and it is compiled anew."""
    with (checkout / file).open("a", encoding="utf-8") as source:
        source.write("\n")
    cache.key.cache_clear()
    assert is_compiled()
    assert place("valda") != engine


@pytest.mark.parametrize(
    ("processor", "platform", "checks"),
    [
        (("znver1", "+avx,-avx2"), "linux", "0"),
        (("", ""), "linux", "0"),
        ((cache.COMMON, ""), "darwin", "0"),
        ((cache.COMMON, ""), "win32", "0"),
        ((cache.COMMON, ""), "linux", "1"),
    ],
)
def test_an_engine_for_another_machine_is_not_taken(
    engine: Path, monkeypatch: pytest.MonkeyPatch, processor: tuple[str, str], platform: str, checks: str
) -> None:
    """Another processor, none that is known, another system, or code that is to check its indices."""
    monkeypatch.setattr(cache, "processor", lambda: processor)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", checks)
    assert shipped.shipped("valda") is None
    with pytest.raises(KernelError, match="x86-64-v3; this is neither"):
        shipping.ship(["valda"])


@DAMAGE
def test_a_damaged_engine_is_not_taken(
    engine: Path, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    """It is compiled instead, and one line names the file."""
    engine.write_bytes(damage(b"code"))
    assert is_compiled()
    assert [record.getMessage() for record in caplog.records] == [
        f"compiled engine {engine} is damaged and is not loaded: "
        "valda is compiled again or runs as plain Python"
    ]


def test_an_engine_that_cannot_be_read_is_not_taken(engine: Path, caplog: pytest.LogCaptureFixture) -> None:
    """As a folder of its name cannot."""
    engine.unlink()
    engine.mkdir()
    assert is_compiled()
    assert f"compiled engine {engine} cannot be read (Is a directory): " in caplog.text


def test_engines_that_were_shipped_before_go(engine: Path, checkout: Path, objects: Path) -> None:
    """Whoever compiles for a wheel twice finds one engine of each game."""
    with (checkout / "core" / "chance.py").open("a", encoding="utf-8") as source:
        source.write("\n")
    cache.key.cache_clear()
    shipping.ship(["valda"])
    [path] = objects.iterdir()
    assert path != engine
    assert place("valda") == path


def test_a_shipped_engine_plays_without_numba(checkout: Path, tmp_path: Path) -> None:
    """In a process that cannot import it, and with an empty cache, which stays empty."""
    if not shipped.fits():
        with pytest.raises(KernelError, match="this is neither"):
            shipping.ship(["valhalla"])
        return
    shipping.ship(["valhalla"])
    (tmp_path / "numba.py").write_text("raise ImportError('no Numba')")
    settings = {
        "PYTHONPATH": f"{checkout.parent}{os.pathsep}{tmp_path}",
        "GLADSHEIM_CACHE": str(tmp_path / "empty"),
        "GLADSHEIM_KERNELS": "compiled",
    }
    said = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == ["True", "True", "False"]
    assert not (tmp_path / "empty").exists()
