"""Notifications: whom they reach, how often, and whom they cannot be turned against."""

import asyncio
import base64
import json
import os
import time

import http_ece
import httpcore
import pytest
import sqlalchemy as sa
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from stellwerk.server import notify, store
from stellwerk.server.notify import Mail, Notifier, notice
from stellwerk.server.outside import NotSent, Outside
from stellwerk.server.store import Store


class Receiver:
    """A small HTTP server that keeps what it is sent; `answers` are given one after the other, then 204 for ever."""

    def __init__(self, *answers):
        self.answers, self.got = list(answers), []

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/hook"
        return self

    async def __aexit__(self, *_):
        self._server.close()

    async def _serve(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = [line.partition(": ") for line in head.split("\r\n")[1:] if line]
        headers = {name.lower(): value for name, _, value in lines}
        self.got.append((headers, await reader.readexactly(int(headers.get("content-length", 0)))))
        answer = self.answers.pop(0) if self.answers else "204 No Content"
        if answer is not None:
            writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\nLocation: http://127.0.0.1:1/\r\n\r\n".encode())
            await writer.drain()
        writer.close()


class Clock:
    """Time that passes when it is told to."""

    def __init__(self):
        self.now = time.time()

    def __call__(self):
        return self.now


async def at_turn(store_, clock, actor=0, seq=1, table="t1", people=("ada", "bob"), **ways):
    """A running table whose actor has been awaited since now."""
    for who in people:
        await store_.write(store_.upsert(store.person, id=who, name=who, language="de", created=0.0, seen=0.0, **ways))
    document = {"game": "paris"}
    await store_.write(
        store_.upsert(store.game_table, id=table, creator="ada", public=True, created=0.0, document=document),
        *(store_.upsert(store.seat, table_id=table, seat=n, person=who) for n, who in enumerate(people)),
    )
    await passed_on(store_, clock, actor, seq, table)


async def passed_on(store_, clock, actor, seq, table="t1"):
    """The event with which it became somebody's turn."""
    row = {"seq": seq, "status": "running", "actor": actor, "thinking": False, "lease": 0.0, "updated": clock()}
    await store_.write(
        store.event.insert().values(table_id=table, seq=seq, kind="action", seat=0, actor=actor, at=clock()),
        store_.upsert(store.turn, table_id=table, **row),
    )


def noticed(test, **options):
    """Run a test with a store of its own and a notifier that may reach anywhere, under a clock of its own."""

    async def running(path):
        clock = Clock()
        opened = await Store.open(f"sqlite+aiosqlite:///{path}/notify.sqlite")
        try:
            made = Notifier(
                opened, Outside(anywhere=True), key="k", clock=clock, public_url="https://play.example", **options
            )
            await test(opened, made, clock)
        finally:
            await opened.close()

    return running


async def rounds(notifier, clock, *waits):
    for wait in waits:
        clock.now += wait
        await notifier.look()
        while await notifier.send_due():
            pass


async def status(opened):
    return [row["status"] for row in await opened.rows(sa.select(notice.c.status).order_by(notice.c.began))]


def test_one_notice_per_turn_and_only_after_a_while(tmp_path):
    async def test(opened, notifier, clock):
        async with Receiver() as hook:
            await at_turn(opened, clock, webhook=hook.url)
            await rounds(notifier, clock, 0, 30)
            assert hook.got == []
            await rounds(notifier, clock, 31, 1, 600, 600)
            assert len(hook.got) == 1
            words = json.loads(hook.got[0][1])
            assert words["text"] == words["content"]
            assert "Paris Connection" in words["text"]
            assert "https://play.example/table/t1" in words["text"]
            await passed_on(opened, clock, 0, 2)  # still the same turn
            await rounds(notifier, clock, 100)
            assert len(hook.got) == 1
            await passed_on(opened, clock, 1, 3)
            await rounds(notifier, clock, 100)
            await passed_on(opened, clock, 0, 4)
            await rounds(notifier, clock, 100)
            assert len(hook.got) == 3

    asyncio.run(noticed(test)(tmp_path))


def test_who_is_there_or_has_moved_on_or_plays_at_one_screen_is_not_told(tmp_path):
    here = {"ada"}

    async def test(opened, notifier, clock):
        async with Receiver() as hook:
            await at_turn(opened, clock, webhook=hook.url)
            await rounds(notifier, clock, 100, 100)
            assert hook.got == []
            here.clear()
            await rounds(notifier, clock, 100)
            assert len(hook.got) == 1
            await passed_on(opened, clock, 1, 2)
            clock.now += 100
            await notifier.look()
            await passed_on(opened, clock, 0, 3)  # before it was sent
            await notifier.send_due()
            assert len(hook.got) == 1
            assert await status(opened) == ["sent", "moot"]
            await at_turn(opened, clock, table="hot", people=("ada", "ada"), webhook=hook.url)
            await rounds(notifier, clock, 30)
            assert len(hook.got) == 1

    asyncio.run(noticed(test, present=lambda table, person: person in here)(tmp_path))


def test_several_processes_send_it_once(tmp_path):
    async def test(opened, notifier, clock):
        async with Receiver() as hook:
            await at_turn(opened, clock, webhook=hook.url)
            others = [Notifier(opened, Outside(anywhere=True), key="k", clock=clock) for _ in range(5)]
            clock.now += 100
            await asyncio.gather(*(other.look() for other in others))
            await asyncio.gather(*(other.send_due() for other in others))
            assert len(hook.got) == 1

    asyncio.run(noticed(test)(tmp_path))


def test_what_fails_is_tried_again_what_may_have_arrived_is_not(tmp_path):
    async def test(opened, notifier, clock):
        async with Receiver("503 Busy", "429 Slowly") as hook:
            await at_turn(opened, clock, webhook=hook.url)
            await rounds(notifier, clock, 100, 30)
            assert (len(hook.got), await status(opened)) == (1, ["waiting"])
            await rounds(notifier, clock, 31, 601, 4000)
            assert (len(hook.got), await status(opened)) == (3, ["sent"])
        async with Receiver(None) as hook:  # takes it and says nothing
            await at_turn(opened, clock, table="t2", webhook=hook.url)
            await rounds(notifier, clock, 100, 5000)
            assert (len(hook.got), (await status(opened))[-1]) == (1, "lost")
        async with Receiver(*["404 Gone"] * 9) as hook:
            await at_turn(opened, clock, table="t3", webhook=hook.url)
            await rounds(notifier, clock, 100, 5000)
            assert (len(hook.got), (await status(opened))[-1]) == (1, "failed")

    asyncio.run(noticed(test)(tmp_path))


def test_a_crash_while_sending_doubles_nothing_and_one_before_loses_nothing(tmp_path):
    async def test(opened, notifier, clock):
        async with Receiver() as hook:
            await at_turn(opened, clock, webhook=hook.url)
            clock.now += 100
            await notifier.look()  # ... and the process dies: the next one sends what is in the outbox
            again = Notifier(opened, Outside(anywhere=True), key="k", clock=clock)
            await again.send_due()
            assert len(hook.got) == 1
            await passed_on(opened, clock, 1, 2)
            clock.now += 100
            await notifier.look()
            await opened.write_rows(notify._claim(notice.c.status == "waiting", clock(), False))  # ... dies sending
            await rounds(again, clock, 60, 100, 4000)
            assert (len(hook.got), await status(opened)) == (1, ["sent", "lost"])

    asyncio.run(noticed(test)(tmp_path))


def test_redirects_are_not_followed(tmp_path):
    async def test(opened, notifier, clock):
        async with Receiver("302 Found") as hook:
            await at_turn(opened, clock, webhook=hook.url)
            person = await opened.row(sa.select(store.person).where(store.person.c.id == "ada"))
            with pytest.raises(NotSent, match="302"):
                await notifier.test(person, "webhook")
            assert len(hook.got) == 1

    asyncio.run(noticed(test)(tmp_path))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https:///x", "javascript:alert(1)", "file:///etc/passwd", "",
        "https://user:pw@example.org/", "https://example.org:0/", "https://example.org:99999/", "https://exa mple.org/",
        "https://example.org/\r\nX: y", "https://example.org/" + "x" * 3000, "//example.org/", "https://ex\u00e4mple.org/",
    ],
)  # fmt: skip
def test_addresses_that_could_never_be_sent_to(url):
    with pytest.raises(NotSent):
        Outside().check(url)


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "127.0.0.1", "127.1", "0x7f.1", "2130706433", "0", "[::1]", "[::]", "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "169.254.169.254", "[fd00:ec2::254]", "10.0.0.1",
        "192.168.1.1", "100.64.0.1", "[fe80::1]",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public_are_refused(host):
    class Never(httpcore.AsyncNetworkBackend):
        async def connect_tcp(self, *_, **__):
            raise AssertionError("it was connected to")

    with pytest.raises(NotSent) as refused:
        asyncio.run(Outside(backend=Never()).post(f"https://{host}/latest/meta-data", b"", {}))
    assert refused.value.text.key in ("notify-not-public", "notify-unreachable")
    assert host in ("[fe80::1]",) or refused.value.text.key == "notify-not-public"


