"""Batches in which bots play: they choose as they do alone, and no game depends on another one."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import numpy as np
import pytest

from gladsheim import game as make_game
from gladsheim.bots.learned.estimate import NOTHING
from gladsheim.bots.opponents.batch import BatchAgainstBots
from gladsheim.bots.opponents.choosing import AGENT, GREEDY, KIND, RANDOM, SLIPS
from gladsheim.bots.opponents.lineup import Bots, lineup, numbers_of
from gladsheim.bots.workbench import SearchBuffers
from gladsheim.core.batches.batch import Batch
from gladsheim.core.chance import below
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.errors import UsageError
from gladsheim.core.game import State
from gladsheim.core.positions.record_state import as_record_state
from gladsheim.games import names
from tests.core.positions.familiar import NAMES, use_mode
from tests.fourth_game.registered import seats, with_a_page
from tests.games.modes import PLAIN, WAYS, run

TELL = """
import json, sys
name, bots, steps = json.load(sys.stdin)
print(account(name, bots, steps, 1), account(name, bots, steps, 3))
"""


def dealt(name: str, bots: Bots, n: int = 3, seat: int | None = 0, threads: int = 1) -> BatchAgainstBots:
    """A batch of three players, or as many as the game has."""
    game = make_game(name, players=seats(name, 3))
    return BatchAgainstBots.against(game, n, 7, threads, seat, lineup(bots, game.players - 1))


def chosen(batch: BatchAgainstBots, chance: np.random.Generator) -> Any:
    """A random id for each game."""
    return (batch.id_masks() * chance.random((batch.n, batch.encoding.ids))).argmax(axis=1)


class Alone:
    """A bot that plays in a single state, one call of the engine for each question."""

    def __init__(self, name: str, state: State) -> None:
        game = state.game
        self._engine = engine = engine_of(game.rules)
        self._row, weights = numbers_of(name, game, compiled=engine.compiled)
        self._bench = SearchBuffers(engine, 3, game.rules.most_actions, weights or NOTHING)

    def code(self, state: State, lane: int) -> tuple[int, int]:
        """The code that it chooses with this generator, and the generator afterwards."""
        call, bench, word = self._engine.call, self._bench, [lane]
        codes, kind = state.legal_codes(), self._row[KIND]
        if len(codes) > 1 and self._row[SLIPS] and below(word, 1000) < self._row[SLIPS]:
            kind = RANDOM
        if len(codes) == 1 or kind == RANDOM:
            return codes[below(word, len(codes))], word[0]
        rng = self._engine.filled(word, 1)
        as_record_state(state).load_into(self._engine, bench.states, 0)
        call.redeal(bench.states, 0, state.current_player, rng)
        given = bench.states, bench.menus, bench.buffers, rng
        if kind == GREEDY:
            return call.greedy(*given, state.game.players), int(rng[0])
        return call.search(*given, bench.plan(tuple(self._row))), int(rng[0])


@pytest.mark.parametrize("game", names())
def test_bots_choose_as_they_do_alone(game: str, long: bool) -> None:
    """Replayed one action at a time, each by the call for single questions, games go the same way."""
    others = seats(game, 3) - 1
    batch = dealt(game, ["greedy", *["seer-3"] * (others - 1)])
    chance = np.random.default_rng(1)
    for _ in range(40 if long else 15):
        before = [batch.state(i) for i in range(batch.n)]
        lanes, scores = [int(lane) for lane in batch._lanes], batch.scores.copy()
        batch.step_ids(chosen(batch, chance))
        for i, state in enumerate(before):
            if not batch.decided[i]:
                continue
            state.apply(state.legal_actions()[state.legal_codes().index(int(batch._numbers[i]))])
            while state.current_player not in {0, None}:
                bot = Alone(batch._lineup.names[batch.bots[i][state.current_player]], state)
                code, lanes[i] = bot.code(state, lanes[i])
                state.apply(state.legal_actions()[state.legal_codes().index(code)])
            assert batch.state(i).document() == state.document()
            assert batch.done[i] == state.is_terminal
            assert batch.scores[i].tolist() == list(state.scores)
            assert batch.rewards[i].tolist() == (batch.scores[i] - scores[i]).tolist()
            assert lanes[i] == int(batch._lanes[i])
            if state.is_terminal:
                assert batch.returns[i].tolist() == list(state.scores)
                batch.deal_again([i])


def account(name: str, bots: Any, steps: int, threads: int) -> str:
    """All numbers of random games against bots, digested; a process can run this by itself."""
    import hashlib

    import numpy as np

    from gladsheim import game
    from gladsheim.bots.opponents import batch as batches
    from gladsheim.bots.opponents.lineup import lineup

    batches.PART = 2
    made = game(name)
    batch = batches.BatchAgainstBots.against(made, 7, 5, threads, None, lineup(bots, made.players - 1))
    chance, digest = np.random.default_rng(1), hashlib.sha256()
    for _ in range(steps):
        masks = batch.id_masks()
        batch.step_ids((masks * chance.random(masks.shape)).argmax(axis=1))
        for shown in (batch.counts, batch.seats, batch.done, batch.scores, batch.returns, batch.bots):
            digest.update(np.ascontiguousarray(shown).tobytes())
        batch.deal_again(np.flatnonzero(batch.done).tolist())
    return digest.hexdigest()


@pytest.mark.parametrize("game", with_a_page())
def test_threads_and_ways_to_run_make_no_difference(game: str, long: bool) -> None:
    """Games go the same way with one thread and with three, with compiled kernels and with plain ones."""
    import inspect

    program = f"from typing import Any\n{inspect.getsource(account)}\n{TELL}"
    given = json.dumps([game, {"random": 1, "greedy": 2}, 60 if long else 25])
    told = {word for way in (PLAIN, WAYS[0]) for word in run(["-c", program], way, given).split()}
    assert len(told) == 1


@pytest.mark.parametrize("game", names())
def test_a_game_does_not_depend_on_the_others(game: str) -> None:
    """The first of many games goes as it does alone, deals and draws of bots included."""
    many, alone = (dealt(game, {"random": 1, "greedy": 1}, n, None) for n in (4, 1))
    for _ in range(300):
        ids = many.id_masks().argmax(axis=1)
        many.step_ids(ids)
        alone.step_ids(ids[:1])
        assert (many.bots[0] == alone.bots[0]).all()
        assert many.state(0).document() == alone.state(0).document()
        for batch in (many, alone):
            batch.deal_again(np.flatnonzero(batch.done).tolist())


def test_seats_and_bots_are_drawn_with_each_deal() -> None:
    """The caller has one seat of each game, and each other seat has a bot."""
    batch = dealt("valhalla", {"random": 1, "greedy": 3}, 200, None)
    first = batch.bots.copy()
    batch.deal_again(range(200))
    assert (first != batch.bots).any()
    for bots in (first, batch.bots):
        agents = bots == AGENT
        assert (agents.sum(axis=1) == 1).all()
        assert agents.sum(axis=0) == pytest.approx([67, 67, 67], abs=25)
        assert (bots == 1).sum() == pytest.approx(300, abs=45)
    assert (batch.bots[np.arange(200), batch.seats] == AGENT).all()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])  # noqa: S301
def test_copies_go_the_same_way(copied: Any) -> None:
    """They have the same bots at the same seats, and are independent."""
    batch = dealt("valda", {"random": 1, "greedy": 1}, 4, None)
    batch.step_ids(batch.id_masks().argmax(axis=1))
    twin = copied(batch)
    for _ in range(30):
        ids = batch.id_masks().argmax(axis=1)
        batch.step_ids(ids)
        twin.step_ids(ids)
        for one in (batch, twin):
            one.deal_again(range(4)[:2])
    assert (batch.bots == twin.bots).all()
    assert [batch.state(i).document() for i in range(4)] == [twin.state(i).document() for i in range(4)]


def test_a_deal_that_is_over_is_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The caller always has something to choose."""
    batch = dealt("valhalla", "random")
    over = make_game("valhalla", players=3).deal(1)
    while not over.is_terminal:
        over.apply(over.legal_actions()[0])
    deal, finished = Batch.deal_again, [over, over]

    def at_first_over(self: Any, games: Any) -> None:
        deal(self, games)
        if finished:
            Batch.load(self, games[0], finished.pop())

    monkeypatch.setattr(Batch, "deal_again", at_first_over)
    batch.deal_again([1])
    assert not finished
    assert batch.seats.tolist() == [0, 0, 0]


