"""What people may write, and that nobody can be called like somebody else."""

import unicodedata

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from server.house import House, Visitor
from server.test_migration import before, row_of
from stellwerk.server import backups, core, names, store  # noqa: F401

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PASSWORD = "a horse with a staple 7"
ALIKE = [
    ("Paul", "PAUL"), ("Paul", "Ｐａｕｌ"), ("Paul", "Pau1"),
    ("Paul", "PauI"), ("Paul", "P-a u.l"), ("Paul", "𝐏𝐚𝐮𝐥"), ("Ioana", "loana"), ("isa", "Isa"), ("Isa", "lsa"),
    ("Boris", "B0ris"), ("Copper", "Соррег"), ("Niko", "Νικο"), ("Marnie", "Mamie"),
    ("Wanda", "VVanda"), ("Anna", "A\u200bnna"), ("Anna", "ᴀɴɴᴀ"), ("Jörg", "Jo\u0308rg"),
]  # fmt: skip
DIFFERENT = [("Elia", "Ella"), ("Müller", "Muller"), ("Ada", "Ida"), ("Søren", "Soren"), ("Ann", "Anna"), ("李", "王")]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('alike')}/tables.db") as made:
        yield made


# -------------------------------------------------------------------------------------------------------- what looks so


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one, other):
    assert names.skeleton(one) in names.variants(other) or names.skeleton(other) in names.variants(one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ(one, other):
    assert not names.variants(one) & names.variants(other)


@given(st.text(max_size=60))
def test_whatever_is_written_is_refused_or_plain(text):
    for read, most in ((names.name, 40), (names.line, 500), (names.page, 10_000)):
        try:
            kept = read(text)
        except names.Unsayable:
            continue
        assert len(kept) <= most
        assert all(c.isprintable() or c == "\n" for c in kept)
        assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") for c in kept if c != "\n")
        assert read(kept) == kept  # once normalised it stays so
        kept.encode()


@given(st.text(alphabet=st.characters(categories=("L", "N")), min_size=1, max_size=20))
def test_a_skeleton_does_not_depend_on_how_a_name_is_encoded(text):
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert names.skeleton(unicodedata.normalize(form, text)) == names.skeleton(text)
    assert names.folded(names.folded(text)) == names.folded(text)


@pytest.mark.parametrize(
    "text", ["", " ", "\u200b", "a" * 41, "ﷺ" * 3, "a\u202eb", "a\u2066b", "\ud800", "a\x00", "\u3164", "\u2800", "\ue000",
             "P\u0430ul", "\u0301a", "a\u0301\u0301\u0301\u0301", "\U000e0041"]
)  # fmt: skip
def test_names_that_nobody_may_have(text):
    with pytest.raises(names.Unsayable):
        names.name(text)


def test_names_that_people_have():
    for text in (
        "Ada",
        "Jean-Luc O’Neill",
        "Łukasz",
        "Σωκράτης",
        "Борис",
        "李小龍",
        "नेहा",
        "Nguyễn",
        "R2-D2",
        "❤ Eva",
        "ابن سينا",
    ):
        assert names.name(text) == text
    assert names.name("  Ａｄａ\u200b   ❤\ufe0f ") == "Ada ❤"


# ---------------------------------------------------------------------------------------------------------- in the house


def account(house, name, status=200):
    visitor = Visitor(house)
    visitor.ask("POST", "/api/account", status, name=name, password=PASSWORD)
    return visitor


def test_nobody_signs_up_or_is_called_like_somebody_with_an_account(house):
    rita = account(house, "Rita Pavlova")
    for name in ("rita pavlova", "Ｒita Pavlova", "Rita PavIova", "Rita-Pav1ova", "Rita\u200b Pavlova", "Ritа Pavlova"):
        assert Visitor(house).post("/api/account", json={"name": name, "password": PASSWORD}).status_code in (409, 422)
        assert Visitor(house).patch("/api/me", json={"name": name}).status_code in (409, 422)
    guest = Visitor(house)
    answer = guest.patch("/api/me", json={"name": "Rita Pavl0va"})
    assert answer.json() == {
        "error": "taken",
        "text": "This name looks like that of someone who has an account here. Please choose another one.",
    }
    seats = [{"kind": "me", "name": "Rita PavIova"}, OPEN, OPEN]
    assert guest.post("/api/tables", json={"game": "paris", "seats": seats}).status_code == 409
    guest.table("paris", [{"kind": "me", "name": "Rita PavIova"}, ME, ME])  # nobody else sits at one's own screen
    rita.ask("PATCH", "/api/me", name="RITA PAVLOVA")  # her own she may write as she likes
    rita.ask("PATCH", "/api/me", name="Somebody Else")
    guest.ask("PATCH", "/api/me", name="Rita Pavlova")  # now it is free
    guest.ask("PATCH", "/api/me", 409, name="somebody e1se")


def test_guests_may_be_called_the_same(house):
    for _ in range(2):
        Visitor(house).ask("PATCH", "/api/me", name="Everyman")


def test_signing_in_takes_a_name_however_it_is_typed(house):
    account(house, "Jörg Ⅳ")
    for name in ("jörg iv", "JO\u0308RG IV", " Ｊörg Ⅳ "):
        Visitor(house).ask("POST", "/api/login", name=name, password=PASSWORD)
    Visitor(house).ask("POST", "/api/login", 403, name="J0rg IV", password=PASSWORD)


def test_long_and_odd_texts_are_refused_in_words(house):
    ann = Visitor(house)
    table = ann.table("paris", [ME, OPEN, OPEN])
    answer = ann.patch("/api/me", json={"name": "P\u0430ul"}, params={"language": "de"})
    assert (answer.status_code, answer.json()["text"]) == (422, "Ein Name hat Buchstaben aus nur einem Alphabet.")
    long = "x" * 80_000
    for method, path, body in (
        ("PATCH", "/api/me", {"name": long}),
        ("POST", "/api/tokens", {"label": long}),
        ("POST", "/api/account", {"name": long, "password": PASSWORD}),
        ("POST", f"/api/tables/{table['id']}/chat", {"text": long}),
        ("POST", f"/api/tables/{table['id']}/chat", {"text": "a\u202eb"}),
        ("PUT", f"/api/tables/{table['id']}/notes", {"text": long}),
        ("POST", "/api/tables", {"game": "paris", "seats": [ME] * 3, "options": {long: "x"}}),
        ("POST", "/api/tables", {"game": "paris", "seats": [ME] * 3, "options": {"first": long}}),
        ("POST", "/api/tables", {"game": long, "seats": [ME] * 3}),
        ("POST", "/api/tables", {"game": "paris", "map": long, "seats": [ME] * 3}),
        ("POST", "/api/tables", {"game": "paris", "seats": [{"kind": "bot", "bot": long}, ME, ME]}),
        ("POST", "/api/tables", {"game": "paris", "seats": [{"kind": "me", "name": long}, ME, ME]}),
    ):
        answer = ann.request(method, path, json=body)
        assert answer.status_code == 422, path
        assert len(answer.content) < 2000  # and not told again
    ann.ask("POST", f"/api/tables/{table['id']}/chat", 204, text="a\u200bb")
    assert ann.see(table["id"])["chat"][-1]["text"] == "ab"


def test_accounts_of_old_that_look_alike_keep_their_names(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path}/old.db"
    (tmp_path / "old.db").touch()

    def work(connection):
        store.upgrade(connection, before("skeleton"))
        [table] = backups.reflected(connection, ["person"])
        for name in ("Paula", "Pau1a"):
            known = {"id": name, "name": name, "login": name.lower(), "password": PasswordHasher().hash(PASSWORD)}
            connection.execute(table.insert().values(row_of(table, known)))

    backups.within(url, work, backups.CHANGE)
    with House(url) as house:
        for name in ("Paula", "Pau1a"):
            visitor = Visitor(house)
            assert visitor.ask("POST", "/api/login", name=name, password=PASSWORD)["name"] == name
        account(house, "PauIa", 409)
