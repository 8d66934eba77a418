"""nginx and Caddy, as `deploy/` configures them, before servers of the tests; TLS by certificates made for the test."""

import getpass
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from ludi.server.serving import free_port
from tests.server.serving import Address, Process

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PATIENCE = 30.0  # seconds for a proxy to listen
AROUND = """
daemon off; user {user}; pid {folder}/pid; error_log stderr;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  include {folder}/site.conf;
}}
"""


class Secure(Address):
    """Where a proxy listens."""

    @property
    def http(self) -> str:
        return f"https://{self.host}"

    @property
    def ws(self) -> str:
        return f"wss://{self.host}"


@dataclass(frozen=True)
class Site:
    """A proxy and the servers behind it."""

    kind: str
    address: Secure
    plain: int  # the port without TLS
    authority: Path  # the certificate that signs the site's
    servers: Sequence[Process]


@contextmanager
def site(kind: str, servers: Sequence[Process], folder: Path) -> Iterator[Site]:
    if shutil.which(kind) is None:
        pytest.skip(f"{kind} is not installed")
    plain, secure = free_port(), free_port()
    ports = [server.port for server in servers]
    make = _nginx if kind == "nginx" else _caddy
    command, environment, authority = make(folder, ports, plain, secure)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=folder)
    try:
        _wait(process, secure, folder)
        yield Site(kind, Secure(f"localhost:{secure}"), plain, authority, servers)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(process: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, (folder / "log").read_text()
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError((folder / "log").read_text())


def _replaced(text: str, *pairs: tuple[str, str]) -> str:
    """With what every operator changes."""
    for old, new in pairs:
        assert old in text, f"{old} is not there any more"
        text = text.replace(old, new)
    return text


def _nginx(folder: Path, ports: list[int], plain: int, secure: int) -> tuple[list[str], dict[str, str], Path]:
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    request += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(request, check=True, capture_output=True)
    servers = "\n".join(f"server 127.0.0.1:{port};" for port in ports)
    own = _replaced(
        (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
        ("/etc/letsencrypt/live/games.example/", f"{folder}/"),
        ("games.example", "localhost"),
        ("server 127.0.0.1:8765;", servers),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ", f"listen 127.0.0.1:{secure} "),
    )
    (folder / "site.conf").write_text(own, encoding="utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=getpass.getuser()), encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")], {"PATH": "/usr/bin:/usr/sbin"}, certificate


def _caddy(folder: Path, ports: list[int], plain: int, secure: int) -> tuple[list[str], dict[str, str], Path]:
    """A name that nobody else can have is certified by an authority of Caddy's own."""
    beside = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {plain}\n\thttps_port {secure}\n\tservers {{"
    own = _replaced((DEPLOY / "Caddyfile").read_text(encoding="utf-8"), ("{\n\tservers {", beside))
    (folder / "Caddyfile").write_text(own, encoding="utf-8")
    upstreams = " ".join(f"127.0.0.1:{port}" for port in ports)
    environment = {"DOMAIN": "localhost", "UPSTREAMS": upstreams, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    command = [str(shutil.which("caddy")), "run", "--config", str(folder / "Caddyfile")]
    return command, environment, folder / "caddy/pki/authorities/local/root.crt"
