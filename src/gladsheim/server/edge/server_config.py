"""How the server beneath the hall is set up."""

from __future__ import annotations

from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gladsheim.server.edge.connections import Connections, raise_file_limit, room
from gladsheim.server.live.protocol import HttpProtocol, SocketProtocol

GRACE_SECONDS = 3
LONGEST_SOCKET_MESSAGE = 4096


class ServerConfig(uvicorn.Config):
    """The server's settings, with the connections that it counts."""

    def __init__(self, app: Any, by_address: int | None = None, *, files: int | None = None) -> None:
        most, waiting = room(files)
        super().__init__(
            app,
            log_config=None,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=LONGEST_SOCKET_MESSAGE,
            server_header=False,
            backlog=waiting,
        )
        # Whose word about addresses is taken has many behind it.
        proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts
        self.connections = Connections(most, by_address, proxies.__contains__)


def server_config(app: Any, by_address: int | None) -> ServerConfig:
    """The settings of a process, which may open as many files as there may be from now on."""
    return ServerConfig(app, by_address, files=raise_file_limit())
