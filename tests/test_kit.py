"""The kit over every registered game; and that it can fail: planted faults are found."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from stellwerk import kit
from stellwerk.engine.game import Board, Event, Offer
from stellwerk.engine.invariant import Fault, Invariants
from stellwerk.engine.record import Plain, Record, field
from stellwerk.engine.text import Text
from stellwerk.games import _registered, games, get, register
from stellwerk.kit import KitError, Trial
from stellwerk.match import Match

ALL = [(trial, check) for game in games().values() for trial in kit.trials(game) for check in kit.CHECKS]


def name(case) -> str:
    trial, check = case
    return f"{trial.game.id}-{trial.map}-{trial.players}-{'-'.join(trial.options.values())}{check.__name__}"


@pytest.mark.parametrize("case", ALL, ids=name)
def test_every_game_keeps_the_contract(case):
    trial, check = case
    check(trial)


# -------------------------------------------------------------------------------------------------- planted faults

PARIS = get("paris")


@pytest.fixture
def plant():
    """A game with a fault in it, registered for the time of the test."""
    assert PARIS.ready  # planted games find in the cache what was compiled for it, and that needs its modules

    def planted(**changes):
        rules = replace(PARIS.rules, **{k: changes.pop(k) for k in list(changes) if hasattr(PARIS.rules, k)})
        return Trial(register(replace(PARIS, id="planted", rules=rules, **changes)), 3, seed=4)

    yield planted
    _registered.pop("planted", None)


def test_the_unspoilt_game_passes(plant):
    for check in kit.CHECKS:
        if check is not kit.games_end:
            check(plant())


def test_a_leak_in_a_view_is_found(plant):
    def leaky(board: Board, s: np.record, seat: int | None, plain: Plain):
        view = PARIS.view(board, s, seat, plain)
        return {**view, "hint": int(s.screen[0, 0])}

    with pytest.raises(KitError, match=r"the view.* of seat .* depends on what it cannot know"):
        kit.nothing_leaks(plant(view=leaky))


def test_a_leak_in_an_explanation_is_found(plant):
    def leaky(board, s, why, action):
        reason = PARIS.refused(board, s, why, action)
        return Text(reason.key, **reason.args, peep=int(s.screen[1, 2]))

    with pytest.raises(KitError, match="the explanations of seat"):
        kit.nothing_leaks(plant(refused=leaky))


def test_a_log_that_is_not_open_to_all_is_found(plant):
    def partial(board, before, after, seat, action):
        return [Event("act", Text("x", seat=seat))]

    with pytest.raises(KitError, match="no open log"):
        kit.nothing_leaks(plant(tell=partial))


def test_a_leak_in_the_log_is_found(plant):
    def leaky(board, before, after, seat, action):
        return [Event("act", Text("x"), facts={"peep": int(after.screen[0, 0])})]

    with pytest.raises(KitError, match=r"the log of seat .* tells what it cannot know"):
        kit.nothing_leaks(plant(tell=leaky))


def test_a_leak_in_an_observation_is_found(plant):
    def leaky(b, s, seat, out):
        PARIS.rules.observe(b, s, seat, out)
        out[0] = s.screen[(seat + 1) % 3, 0]

    with pytest.raises(KitError, match="the observation of seat"):
        kit.nothing_leaks(plant(observe=leaky))


def test_a_guess_that_peeps_is_found(plant):
    def peeping(b, s, seat, seed):
        s.rng[:] = (seed, 0, 0)  # the screens stay as they are

    with pytest.raises(KitError, match="never give different guesses"):
        kit.guesses_keep_what_is_known(plant(determinize=peeping))


def test_a_guess_that_depends_on_the_truth_is_found(plant):
    def shifting(b, s, seat, seed):
        PARIS.rules.determinize(b, s, seat, seed + int(s.screen[(seat + 1) % 3, 0]))

    with pytest.raises(KitError, match="depends on what it cannot know"):
        kit.guesses_keep_what_is_known(plant(determinize=shifting))


def test_a_dead_end_is_found_and_its_match_file_kept(plant):
    def dead(b, s, out):
        n = PARIS.rules.legal(b, s, out)
        return 0 if s.tray[0] < 20 else n

    with pytest.raises(KitError, match="nothing is legal") as found:
        kit.notation_makes_the_round_trip(plant(legal=dead))
    assert found.value.file.exists()
    assert len(Match.from_json(found.value.file.read_text().replace('"planted"', '"paris"')).history) > 0


def test_a_dead_end_is_found_in_batches_and_its_match_file_kept(plant):
    def dead(b, s, out):
        n = PARIS.rules.legal(b, s, out)
        return 0 if s.tray[0] < 24 else n

    with pytest.raises(KitError, match=r"had no legal action after \d+ actions") as found:
        kit.games_end(plant(legal=dead), games=2)
    assert found.value.file.exists()


def test_a_cost_that_is_not_so_is_found(plant):
    def cheap(board, s, seat, action):
        offer = PARIS.offer(board, s, seat, action)
        return replace(offer, cost=Text("paris-offer-stop", owned=2)) if offer.kind == "trade" else offer

    with pytest.raises(KitError, match="change otherwise than is said"):
        kit.previews_are_true(plant(offer=cheap))


def test_a_preview_of_what_is_not_known_yet_is_found(plant):
    def peeping(b, s, seat, out):
        PARIS.rules.held(b, s, seat, out)
        out[PARIS.holdings.index("owned")] += s.screen[(seat + 1) % 3, 0]

    def trading(board, s, seat, action):
        return replace(PARIS.offer(board, s, seat, action), then=("owned",))

    with pytest.raises(KitError, match="promises"):
        kit.previews_are_true(plant(held=peeping, offer=trading))


def test_an_aliasing_bug_is_found(plant):
    def careless(b, s, action):
        PARIS.rules.apply(b, s, action)
        b.value[0] = s.tray[0]  # writes into the board, which all matches share

    board = PARIS.board_of().record
    kept = int(board.value[0])
    try:
        with pytest.raises(KitError, match="playing on a copy changed the match"):
            kit.copies_are_independent(plant(apply=careless))
    finally:
        board.value[0] = kept


def test_pieces_out_of_nothing_are_found(plant):
    def generous(b, s, action):
        PARIS.rules.apply(b, s, action)
        s.screen[0, 0] += 1

    with pytest.raises(KitError, match="on the map, in the tray and behind screens"):
        kit.pieces_are_conserved(plant(apply=generous))


def test_a_speed_that_differs_is_found(plant):
    trial = plant()
    slow = PARIS.interpreted()

    def other(b, s, action):
        slow.rules.apply(b, s, action)
        s.value[0] += 1

    object.__setattr__(trial.game, "interpreted", lambda: replace(slow, rules=replace(slow.rules, apply=other)))
    with pytest.raises(KitError, match="the states differ in value"):
        kit.same_at_every_speed(trial)


def test_a_refusal_of_a_legal_action_is_found(plant):
    with pytest.raises(KitError, match=r"a legal action .* is refused"):
        kit.refusals_are_explained(plant(why_not=lambda b, s, action: 1))


def test_an_illegal_action_that_is_not_refused_is_found(plant):
    with pytest.raises(KitError, match=r"an illegal action .* is not refused"):
        kit.refusals_are_explained(plant(why_not=lambda b, s, action: 0))


def test_a_notation_used_twice_is_found(plant):
    with pytest.raises(KitError, match="does not parse back"):
        kit.notation_makes_the_round_trip(plant(notation=lambda board, action: "stop"))


def test_a_missing_text_is_found(plant):
    with pytest.raises(KitError, match="there are no words for"):
        kit.everything_is_told(
            plant(tell=lambda *_: [Event("act", Text("paris-told-stop")), Event("x", Text("no-such-text"))])
        )


def test_an_offer_without_words_is_found(plant):
    with pytest.raises(KitError, match="there are no words for no-such-text"):
        kit.offers_are_told(plant(offer=lambda board, s, seat, action: Offer(Text("no-such-text"), "build")))


def test_an_offer_at_a_place_that_is_not_drawn_is_found(plant):
    def strange(board, s, seat, action):
        return replace(PARIS.offer(board, s, seat, action), at=("space-99.99",))

    with pytest.raises(KitError, match=r"on the table there is no .*99"):
        kit.offers_are_told(plant(offer=strange))


def test_a_leak_in_an_offer_is_found(plant):
    def leaky(board, s, seat, action):
        return replace(PARIS.offer(board, s, seat, action), kind=str(s.screen[(seat + 1) % 3].tolist()))

    with pytest.raises(KitError, match=r"the offers to seat .* depend on what it cannot know"):
        kit.offers_are_told(plant(offer=leaky))


def test_an_offer_that_is_called_fixed_and_changes_is_found(plant):
    def changing(board, s, seat, action):
        return replace(PARIS.offer(board, s, seat, action), kind=str(int(s.tray[0])))

    with pytest.raises(KitError, match=r"is no fixed offer"):
        kit.offers_are_told(plant(offer=changing))


def test_a_leak_in_the_answer_to_a_click_is_found(plant):
    def leaky(board, s, seat, group):
        found = PARIS.asked(board, s, seat, group)
        return found[s.screen[(seat + 1) % 3, 0] % 2 :]

    with pytest.raises(KitError, match=r"is not its to know"):
        kit.offers_are_told(plant(asked=leaky))


def test_a_number_without_a_range_is_found(plant):
    fields = (*PARIS.state.fields, field("wings", "i1", doc="to fly with"))
    trial = plant(state=Record(PARIS.state.axes, fields, PARIS.state.scratch))
    with pytest.raises(KitError, match="does not say how large it can get"):
        kit.numbers_have_ranges(trial)


def test_a_mistake_without_a_rule_is_found(plant):
    with pytest.raises(KitError, match="“fly to the moon” gets no rule"):
        kit.mistakes_are_explained(plant(forms=lambda board: ["stop", "fly to the moon"]))


def test_a_mistake_without_words_is_found(plant):
    trial = plant(forms=lambda board: ["fly to the moon"], mistake=lambda *_: Text("no-such-text"))
    with pytest.raises(KitError, match="there are no words for no-such-text"):
        kit.mistakes_are_explained(trial)


def test_a_suggestion_that_is_not_legal_is_found(plant, monkeypatch):
    suggested = Text("no-such-action-near", action="build", near="build moon")
    monkeypatch.setattr(Match, "_no_action", lambda match, text, seat: suggested)
    with pytest.raises(KitError, match="“build moon” is suggested for “build”"):
        kit.suggestions_are_legal(plant())


def test_a_missing_check_is_found_by_mutants(plant):
    """Positions are taken in as they come: some mutant breaks something on its way."""
    with pytest.raises(KitError, match=r"mutant \d+ of planted .*: "):
        kit.mutants_are_refused_or_play_on(plant(invariants=Invariants()), count=400)


def test_a_refusal_without_words_is_found_by_mutants(plant):
    def wordless(position):
        yield Fault("tray", Text("no-such-text"))

    with pytest.raises(KitError, match="there are no words for no-such-text"):
        kit.mutants_are_refused_or_play_on(plant(invariants=Invariants(stored=(wordless,))))
