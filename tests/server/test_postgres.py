"""Several processes that share a PostgreSQL: every table is the same in all of them, whoever is asked."""

import threading
import time

import pytest

from server.house import Visitor
from server.processes import Served

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def both(cluster):
    """Two processes that were started at the same moment, on an empty database."""
    url = cluster.database("both")
    one, two = Served(url), Served(url)
    one.start(wait=False)
    two.start(wait=False)
    try:
        one.await_ready()
        two.await_ready()
        yield one, two
    finally:
        one.__exit__()
        two.__exit__()


def elsewhere(visitor, house):
    """The same person at another process."""
    return Visitor(house, cookies=visitor.cookies)


def test_people_and_tables_are_the_same_everywhere(both):
    one, two = both
    ann = Visitor(one)
    there = elsewhere(ann, two)
    assert there.me["id"] == ann.me["id"]
    table = ann.table("paris", [ME, OPEN, OPEN], public=True)
    bob = Visitor(two)
    assert table["id"] in [found["id"] for found in bob.ask("GET", "/api/tables", scope="open")]
    bob.ask("POST", f"/api/tables/{table['id']}/join")
    Visitor(one).ask("POST", f"/api/tables/{table['id']}/join")
    assert ann.see(table["id"])["status"] == bob.see(table["id"])["status"] == "running"
    ann.ask("POST", "/api/account", name=f"ann {ann.me['id']}", password="correct horse")
    there = elsewhere(ann, two)
    assert there.ask("GET", "/api/me")["guest"] is False
    ann.ask("POST", "/api/logout", 204)
    until = time.monotonic() + 60  # the news takes a moment
    while there.ask("GET", "/api/me")["id"] == ann.me["id"]:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_live_updates_cross_from_one_process_to_the_other(both):
    one, two = both
    ann = Visitor(one)
    there = elsewhere(ann, two)
    table = ann.table("paris")
    with ann.live(table["id"]) as here_live, there.live(table["id"]) as there_live:
        here_live.until(table["seq"])
        there_live.until(table["seq"])
        for n in range(12):  # actions at one process and the other, in turns
            actor = (ann, there)[n % 2]
            seen = actor.see(table["id"])
            if seen["over"]:
                break
            done = actor.act(table["id"], seen["offers"][0]["action"], seen["actor"], seen["seq"])
            here_live.until(done["seq"])
            there_live.until(done["seq"])
        ann.ask("POST", f"/api/tables/{table['id']}/chat", 204, text="hello over there")
        while not there_live.table["chat"]:
            there_live.hear()
        assert there_live.table["chat"][0]["text"] == "hello over there"
        now = there.see(table["id"])
        for document in (here_live.table, there_live.table):
            assert {key: document[key] for key in ("seq", "actor", "view", "log", "offers")} == {
                key: now[key] for key in ("seq", "actor", "view", "log", "offers")
            }


def test_of_two_actions_at_the_same_moment_one_is_stored(both):
    one, two = both
    ann = Visitor(one)
    people = [ann, elsewhere(ann, two)]
    table = ann.table("paris")
    for _ in range(15):
        seen = ann.see(table["id"])
        if seen["over"]:
            break
        answers, start = [], threading.Barrier(2)

        def act(person, action, seen=seen, answers=answers, start=start):
            start.wait()
            body = {"seat": seen["actor"], "action": action, "seq": seen["seq"]}
            answers.append(person.post(f"/api/tables/{table['id']}/actions", json=body))

        chosen = [seen["offers"][0]["action"], seen["offers"][-1]["action"]]
        threads = [threading.Thread(target=act, args=pair) for pair in zip(people, chosen, strict=True)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in answers) == [200, 409], [a.text for a in answers]
        views = [person.see(table["id"]) for person in people]
        assert views[0]["seq"] == views[1]["seq"] == seen["seq"] + 1
        assert views[0]["view"] == views[1]["view"]


def test_the_same_key_at_two_processes_is_one_action(both):
    one, two = both
    ann = Visitor(one)
    there = elsewhere(ann, two)
    table = ann.table("paris")
    body = {"seat": table["actor"], "action": table["offers"][0]["action"], "seq": table["seq"], "key": "once"}
    first = ann.post(f"/api/tables/{table['id']}/actions", json=body).json()
    second = there.post(f"/api/tables/{table['id']}/actions", json=body).json()
    assert first == second
    assert ann.see(table["id"])["n"] == 1


def test_bots_of_two_processes_play_every_turn_once(both, cluster):
    ann = Visitor(both[0])
    tables = [ann.table("paris", [BOT, BOT, BOT])["id"] for _ in range(4)]
    for id in tables:
        with ann.live(id) as live:
            while live.table is None or not live.table["over"]:
                live.hear(timeout=60)
        log = Visitor(both[1]).see(id)["log"]
        assert [line["n"] for line in log if line.get("kind") is None] == list(
            range(1, 1 + sum(line.get("kind") is None for line in log))
        )
    doubled = "SELECT count(*) FROM (SELECT table_id, seq FROM event GROUP BY 1, 2 HAVING count(*) > 1) AS twice"
    assert cluster.run_sql(doubled, "both") == "0"


def test_notices_are_sent_once_by_several_processes(cluster):
    """The outbox on PostgreSQL: many senders, one notice."""
    import asyncio

    from server.test_notify import Clock, Receiver, at_turn, status
    from stellwerk.server.notify import Notifier
    from stellwerk.server.outside import Outside
    from stellwerk.server.store import Store

    async def run():
        clock = Clock()
        stores = [await Store.open(url) for url in [cluster.database("outbox")] * 1]
        stores += [await Store.open(cluster.url("outbox")) for _ in range(2)]
        try:
            async with Receiver() as hook:
                await at_turn(stores[0], clock, webhook=hook.url)
                clock.now += 100
                others = [Notifier(s, Outside(anywhere=True), key="k", clock=clock) for s in stores for _ in range(3)]
                await asyncio.gather(*(other.look() for other in others))
                await asyncio.gather(*(other.send_due() for other in others))
                assert len(hook.got) == 1
                assert await status(stores[0]) == ["sent"]
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())
