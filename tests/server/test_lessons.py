"""Lessons: guided first games, kept as tables of one person; and the rules, as the server gives them."""

import pytest

from server.house import House, Visitor
from stellwerk.engine.text import Text
from stellwerk.games import games, get
from stellwerk.texts import say

LESSON = get("paris").lesson_on("france")


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('lessons')}/tables.db") as made:
        yield made


def lesson(visitor, game="paris", map=None):
    return visitor.ask("POST", "/api/lessons", game=game, map=map)


def step(visitor, table, n, status=200):
    return visitor.ask("POST", f"/api/tables/{table}/step", status, step=n)


@pytest.mark.parametrize(("game", "map"), [(game.id, one.map) for game in games().values() for one in game.lessons])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lesson_is_played_by_its_own_steps(house, game, map, language):
    """Only what the step wants is offered; what the others do comes with the next step."""
    ada = Visitor(house, **{"Accept-Language": language})
    table, found = lesson(ada, game, map), get(game).lesson_on(map)
    for n, one in enumerate(found.steps):
        guide = table["guide"]
        assert (guide["step"], guide["of"], guide["shows"]) == (n, len(found.steps), list(one.shows))
        assert guide["title"] == say(found.text(game, n, "title"), language)
        assert guide["text"] == say(found.text(game, n), language)
        assert table["n"] == found.begins[n]
        for _ in one.does:
            assert table["guide"]["to_do"]
            assert table["actor"] == table["seat"] == found.seat
            ada.act(table["id"], table["offers"][0]["action"], table["seat"], table["seq"])
            table = ada.see(table["id"])
        assert not table["guide"]["to_do"]
        assert table["offers"] == []
        if one.does:
            assert table["guide"]["done"]
            assert table["guide"]["text"] == say(found.text(game, n, "done"), language)
        if n + 1 < len(found.steps):
            table = step(ada, table["id"], n + 1)


def test_a_lesson_is_kept_for_each_person_and_found_again(house):
    ada, ben = Visitor(house), Visitor(house)
    mine = lesson(ada)["id"]
    step(ada, mine, 5)
    again = lesson(ada)
    assert (again["id"], again["guide"]["step"], again["n"]) == (mine, 5, 2)
    assert lesson(ben)["id"] != mine
    step(ben, mine, 1, status=403)
    assert ada.ask("GET", "/api/tables", scope="mine") == [] == ben.ask("GET", "/api/tables", scope="watch")


def test_what_is_legal_but_not_the_step_is_answered_by_the_lesson(house):
    ada = Visitor(house)
    table = step(ada, lesson(ada)["id"], 3)
    id = table["id"]
    said = ada.act(id, "trade blue red 2", 0, table["seq"], status=422)
    assert said["text"] == say(Text("paris-guide-build-other"))
    said = ada.act(id, "build red lyon", 0, table["seq"], status=422)
    assert "no locomotive next to it" in said["text"]
    assert said["rule"] == "build"
    at = ada.ask("GET", f"/api/tables/{id}/explain", seat=0, group="company-red")
    assert at == {"text": say(Text("paris-guide-build-other")), "rule": None}
    at = ada.ask("GET", f"/api/tables/{id}/explain", seat=0, group="space-19.29")
    assert at["rule"] == "build"


def test_within_a_step_everything_can_be_taken_back_and_no_further(house):
    ada = Visitor(house)
    table = step(ada, lesson(ada)["id"], 9)
    id, begin = table["id"], table["n"]
    assert not table["undo"]
    ada.act(id, "build brown 6.22", 0, table["seq"])
    ada.act(id, "build brown 7.21", 0, table["seq"] + 1)
    table = ada.see(id)
    assert table["undo"]
    assert table["guide"]["done"]
    ada.ask("POST", f"/api/tables/{id}/undo", seat=0, seq=table["seq"], to=begin - 1, status=422)
    ada.ask("POST", f"/api/tables/{id}/undo", seat=0, seq=table["seq"])
    ada.ask("POST", f"/api/tables/{id}/undo", seat=0, seq=table["seq"] + 1)
    table = ada.see(id)
    assert (table["n"], table["undo"], table["guide"]["to_do"]) == (begin, False, True)


def test_a_finished_lesson_can_be_gone_back_in(house):
    ada = Visitor(house)
    table = step(ada, lesson(ada)["id"], len(LESSON.steps) - 1)
    assert table["over"]
    assert table["winners"] == [0]
    table = step(ada, table["id"], 0)
    assert (table["over"], table["n"], table["status"]) == (False, 0, "running")
    for verb in ("resign", "rematch"):
        body = {"seat": 0} if verb == "resign" else {}
        assert ada.post(f"/api/tables/{table['id']}/{verb}", json=body).status_code == 409


def test_the_rules_are_given_in_the_language_that_is_spoken(house):
    ada = Visitor(house)
    assert [section["title"] for section in ada.ask("GET", "/api/games/paris/rules")][:2] == ["The aim", "Setting up"]
    german = ada.get("/api/games/paris/rules", headers={"Accept-Language": "de"}).json()
    assert german[0]["title"] == "Worum es geht"
    assert ada.get("/api/games/nowhere/rules").status_code == 422
