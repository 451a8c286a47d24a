# SPDX-License-Identifier: Apache-2.0
"""Headless Chromium for the tests of HTML pages, by the DevTools protocol over a pipe.

Messages are JSON objects that end in a zero byte. Chromium reads file descriptor 3 and writes 4.
"""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

TIMEOUT = 60.0  # seconds for an answer
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-startup-window",
    "--remote-debugging-pipe",
)


def executable() -> str | None:
    """The browser of Debian, or nothing."""
    return shutil.which("chromium")


class Browser:
    """One tab. `console`: errors and warnings of pages; `requests`: addresses that were asked for. Use it in `with`."""

    def __init__(self) -> None:
        self.console: list[str] = []
        self.requests: list[str] = []
        self._next = 0
        self._loaded = 0
        self._rest = b""

    def __enter__(self) -> "Browser":
        self._profile = tempfile.TemporaryDirectory()
        there, self._write = os.pipe()
        self._read, back = os.pipe()
        program = executable()
        assert program is not None, "chromium is missing; run `make setup-test`"
        script = f'exec {program} "$@" 3<&{there} 4>&{back}'
        self._process = subprocess.Popen(
            ["bash", "-c", script, "chromium", *FLAGS, f"--user-data-dir={self._profile.name}"],
            pass_fds=(there, back),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(there)
        os.close(back)
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.do(f"{domain}.enable")
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._call("Browser.close")
            self._process.wait(20)
        except (OSError, TimeoutError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        os.close(self._write)
        os.close(self._read)
        self._profile.cleanup()

    def do(self, method: str, **parameters: Any) -> dict[str, Any]:
        """A command to the tab."""
        return self._call(method, self._session, **parameters)

    def see(self, width: int, height: int, dark: bool = False, script: bool = True) -> None:
        """Size of the window in CSS pixels, colour scheme, and whether scripts run: for the pages opened after it."""
        self.do(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.do("Emulation.setEmulatedMedia", features=features)
        self.do("Emulation.setScriptExecutionDisabled", value=not script)

    def open(self, path: Path, fragment: str = "") -> None:
        """Load a file anew, and wait until it is loaded."""
        self.do("Page.navigate", url="about:blank")
        self._until_loaded()
        self.console.clear()
        self.requests.clear()
        self.do("Page.navigate", url=path.resolve().as_uri() + fragment)
        self._until_loaded()

    def value(self, expression: str) -> Any:
        """What a JavaScript expression is in the page; a promise is awaited."""
        found = self.do("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise AssertionError(json.dumps(found["exceptionDetails"])[:500])
        return found["result"].get("value")

    def screenshot(self, whole: bool = False) -> bytes:
        """The window, or the whole page, as PNG."""
        found = self.do("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        return base64.b64decode(found["data"])

    def click(self, selector: str) -> None:
        """Scroll the first such element into view, and press the mouse on its middle."""
        chosen = f"document.querySelector({json.dumps(selector)})"
        self.value(f"{chosen}.scrollIntoView({{block: 'center'}})")
        at = self.value(f"(r => [r.x + r.width / 2, r.y + r.height / 2])({chosen}.getBoundingClientRect())")
        for kind in ("mousePressed", "mouseReleased"):
            self.do("Input.dispatchMouseEvent", type=kind, x=at[0], y=at[1], button="left", clickCount=1)

    def type(self, text: str) -> None:
        """Text into the element that has the focus."""
        self.do("Input.insertText", text=text)

    def _until_loaded(self) -> None:
        while not self._loaded:
            self._take(self._message())
        self._loaded = 0

    def _call(self, method: str, session: str | None = None, **parameters: Any) -> dict[str, Any]:
        self._next += 1
        sent: dict[str, Any] = {"id": self._next, "method": method, "params": parameters}
        if session:
            sent["sessionId"] = session
        os.write(self._write, json.dumps(sent).encode() + b"\0")
        while True:
            message = self._message()
            if message.get("id") == self._next:
                if "error" in message:
                    raise AssertionError(f"{method}: {message['error']}")
                return message["result"]
            self._take(message)

    def _message(self) -> dict[str, Any]:
        end = time.monotonic() + TIMEOUT
        while b"\0" not in self._rest:
            if not select.select([self._read], [], [], max(0.0, end - time.monotonic()))[0]:
                raise TimeoutError("no answer of chromium")
            part = os.read(self._read, 1 << 20)
            if not part:
                raise OSError("chromium has ended")
            self._rest += part
        text, _, self._rest = self._rest.partition(b"\0")
        return json.loads(text)

    def _take(self, message: dict[str, Any]) -> None:
        """Keep what an event says."""
        method, given = message.get("method"), message.get("params", {})
        if method == "Page.loadEventFired":
            self._loaded += 1
        elif method == "Runtime.exceptionThrown":
            self.console.append(json.dumps(given["exceptionDetails"])[:500])
        elif method == "Runtime.consoleAPICalled" and given["type"] in ("error", "warning", "assert"):
            self.console.append(json.dumps(given["args"])[:500])
        elif method == "Log.entryAdded" and given["entry"]["level"] in ("error", "warning"):
            self.console.append(given["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(given["request"]["url"])
