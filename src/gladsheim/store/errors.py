"""Errors of the database.

DatabaseError       it cannot be opened or read
├── Unsettled       it was lost while it saved; whether it did is not known
└── NotSaved        it could not write; nothing of the request is stored
    ├── OutOfStep       another process or request wrote the next line first
    └── ActionIdTaken   the table already has a line with this action id
"""

from gladsheim.core.errors import GladsheimError


class DatabaseError(GladsheimError):
    """The database cannot be opened or read."""


class Unsettled(DatabaseError):
    """The connection was lost in the middle of a commit, and its outcome cannot be found out."""


class NotSaved(DatabaseError):
    """A write failed, and nothing of it is stored."""


class OutOfStep(NotSaved):
    """The table is no longer at the line that the write built on."""


class ActionIdTaken(NotSaved):
    """The table already has a line with this action id."""


class Damaged(GladsheimError):
    """The stored lines of a table do not follow on each other, or not on the line that the caller knows."""


class TooMany(GladsheimError):
    """The maximum number of such rows is reached."""


class MustWait(GladsheimError):
    """An attempt comes too soon; `seconds` are left."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"{seconds:.1f} s")
