"""The cache of compiled engines: one file for each game and version of what it is made of."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gladsheim.core.engine import cache
from gladsheim.core.engine.making.building import Builder
from gladsheim.core.engine.stored import StoredObject, find, keep, name_of

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


@pytest.fixture
def engines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Engines of ten bytes in a cache of their own, those used last first."""
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path))
    cache.folder().mkdir()
    made = [cache.folder() / f"{game}-{name}-0.o" for name in "abc" for game in ("valda", "voluspa")]
    for age, path in enumerate(made):
        path.write_bytes(b"0123456789")
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return made


def test_engines_are_bounded_in_bytes(engines: list[Path]) -> None:
    """Of all games together only so many bytes are kept, those used last."""
    assert cache.prune(most_bytes=39) == 3
    assert [path for path in engines if path.exists()] == engines[:3]


def test_an_engine_that_another_process_deletes_is_passed_over(
    engines: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it goes before it is looked at or before it is deleted, the rest is pruned."""
    stat, unlink = Path.stat, Path.unlink

    def stat_late(path: Path, **named: Any) -> os.stat_result:
        if path == engines[2]:
            path.unlink(missing_ok=True)
        return stat(path, **named)

    def unlink_late(path: Path, **named: Any) -> None:
        if path == engines[4]:
            unlink(path)
        unlink(path, **named)

    monkeypatch.setattr(Path, "stat", stat_late)
    monkeypatch.setattr(Path, "unlink", unlink_late)
    assert cache.prune(keep=1) == 2
    assert sorted(cache.folder().iterdir()) == engines[:2]


def test_a_cache_that_cannot_be_written_is_left(engines: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container whose files are read-only, with more engines than are kept."""

    def refuse(path: Path, **_: Any) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    monkeypatch.setattr(Path, "unlink", refuse)
    assert cache.prune(keep=1) == 0


def test_checkouts_that_share_a_cache_keep_their_engines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine that is only loaded counts as used: newer ones of other checkouts do not drive it out."""
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path))
    folder = cache.folder()
    folder.mkdir()
    mine = keep(folder, "valda", cache.key("valda"), b"code")
    os.utime(mine, (1_000_000, 1_000_000))
    for number in range(cache.KEPT):
        other = keep(folder, "valda", f"{number:024x}", b"code")
        os.utime(other, (2_000_000 + number, 2_000_000 + number))
    assert cache.cached("valda")
    assert cache.prune() == 1
    assert mine.exists()
    assert not (folder / name_of("valda", f"{0:024x}", b"code")).exists()


def test_an_engine_that_is_deleted_as_it_is_found_stays_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No empty file takes its place, which the next process would call damaged."""
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path))
    cache.folder().mkdir()
    keep(cache.folder(), "valda", cache.key("valda"), b"code")

    def find_last(*given: Any) -> StoredObject | None:
        found = find(*given)
        assert found is not None
        found.path.unlink()
        return found

    monkeypatch.setattr(cache, "find", find_last)
    Builder().build("valda")
    assert list(cache.folder().iterdir()) == []


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
