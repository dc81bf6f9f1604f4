"""The cache of compiled engines: one file for each game and version of what it is made of."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gladsheim.core.engine import cache

GAMES = ("voluspa", "valda", "valhalla")
PACKAGE = cache.PACKAGE


@pytest.fixture
def changed(checkout: Path) -> Callable[[str], set[str]]:
    """Appends an empty line to a file; returns the games that are to be compiled anew for it."""

    def change(name: str) -> set[str]:
        before = keys()
        with (checkout / name).open("a", encoding="utf-8") as file:
            file.write("\n")
        after = keys()
        return {game for game in GAMES if before[game] != after[game]}

    return change


def keys() -> dict[str, str]:
    """The keys of all games as the files are now."""
    cache.key.cache_clear()
    return {game: cache.key(game) for game in GAMES}


def test_an_equal_checkout_elsewhere_has_the_same_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, checkout: Path
) -> None:
    """Where the sources lie, and when they were written, does not count."""
    there = keys()
    os.utime(checkout / "games" / "voluspa" / "rules" / "board.py", (0, 0))
    assert keys() == there
    monkeypatch.setattr(cache, "PACKAGE", PACKAGE)
    assert keys() == there


@pytest.mark.parametrize(
    ("file", "games"),
    [
        ("games/voluspa/rules/board.py", {"voluspa"}),
        ("games/voluspa/notation/document.py", set()),
        ("games/valhalla/decktet.toml", {"valhalla"}),
        ("games/valda/valda-cards.toml", {"valda"}),
        ("core/positions/kept_menu.py", {"valda", "valhalla"}),
        ("core/engine/entries.py", set(GAMES)),
        ("core/engine/making/compiler.py", set(GAMES)),
        ("core/engine/choice.py", set()),
        ("bots/policy.py", set(GAMES)),
        ("bots/levels.py", set()),
    ],
)
def test_what_a_key_depends_on(changed: Callable[[str], set[str]], file: str, games: set[str]) -> None:
    """A game's own kernels and data files, those that all share, and nothing else.

    An edit of a data file used to leave the old rules in the kernels.
    """
    assert changed(file) == games


def test_checked_code_has_another_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code that looks for indices out of bounds is not mistaken for code that does not."""
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    usual = keys()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert set(usual.values()).isdisjoint(keys().values())
    cache.key.cache_clear()


def test_old_engines_are_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each game only those used last are kept, and nothing that is no engine is touched."""
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path))
    folder = tmp_path / "kernels"
    folder.mkdir()
    for game in ("valda", "voluspa"):
        for age, name in enumerate("abc"):
            (folder / f"{game}-{name}-0.o").touch()
            os.utime(folder / f"{game}-{name}-0.o", (1_000_000 - age, 1_000_000 - age))
            (folder / f"{game}-{name}.lock").touch()
    (folder / "other").touch()
    (folder / "of-numba").mkdir()
    (folder / "of-numba" / "in-use").touch()
    assert cache.prune(keep=2) == 2
    left = sorted(path.name for path in folder.iterdir() if path.suffix != ".lock")
    assert left == ["other", "valda-a-0.o", "valda-b-0.o", "voluspa-a-0.o", "voluspa-b-0.o"]
    assert not (folder / "valda-c.lock").exists()


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", "XDG_CACHE_HOME", ("gladsheim", "kernels")),
        ("win32", "LOCALAPPDATA", ("gladsheim", "kernels")),
        ("linux", "GLADSHEIM_CACHE", ("kernels",)),
    ],
)
def test_the_cache_lies_where_caches_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, expected: tuple[str, ...]
) -> None:
    """The folder for caches is that of the system, unless it is chosen."""
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.delenv("GLADSHEIM_CACHE", raising=False)
    monkeypatch.setenv(variable, str(tmp_path))
    assert cache.folder() == tmp_path.joinpath(*expected)
