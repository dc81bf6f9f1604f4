"""Batches: many games side by side go the way that each of them goes alone."""

from __future__ import annotations

import inspect
import json
import os
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gladsheim import game
from gladsheim.core.batches import batch as batches
from gladsheim.core.batches.batch import Batch
from gladsheim.core.errors import GladsheimError, IllegalAction, SeedError, UsageError
from gladsheim.core.game import Game
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import read
from gladsheim.games.voluspa.pieces import BY_CODE
from tests.games.modes import WAYS, run
from tests.games.voluspa.boards import table

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("voluspa", {"set": "base", "players": 2}),
    ("voluspa", {"set": "all", "players": 4}),
    ("valda", {"players": 3}),
    ("valhalla", {"players": 2}),
)
NAMES = [f"{name}-{options['players']}" for name, options in GAMES]
LONGEST, STEPS = 3_000, 260
TELL = """
import json, sys
name, options, steps = json.load(sys.stdin)
print(*(account(name, options, threads, steps) for threads in (1, 3)))
"""


def account(name: str, options: dict[str, Any], threads: int, steps: int) -> str:
    """All numbers of random games in small runs, digested; a process can run this by itself."""
    import hashlib

    import numpy as np

    from gladsheim import game
    from gladsheim.core.batches import batch as batches

    batches.RUN = 3
    batch = game(name, **options).batch(13, seeds=5, threads=threads)
    chance, digest = np.random.default_rng(1), hashlib.sha256()
    for step in range(steps):
        choices = (chance.random(13) * batch.counts).astype(int)
        if step % 5 == 0:
            digest.update(batch.codes.tobytes())
            batch.step_codes(batch.codes[batch.offsets[:-1] + choices])
        else:
            batch.step(choices)
        for shown in (batch.counts, batch.seats, batch.done, batch.scores, batch.rewards, batch.returns):
            digest.update(shown.tobytes())
    return digest.hexdigest()


def random_choices(batch: Batch[Any], chance: np.random.Generator) -> Any:
    """A legal choice for each game."""
    return (chance.random(batch.n) * batch.counts).astype(int)


def everything(batch: Batch[Any]) -> list[Any]:
    """All there is to see of a batch, copied."""
    shown = (batch.counts, batch.seats, batch.done, batch.scores, batch.rewards, batch.returns, batch.codes)
    return [*(one.tolist() for one in shown), *(batch.state(i).document() for i in range(batch.n))]


@pytest.fixture(params=GAMES, ids=NAMES)
def rules(request: pytest.FixtureRequest) -> Game:
    """A game with its options."""
    name, options = request.param
    return game(name, **options)


def test_games_side_by_side_go_as_each_goes_alone(rules: Game) -> None:
    """Codes, seats, points, ends and final scores are those of separate states, decision for decision."""
    batch, chance = rules.batch(4, seeds=[3, "a", b"b", 4], redeal=False), np.random.default_rng(2)
    alone = [rules.deal(seed) for seed in (3, "a", b"b", 4)]
    ended = np.zeros(4, dtype=bool)
    for _ in range(LONGEST):
        for i, state in enumerate(alone):
            codes = batch.codes[batch.offsets[i] : batch.offsets[i + 1]].tolist()
            seat = -1 if state.current_player is None else state.current_player
            assert (codes, batch.seats[i], batch.counts[i]) == (state.legal_codes(), seat, len(codes))
        if ended.all():
            break
        choices, before = random_choices(batch, chance), [state.scores for state in alone]
        for state, choice in zip(alone, choices.tolist(), strict=True):
            if not state.is_terminal:
                code = state.legal_codes()[choice]
                rules.rules.apply(record_of(state), code)
        batch.step(choices)
        scores = np.array([state.scores for state in alone])
        over = np.array([state.is_terminal for state in alone])
        assert np.array_equal(batch.scores, scores)
        assert np.array_equal(batch.rewards, scores - before)
        assert np.array_equal(batch.done, over & ~ended)
        assert np.array_equal(batch.returns[over], scores[over])
        ended |= batch.done
    assert ended.all()
    assert [batch.state(i).document() for i in range(4)] == [state.document() for state in alone]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=NAMES)
