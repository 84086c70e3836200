"""Training: it learns, a checkpoint goes on as if nothing had happened, and what it learnt plays without PyTorch."""

from __future__ import annotations

import doctest
from dataclasses import replace

import numpy as np
import pytest
from typer.testing import CliRunner

torch = pytest.importorskip("torch", reason="training needs the extra `train`")
from stellwerk.bots import Seat  # noqa: E402
from stellwerk.bots.greedy import weigh  # noqa: E402
from stellwerk.bots.network import Network, which_map  # noqa: E402
from stellwerk.cli import app  # noqa: E402
from stellwerk.games import get  # noqa: E402
from stellwerk.match import Match  # noqa: E402
from stellwerk.research import tables, training  # noqa: E402
from stellwerk.research.training import Plan, Trainer  # noqa: E402

SMALL = Plan("grandtrunk", (("grandtrunk", 2),), games=16, stretch=8, width=16, imitate=4, valued=1, rivals=0.5, seed=3)


@pytest.fixture(autouse=True)
def _one_thread():
    torch.set_num_threads(1)


def weights(trainer):
    return torch.cat([x.flatten() for x in trainer.net.parameters()]).detach().numpy()


def taught(plan, lessons):
    trainer = Trainer(plan)
    trainer.imitate()
    for _ in range(lessons):
        trainer.lesson(0.0)
    return trainer


def test_its_examples_run():
    assert doctest.testmod(training).failed == 0


def test_the_same_seed_gives_the_same_network_and_another_seed_another():
    nets = [weights(taught(replace(SMALL, seed=seed), 3)) for seed in (3, 3, 4)]
    assert (nets[0] == nets[1]).all()
    assert (nets[0] != nets[2]).any()


def test_a_checkpoint_goes_on_as_if_nothing_had_happened(tmp_path):
    whole, part = taught(SMALL, 5), taught(SMALL, 3)
    part.save(tmp_path / "checkpoint.pt")
    torch.manual_seed(99)
    again = Trainer.load(tmp_path / "checkpoint.pt")
    for _ in range(2):
        again.lesson(0.0)
    assert [x.entropy for x in again.lessons] == [x.entropy for x in whole.lessons]
    assert (weights(again) == weights(whole)).all()


def test_what_is_no_checkpoint_is_refused(tmp_path):
    torch.save({"format": "cake"}, tmp_path / "cake.pt")
    with pytest.raises(ValueError, match="no checkpoint"):
        Trainer.load(tmp_path / "cake.pt")


def test_while_the_value_is_learnt_alone_the_policy_stays_about_as_it_is():
    trainer = taught(replace(SMALL, games=256, imitate=40, valued=8), 0)
    seen, mask = trainer.tables.seen(), trainer.tables.look("mask")

    def policy():
        with torch.no_grad():
            return trainer.net(seen, mask)[0].softmax(1)

    before, value = policy(), trainer.net.value.weight.detach().clone()
    for _ in range(8):
        trainer.lesson(0.0)
    assert (trainer.net.value.weight != value).any()
    assert float((policy() - before).abs().sum(1).mean()) < 0.1


def test_the_teacher_is_the_greedy_bot():
    one = tables.Tables(get("grandtrunk"), [("grandtrunk", 2)], 4, 50, "cpu")
    teacher = tables.Teacher(one)
    matches = [Match.new("grandtrunk", players=2, seed=50 + i) for i in range(4)]
    for _ in range(30):
        labels = teacher.labels()
        for match, label in zip(matches, labels.tolist(), strict=True):
            seat = Seat(match, match.actor)
            legal = seat.actions().tolist()
            liked = weigh(seat)
            assert liked[legal.index(label)] == liked.max()
            match.play(match.game.notation(match.board, label))
        one.step(labels)


def test_advantages_follow_each_seats_own_decisions():
    """Two seats in turn, all values 0 but the reward: each step's advantage is what its seat got, fading by lambda."""
    trainer = Trainer(replace(SMALL, games=2, rivals=0.0))
    steps, seats = 4, trainer.tables.seats
    ended = torch.zeros((steps, 2), dtype=torch.bool)
    ended[3] = True
    reward = torch.zeros((steps, 2, seats))
    reward[3, :, 0], reward[3, :, 1] = 1.0, -1.0
    played = {
        "value": torch.zeros((steps, 2)),
        "actor": torch.tensor([[0, 0], [1, 1], [0, 0], [1, 1]]),
        "ended": ended,
        "reward": reward,
    }
    found, got = trainer._advantages(played)
    fade = trainer.plan.trace
    assert found[:, 0].tolist() == pytest.approx([fade, -fade, 1.0, -1.0])
    assert got[0, :2].tolist() == pytest.approx([fade * fade, -fade * fade]), "for whoever acts first, and the other"


