"""Files appear under their names whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import nullcontext
from pathlib import Path

import pytest

from gladsheim.core.files import writing
from gladsheim.core.files.writing import whole_file, write_whole


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """A file with a former content."""
    path = tmp_path / "file"
    path.write_bytes(b"old")
    return path


def test_the_new_content_takes_the_place_of_the_former(target: Path) -> None:
    """Nothing else is left in the folder."""
    write_whole(target, b"new")
    assert [(path.name, path.read_bytes()) for path in target.parent.iterdir()] == [("file", b"new")]


def test_what_fails_leaves_the_former_content(target: Path) -> None:
    """And nothing of the new one, whatever went wrong."""

    def fail() -> None:
        with whole_file(target) as stream:
            stream.write(b"ne")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert [(path.name, path.read_bytes()) for path in target.parent.iterdir()] == [("file", b"old")]


def test_two_writers_at_once_do_not_mix(target: Path) -> None:
    """Whoever finishes last has written the file; each wrote all of its own."""
    with whole_file(target) as one, whole_file(target) as other:
        one.write(b"o" * 100_000)
        other.write(b"t" * 100_000)
        one.write(b"o" * 100_000)
    assert target.read_bytes() == b"o" * 200_000


def test_content_and_name_are_flushed_in_this_order(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file while it still has another name, then the folder with the new one."""
    seen: list[tuple[bool, bytes]] = []
    flush = os.fsync

    def look(file: int) -> None:
        seen.append((stat.S_ISDIR(os.fstat(file).st_mode), target.read_bytes()))
        flush(file)

    monkeypatch.setattr(os, "fsync", look)
    write_whole(target, b"new")
    assert seen == [(False, b"old"), (True, b"new")]


@pytest.mark.parametrize(
    ("code", "stands"), [(errno.EINVAL, True), (errno.ENOTSUP, True), (errno.EIO, False)]
)
def test_file_systems_that_cannot_flush_folders_will_do(
    target: Path, monkeypatch: pytest.MonkeyPatch, code: int, stands: bool
) -> None:
    """A failing disk is an error all the same."""

    def refuse(path: Path) -> None:
        raise OSError(code, os.strerror(code), str(path))

    monkeypatch.setattr(writing, "sync_folder", refuse)
    with nullcontext() if stands else pytest.raises(OSError, match=os.strerror(code)):
        write_whole(target, b"new")
    assert target.read_bytes() == b"new"


def test_an_error_names_the_file_and_not_the_unfinished_one(tmp_path: Path) -> None:
    """Whoever reads it knows the name that was asked for."""
    target = tmp_path / "missing" / "file"
    with pytest.raises(FileNotFoundError) as found:
        write_whole(target, b"new")
    assert found.value.filename == str(target)
