"""E-mail addresses, links by mail, two-step sign-in: who gets in, who does not, and what nobody learns."""

import sqlite3

import pyotp
import pytest

from server.house import House, Visitor
from server.mailbox import Mailbox
from stellwerk.server.factors import CODES

PASSWORD, OTHER = "correct horse", "battery staple"


@pytest.fixture(scope="module")
def box():
    with Mailbox() as made:
        yield made


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request, box, tmp_path_factory):
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('house')}/accounts.db"
    else:
        url = request.getfixturevalue("cluster").database("accounts")
    with House(url, mail=box.url, public_url="https://play.example/") as made:
        yield made


@pytest.fixture
def ann(house):
    """Somebody with an account."""
    visitor = Visitor(house)
    visitor.name = "Ann " + visitor.me["id"]
    visitor.ask("POST", "/api/account", name=visitor.name, password=PASSWORD)
    return visitor


@pytest.fixture
def written(ann, box):
    """The same, with an address of her own."""
    ann.email = f"ann-{ann.me['id']}@example.org".lower()
    ann.ask("POST", "/api/notifications/email", 204, email=ann.email)
    ann.ask("PATCH", "/api/me", email=ann.email, code=box.code(), proof={"password": PASSWORD})
    return ann


def with_app(visitor):
    """Turn two-step sign-in on: the app, and the recovery codes."""
    made = visitor.ask("POST", "/api/account/app", proof={"password": PASSWORD})
    app = pyotp.TOTP(made["secret"])
    codes = visitor.ask("PUT", "/api/account/app", ticket=made["ticket"], code=code_of(visitor, app))["codes"]
    return app, codes


def code_of(visitor, app, ahead=0):
    return app.at(int(visitor.house.clock() + ahead))


def signs_in(visitor, status=200, **more):
    return Visitor(visitor.house).ask("POST", "/api/login", status, name=visitor.name, **{"password": PASSWORD, **more})


# ------------------------------------------------------------------------------------------------------------- e-mail


def test_an_address_is_confirmed_and_changed_with_the_password_alone(ann, box):
    ann.ask("POST", "/api/notifications/email", 204, email="ann@example.org")
    code = box.code()
    ann.ask("PATCH", "/api/me", 422, email="ann@example.org", code="00000000", proof={"password": PASSWORD})
    for proof in (None, {}, {"password": "wrong horse"}, {"passkey": {}}):
        ann.ask("PATCH", "/api/me", 403, email="ann@example.org", code=code, proof=proof)
    assert ann.ask("GET", "/api/me")["email"] is None
    me = ann.ask("PATCH", "/api/me", email="ann@example.org", code=code, proof={"password": PASSWORD})
    assert (me["email"], me["mail_turns"]) == ("ann@example.org", True)
    assert ann.ask("PATCH", "/api/me", mail_turns=False)["mail_turns"] is False
    ann.ask("PATCH", "/api/me", 403, email=None)
    assert ann.ask("PATCH", "/api/me", email=None, proof={"password": PASSWORD})["email"] is None
    letter = box.next()
    assert letter["To"] == "ann@example.org"
    assert "changed or removed" in letter.get_content()


def test_a_guest_needs_no_password_for_an_address(house, box):
    guest = Visitor(house)
    guest.ask("POST", "/api/notifications/email", 204, email="guest@example.org")
    assert guest.ask("PATCH", "/api/me", email="guest@example.org", code=box.code())["email"] == "guest@example.org"


# ----------------------------------------------------------------------------------------------------- links by mail


def test_a_forgotten_password_is_chosen_anew_once_and_all_sessions_end(written, box):
    stranger = Visitor(written.house)
    stranger.ask("POST", "/api/account/recover", 204, email=written.email.upper())
    letter = box.next()
    assert letter["To"] == written.email
    assert letter["Subject"] == "A new password for Stellwerk"
    assert written.name in letter.get_content()
    assert "https://play.example/account#recover=" in letter.get_content()
    stranger.ask("POST", "/api/account/recover", 204, email=written.email)
    ticket = box.link()
    assert stranger.ask("POST", "/api/account/reset", 422, ticket=ticket, password="password123")["text"]
    stranger.ask("POST", "/api/login/link", 409, ticket=ticket)  # another kind of link
    stranger.ask("POST", "/api/account/reset", 204, ticket=ticket, password=OTHER)
    assert "password was changed" in box.next().get_content()
    stranger.ask("POST", "/api/account/reset", 409, ticket=ticket, password="purple teakettle")
    assert written.ask("GET", "/api/me")["id"] != written.me["id"]
    signs_in(written, 403)
    assert signs_in(written, password=OTHER)["id"] == written.me["id"]


