"""A hall behind an nginx whose ways can be closed one by one: sockets alone, or everything."""

from __future__ import annotations

import os
import socket
import subprocess
from contextlib import closing, suppress
from pathlib import Path

from tests import PATIENCE
from tests.browser.hall import Hall
from tests.conftest import program
from tests.server.test_run import wait_for

OPEN, BLOCKED, GONE, PORTAL = "open", "blocked", "gone", "portal"
PASSED_ON = "proxy_pass http://127.0.0.1:{hall}; proxy_set_header Host $http_host;"
UPGRADED = (
    PASSED_ON + " proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade;"
    " proxy_set_header Connection $between;"
)
WAYS = {
    OPEN: UPGRADED,
    # What many first configurations look like: requests go through, sockets do not.
    BLOCKED: PASSED_ON,
    GONE: "return 502;",
    # A network that wants a login first answers every address with its own page.
    PORTAL: "default_type text/html; return 200 '<!doctype html><title>Log in</title>';",
}
SITE = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/temp1;
    proxy_temp_path {folder}/temp2;
    fastcgi_temp_path {folder}/temp3;
    uwsgi_temp_path {folder}/temp4;
    scgi_temp_path {folder}/temp5;
    map $http_upgrade $between {{ default upgrade; '' ''; }}
    server {{ listen 127.0.0.1:{port}; location / {{ {way} }} }}
}}
"""


class HallBehind(Hall):
    """A hall that is reached through an nginx alone; `go` chooses what that lets through."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        # What the browser itself says of the ways that are closed is expected.
        self.was_killed = True
        with closing(socket.create_server(("127.0.0.1", 0))) as found:
            self.door = int(found.getsockname()[1])
        self._nginx: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the page is, without a final slash."""
        return f"http://127.0.0.1:{self.door}"

    def start(self) -> None:
        """Serve, with all ways open."""
        super().start()
        self.go(OPEN)

    def go(self, way: str) -> None:
        """Let through what this way does from now on; what was open is cut."""
        self.close()
        site = self.folder / "between.conf"
        user = "user root;" if os.geteuid() == 0 else ""
        passed = WAYS[way].format(hall=self.port)
        site.write_text(SITE.format(folder=self.folder, user=user, port=self.door, way=passed))
        command = [str(program("nginx")), "-c", str(site), "-e", str(self.folder / "error.log")]
        self._nginx = subprocess.Popen(command)
        wait_for(self._listens)

    def close(self) -> None:
        """Let nothing through: connections are refused."""
        found, self._nginx = self._nginx, None
        if found is not None:
            found.terminate()
            found.wait(PATIENCE)

    def stop(self) -> None:
        """End both."""
        self.close()
        super().stop()

    def _listens(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.door)):
            return True
        return False
