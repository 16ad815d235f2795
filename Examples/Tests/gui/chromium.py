"""A headless Chromium, driven over its debugging protocol."""
import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import time

import websocket

from driver import DEADLINE, Failure, until

# The key codes that a page receives.
KEYS = {
    "Escape": 27, "Enter": 13, "ArrowUp": 38, "ArrowDown": 40, "ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35,
    "PageUp": 33, "PageDown": 34}


class Chromium:
    """A browser with its own profile, like another person's browser."""

    def __init__(self, *options):
        self.folder = tempfile.mkdtemp(prefix="chromium-")
        environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        # No sandbox, because it needs rights that a container lacks. The pages are ours.
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-background-networking", "--remote-debugging-port=0", "--remote-allow-origins=*", f"--user-data-dir={self.folder}",
             "--window-size=1280,900", *options, "about:blank"],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            match = re.search(r"DevTools listening on (ws://\S+)", line)
            if match:
                break
        else:
            raise Failure("chromium did not start")
        # Reads the browser's output, because the browser blocks when the pipe is full.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.socket = websocket.create_connection(match.group(1), timeout=DEADLINE)
        self.last = 0

    def call(self, method, session=None, **parameters):
        """Calls a method of the protocol, and returns its result."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def open(self, address):
        return Page(self, address)

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(timeout=DEADLINE)
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    """A tab."""

    def __init__(self, browser, address):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.go(address)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def go(self, address):
        self.call("Page.navigate", url=address)
        until("the page is loaded", lambda: self.value("document.readyState") == "complete" and self.value("location.href") != "about:blank")

    def value(self, expression):
        """The value of a JavaScript expression. Waits for the value if the expression is a promise."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def expect(self, what, expression, progress=None):
        """Waits until a JavaScript expression is true, and returns its value. The time starts again whenever the value
        of `progress` changes."""
        return until(what, lambda: self.value(expression), progress=progress and (lambda: self.value(progress)))

    def frame(self):
        """Waits until the page has drawn all earlier changes."""
        self.value("new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))")

    def text(self, selector):
        return self.value(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''")

    def click(self, selector):
        """Clicks the middle of the element that a selector finds."""
        point = self.middle(selector)
        self.pointer("mousePressed", point)
        self.pointer("mouseReleased", point)

    def middle(self, selector):
        """The middle of the element that a selector finds. Scrolls the element into view."""
        return self.value(
            f"(() => {{ const view = document.querySelector({json.dumps(selector)});"
            " view.scrollIntoView({ block: 'nearest' }); const box = view.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2] })()")

    def pointer(self, kind, point, clicks=1):
        x, y = point
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=clicks)

    def press(self, key):
        code = KEYS.get(key)
        text = {} if code else {"text": key}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, windowsVirtualKeyCode=code or ord(key.upper()), **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code or ord(key.upper()))

    def dark(self, is_dark):
        features = [{"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}]
        self.call("Emulation.setEmulatedMedia", features=features)

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def screenshot(self, name):
        """Saves a screenshot in the folder that SCREENSHOTS names, if it is set."""
        folder = os.environ.get("SCREENSHOTS")
        if folder:
            time.sleep(0.3)
            with open(os.path.join(folder, name + ".png"), "wb") as file:
                file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))