def test_every_link_is_worthless_after_a_change_and_after_half_an_hour(written, box):
    house, stranger = written.house, Visitor(written.house)
    tickets = []
    for path in ("/api/account/recover", "/api/login/mail"):
        stranger.ask("POST", path, 204, email=written.email)
        tickets.append(box.link())
    written.ask("POST", "/api/account/password", 204, old=PASSWORD, new=OTHER)
    box.next()
    stranger.ask("POST", "/api/account/reset", 409, ticket=tickets[0], password="purple teakettle")
    stranger.ask("POST", "/api/login/link", 409, ticket=tickets[1])
    stranger.ask("POST", "/api/login/mail", 204, email=written.email)
    late = box.link()
    house.clock.ahead += 30 * 60 + 1
    stranger.ask("POST", "/api/login/link", 409, ticket=late)


def test_a_link_signs_in_once(written, box):
    stranger = Visitor(written.house)
    stranger.ask("POST", "/api/login/mail", 204, email=written.email)
    ticket = box.link()
    stranger.ask("POST", "/api/login/link", 409, ticket=ticket[:-1] + ("A" if ticket[-1] != "A" else "B"))
    assert stranger.ask("POST", "/api/login/link", ticket=ticket)["id"] == written.me["id"]
    assert stranger.ask("GET", "/api/me")["id"] == written.me["id"]
    Visitor(written.house).ask("POST", "/api/login/link", 409, ticket=ticket)


def test_nobody_learns_whether_an_address_is_known(written, box):
    stranger = Visitor(written.house)
    answers = []
    for email in ("nobody@example.org", written.email):
        for path in ("/api/account/recover", "/api/login/mail"):
            answer = stranger.post(path, json={"email": email})
            answers.append((answer.status_code, answer.content, sorted(answer.headers)))
    assert len(set(map(str, answers))) == 1
    assert {box.next()["To"] for _ in range(2)} == {written.email}
    assert box.taken.empty()
    stranger.ask("POST", "/api/account/recover", 422, email="no address")


def test_letters_are_in_the_language_of_the_account(written, box):
    written.ask("PATCH", "/api/me", language="de")
    Visitor(written.house).ask("POST", "/api/account/recover", 204, email=written.email)
    letter = box.next()
    assert letter["Subject"] == "Ein neues Passwort für Stellwerk"
    assert "innerhalb von 30 Minuten" in letter.get_content()