def test_rewards_are_half_the_win_and_the_lead():
    one = tables.Tables(get("paris"), [("france", 3)], 2, 1, "cpu")
    one.batches[0].score[:, :3] = [[50, 20, 30], [10, 10, 0]]
    one.batches[0].won[:, :3] = [[1, 0, 0], [1, 1, 0]]
    one.batches[0].done[:] = 1
    assert one.leads()[:, :3].tolist() == [[20, -30, -20], [0, 0, -10]]
    found = one.rewards(points=100.0)[:, :3]
    assert found[0].tolist() == pytest.approx([0.5 + 0.2, -0.25 - 0.3, -0.25 - 0.2])
    assert found[1].tolist() == pytest.approx([0.125, 0.125, -0.25 - 0.1])
    assert (one.rewards(100.0)[:, 3:] == 0).all()


def test_what_was_learnt_plays_without_pytorch_as_with_it(tmp_path):
    trainer = taught(SMALL, 2)
    trainer.network().save(tmp_path / "network.npz")
    net = Network.load(tmp_path / "network.npz", trainer.game)
    seen, mask = trainer.tables.look("observation"), trainer.tables.look("mask")
    with torch.no_grad():
        logits, value = trainer.net(seen, mask)
    for i in range(4):
        legal = np.flatnonzero(mask[i].numpy())
        assert net.logits(seen[i].numpy(), legal) == pytest.approx(logits[i].numpy()[legal], abs=0.02)
        assert net.worth(seen[i].numpy()) == pytest.approx(float(value[i]), abs=0.02)


def test_nobody_has_won_a_game_that_was_cut_off():
    one = tables.Tables(get("paris"), [("france", 3)], 1, 1, "cpu")
    one.batches[0].won[:, 0], one.batches[0].cut[:] = 1, 1  # by who won the game before
    assert (one.shares() == 0).all()


def test_with_counsel_it_plays_like_the_heuristic_before_it_learns():
    trainer = Trainer(replace(SMALL, counsel=True))
    for _ in range(20):
        wanted, counsel = trainer.teacher.ask()
        with torch.no_grad():
            likely = trainer.net(trainer.tables.seen(), trainer.tables.look("mask"), counsel)[0].softmax(1)
        chosen = likely.gather(1, wanted[:, None])[:, 0]
        assert (chosen > 0.9 * likely.max(1).values).all()
        trainer.tables.step(wanted)


def test_a_network_with_counsel_plays_without_pytorch_as_with_it(tmp_path):
    trainer = taught(replace(SMALL, game="nuremberg", kinds=(("wensleydale", 2),), counsel=True), 2)
    trainer.network().save(tmp_path / "network.npz")
    net = Network.load(tmp_path / "network.npz", trainer.game)
    match = Match.new("nuremberg", players=2, seed=5, map="wensleydale")
    one = tables.Tables(trainer.game, [("wensleydale", 2)], 1, 5, "cpu")
    teacher = tables.Teacher(one)
    for _ in range(20):
        seat = Seat(match, match.actor)
        wanted, counsel = teacher.ask()
        with torch.no_grad():
            logits, _ = trainer.net(one.seen(), one.look("mask"), counsel)
        legal = seat.actions()
        seen = np.concatenate((seat.observe(), which_map(trainer.game, "wensleydale")))
        assert net.logits(seen, legal, weigh(seat)) == pytest.approx(logits[0].numpy()[legal], abs=0.05)
        match.play(match.game.notation(match.board, int(wanted[0])))
        one.step(wanted)


def test_imitation_learns_what_the_teacher_does():
    trainer = Trainer(replace(SMALL, games=128, width=64, imitate=150))
    others = tables.Tables(trainer.game, [("grandtrunk", 2)], 256, 999, "cpu")  # games that it never sees
    teacher = tables.Teacher(others)
    for _ in range(60):
        others.step(teacher.labels())
    seen, mask, wanted = others.look("observation"), others.look("mask"), teacher.labels()
    open_ones = mask.sum(1) > 1

    def agreement():
        with torch.no_grad():
            logits, _ = trainer.net(seen, mask)
        return float((logits.argmax(1) == wanted)[open_ones].float().mean())

    before = agreement()
    trainer.imitate()
    assert agreement() > before + 0.1


def test_the_command_trains_measures_and_writes(tmp_path):
    args = ["train", "grandtrunk", "-n", "2", "--device", "cpu", "--minutes", "0.05", "--games", "16", "--width", "16",
            "--imitate", "3", "--measured", "2", "--out", str(tmp_path), "--json"]  # fmt: skip
    found = CliRunner().invoke(app, args)
    assert found.exit_code == 0, found.output
    assert {p.name for p in tmp_path.iterdir()} == {"network.npz", "curve.svg", "checkpoint.pt"}
    again = CliRunner().invoke(app, [*args, "--resume"])
    assert again.exit_code == 0, again.output


@pytest.mark.parametrize(
    ("args", "fault"),
    [
        (["--device", "tpu"], "there is no device"),
        (["-n", "9"], "is for 2 to 4 players"),
        (["-n", "two"], "no numbers of players"),
        (["--resume"], "cannot be gone on from"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(tmp_path, args, fault):
    found = CliRunner().invoke(app, ["train", "grandtrunk", "--device", "cpu", "--out", str(tmp_path), *args])
    assert found.exit_code != 0
    assert fault in str(found.exception)