def test_any_number_of_threads_and_machine_code_tell_the_same(
    name: str, options: dict[str, Any], long: bool
) -> None:
    """One thread and three, plain and compiled, give the same numbers over several deals.

    In the long form bounds are checked as well.
    """
    kept = batches.RUN
    try:
        plain = account(name, options, 1, STEPS)
        assert account(name, options, 3, STEPS) == plain
    finally:
        batches.RUN = kept
    program = "\n".join(("from __future__ import annotations", inspect.getsource(account), TELL))
    for way in WAYS if long else WAYS[:1]:
        assert run(["-c", program], way, json.dumps([name, options, STEPS])).split() == [plain, plain]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_place_leads_to_its_code(players: int, long: bool) -> None:
    """In Völuspá the k-th code is found without writing all; the short form asks at some decisions."""
    rules = game("voluspa", set="all", players=players).rules
    menu, chance = rules.menu.batch(1)[0], random.Random(players)
    state = game("voluspa", set="all", players=players).deal(1)
    while codes := state.legal_codes():
        if long or chance.random() < 0.25:
            assert [rules.nth(record_of(state), menu, k) for k in range(len(codes))] == codes
        rules.apply(record_of(state), chance.choice(codes))


def test_every_place_leads_to_its_code_on_a_wide_board() -> None:
    """Also where a line of the box has more cells than a number has bits."""
    # Rows of seven tiles, of which each begins below the last tile of the one before.
    tiles = [code for code in BY_CODE if BY_CODE[code].value for _ in range(BY_CODE[code].count - 2)]
    state = table(
        board={f"{at - at // 7},{at // 7}": tile for at, tile in enumerate(tiles)}, hand="Dr Sk Tr Od Dw"
    )
    rules, codes = state.game.rules, state.legal_codes()
    menu = rules.menu.batch(1)[0]
    assert read(record_of(state), "width") > 64
    assert [rules.nth(record_of(state), menu, k) for k in range(len(codes))] == codes
    # Compiled code has no larger numbers, plain code would not notice.
    assert all(columns < 1 << 63 for columns in read(menu, "columns"))