def test_a_mailbox_cannot_be_flooded(box, tmp_path):
    with House(
        f"sqlite:///{tmp_path}/letters.db", limits=1.0, mail=box.url, public_url="https://play.example"
    ) as house:
        answers = [Visitor(house).post("/api/login/mail", json={"email": "ann@example.org"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [204, 204, 204, 429, 429]
        assert Visitor(house).post("/api/login/mail", json={"email": "bob@example.org"}).status_code == 204


def test_a_server_without_mail_or_address_says_so(box, tmp_path):
    for n, settings in enumerate(({}, {"mail": box.url}, {"public_url": "https://play.example"})):
        with House(f"sqlite:///{tmp_path}/{n}.db", **settings) as house:
            ann = Visitor(house)
            assert ann.ask("GET", "/api/notifications")["links"] is False
            assert ann.ask("POST", "/api/account/recover", 422, email="a@example.org")["error"] == "not-sent"


# ---------------------------------------------------------------------------------------------------- two-step sign-in


def test_two_steps_with_an_app(ann):
    ann.ask("POST", "/api/account/app", 403, proof={"password": "wrong horse"})
    made = ann.ask("POST", "/api/account/app", proof={"password": PASSWORD})
    assert made["address"].startswith("otpauth://totp/Stellwerk:")
    assert made["picture"].startswith("data:image/svg+xml")
    app = pyotp.TOTP(made["secret"])
    assert ann.ask("PUT", "/api/account/app", 403, ticket=made["ticket"], code="abcdef")["error"] == "wrong-code"
    assert signs_in(ann)["id"] == ann.me["id"]  # not on yet
    first = code_of(ann, app)
    Visitor(ann.house).ask("PUT", "/api/account/app", 409, ticket=made["ticket"], code=first)  # of another person
    codes = ann.ask("PUT", "/api/account/app", ticket=made["ticket"], code=first)["codes"]
    assert len(set(codes)) == CODES
    status = ann.ask("GET", "/api/account/security")
    assert (status["two_step"], status["app"], status["codes_left"]) == (True, True, CODES)

    assert signs_in(ann, 403)["error"] == "second-step"
    assert signs_in(ann, 403, password="wrong horse", code=code_of(ann, app, 30))["error"] == "wrong-password"
    for wrong in ("000000", "x", "１２３４５６", "0" * 40, codes[0][:-1]):
        assert signs_in(ann, 403, code=wrong)["error"] == "wrong-code"
    assert signs_in(ann, 403, code=first)["error"] == "wrong-code"  # used when it was confirmed
    second = code_of(ann, app, 30)
    assert signs_in(ann, code=second[:3] + " " + second[3:])["id"] == ann.me["id"]
    assert signs_in(ann, 403, code=second)["error"] == "wrong-code"  # the same code again
    assert signs_in(ann, 403, code=code_of(ann, app, 120))["error"] == "wrong-code"  # of a later time


def test_recovery_codes_count_once_and_can_be_renewed(ann):
    _, codes = with_app(ann)
    assert signs_in(ann, code=codes[0].upper().replace("-", " "))["id"] == ann.me["id"]
    signs_in(ann, 403, code=codes[0])
    assert ann.ask("GET", "/api/account/security")["codes_left"] == CODES - 1
    ann.ask("POST", "/api/account/codes", 403)
    new = ann.ask("POST", "/api/account/codes", proof={"password": PASSWORD})["codes"]
    signs_in(ann, 403, code=codes[1])
    assert signs_in(ann, code=new[0])["id"] == ann.me["id"]
    other = Visitor(ann.house)
    other.name = "Bob " + other.me["id"]
    other.ask("POST", "/api/account", name=other.name, password=PASSWORD)
    with_app(other)
    signs_in(other, 403, code=new[1])  # another's


def test_turning_it_off_needs_the_password(ann):
    with_app(ann)
    ann.ask("DELETE", "/api/account/two-step", 403, proof={"password": "wrong horse"})
    signs_in(ann, 403)
    ann.ask("DELETE", "/api/account/two-step", 204, proof={"password": PASSWORD})
    assert signs_in(ann)["id"] == ann.me["id"]
    ann.ask("POST", "/api/account/codes", 409, proof={"password": PASSWORD})
    status = ann.ask("GET", "/api/account/security")
    assert (status["two_step"], status["app"], status["codes_left"]) == (False, False, 0)
    ann.ask("POST", "/api/account/two-step", 409, proof={"password": PASSWORD})  # there is no passkey


def test_a_link_by_mail_needs_the_second_step_too(written, box):
    _, codes = with_app(written)
    assert "turned on" in box.next().get_content()
    stranger = Visitor(written.house)
    stranger.ask("POST", "/api/login/mail", 204, email=written.email)
    ticket = box.link()
    assert stranger.ask("POST", "/api/login/link", 403, ticket=ticket)["error"] == "second-step"
    assert stranger.ask("POST", "/api/login/link", 403, ticket=ticket, code="000000")["error"] == "wrong-code"
    assert stranger.ask("POST", "/api/login/link", ticket=ticket, code=codes[0])["id"] == written.me["id"]


def test_codes_cannot_be_tried_without_end_and_a_stranger_uses_up_nothing(tmp_path):
    with House(f"sqlite:///{tmp_path}/codes.db", limits=1.0) as house:
        ann = Visitor(house)
        ann.name = "Ann"
        ann.ask("POST", "/api/account", name="Ann", password=PASSWORD)
        with_app(ann)
        tries = [signs_in(ann, 403, password="wrong horse", code="000000")["error"] for _ in range(2)]
        assert tries == ["wrong-password"] * 2
        answers = [
            Visitor(house).post("/api/login", json={"name": "Ann", "password": PASSWORD, "code": "000000"})
            for _ in range(6)
        ]
        assert [answer.json()["error"] for answer in answers] == ["wrong-code"] * 5 + ["rate"]


def test_guests_have_nothing_to_guard(house):
    guest = Visitor(house)
    for path in ("/api/account/app", "/api/account/two-step", "/api/account/codes", "/api/passkeys/new"):
        assert guest.ask("POST", path, 409)["error"] == "not-now"


# ------------------------------------------------------------------------------------------------------ one's own data


def test_all_of_it_is_exported_without_secrets_and_deleted(box, tmp_path):
    path = tmp_path / "data.db"
    with House(f"sqlite:///{path}", mail=box.url, public_url="https://play.example") as house:
        ann = Visitor(house)
        ann.name = "Ann"
        ann.ask("POST", "/api/account", name="Ann", password=PASSWORD)
        made = ann.ask("POST", "/api/account/app", proof={"password": PASSWORD})
        codes = ann.ask(
            "PUT", "/api/account/app", ticket=made["ticket"], code=code_of(ann, pyotp.TOTP(made["secret"]))
        )["codes"]
        ann.ask("POST", "/api/account/app", proof={"password": PASSWORD})  # a ticket that is left
        data = ann.ask("GET", "/api/account/export")
        assert len(data["two_step"]) == 1
        assert data["passkeys"] == []
        with sqlite3.connect(path) as database:
            stored = "\n".join(database.iterdump())
            for secret in (made["secret"], made["ticket"], *codes, codes[0].replace("-", "")):
                assert secret not in str(data)
                assert secret not in stored
            ann.ask("DELETE", "/api/account", 403)
            ann.ask("DELETE", "/api/account", 204, password=PASSWORD)
            for table in ("ticket", "second_step", "recovery_code", "passkey"):
                assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
