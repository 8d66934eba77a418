"""The files a server is deployed with agree with each other and with the program; `test_container` follows them."""

import ipaddress
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludi.server.serving import parse, trusted
from ludi.server.settings import Settings
from tests.packages.conftest import ROOT
from tests.server.serving import serving

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE = sorted((ROOT / "deploy").glob("compose.*.yaml"))


def instructions(stage: int) -> list[tuple[str, str]]:
    """Keyword and rest of every instruction of a stage."""
    lines = re.split(r"(?m)^(?=FROM )", DOCKERFILE)[stage + 1].splitlines()
    return [(line.split(" ")[0], line.partition(" ")[2]) for line in lines if re.match(r"[A-Z]+ ", line)]


def test_the_image_runs_without_privileges_and_says_how_it_is() -> None:
    keywords = [keyword for keyword, _ in instructions(1)]
    assert keywords.index("USER") < keywords.index("ENTRYPOINT")
    assert dict(instructions(1))["USER"] not in ("root", "0")
    assert "HEALTHCHECK" in keywords


def test_nothing_that_only_builds_stays_in_the_image() -> None:
    removed = set(re.findall(r"pip uninstall -y ([\w\- ]+)", DOCKERFILE)[0].split())
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert {re.split("[=<>]", need)[0] for need in extras["build"]} <= removed


def test_all_that_the_image_is_built_from_is_let_in() -> None:
    wanted = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    assert [name for name in wanted if not (ROOT / name).exists()] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    read = ["pyproject.toml", "requirements.lock", "docs/openapi.json", project["project"]["readme"], "web", "ludi"]
    read += [*project["project"]["license-files"], project["tool"]["hatch"]["build"]["hooks"]["custom"]["path"]]
    assert set(read) <= set(wanted)


def health_check(port: str) -> int:
    asked = re.findall(r'CMD \["python", "-c", "(.+)"\]', dict(instructions(1))["HEALTHCHECK"])[0]
    assert ":8765/" in asked
    command = [sys.executable, "-c", asked.replace(":8765/", f":{port}/")]
    return subprocess.run(command, capture_output=True, check=False, timeout=60).returncode


def test_the_health_check_knows_a_server_from_none(tmp_path: Path) -> None:
    with serving(Settings(database=f"sqlite:///{tmp_path / 'test.sqlite3'}", workers=0)) as address:
        port = address.host.partition(":")[2]
        assert health_check(port) == 0
    assert health_check(port) != 0


def services(file: Path) -> dict[str, dict[str, Any]]:
    return dict(yaml.safe_load(file.read_text(encoding="utf-8"))["services"])


def ours(file: Path, command: str) -> dict[str, dict[str, Any]]:
    """Services of our image that run this command."""
    return {name: each for name, each in services(file).items() if "build" in each and each["command"][0] == command}


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_servers_trust_the_network_of_their_proxy_and_understand_their_options(file: Path) -> None:
    document = yaml.safe_load(file.read_text(encoding="utf-8"))
    network = ipaddress.ip_network(document["networks"]["inside"]["ipam"]["config"][0]["subnet"])
    servers = ours(file, "serve")
    assert servers
    for server in servers.values():
        serve, *arguments = server["command"]
        given = parse(arguments)
        assert (serve, given.host, given.no_browser, given.keep) == ("serve", "0.0.0.0", True, 365)
        assert [ipaddress.ip_network(each) for each in trusted(given.proxies)] == [network]
        assert (ROOT / "deploy" / server["build"] / "Dockerfile").is_file()


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_caddy_knows_every_server(file: Path) -> None:
    found = services(file)
    upstreams = found["caddy"]["environment"]["UPSTREAMS"].split()
    assert upstreams == [f"{name}:8765" for name in ours(file, "serve")]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in found["caddy"]["volumes"]


def test_there_is_a_file_for_each_database() -> None:
    assert [file.name for file in COMPOSE] == ["compose.postgresql.yaml", "compose.sqlite.yaml"]
    assert len(ours(COMPOSE[0], "serve")) == 2


def test_the_bots_of_several_servers_think_in_a_worker() -> None:
    servers, [worker] = ours(COMPOSE[0], "serve"), ours(COMPOSE[0], "worker").values()
    assert all("--remote-bots" in server["command"] for server in servers.values())
    assert worker["command"] == ["worker"]
    assert worker["healthcheck"] == {"disable": True}  # it serves nothing that could be asked


def test_both_proxies_pass_on_what_the_server_needs() -> None:
    nginx = (ROOT / "deploy" / "nginx.conf").read_text()
    for header in ("Host $http_host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme", "Upgrade"):
        assert f"proxy_set_header {header}" in nginx
    assert "health_uri /readyz" in (ROOT / "deploy" / "Caddyfile").read_text()


def test_the_unit_starts_the_server() -> None:
    unit = (ROOT / "deploy" / "ludi.service").read_text()
    [command] = re.findall(r"^ExecStart=/opt/ludi/bin/ludi serve (.+)$", unit, re.M)
    options = re.findall(r"OPTIONS=(.+)$", unit, re.M)[0]
    assert parse(command.replace("$OPTIONS", options).split()).no_browser


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "ludi.service").read_text().replace("/opt/ludi/bin/ludi", sys.executable)
    (tmp_path / "ludi.service").write_text(unit)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "ludi.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "ludi.service" in line]) == (0, [])
