"""The servers that docs/hosts/hosting.md puts before a hall, on ports of the tests' own."""

from __future__ import annotations

import os
import random
import socket
import ssl
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests import PATIENCE
from tests.conftest import program
from tests.hosting.halls import HOSTING, NAME
from tests.server.test_run import wait_for

HTTP = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{}}
http {{
    log_format upstream '$upstream_addr';
    access_log {folder}/upstream.log upstream;
    client_body_temp_path {folder}/temp1;
    proxy_temp_path {folder}/temp2;
    fastcgi_temp_path {folder}/temp3;
    uwsgi_temp_path {folder}/temp4;
    scgi_temp_path {folder}/temp5;
    include {folder}/site.conf;
}}
"""


def free_port() -> int:
    """A port that nobody listens on, also not by chance while a killed hall is started again on it."""
    while True:
        # Below the ports that Linux gives to outgoing connections and to those who ask for any.
        port = random.SystemRandom().randrange(20_000, 32_000)
        with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            return port


class Proxy:
    """A running server that speaks TLS for the hall's name and for 127.0.0.1."""

    def __init__(self, folder: Path, upstream: list[str]) -> None:
        self.folder, self.port = folder, free_port()
        self.certificate, self.key = folder / "fullchain.pem", folder / "privkey.pem"
        names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
        kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
        files = ["-keyout", str(self.key), "-out", str(self.certificate)]
        subprocess.run(["openssl", "req", *kind, *names, *files], check=True, capture_output=True)
        self.trust = ssl.create_default_context(cafile=str(self.certificate))
        self.process = subprocess.Popen(self.command(upstream), env={**os.environ, "HOME": str(folder)})

    def command(self, upstream: list[str]) -> list[str]:
        """What starts it in front of these addresses."""
        raise NotImplementedError

    @property
    def address(self) -> str:
        """Where guests go."""
        return f"https://127.0.0.1:{self.port}"

    def client(self, name: str = NAME) -> httpx.Client:
        """A guest who calls the hall by a name that leads to this machine."""
        guest = httpx.Client(base_url=self.address, verify=self.trust, timeout=PATIENCE)
        guest.headers["host"] = f"{name}:{self.port}"
        guest.event_hooks["request"].append(lambda sent: sent.extensions.update(sni_hostname=NAME))
        return guest

    def socket(self, path: str, cookie: str) -> ClientConnection:
        """A socket of the page that the same guest has open."""
        return connect(
            f"wss://{NAME}:{self.port}{path}",
            sock=socket.create_connection(("127.0.0.1", self.port)),
            ssl=self.trust,
            origin=Origin(f"https://{NAME}:{self.port}"),
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE,
        )

    def answers(self) -> bool:
        """Whether it is ready."""
        assert self.process.poll() is None, "the proxy has ended"
        with suppress(httpx.HTTPError), self.client() as guest:
            return guest.get("/api/health").status_code == 200
        return False

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(PATIENCE)


class Nginx(Proxy):
    """The site of docs/hosting/nginx.conf."""

    def command(self, upstream: list[str]) -> list[str]:
        """All of the site but its addresses stays as it is."""
        first, *others = upstream
        changes = {
            "127.0.0.1:8000": first,
            "#server 127.0.0.1:8001 max_fails=1 fail_timeout=5s;": "".join(
                f"server {other} max_fails=1 fail_timeout=5s;" for other in others
            ),
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            f"/etc/ssl/{NAME}": str(self.folder),
        }
        site = (HOSTING / "nginx.conf").read_text()
        for old, new in changes.items():
            assert old in site
            site = site.replace(old, new)
        (self.folder / "site.conf").write_text(site)
        return _nginx(self.folder)

    def asked(self) -> Counter[str]:
        """How many requests each web process has answered."""
        return Counter((self.folder / "upstream.log").read_text().split())


@contextmanager
def plain_nginx(folder: Path, location: str) -> Iterator[str]:
    """The address of an nginx without TLS, with one location; it has begun to answer."""
    port = free_port()
    (folder / "site.conf").write_text(f"server {{ listen 127.0.0.1:{port}; {location} }}")
    with subprocess.Popen(_nginx(folder), env={**os.environ, "HOME": str(folder)}) as process:
        try:
            wait_for(lambda: _listens(port))
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _nginx(folder: Path) -> list[str]:
    """What starts it with the site in a folder."""
    user = "user root;" if os.geteuid() == 0 else ""
    settings = folder / "nginx.conf"
    settings.write_text(HTTP.format(folder=folder, user=user))
    return [str(program("nginx")), "-c", str(settings), "-e", str(folder / "error.log")]


def _listens(port: int) -> bool:
    with suppress(OSError), closing(socket.create_connection(("127.0.0.1", port))):
        return True
    return False


class Caddy(Proxy):
    """The site of docs/hosting/Caddyfile."""

    site = (HOSTING / "Caddyfile").read_text()

    def command(self, upstream: list[str]) -> list[str]:
        """Caddy would fetch a certificate for the name; here it is given one."""
        name, *site = self.site.replace("127.0.0.1:8000", upstream[0]).splitlines()
        ports = f"http_port {free_port()}\nhttps_port {self.port}"
        settings = self.folder / "Caddyfile"
        settings.write_text(
            f"{{\nadmin off\n{ports}\n}}\n"
            + "\n".join([f"{name} {{", *site, f"tls {self.certificate} {self.key}", "}", ""])
        )
        return [str(program("caddy")), "run", "--config", str(settings)]
