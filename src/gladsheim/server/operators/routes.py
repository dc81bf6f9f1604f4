"""Route of the health check, for programs."""

from __future__ import annotations

from typing import Literal

from litestar import get
from litestar.di import NamedDependency
from msgspec import Struct

from gladsheim.server.identity.admission import ANYBODY
from gladsheim.server.operators.health import DatabaseHealth
from gladsheim.server.wire.errors import Refused, log_fault
from gladsheim.server.wire.version import version
from gladsheim.store import DatabaseError, NotSaved

RETRY_SECONDS = 5


class Health(Struct):
    """That the hall and its database answer, and which version it is."""

    status: Literal["ok"]
    version: str
    database: Literal["ok"]


@get("/health", refuses=("no_database",), **ANYBODY)
async def health(health: NamedDependency[DatabaseHealth]) -> Health:
    """Check whether the hall and its database answer, and whether changes are saved."""
    try:
        await health.check()
    except DatabaseError as error:
        log_fault(error, 503, "GET /api/health")
        name = "not_saved" if isinstance(error, NotSaved) else "no_database"
        raise Refused(name, retry_after=RETRY_SECONDS) from error
    return Health("ok", version(), "ok")


HANDLERS = [health]
