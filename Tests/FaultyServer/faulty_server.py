#!/usr/bin/env python3
"""An HTTP server on loopback that answers as servers in trouble do. `ANSWERS` holds the answers by path.

It takes the given port or a free one, and writes lines to standard output. `listening PORT` comes first. For each request
then come `request PATH`, and `finished PATH` or, if the client closed the connection before the whole answer was sent,
`gone PATH`. The server ends with its standard input, so it never outlives a test.
"""
import gzip
import json
import os
import select
import socket
import socketserver
import sys
import threading

MENU = {"menus": [{"name": "Fried Potato", "price": 3000}, {"name": "Fried Shrimp", "price": 5500}]}
MEGABYTE = 1 << 20


class Gone(Exception):
    """The client closed the connection."""


def say(*words):
    try:
        os.write(1, (" ".join(words) + "\n").encode())
    except BrokenPipeError:  # the reader is gone
        os._exit(0)


class Connection(socketserver.BaseRequestHandler):
    def handle(self):
        try:
            path = self.read_request()
        except (Gone, OSError):
            return
        say("request", path)
        name, _, argument = path.strip("/").partition("/")
        try:
            ANSWERS.get(name, Connection.status)(self, argument or "404")
            say("finished", path)
        except (Gone, OSError):
            say("gone", path)

    def read_request(self):
        request = b""
        while b"\r\n\r\n" not in request:
            part = self.request.recv(4096)
            if not part:
                raise Gone
            request += part
        return request.split()[1].decode()

    def send(self, data):
        self.request.sendall(data)

    def head(self, status="200 OK", length=None, *more):
        lines = [f"HTTP/1.1 {status}", "Content-Type: application/json", "Connection: close", *more]
        if length is not None:
            lines.append(f"Content-Length: {length}")
        self.send(("\r\n".join(lines) + "\r\n\r\n").encode())

    def answer(self, body, status="200 OK"):
        self.head(status, len(body))
        self.send(body)

    def rest(self, seconds):
        """Waits. Raises `Gone` if the client closes the connection meanwhile."""
        if select.select([self.request], [], [], seconds)[0] and not self.request.recv(1):
            raise Gone

    # The answers, by path

    def menu(self, _):
        self.answer(json.dumps(MENU).encode())

    def status(self, argument):
        status = argument if argument.isdigit() else "404"
        self.answer(b'{"reason": "as asked for"}', f"{status} As Asked For")

    def stall(self, _):
        """Never answers."""
        while True:
            self.rest(60)

    def begin(self, _):
        """Sends the head and the first byte only."""
        self.head(length=1000)
        self.send(b"{")
        while True:
            self.rest(60)

    def trickle(self, argument):
        """Sends the menu byte by byte, `argument` milliseconds apart."""
        body = json.dumps(MENU).encode()
        self.head(length=len(body))
        for byte in body:
            self.rest(int(argument) / 1000)
            self.send(bytes([byte]))

    def late(self, argument):
        """Sends the menu after `argument` milliseconds."""
        self.rest(int(argument) / 1000)
        self.menu("")

    def truncated(self, _):
        """Sends half of the announced bytes, then closes the connection."""
        body = json.dumps(MENU).encode()
        self.head(length=len(body))
        self.send(body[: len(body) // 2])

    def silent(self, _):
        """Closes the connection without an answer."""

    def reset(self, _):
        """Sends half of the announced bytes, then resets the connection."""
        self.truncated("")
        self.request.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
        self.request.close()

    def garbage(self, _):
        self.send(b"This is not HTTP.\r\n\r\n")

    def malformed(self, _):
        self.answer(b'{"menus": [{"name": "Fried Potato", "pri')

    def types(self, _):
        self.answer(b'{"menus": [{"name": "Fried Potato", "price": 3000}, {"name": "Fried Shrimp", "price": "much"}]}')

    def negative(self, _):
        self.answer(b'{"menus": [{"name": "Fried Potato", "price": -3000}]}')

    def overflow(self, _):
        self.answer(b'{"menus": [{"name": "Fried Potato", "price": 9223372036854775807}]}')

    def empty(self, _):
        self.answer(b"")

    def huge(self, argument):
        """Sends a JSON text of `argument` megabytes with the menu at its end."""
        body = json.dumps(MENU).encode()
        size = int(argument) * MEGABYTE
        self.head(length=size)
        for _ in range(size // MEGABYTE - 1):
            self.send(b" " * MEGABYTE)
        self.send(b" " * (MEGABYTE - len(body)) + body)

    def packed(self, argument):
        """Sends `argument` megabytes of spaces, compressed to a thousandth."""
        body = gzip.compress(b" " * (int(argument) * MEGABYTE))
        self.head("200 OK", len(body), "Content-Encoding: gzip")
        self.send(body)

    def challenge(self, _):
        """Asks for a name and a password."""
        self.head("401 Unauthorized", 2, 'WWW-Authenticate: Basic realm="menus"')
        self.send(b"{}")

    def length(self, argument):
        """Announces `argument` bytes and sends two."""
        self.head(length=argument)
        self.send(b"{}")

    def loop(self, _):
        self.head("302 Found", 0, "Location: /loop")

    def moved(self, _):
        self.head("302 Found", 0, "Location: /menu")


ANSWERS = {name: answer for name, answer in vars(Connection).items() if callable(answer)}


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True
    request_queue_size = 64


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    with Server(("127.0.0.1", port), Connection) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        say("listening", str(server.server_address[1]))
        while os.read(0, 4096):
            pass
    os._exit(0)


main()
