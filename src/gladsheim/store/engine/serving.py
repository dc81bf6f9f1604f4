"""Lock of a database file: one process serves it at a time, and other processes can read which.

The lock is the operating system's, and ends with the process in any case. Its file, `hall.db.lock`, is
never deleted; `hall.db.serving` says which process holds the lock.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from gladsheim.store.engine.files import make_private
from gladsheim.store.errors import DatabaseError

LONGEST_NOTE = 2_000


@contextmanager
def serving(path: Path, what: str) -> Iterator[None]:
    """Lock a database file, to serve or replace it; `what` is shown to other processes that want it.

    Raises DatabaseError, which names the process that holds the lock, or the reason.
    """
    # Only who serves a file needs it.
    from filelock import FileLock, Timeout

    _check_one_name(path)
    lock = FileLock(
        path.with_name(f"{path.name}.lock"), timeout=0, mode=0o600, thread_local=False, fallback_to_soft=False
    )
    try:
        lock.acquire()
    except Timeout as error:
        raise DatabaseError(
            f"database {str(path)!r} is in use: stop the hall first ({_owner(path)})"
        ) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise DatabaseError(f"database {str(path)!r} cannot be locked: {reason}") from error
    try:
        # On a full disk nobody is told, and the lock holds all the same.
        with suppress(OSError, DatabaseError):
            _note(path, what)
        yield
    finally:
        with suppress(OSError):
            path.with_name(f"{path.name}.serving").unlink(missing_ok=True)
        lock.release()


def _check_one_name(path: Path) -> None:
    # SQLite keeps the newest changes beside the name by which a file was opened.
    if path.is_file() and path.stat().st_nlink > 1:
        raise DatabaseError(
            f"file {str(path)!r} has other names (hard links), by which it could be served twice: "
            "leave it one, or copy it with `gladsheim backup`"
        )


def _note(path: Path, what: str) -> None:
    note = path.with_name(f"{path.name}.serving")
    note.unlink(missing_ok=True)
    make_private(note)
    since = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    note.write_text(json.dumps({"process": os.getpid(), "what": what, "since": since}))


def _owner(path: Path) -> str:
    """Return which process holds a file, as far as it has written that down."""
    try:
        with path.with_name(f"{path.name}.serving").open(encoding="utf-8") as note:
            found = json.loads(note.read(LONGEST_NOTE))
        return f"process {int(found['process'])}, {found['what']}, since {found['since']}"
    except (OSError, ValueError, KeyError, TypeError):
        return "another process"
