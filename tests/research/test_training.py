"""Training: it learns, a checkpoint goes on as if nothing had happened, and the curve is drawn."""

from __future__ import annotations

import doctest

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the training example needs the extra `train`")
from stellwerk.research import training  # noqa: E402

SMALL = training.Plan(games=16, stretch=24, width=16, portion=128, seed=3)


@pytest.fixture(autouse=True)
def _one_thread():
    torch.set_num_threads(1)


def weights(trainer):
    return torch.cat([x.flatten() for x in trainer.net.parameters()]).detach().numpy()


def test_its_examples_run():
    assert doctest.testmod(training).failed == 0


def test_the_same_seed_gives_the_same_network_and_another_seed_another():
    nets = []
    for seed in (3, 3, 4):
        trainer = training.Trainer(training.Plan(**{**vars(SMALL), "seed": seed}))
        for _ in range(2):
            trainer.lesson()
        nets.append(weights(trainer))
    assert (nets[0] == nets[1]).all()
    assert (nets[0] != nets[2]).any()


def test_a_checkpoint_goes_on_as_if_nothing_had_happened(tmp_path):
    whole = training.Trainer(SMALL)
    for _ in range(12):
        whole.lesson()
    part = training.Trainer(SMALL)
    for _ in range(9):
        part.lesson()
    part.save(tmp_path / "checkpoint.pt")
    torch.manual_seed(99)
    again = training.Trainer.load(tmp_path / "checkpoint.pt")
    for _ in range(3):
        again.lesson()
    assert again.lessons == whole.lessons
    assert whole.lessons[-1].games > 0
    assert (weights(again) == weights(whole)).all()


def test_what_is_no_checkpoint_is_refused(tmp_path):
    torch.save({"format": "cake"}, tmp_path / "cake.pt")
    with pytest.raises(ValueError, match="not a training checkpoint"):
        training.Trainer.load(tmp_path / "cake.pt")


def test_a_few_lessons_already_help():
    """A small network, one seed: it soon finishes games with far fewer points lost than at the start."""
    trainer = training.Trainer(training.Plan(games=32, stretch=64, width=32, portion=512, seed=5))
    training.train(trainer, lambda trainer: len(trainer.lessons) >= 22, every=21)
    scores = [lesson.score for lesson in trainer.lessons if lesson.games]
    assert scores[-1] > scores[0] + 40
    assert "random" in trainer.lessons[0].won
    assert 0 <= trainer.against("random", games=2).share <= 1


def test_leads_are_counted_against_the_best_other():
    trainer = training.Trainer(training.Plan(game="paris", players=3, games=4, stretch=2, width=4))
    leads = trainer._leads(np.array([[50, 20, 30], [10, 10, 0]], np.int32))
    assert (leads * 100).round().tolist() == [[20, -30, -20], [0, 0, -10]]


def test_pytorch_and_the_compiled_network_agree():
    """The chances by which actions were drawn are those that are learnt from."""
    trainer = training.Trainer(SMALL)
    trainer.lesson()
    played = trainer._play()
    with torch.no_grad():
        logits, _ = trainer.net(played["features"], played["masks"])
    likely = logits.log_softmax(dim=1)
    chances = likely.gather(1, played["actions"][:, None])[:, 0]
    assert (chances - played["chances"]).abs().max() < 1e-4
    best = trainer.net.played().likeliest(played["features"].numpy(), played["masks"].numpy())
    assert (best == likely.argmax(dim=1).numpy()).mean() > 0.999
