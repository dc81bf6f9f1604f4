"""Files that appear under their names only when all of their content is on the disk.

A file that is merely written and renamed may be empty or cut short after a power cut: file systems keep a
name before the content that belongs to it. Standard library only: the set-up of a checkout loads this
module before anything is installed.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

NO_FLUSHES = frozenset({errno.EBADF, errno.EINVAL, errno.ENOTSUP})
"""Errors of file systems that cannot flush the names in a folder, such as some network shares."""


@contextmanager
def whole_file(target: Path) -> Iterator[IO[bytes]]:
    """Open a stream whose content becomes `target` when the block ends; if it fails, `target` is as before.

    Two writers at once do not mix: the last one to finish wins. Raises OSError.
    """
    # In the same folder, since renaming works only within a file system; random, so that writers do not meet.
    unfinished = target.with_name(f".{target.name}.{os.urandom(4).hex()}.unfinished")
    try:
        with unfinished.open("xb") as stream:
            yield stream
            # Python has a buffer of its own, of which `fsync` knows nothing.
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.replace(target)
    # KeyboardInterrupt, too, must leave no unfinished file.
    except BaseException as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        # Users know only the name that they asked for.
        if isinstance(error, OSError) and error.filename == str(unfinished):
            error.filename = str(target)
        raise
    try:
        # Not before the rename: it is the new name that must be on the disk.
        sync_folder(target.parent)
    except OSError as error:
        if error.errno not in NO_FLUSHES:
            raise


def write_whole(target: Path, content: bytes) -> None:
    """Give a file this content, see `whole_file`."""
    with whole_file(target) as stream:
        stream.write(content)


def sync_folder(path: Path) -> None:
    """Flush the names in a folder to the disk: without its name, a file is lost."""
    # Windows opens no folders as files.
    if os.name != "posix":
        return
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
