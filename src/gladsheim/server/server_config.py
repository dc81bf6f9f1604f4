"""Settings of the uvicorn server that serves the hall."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gladsheim.server.edge.connections import Connections, nobody, raise_file_limit, room
from gladsheim.server.protocols import choose

GRACE_SECONDS = 3
LONGEST_SOCKET_MESSAGE = 4096

logger = logging.getLogger(__name__)


class ServerConfig(uvicorn.Config):
    """Uvicorn settings with the table of open connections."""

    def __init__(self, app: Any, by_address: int | None = None, *, files: int | None = None) -> None:
        most, waiting = room(files)
        http, ws = choose()
        super().__init__(
            app,
            log_config=None,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
            http=http,
            ws=ws,
            ws_max_size=LONGEST_SOCKET_MESSAGE,
            server_header=False,
            backlog=waiting,
        )
        self.connections = Connections(most, by_address, self._proxies(app))

    def _proxies(self, app: Any) -> Callable[[str | None], bool]:
        """Return the check whether an address is a trusted proxy, which may have many connections."""
        try:
            return ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts.__contains__
        except AttributeError as error:
            logger.warning(
                "Each proxy may have no more connections than other addresses, since uvicorn does not tell "
                "which are trusted: %s",
                error,
            )
            return nobody


def server_config(app: Any, by_address: int | None) -> ServerConfig:
    """Raise the process's limit of open files, and return the server's settings."""
    return ServerConfig(app, by_address, files=raise_file_limit())