def test_the_bots_act_in_a_state_that_is_loaded() -> None:
    """Until the caller's seat is to act."""
    state = make_game("voluspa", players=3).deal(2)
    while state.current_player == 0:
        state.apply(state.legal_actions()[0])
    batch = dealt("voluspa", "random")
    batch.load(1, state)
    assert batch.seats.tolist() == [0, 0, 0]


@pytest.mark.parametrize("game", NAMES)
def test_a_batch_goes_on_compiled_with_its_bots(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a game, as if nothing had happened."""
    told = []
    for second in ("plain", "compiled"):
        use_mode("plain", monkeypatch)
        batch, chance = dealt(game, ("greedy", "random")[: seats(game, 3) - 1]), np.random.default_rng(3)
        for number in range(24):
            if number == 8:
                use_mode(second, monkeypatch)
            batch.step_ids(chosen(batch, chance))
        assert batch._engine.compiled is (second == "compiled")
        told.append((batch.observed().tolist(), batch.scores.tolist(), batch.bots.tolist()))
    assert told[0] == told[1]


def test_a_seat_that_there_is_none_of_is_refused() -> None:
    """It names the seats that there are."""
    with pytest.raises(UsageError, match="seat is 3; allowed: 0 to 2, or None"):
        dealt("valda", "random", seat=3)
