"""How the server beneath the hall is set up."""

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
    """The server's settings, with the connections that it counts."""

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
        """Tells whose word about addresses is taken: many come by such a proxy."""
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
    """The settings of a process, which may open as many files as there may be from now on."""
    return ServerConfig(app, by_address, files=raise_file_limit())