def test_a_name_is_resolved_once_and_all_of_its_addresses_count():
    asked, reached = [], []

    class Recorder(httpcore.AsyncNetworkBackend):
        async def connect_tcp(self, host, port, *_, **__):
            reached.append(host)
            raise httpcore.ConnectError

    def named(*answers):
        async def resolve(host, port):
            asked.append(host)
            return answers[min(len(asked), len(answers)) - 1]

        return Outside(resolve=resolve, backend=Recorder())

    with pytest.raises(NotSent) as refused:  # public at first, then not: only the checked one is connected to
        asyncio.run(named(["1.1.1.1"], ["127.0.0.1"]).post("https://rebind.example/", b"", {}))
    assert refused.value.again
    assert (asked, reached) == (["rebind.example"], ["1.1.1.1"])
    asked.clear()
    with pytest.raises(NotSent) as refused:
        asyncio.run(named(["1.1.1.1", "10.0.0.1"]).post("https://both.example/", b"", {}))
    assert refused.value.text.key == "notify-not-public"
    assert reached == ["1.1.1.1"]


def browser():
    """A browser's subscription, and the key to read what it is sent."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    raw = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    plain = [base64.urlsafe_b64encode(data).rstrip(b"=").decode() for data in (raw, auth)]
    return key, auth, dict(zip(("p256dh", "auth"), plain, strict=True))


def test_push_is_encrypted_signed_and_forgotten_when_withdrawn(tmp_path):
    async def test(opened, notifier, clock):
        async with Receiver("201 Created", "410 Gone") as service, Receiver() as hook:
            key, auth, keys = browser()
            subscription = notifier.check_push({"endpoint": service.url, "keys": keys, "expirationTime": None})
            await at_turn(opened, clock, push=subscription, webhook=hook.url)
            await rounds(notifier, clock, 100)
            headers, body = service.got[0]
            plain = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
            assert plain["url"] == "https://play.example/table/t1"
            assert headers["authorization"].startswith("vapid t=")
            assert await notifier.push_key() in headers["authorization"]
            assert hook.got == []  # one way is enough
            await passed_on(opened, clock, 1, 2)
            await rounds(notifier, clock, 100)  # withdrawn: the next way takes over
            assert len(hook.got) == 1
            bob = await opened.row(sa.select(store.person).where(store.person.c.id == "bob"))
            assert bob["push"] is None
        for junk in (
            None,
            {},
            [],
            "x",
            {"endpoint": "https://x.example"},
            {"endpoint": service.url, "keys": {"p256dh": "AA", "auth": "AA"}},
        ):
            with pytest.raises(NotSent):
                notifier.check_push(junk)
        with pytest.raises(NotSent):
            Notifier(opened, Outside(), key="k").check_push(subscription)  # http

    asyncio.run(noticed(test)(tmp_path))


class Post:
    """What a mail server got."""

    def __init__(self):
        self.mails = []

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        if address.startswith("nobody"):
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        self.mails.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"


def test_mail_and_its_code(tmp_path):
    post = Post()

    async def with_server():
        server = await asyncio.get_running_loop().create_server(lambda: SMTP(post), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        mail = Mail(f"smtp://127.0.0.1:{port}", "Stellwerk <play@example.org>")
        async with server:
            await noticed(test, mail=mail)(tmp_path)

    async def test(opened, notifier, clock):
        ada = {"id": "ada", "email": "ada@example.org", "language": "en", "webhook": None, "push": None}
        await notifier.test(ada, "email")
        assert post.mails[0][0] == ["ada@example.org"]
        assert "From: Stellwerk <play@example.org>" in post.mails[0][1]
        await notifier.ask_for_code(ada, "ada@example.org")
        code = notifier._code("ada", "ada@example.org", 0)
        assert code in post.mails[1][1]
        assert notifier.is_code("ada", "ada@example.org", code)
        assert not notifier.is_code("bob", "ada@example.org", code)
        assert not notifier.is_code("ada", "bob@example.org", code)
        clock.now += 2 * 86_400
        assert not notifier.is_code("ada", "ada@example.org", code)
        with pytest.raises(NotSent, match="550"):
            await notifier.test({**ada, "email": "nobody@example.org"}, "email")
        for junk in ("a", "a@example.org, b@example.org", "a@example.org\nBcc: b@example.org", "<a@example.org>"):
            with pytest.raises(NotSent):
                await notifier.ask_for_code(ada, junk)
        assert len(post.mails) == 2

    asyncio.run(with_server())


def test_ways_that_are_not_set_up_say_so(tmp_path):
    async def test(opened, notifier, clock):
        nobody = {"id": "x", "language": "en", "webhook": None, "push": None, "email": None}
        for way in (*notify.WAYS, "pigeon"):
            with pytest.raises(NotSent, match=r"set up|pigeon"):
                await notifier.test(nobody, way)
        with pytest.raises(NotSent, match="does not send e-mail"):
            await notifier.test({**nobody, "email": "a@example.org"}, "email")

    asyncio.run(noticed(test)(tmp_path))
