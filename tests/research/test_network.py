"""What of learnt networks needs no PyTorch: reading, refusing, playing, saved batches, the curve."""

import json
import xml.etree.ElementTree as ET
from dataclasses import replace

import numpy as np
import pytest

from stellwerk.bots import Seat, make
from stellwerk.bots import network as networks
from stellwerk.bots.network import FORMAT, Network, check_made_for, made_for
from stellwerk.engine.actions import Kind, Kinds
from stellwerk.engine.observation import Observation, seen
from stellwerk.errors import BadSetup
from stellwerk.games import get
from stellwerk.games.paris.state import STATE
from stellwerk.match import Match
from stellwerk.research import batch
from stellwerk.research.curve import curve

PARIS = get("paris")


def any_network(game, width=8, seed=3) -> Network:
    """A network that has learnt nothing."""
    dice = np.random.default_rng(seed)
    one = lambda *shape: dice.normal(0, 0.3, shape).astype(np.float32)  # noqa: E731
    layer = (one(width), one(width), one(width, width), one(width))
    about = {"format": FORMAT, **made_for(game), "recipe": {}}
    return Network(
        about, (one(game.size, width), one(width)), (layer, layer), (one(width), one(width)),
        (one(game.actions, width), one(game.actions)), (one(width), one(1)),
    )  # fmt: skip


@pytest.fixture
def paris_network(monkeypatch):
    net = any_network(PARIS)
    monkeypatch.setattr("stellwerk.bots.net.network_of", lambda game: net)
    return net


def straight(net: Network, x):
    """The hidden layer as anybody would work it out."""

    def normed(h, scale, shift):
        return (h - h.mean()) / np.sqrt(h.var() + 1e-5) * scale + shift

    h = np.maximum(x @ net.first[0] + net.first[1], 0)
    for scale, shift, weights, bias in net.layers:
        h = h + np.maximum(normed(h, scale, shift) @ weights + bias, 0)
    return normed(h, *net.norm)


def test_the_network_is_worked_out_as_it_should_be(paris_network):
    net, match = paris_network, Match.new("paris", players=3, seed=4)
    seat = Seat(match, match.actor)
    x, legal = seat.observe(), seat.actions()
    h = straight(net, x.astype(float))
    assert net.logits(x, legal) == pytest.approx(h @ net.policy[0][legal].T + net.policy[1][legal], abs=1e-4)
    assert net.worth(x) == pytest.approx(h @ net.value[0] + net.value[1][0], abs=1e-4)


def test_net_plays_what_its_network_likes_best(paris_network):
    match = Match.new("paris", players=3, seed=4)
    seat = Seat(match, match.actor)
    legal = seat.actions()
    assert make("net").pick(seat) == legal[np.argmax(paris_network.logits(seat.observe(), legal))]


def test_net_with_a_temperature_varies_and_is_the_same_for_a_seed(paris_network):
    match = Match.new("paris", players=3, seed=4)
    seat = Seat(match, match.actor)
    picks = [[make("net:100", seed).pick(seat) for seed in range(20)] for _ in range(2)]
    assert picks[0] == picks[1]
    assert len(set(picks[0])) > 3
    assert set(picks[0]) <= set(seat.actions().tolist())


@pytest.mark.parametrize("spec", ["net:", "net:0", "net:-3", "net:x", "net:²", "net:1.5"])
def test_a_bad_spec_is_refused(spec):
    with pytest.raises(BadSetup, match=r"temperature"):
        make(spec)


def test_a_network_is_kept_with_what_it_was_made_for(tmp_path):
    net = any_network(PARIS)
    net.save(tmp_path / "n.npz")
    again = Network.load(tmp_path / "n.npz", PARIS)
    assert again.about == json.loads(json.dumps(net.about))
    match = Match.new("paris", players=3, seed=4)
    seat = Seat(match, match.actor)
    x, legal = seat.observe(), seat.actions()
    assert again.logits(x, legal) == pytest.approx(net.logits(x, legal), abs=0.05), "half the precision"
    assert [p.name for p in tmp_path.iterdir()] == ["n.npz"], "nothing half-written is left"


@pytest.mark.parametrize(
    "change",
    [
        {"version": "0"},
        {"id": "other"},
        {"observation": Observation(__file__, STATE, seen("tray"))},
        {"kinds": Kinds(__file__, Kind("stop"))},
    ],
)
def test_a_network_of_other_rules_is_refused_in_words(change):
    with pytest.raises(BadSetup, match="Train a new one"):
        check_made_for(any_network(PARIS).about, replace(PARIS, **change))


def test_what_is_no_network_is_refused_in_words(tmp_path):
    (tmp_path / "x.npz").write_text("cake")
    with pytest.raises(BadSetup, match="cannot be read"):
        Network.load(tmp_path / "x.npz")
    np.savez(tmp_path / "y.npz", about=np.frombuffer(b'{"format": "cake"}', np.uint8))
    with pytest.raises(BadSetup, match="Expected a document of the format"):
        Network.load(tmp_path / "y.npz")


def test_a_game_without_a_network_says_so(tmp_path):
    game = replace(PARIS, id="bare", home=tmp_path)
    with pytest.raises(BadSetup, match="no network for Paris Connection yet"):
        networks.network_of(game)


def test_a_saved_batch_goes_on():
    one, other = batch(PARIS, 80, seed=2), batch(PARIS, 80, seed=2)
    for _ in range(150):
        one.step(one.sample())
    other.restore(one.saved())
    for _ in range(100):
        actions = one.sample()
        assert (actions == other.sample()).all()
        one.step(actions)
        other.step(actions)
    assert one.states.tobytes() == other.states.tobytes()
    assert (one.observation == other.observation).all()


def test_the_curve_is_a_drawing():
    drawing = curve("a & b", {"x": [(0, 0.1), (2e6, 0.9)], "y": []}, "steps", "wins", level=("even", 0.5), top=1)
    assert ET.fromstring(drawing).tag.endswith("svg")
    assert "2 M" in drawing
