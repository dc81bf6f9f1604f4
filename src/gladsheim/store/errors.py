"""What can go wrong with the database.

DatabaseError       it cannot be opened or read
└── NotSaved        it could not write; nothing of the request is stored
    ├── OutOfStep       somebody else wrote the next line first
    └── ActionIdTaken   the table already has a line with this action id
"""

from gladsheim.core.errors import GladsheimError


class DatabaseError(GladsheimError):
    """The database cannot be opened or read."""


class NotSaved(DatabaseError):
    """A write failed, and nothing of it is stored."""


class OutOfStep(NotSaved):
    """The table is no longer at the line that the write built on."""


class ActionIdTaken(NotSaved):
    """The table already has a line with this action id."""
