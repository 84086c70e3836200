"""Passkeys, with a small authenticator of our own that makes and uses real keys."""

import hashlib
import json
import os
import struct

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from server.house import House, Visitor

PASSWORD = "correct horse"
ORIGIN = "https://play.example"
PROOF = {"password": PASSWORD}
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """What a telephone or a security key does, as the standard has it (ES256, no attestation)."""

    def __init__(self, origin=ORIGIN):
        self.key, self.id, self.count = ec.generate_private_key(ec.SECP256R1()), os.urandom(16), 0
        self.origin = origin
        self.user = b""

    def _client_data(self, kind, options, origin):
        said = {"type": f"webauthn.{kind}", "challenge": options["challenge"], "origin": origin or self.origin}
        return json.dumps({**said, "crossOrigin": False}).encode()

    def _data(self, host, flags, more=b""):
        self.count += 1
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.count) + more

    def make(self, options, origin=None, flags=PRESENT | VERIFIED):
        self.user = base64url_to_bytes(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(options["rp"]["id"], flags | ATTESTED, attested)
        return self._answer(
            clientDataJSON=self._client_data("create", options, origin),
            attestationObject=cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def sign(self, options, origin=None, flags=PRESENT | VERIFIED):
        client = self._client_data("get", options, origin)
        data = self._data(options["rpId"], flags)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.user)

    def _answer(self, **response):
        id = bytes_to_base64url(self.id)
        plain = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": plain, "clientExtensionResults": {}}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request, tmp_path_factory):
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('house')}/passkeys.db"
    else:
        url = request.getfixturevalue("cluster").database("passkeys")
    with House(url, public_url=ORIGIN + "/") as made:
        yield made


def account(house):
    visitor = Visitor(house)
    visitor.name = "Ann " + visitor.me["id"]
    visitor.ask("POST", "/api/account", name=visitor.name, password=PASSWORD)
    return visitor


@pytest.fixture
def ann(house):
    return account(house)


def register(visitor, authenticator=None, status=200, **how):
    authenticator = authenticator or Authenticator()
    options = visitor.ask("POST", "/api/passkeys/new", proof=PROOF)["options"]
    made = authenticator.make(options, **how)
    visitor.ask("POST", "/api/passkeys", status, credential=made, label="telephone")
    return authenticator


def question(visitor):
    return visitor.ask("POST", "/api/passkeys/challenge")["options"]


def test_a_passkey_signs_in_by_itself(ann):
    ann.ask("POST", "/api/passkeys/new", 403)
    options = ann.ask("POST", "/api/passkeys/new", proof=PROOF)["options"]
    assert options["rp"]["id"] == "play.example"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    key = register(ann)
    [kept] = ann.ask("GET", "/api/account/security")["passkeys"]
    assert (kept["label"], kept["used"]) == ("telephone", None)
    stranger = Visitor(ann.house)
    assert stranger.ask("POST", "/api/login/passkey", **key.sign(question(stranger)))["id"] == ann.me["id"]
    assert stranger.ask("GET", "/api/me")["id"] == ann.me["id"]
    assert ann.ask("GET", "/api/account/security")["passkeys"][0]["used"] is not None


def test_an_answer_counts_once_for_its_own_question_and_place(ann):
    key, stranger = register(ann), Visitor(ann.house)
    answer = key.sign(question(stranger))
    stranger.ask("POST", "/api/login/passkey", **answer)
    refused = Visitor(ann.house)
    refused.ask("POST", "/api/login/passkey", 403, **answer)
    for wrong in (
        key.sign(question(refused), origin="https://evil.example"),
        key.sign(question(refused), flags=PRESENT),  # nobody was asked for a finger or a PIN
        key.sign(question(refused), flags=VERIFIED),
        key.sign({**question(refused), "rpId": "evil.example"}),
        key.sign({**question(refused), "challenge": bytes_to_base64url(os.urandom(32))}),
        {**key.sign(question(refused)), "id": "AAAA", "rawId": "AAAA"},
        Authenticator().sign(question(refused)),
    ):
        assert refused.ask("POST", "/api/login/passkey", 403, **wrong)["error"] == "wrong-password"
    forged = Authenticator()
    forged.id = key.id
    refused.ask("POST", "/api/login/passkey", 403, **forged.sign(question(refused)))
    key.count = 0  # a copy of the key that lags behind
    refused.ask("POST", "/api/login/passkey", 403, **key.sign(question(refused)))
    assert refused.ask("GET", "/api/me")["guest"] is True


