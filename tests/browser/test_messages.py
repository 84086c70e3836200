""" "Your turn" by browser push, e-mail and webhook, as a person sets them up, tries them out and gives them up.

Only the browsers' push services are not there: `PushManager.subscribe` is replaced by one that names a post box of ours,
and what the server posts there is decrypted with the browser's key and handed to the real service worker.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import re
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from browser.house import Server
from server.ports import free_port

PUSH_STUB = """
const fake = { endpoint: %(endpoint)s, unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
  toJSON: () => ({ endpoint: fake.endpoint, expirationTime: null, keys: %(keys)s }) };
PushManager.prototype.subscribe = async (options) => (localStorage.setItem('subscribed', JSON.stringify(options)), fake);
PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? fake : null);
"""


class PostBox:
    """Takes everything that is posted to it."""

    def __init__(self) -> None:
        self.taken: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                box.taken.put((dict(self.headers), body))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._http = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._http.server_port}/box"
        threading.Thread(target=self._http.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._http.shutdown()
        self._http.server_close()


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.taken: queue.Queue[str] = queue.Queue()

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        self.taken.put(envelope.content.decode())
        return "250 taken"


@pytest.fixture(scope="module")
def letters():
    found = Letters()
    found.port = free_port()
    controller = Controller(found, hostname="127.0.0.1", port=found.port)
    controller.start()
    yield found
    controller.stop()


@pytest.fixture(scope="module")
def server(page_built, letters, tmp_path_factory):
    mail = f"smtp://127.0.0.1:{letters.port}"
    running = Server(tmp_path_factory.mktemp("server"), "--private-webhooks", "--mail", mail)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def box():
    found = PostBox()
    yield found
    found.close()


class Browser:
    """The keys that a browser makes for its subscription."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.keys = {"p256dh": _text(point), "auth": _text(self.auth)}

    def read(self, body: bytes) -> str:
        return http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm").decode()


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


