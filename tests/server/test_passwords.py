"""Which passwords are refused, and what is said about them."""

import string
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.house import House, Visitor
from stellwerk.server import passwords, people
from stellwerk.server.refusals import Refusal


def fault(password, name="Ada Lovelace"):
    """The key of what is said; None if the password is taken."""
    try:
        passwords.check(password, name)
    except Refusal as refusal:
        return refusal.text.key
    return None


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("", "password-short"), ("x7!kQ9#vb", "password-short"), ("ab" * 40, "password-repeat"),
        ("aaaaaaaaaaaa", "password-repeat"), ("x7kq9x7kq9", "password-repeat"), ("Ada.Lovelace!", "password-name"),
        ("l0v3lac3-1815!", "password-name"), ("password123", "password-common"), ("P@ssw0rd2024!", "password-common"),
        ("1234567890", "password-common"), ("0987654321a", "password-common"), ("qwertzuiop", "password-common"),
        ("1q2w3e4r5t6z", "password-common"), ("1qaz2wsx3edc", "password-common"), ("abcdefghijkl", "password-common"),
        ("Sommer2024!", "password-common"), ("iloveyou1234", "password-common"), ("ichliebedich", "password-common"),
        ("schalke04schalke04!", "password-common"), ("Schlüssel#1", "password-common"), ("schluessel11", "password-common"),
        ("hannah.lukas.2015", "password-common"), ("stellwerk1999", "password-common"), ("dragonmaster1!", "password-common"),
        ("Michael14.02.1987", "password-common"), ("ｐａｓｓｗｏｒｄ１２３", "password-common"), ("deutschland1", "password-common"),
        ("qwerty!password!", "password-common"), ("8391047265", "password-common"),
    ],
)  # fmt: skip
def test_what_is_guessed_first_is_refused(password, key):
    assert fault(password) == key


@pytest.mark.parametrize(
    "password",
    [
        "correct horse", "battery staple", "tfmj ycrk gw", "grüne Teekanne fliegt", "Tr0ub4dor&3x",
        "x7!kQ9#vbz", "мой дядя самых", "dragon shoelace pickle nine", "用心棒の秘密の合言葉です",
    ],
)  # fmt: skip
def test_others_are_taken(password):
    assert fault(password) is None


def test_ones_own_name_counts_only_for_oneself():
    assert fault("Wilhelmina Tellheim!", "Wilhelmina Tellheim") == "password-name"
    assert fault("Wilhelmina Tellheim!", "Bo") is None


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60), st.text(max_size=40))
def test_every_password_is_taken_or_refused_in_words(password, name):
    assert fault(password, name) in (None, "password-short", "password-repeat", "password-name", "password-common")


@given(
    st.sampled_from(sorted(passwords._words())),
    st.sampled_from(["", "1", "12", "123", "2024", "1987", "!", "!!", "007"]),
    st.sampled_from([str.lower, str.upper, str.title]),
)
def test_no_common_word_becomes_a_password_by_what_everybody_adds(word, end, case):
    assert fault(case(word) + end, "Bo") is not None


@given(
    st.text(string.ascii_lowercase, min_size=12, max_size=12), st.text(string.ascii_letters + string.digits, max_size=8)
)
def test_more_never_makes_it_weaker(password, more):
    """Not true of repetitions, which are looked at as a whole."""
    assert passwords._bits(password + more, frozenset()) >= passwords._bits(password, frozenset()) - passwords.WORD


def test_the_longest_is_checked_quickly():
    began = time.process_time()
    fault("".join(chr(33 + n * n % 90) for n in range(200)))
    assert time.process_time() - began < 1.0


def test_weak_ones_are_refused_where_passwords_are_chosen(tmp_path):
    with House(f"sqlite+aiosqlite:///{tmp_path}/passwords.db") as house:
        ann = Visitor(house, **{"Accept-Language": "de"})
        name = "Ann " + ann.me["id"]
        for weak in ("short", "password1234", "Ann Ann Ann!"):
            said = ann.ask("POST", "/api/account", 422, name=name, password=weak)
            assert said["error"] == "bad-input"
            assert "Passwort" in said["text"]
        assert ann.ask("GET", "/api/me")["guest"] is True
        ann.ask("POST", "/api/account", name=name, password="correct horse")
        ann.ask("POST", "/api/account/password", 422, old="correct horse", new="Sommer2024!")
        ann.ask("POST", "/api/login", 403, name=name, password="short")  # a wrong one is wrong, however short
        ann.ask("POST", "/api/login", name=name, password="correct horse")


def test_passwords_are_compared_a_few_at_a_time(tmp_path, monkeypatch):
    """Each takes 64 MB: a guest who signs in everywhere at once shall not take the memory of all."""
    now, most = Counter(), []

    def slowly(hash, password):
        now["compared"] += 1
        most.append(now["compared"])
        time.sleep(0.05)
        now["compared"] -= 1
        return False

    monkeypatch.setattr(people, "_verified", slowly)
    with House(f"sqlite+aiosqlite:///{tmp_path}/passwords.db") as house, ThreadPoolExecutor(12) as pool:
        tries = [
            pool.submit(httpx.post, f"{house.url}/api/login", headers={"X-Stellwerk": "1"}, timeout=60,
                        json={"name": f"name {n}", "password": "a guess"})
            for n in range(12)
        ]  # fmt: skip
        assert {each.result().status_code for each in tries} == {403}
    assert len(most) == 12
    assert max(most) <= people.HASHED


def test_a_password_that_was_stolen_is_slow_to_guess(quick_passwords):
    assert quick_passwords.hash("correct horse").startswith("$argon2id$v=19$m=65536,t=3,p=4$"), "RFC 9106"
