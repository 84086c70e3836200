"""What of training needs no PyTorch: the network that plays, self-play, measuring, the curve."""

import xml.etree.ElementTree as ET

import numpy as np
import pytest

from stellwerk.games import get
from stellwerk.research import batch
from stellwerk.research.curve import curve
from stellwerk.research.network import Network, against, against_random
from stellwerk.research.selfplay import Plan, Stretch, play

PLAN = Plan(games=16, parts=2, stretch=80, width=8)
DEUTSCHLAND = get(PLAN.game)


def straight(net, features, mask):
    """The logits of one row, as anybody would work them out."""
    one = np.maximum(features @ net.first + net.first_bias, 0)
    two = np.maximum(one @ net.second + net.second_bias, 0)
    return np.where(mask == 0, -np.inf, two @ net.policy + net.policy_bias)


def test_the_network_is_worked_out_as_it_should_be():
    net, games = Network.random(DEUTSCHLAND, 16, seed=3), batch(DEUTSCHLAND, 30, players=3, seed=4)
    for _ in range(60):
        dice = np.random.default_rng(1).random(games.n)
        best = net.likeliest(games.observation, games.mask)
        actions, chances = net.drawn(games.observation, games.mask, dice)
        for i in range(games.n):
            logits = straight(net, games.observation[i].astype(float), games.mask[i])
            likely = np.exp(logits - logits.max()) / np.exp(logits - logits.max()).sum()
            assert logits[best[i]] == pytest.approx(logits.max(), abs=1e-4)
            assert chances[i] == pytest.approx(np.log(likely[actions[i]]), abs=1e-4)
            below = likely[: actions[i]].sum()
            assert below - 1e-4 <= dice[i] <= below + likely[actions[i]] + 1e-4, "drawn by its chance"
        games.step(actions)


def test_a_stretch_is_the_same_whoever_plays_it_and_goes_on_where_the_last_one_ended():
    net, games = Network.random(DEUTSCHLAND, PLAN.width), PLAN.batch(1)
    stretches = []
    for lesson in range(3):
        stretch = Stretch(PLAN, 1, lesson, net, games.saved())
        stretches.append(play(stretch))
        again = play(stretch)
        assert (again.actions == stretches[-1].actions).all()
        assert (again.chances == stretches[-1].chances).all()
        for actions in stretches[-1].actions:
            games.step(actions)
    assert (stretches[0].actions != stretches[1].actions).any()
    assert games.played().sum() > 0
    assert (PLAN.batch(0).seeds != PLAN.batch(1).seeds).all()


def test_parts_have_to_come_out_even():
    with pytest.raises(ValueError, match="16 games cannot be divided into 3 parts"):
        Plan(games=16, parts=3).batch(0)


def test_a_network_is_measured_and_kept(tmp_path):
    net = Network.random(DEUTSCHLAND, 8, seed=5)
    found = against_random(net, DEUTSCHLAND, players=2, games=60)
    assert found.games == 60
    assert found.interval[0] <= found.share <= found.interval[1]
    assert "of 60 games" in str(found)
    assert 0 <= against(net, DEUTSCHLAND, 2, "random", games=2).share <= 1
    net.save(tmp_path / "network.npz")
    again = Network.load(tmp_path / "network.npz")
    assert against_random(again, DEUTSCHLAND, players=2, games=60) == found


def test_a_saved_batch_goes_on():
    one, other = batch(DEUTSCHLAND, 80, seed=2), batch(DEUTSCHLAND, 80, seed=2)
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
