"""The files of `deploy/`: their settings exist, and a real nginx in front of a room works."""

import json
import re
import ssl
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from quatuor.cli.syntax.serve import COMMAND
from quatuor.server.configuration import unknown_variables
from tests.server.services import free_port, program, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/room.conf;
}}
"""


def variables() -> Iterator[str]:
    """Every setting that some file of ours names."""
    for name in ("compose.yaml", "quatuor.service", "Dockerfile"):
        yield from re.findall(r"\bQUATUOR_[A-Z_]+(?=[=:])", (DEPLOY / name).read_text())


def test_every_setting_that_the_files_name_exists() -> None:
    parser = ArgumentParser()
    COMMAND.add(parser)
    found = list(variables())
    assert len(found) >= 10
    assert unknown_variables(parser, dict.fromkeys(found, "1")) == []


@pytest.mark.slow
def test_systemd_reads_the_unit_file_without_complaint(tmp_path: Path) -> None:
    text = (DEPLOY / "quatuor.service").read_text()
    own = tmp_path / "quatuor.service"
    own.write_text(text.replace("/opt/quatuor/bin/quatuor", sys.executable))
    words = [program("systemd-analyze"), "verify", str(own)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@contextmanager
def room(folder: Path) -> Iterator[int]:
    """A room of two workers behind a proxy of this machine; its port."""
    words = ["--port", "0", "--workers", "2", "--no-browser", "--trusted-proxy", "127.0.0.1"]
    with subprocess.Popen(
        [sys.executable, "-m", "quatuor", "serve", *words],
        env={"QUATUOR_DATA": str(folder), "QUATUOR_LIMITS_OPENINGS": "address=0.0001/2"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        try:
            yield int(process.stdout.readline().rpartition(":")[2])
        finally:
            process.terminate()


@contextmanager
def nginx(folder: Path, room_port: int) -> Iterator[int]:
    """A real nginx with our file, on another port and with a certificate of its own."""
    port, words = free_port(), ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    pair = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(["openssl", *words, *pair, *names], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    for before, after in (
        (r"listen 443", f"listen 127.0.0.1:{port}"),
        (r"listen \[::\].*", ""),
        (r"(ssl_certificate\s).*", rf"\1{folder}/cert.pem;"),
        (r"(ssl_certificate_key\s).*", rf"\1{folder}/key.pem;"),
        (r"127\.0\.0\.1:4444", f"127.0.0.1:{room_port}"),
    ):
        site, count = re.subn(before, after, site)
        assert count == 1, before
    (folder / "room.conf").write_text(site)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    with subprocess.Popen([program("nginx"), "-c", str(folder / "nginx.conf")]) as process:
        try:
            wait_for(port, process)
            yield port
        finally:
            process.terminate()


class Visitor:
    """Somebody who comes to the proxy from one address of the loopback."""

    def __init__(self, port: int, host: str, folder: Path, stack: ExitStack) -> None:
        self.port, self.host, self.stack = port, host, stack
        self.context = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        transport = httpx.HTTPTransport(local_address=host, verify=self.context)
        url = f"https://localhost:{port}"
        self.http = stack.enter_context(httpx.Client(base_url=url, transport=transport, timeout=60))

    def socket(self) -> ClientConnection:
        """A WebSocket with the cookie of this person, past its greeting."""
        cookie = {"Cookie": f"quatuor={self.http.cookies['quatuor']}"}
        found: ClientConnection = connect(
            f"wss://localhost:{self.port}/ws",
            ssl=self.context,
            origin=Origin(f"https://localhost:{self.port}"),
            additional_headers=cookie,
            source_address=(self.host, 0),
        )
        self.stack.enter_context(found)
        assert json.loads(found.recv())["type"] == "hello"
        return found


def told(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=60))
        if message["type"] == kind:
            return message


@pytest.mark.slow
def test_two_people_play_through_nginx_and_each_has_an_address(tmp_path: Path) -> None:
    with ExitStack() as stack:
        port = stack.enter_context(nginx(tmp_path, stack.enter_context(room(tmp_path))))
        ann = Visitor(port, "127.0.0.2", tmp_path, stack)
        bob = Visitor(port, "127.0.0.3", tmp_path, stack)
        wanted: dict[str, Any] = {"game": "puissance4", "name": "Ann", "seats": [{"seat": 1}]}
        wanted["terms"] = {"eager": True, "first": "choice"}
        opened = ann.http.post("/api/tables", json=wanted)
        assert opened.status_code == 201, opened.text
        assert "Secure" in opened.headers["set-cookie"]
        table = opened.json()["table"]
        joining = {"name": "Bob", "id": "join"}
        assert bob.http.post(f"/api/tables/{table}/join", json=joining).status_code == 200

        sockets = [ann.socket(), bob.socket()]
        for socket in sockets:
            socket.send(json.dumps({"type": "follow", "table": table}))
            seen = told(socket, "news")
        play = {"type": "play", "table": table, "id": "1", "seat": 1, "token": "4"}
        sockets[0].send(json.dumps({**play, "seen": seen["seq"]}))
        assert told(sockets[0], "done")["id"] == "1"
        assert told(sockets[1], "news")["seq"] > seen["seq"]

        forged = {"X-Forwarded-For": "192.0.2.99"}
        ann.http.cookies.clear()
        statuses = set()
        for _ in range(4):
            answer = ann.http.post("/api/tables", json=wanted, headers=forged)
            statuses.add(answer.status_code)
            ann.http.cookies.clear()
        assert 429 in statuses
        assert bob.http.post("/api/tables", json=wanted).status_code == 201
        assert ann.http.get("/metrics").status_code == 404