NOTES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map((n) => ({ title: n.title, body: n.body, tag: n.tag, path: n.data.path }))"""


def deliver(page, server, text, tag):
    """Hand a push message to the service worker, as the browser does that has got one: the notification it shows.

    Handed over again if nothing is shown: developer tools lose a message now and then, and a tag is shown only once.
    """
    line = page.context.new_cdp_session(page)
    found = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    for _ in range(100):
        if ours := [one for one in found if one["scopeURL"].startswith(server.address)]:
            break
        page.wait_for_timeout(50)
    message = {"origin": server.address, "registrationId": ours[0]["registrationId"], "data": text}
    for _ in range(4):
        line.send("ServiceWorker.deliverPushMessage", message)
        if note := shown(page, tag):
            line.detach()
            return note
    raise AssertionError(f"no notification {tag!r}")


def shown(page, tag):
    """The notification with a tag, as soon as it is shown; None if it is not after some seconds."""
    for _ in range(100):
        if found := [note for note in page.evaluate(NOTES) if note["tag"] == tag]:
            return found[0]
        page.wait_for_timeout(50)
    return None


def test_push(page, server, box):
    keys = Browser()
    page.context.grant_permissions(["notifications"], origin=server.address)
    page.context.add_init_script(PUSH_STUB % {"endpoint": json.dumps(box.address), "keys": json.dumps(keys.keys)})
    page.goto("/account")
    page.get_by_role("button", name="Notify me in this browser").click()
    page.get_by_text("This browser notifies you").wait_for()
    asked = json.loads(page.evaluate("localStorage.getItem('subscribed')"))
    server_key = page.request.get("/api/notifications").json()["push_key"]
    assert asked == {"userVisibleOnly": True, "applicationServerKey": server_key}
    assert page.request.get("/api/me").json()["push"] is True
    assert page.evaluate("navigator.serviceWorker.ready.then((r) => [r.scope, !!r.active])") == [
        server.address + "/",
        True,
    ]

    page.get_by_role("button", name="Send a test").first.click()
    page.get_by_text("Sent.").wait_for()
    headers, body = box.taken.get(timeout=20)
    assert headers["Authorization"].startswith("vapid ")
    text = keys.read(body)
    note = {"title": "Stellwerk", "body": json.loads(text)["body"], "tag": "test", "path": "/"}
    assert deliver(page, server, text, "test") == note

    page.reload()
    page.get_by_text("This browser notifies you").wait_for()
    page.get_by_role("button", name="Turn off").click()
    page.get_by_role("button", name="Notify me in this browser").wait_for()
    assert page.request.get("/api/me").json()["push"] is False
    assert page.evaluate("localStorage.getItem('subscribed')") is None


def test_a_push_message_opens_its_table_and_nothing_else(page, server):
    page.context.grant_permissions(["notifications"], origin=server.address)
    page.goto("/account")
    page.evaluate(
        "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => 1)"
    )
    for url, path in (
        (f"{server.address}/table/abc", "/table/abc"),
        ("https://evil.example/table/abc", "/table/abc"),
        ("https://play.example//evil.example/", "/"),
        ("javascript:alert(1)", "/"),
        (None, "/"),
    ):
        message = {"title": "Stellwerk", "body": "Your turn", "url": url, "tag": f"turn-{url}"[:32]}
        assert deliver(page, server, json.dumps(message), message["tag"])["path"] == path, url
    assert deliver(page, server, "no JSON at all", "")["title"] == "Stellwerk"

    # Opening windows needs a person's click on the system's own notification, so it is only seen what would be opened.
    worker = page.context.service_workers[0]
    opened = worker.evaluate("""async () => {
      const opened = [];
      clients.openWindow = async (path) => void opened.push(path);
      const [note] = (await registration.getNotifications()).filter((n) => n.data.path === '/table/abc');
      const event = new NotificationEvent('notificationclick', { notification: note });
      const ends = [];
      event.waitUntil = (end) => ends.push(end);
      dispatchEvent(event);
      await Promise.all(ends);
      return opened;
    }""")
    assert opened == ["/table/abc"]


def test_push_that_is_not_allowed(page):
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto("/account")
    page.get_by_role("button", name="Notify me in this browser").click()
    page.get_by_text("does not allow notifications").wait_for()


def test_email_with_a_code(page, letters):
    page.goto("/account")
    page.get_by_label("Address", exact=True).fill("ada@example.org")
    page.get_by_role("button", name="Send a code to this address").click()
    code = re.findall(r"\b\d{8}\b", letters.taken.get(timeout=20))[-1]
    field = page.get_by_label("Code sent to ada@example.org")
    field.fill("00000000" if code != "00000000" else "11111111")
    page.get_by_role("button", name="Confirm").click()
    page.locator(".toast").first.wait_for()
    assert page.request.get("/api/me").json()["email"] is None
    field.fill(code)
    page.get_by_role("button", name="Confirm").click()
    page.get_by_text("ada@example.org").wait_for()
    assert page.request.get("/api/me").json()["email"] == "ada@example.org"
    page.get_by_role("button", name="Send a test").click()
    assert "ada@example.org" in letters.taken.get(timeout=20)
    page.get_by_role("button", name="Remove").click()
    page.get_by_label("Address", exact=True).wait_for()
    assert page.request.get("/api/me").json()["email"] is None


def test_a_webhook(page, box):
    page.goto("/account")
    field = page.get_by_label("Address of a Discord or Slack channel")
    field.fill("no address")
    page.get_by_role("button", name="Save").nth(1).click()
    page.locator(".toast").first.wait_for()
    assert page.request.get("/api/me").json()["webhook"] is None
    field.fill(box.address)
    page.get_by_role("button", name="Save").nth(1).click()
    page.get_by_role("button", name="Send a test").click()
    assert json.loads(box.taken.get(timeout=20)[1])["content"]
    field.fill("")
    page.get_by_role("button", name="Save").nth(1).click()
    page.get_by_role("button", name="Send a test").wait_for(state="detached")
    assert page.request.get("/api/me").json()["webhook"] is None