@pytest.mark.parametrize(
    "junk",
    [{}, {"id": 7}, {"response": {}}, {"response": {"clientDataJSON": "e30"}}, {"response": {"clientDataJSON": "AA"}}, {"response": 3}],
)  # fmt: skip
def test_junk_is_refused(ann, junk):
    stranger = Visitor(ann.house)
    assert stranger.ask("POST", "/api/login/passkey", 403, **junk)["error"] == "wrong-password"
    ann.ask("POST", "/api/passkeys", 403, credential=junk, label="x")
    for part in ("attestationObject", "clientDataJSON"):
        made = Authenticator().make(ann.ask("POST", "/api/passkeys/new", proof=PROOF)["options"])
        made["response"][part] = made["response"][part][:40]
        ann.ask("POST", "/api/passkeys", 403, credential=made, label="x")
    assert ann.ask("GET", "/api/account/security")["passkeys"] == []


def test_a_passkey_is_made_for_whom_it_was_asked(ann):
    bob = account(ann.house)
    made = Authenticator().make(ann.ask("POST", "/api/passkeys/new", proof=PROOF)["options"])
    bob.ask("POST", "/api/passkeys", 403, credential=made, label="x")
    register(ann, status=403, origin="https://evil.example")
    register(ann, status=403, flags=PRESENT)
    key = register(ann)
    register(bob, key, 403)  # the same one again
    assert bob.ask("GET", "/api/account/security")["passkeys"] == []


def test_a_passkey_as_the_second_step(ann):
    key, bob = register(ann), account(ann.house)
    others = register(bob)
    assert len(ann.ask("POST", "/api/account/two-step", proof=PROOF)["codes"]) == 10
    stranger = Visitor(ann.house)
    words = {"name": ann.name, "password": PASSWORD}
    assert stranger.ask("POST", "/api/login", 403, **words)["error"] == "second-step"
    stranger.ask("POST", "/api/login", 403, **words, passkey=others.sign(question(stranger)))
    stranger.ask("POST", "/api/login", 403, name=ann.name, password="wrong horse", passkey=key.sign(question(stranger)))
    me = stranger.ask("POST", "/api/login", **words, passkey=key.sign(question(stranger)))
    assert me["id"] == ann.me["id"]


def test_a_passkey_proves_who_it_is_instead_of_the_password(ann):
    key = register(ann)
    others = register(account(ann.house))
    ann.ask("POST", "/api/account/app", 403, proof={"passkey": others.sign(question(ann))})
    ann.ask("POST", "/api/account/app", proof={"passkey": key.sign(question(ann))})
    new = "battery staple"
    ann.ask("POST", "/api/account/password", 204, passkey=key.sign(question(ann)), new=new)
    Visitor(ann.house).ask("POST", "/api/login", name=ann.name, password=new)
    ann.ask("DELETE", "/api/account", 204, passkey=key.sign(question(ann)))
    stranger = Visitor(ann.house)
    stranger.ask("POST", "/api/login/passkey", 403, **key.sign(question(stranger)))


def test_passkeys_are_removed_but_not_the_last_that_is_needed(ann):
    keys = [register(ann) for _ in range(2)]
    ids = [kept["id"] for kept in ann.ask("GET", "/api/account/security")["passkeys"]]
    ann.ask("POST", "/api/account/two-step", proof=PROOF)
    ann.ask("DELETE", f"/api/passkeys/{ids[0]}", 403)
    account(ann.house).ask("DELETE", f"/api/passkeys/{ids[0]}", 404, proof=PROOF)
    ann.ask("DELETE", f"/api/passkeys/{ids[0]}", 204, proof=PROOF)
    ann.ask("DELETE", f"/api/passkeys/{ids[1]}", 409, proof=PROOF)
    stranger = Visitor(ann.house)
    stranger.ask("POST", "/api/login/passkey", 403, **keys[0].sign(question(stranger)))
    exported = ann.ask("GET", "/api/account/export")
    assert [key["id"] for key in exported["passkeys"]] == [ids[1]]


def test_without_an_address_of_its_own_a_server_knows_localhost_alone(tmp_path):
    with House(f"sqlite:///{tmp_path}/local.db") as house:
        ann = Visitor(house)
        ann.ask("POST", "/api/account", name="Ann", password=PASSWORD)
        assert ann.ask("GET", "/api/notifications")["passkeys"] is None
        assert ann.ask("POST", "/api/passkeys/new", 409, proof=PROOF)["error"] == "not-now"
        ann.headers["Host"] = "evil.example"
        ann.ask("POST", "/api/passkeys/new", 421, proof=PROOF)
        ann.headers["Host"] = f"localhost:{house.port}"
        origin = f"http://localhost:{house.port}"
        assert ann.ask("GET", "/api/notifications")["passkeys"] == origin
        key = register(ann, Authenticator(origin))
        ann.ask("POST", "/api/login/passkey", **key.sign(question(ann)))
