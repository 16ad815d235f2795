#!/usr/bin/env python3
"""Serves menu.json on a free port of loopback, as a restaurant's server would.

Prints the menu's address first. Ends when its standard input ends, so that it never outlives the process that
started it.
"""
import http.server
import os
import threading

MENU = os.path.join(os.path.dirname(os.path.abspath(__file__)), "menu.json")


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path != "/menu.json":
            self.send_error(404)
            return
        with open(MENU, "rb") as file:
            body = file.read()
        self.send_response(200)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Logs nothing, because the app shows failures."""


with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"http://127.0.0.1:{server.server_address[1]}/menu.json", flush=True)
    try:
        while os.read(0, 4096):
            pass
    except KeyboardInterrupt:
        pass
os._exit(0)