def test_a_game_that_ends_is_dealt_anew_from_its_own_seed(rules: Game) -> None:
    """What is dealt anew follows from the game's seed, not from its place or from other games."""
    many, one = rules.batch(3, seeds=[7, 9, 7]), rules.batch(1, seeds=[9])
    deals: list[list[Any]] = [[], [], []]
    for _ in range(LONGEST):
        many.step(many.counts // 2)
        one.step(one.counts // 2)
        assert np.array_equal(many.scores[1], one.scores[0])
        for i in many.done.nonzero()[0].tolist():
            assert many.counts[i] > 0
            deals[i].append([many.state(i).document(), many.returns[i].tolist(), many.scores[i].tolist()])
        if min(map(len, deals)) >= 2:
            break
    assert deals[0] == deals[2]
    assert deals[0][:2] != deals[1][:2]
    assert deals[0][0][0] != deals[0][1][0]


def test_games_that_are_dealt_again_go_as_those_that_redeal(rules: Game) -> None:
    """Dealt again by `deal_again`, a game begins as in a batch that redeals; the returns of the last stay."""
    redealt, again = rules.batch(2, seeds=[7, 9]), rules.batch(2, seeds=[7, 9], redeal=False)
    ended = 0
    for _ in range(LONGEST):
        redealt.step(redealt.counts // 2)
        again.step(again.counts // 2)
        again.deal_again(again.done.nonzero()[0].tolist())
        ended += int(again.done.sum())
        for one, other in ((redealt.scores, again.scores), (redealt.returns, again.returns)):
            assert np.array_equal(one, other)
        assert np.array_equal(redealt.codes, again.codes)
        if ended > 2:
            break
    assert ended > 2
    with pytest.raises(IndexError, match="i is 2; allowed: 0 to 1"):
        again.deal_again([0, 2])
    assert np.array_equal(redealt.codes, again.codes)


def test_new_secrets_are_dealt_where_no_seed_is_given(rules: Game) -> None:
    """Without seeds no two batches are alike."""
    assert everything(rules.batch(2)) != everything(rules.batch(2))


RULES, OTHER = game("valhalla", players=2), game("valhalla", players=3)
WRONG: dict[str, tuple[Callable[[Batch[Any]], object], type[Exception], str]] = {
    "behind": (lambda b: b.step(b.counts), IndexError, r"game 0: the choice is (\d+); allowed: 0 to \d+"),
    "negative": (lambda b: b.step([0, -1, 0]), IndexError, r"game 1: the choice is -1; allowed: 0 to \d+"),
    "unsigned": (
        lambda b: b.step(np.array([0, 2**63, 0], dtype=np.uint64)),
        IndexError,
        "choices has 9223372036854775808",
    ),
    "huge": (lambda b: b.step([0, 2**64, 0]), UsageError, "choices is an array of object"),
    "floats": (lambda b: b.step([0.0, 0.0, 0.0]), UsageError, "choices is an array of float64"),
    "flags": (lambda b: b.step([True, True, True]), UsageError, "choices is an array of bool"),
    "short": (lambda b: b.step([0, 0]), UsageError, r"of shape \(2,\); allowed: .* of shape \(3,\)"),
    "ragged": (lambda b: b.step([[0], [0, 1], [0]]), UsageError, "choices is"),
    "no code": (
        lambda b: b.step_codes([*b.codes[b.offsets[:2]], -5]),
        IllegalAction,
        r"-5.*not a legal code in game 2; legal codes: \d+",
    ),
    "float codes": (lambda b: b.step_codes([0.5, 0.5, 0.5]), UsageError, "codes is an array of float64"),
    "no place": (lambda b: b.load(3, RULES.deal(1)), IndexError, "i is 3; allowed: 0 to 2"),
    "other game": (lambda b: b.load(0, OTHER.deal(1)), UsageError, "game 0: the state is of .*; allowed: "),
    "no state": (lambda b: b.state(-1), IndexError, "i is -1; allowed: 0 to 2"),
}


@pytest.mark.parametrize(("call", "kind", "message"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_named_and_changes_nothing(
    call: Callable[[Batch[Any]], object], kind: type[Exception], message: str
) -> None:
    """An error names the game and the value, and what is allowed; no game has moved."""
    batch = RULES.batch(3, seeds=1)
    batch.step([0, 0, 0])
    before = everything(batch)
    with pytest.raises(kind, match=message):
        call(batch)
    assert everything(batch) == before
    batch.step_codes(batch.codes[batch.offsets[:-1]])
    assert everything(batch) != before


@pytest.mark.parametrize("n", [0, -1, 1_000_001, 10**30, True, 1.5, "3", None])
def test_the_number_of_games_is_bounded(n: Any) -> None:
    """It is a whole number from 1 to a million; anything else is refused by name."""
    with pytest.raises(UsageError, match=r"^n is .*; allowed: 1 to 1000000$"):
        game("valhalla").batch(n)


@pytest.mark.parametrize("threads", [0, 257, False, "all"])
def test_the_number_of_threads_is_bounded(threads: Any) -> None:
    """So is the number of threads."""
    with pytest.raises(UsageError, match=r"^threads is .*; allowed: 1 to 256$"):
        game("valhalla").batch(2, threads=threads)


def test_games_that_do_not_fit_into_the_machine_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is allocated, and told with what would fit; so is a refusal of the system."""
    monkeypatch.setattr(os, "sysconf", {"SC_PAGE_SIZE": 4096, "SC_PHYS_PAGES": 1000}.__getitem__)
    with pytest.raises(UsageError, match=r"n is 1000, for which \d+ GB are needed; allowed: up to \d\d on"):
        game("voluspa").batch(1000)
    monkeypatch.undo()

    def refuse(*_: Any) -> Any:
        raise MemoryError

    monkeypatch.setattr(batches, "numbers_of", refuse)
    monkeypatch.setattr(batches, "check_memory", lambda *_: None)
    with pytest.raises(UsageError, match="n is 5; there is no memory for so many games here"):
        game("voluspa").batch(5)


@pytest.mark.parametrize("seeds", [[1], "abc", 1.5, [1, 2, None, [3]], np.zeros((3, 1), dtype=int), True])
def test_seeds_that_are_none_are_refused(seeds: Any) -> None:
    """Seeds are an int, or as many as there are games."""
    with pytest.raises(GladsheimError, match="seed"):
        game("valhalla").batch(3, seeds=seeds)


def test_each_seed_is_looked_at_as_a_deal_does() -> None:
    """A seed beyond its bounds is refused as by `deal`; an array of them is taken."""
    with pytest.raises(SeedError):
        game("valhalla").batch(1, seeds=[2**600])
    rules = game("valhalla")
    assert everything(rules.batch(2, seeds=np.array([4, 5]))) == everything(rules.batch(2, seeds=4))


def test_a_clone_goes_its_own_way(rules: Game) -> None:
    """It is equal at first, deals the same games anew, and leaves the other as it was."""
    batch = rules.batch(2, seeds=1)
    batch.step([0, 0])
    before, twin = everything(batch), batch.clone()
    assert everything(twin)[:2] == before[:2]
    assert everything(twin)[6:] == before[6:]
    chance = np.random.default_rng(3)
    for _ in range(300):
        twin.step(random_choices(twin, chance))
    assert everything(batch) == before
    chance = np.random.default_rng(3)
    for _ in range(300):
        batch.step(random_choices(batch, chance))
    assert everything(batch) == everything(twin)


def test_a_game_goes_on_from_a_state(rules: Game) -> None:
    """A state that is loaded replaces one game alone, and neither holds the other's record."""
    batch, state = rules.batch(3, seeds=1), rules.deal("elsewhere")
    for _ in range(9):
        state.apply(state.legal_actions()[0])
    kept = [batch.state(0).document(), batch.state(2).document()]
    batch.load(1, state)
    shown = state.document()
    assert batch.state(1).document() == shown
    assert batch.codes[batch.offsets[1] : batch.offsets[2]].tolist() == state.legal_codes()
    assert batch.scores[1].tolist() == state.scores
    assert [batch.state(0).document(), batch.state(2).document()] == kept
    batch.step([0, 0, 0])
    assert state.document() == shown
    copy = batch.state(1)
    copy.apply(copy.legal_actions()[0])
    assert batch.state(1).document() != copy.document()


class ContestedLock:
    """A lock that another thread always gets first, for a step of all games."""

    def __init__(self, batch: Batch[Any]) -> None:
        self._batch, self.depth = batch, 0

    def __enter__(self) -> None:
        self.depth += 1
        if self.depth == 1:
            self._batch.step([0] * self._batch.n)

    def __exit__(self, *_: object) -> None:
        self.depth -= 1


@pytest.mark.parametrize("seen", [lambda batch: batch.padded().tolist(), Batch.observations])
def test_what_is_shown_of_all_games_is_of_one_moment(seen: Callable[[Batch[Any]], Any]) -> None:
    """A step by another thread comes before or after all games are looked at, never in between."""
    batch = game("voluspa", players=2).batch(5, seeds=1)
    twin = batch.clone()
    twin.step([0] * 5)
    assert batch.counts.tolist() != twin.counts.tolist()
    batch._lock = ContestedLock(batch)  # type: ignore[assignment]
    assert seen(batch) == seen(twin)


def test_a_state_is_copied_while_no_thread_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that other threads change meanwhile would be of two positions."""
    batch, depths = RULES.batch(1, seeds=1), list[int]()
    batch._lock = lock = ContestedLock(batch)  # type: ignore[assignment]
    out_of = batch._kind.out_of

    def watched(*given: Any) -> Any:
        depths.append(lock.depth)
        return out_of(*given)

    monkeypatch.setattr(batch._kind, "out_of", watched)
    batch.state(0)
    assert depths == [1]


def test_each_seat_to_act_observes_its_own_game(rules: Game) -> None:
    """Observations are those of the states, and none where a game is over."""
    batch = rules.batch(2, seeds=1, redeal=False)
    assert batch.observations() == [batch.state(i).observe(int(batch.seats[i])) for i in range(2)]
    while batch.counts[0]:
        batch.step([0, 0] if batch.counts[1] else [0, 99])
    assert batch.observations()[0] is None


def test_observations_tell_nothing_that_the_seat_to_act_cannot_know(rules: Game) -> None:
    """Drawing anew what a seat cannot know changes no observation, also of games that were dealt anew."""
    batch, chance = rules.batch(2, seeds=1), np.random.default_rng(4)
    ended, looks, hidden = np.zeros(2, dtype=bool), 0, 0
    for step in range(5_000):
        if step % 40 == 0 or (ended.all() and step % 7 == 0):
            for i, seat in enumerate(batch.seats.tolist()):
                other = batch.state(i).redeal(seat, f"other {step}")
                hidden += int(other.document() != batch.state(i).document())
                assert batch.observations()[i] == other.observe(seat)
            looks += int(ended.all())
        batch.step((chance.random(2) * batch.counts).astype(int))
        ended |= batch.done
        if looks == 5:
            assert hidden > looks
            return
    raise AssertionError("these games do not end")


def test_masks_and_padded_codes_fit_the_codes() -> None:
    """Both are as wide as the longest list; what is not masked is filled."""
    batch = game("valda", players=2).batch(5, seeds=1)
    for _ in range(12):
        batch.step(batch.counts - 1)
    mask, padded = batch.mask, batch.padded(fill=-7)
    assert mask.shape == padded.shape == (5, batch.counts.max())
    assert mask.sum(axis=1).tolist() == batch.counts.tolist()
    assert padded[mask].tolist() == batch.codes.tolist()
    assert set(padded[~mask].tolist()) <= {-7}


def test_nobody_writes_into_a_batch_from_outside() -> None:
    """The arrays that are shown are read-only, and each step writes them anew."""
    batch = game("valhalla").batch(2, seeds=1)
    counts = batch.counts
    for shown in (counts, batch.seats, batch.scores, batch.rewards, batch.returns, batch.codes):
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = 1
    for _ in range(5):
        batch.step([0, 0])
        assert counts.tolist() == batch.counts.tolist()
