"""States that are records: what they remember, and when they must not."""

from __future__ import annotations

import pytest

from gladsheim import game
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.errors import IllegalAction
from gladsheim.core.game import Json
from gladsheim.core.positions import record_state
from gladsheim.core.positions.record_state import ActionTexts, RecordState, as_record_state
from gladsheim.core.state import read, snapshot, write
from gladsheim.games.voluspa.record import WIDTH
from tests.games.modes import PLAIN, WAYS, run
from tests.toys import Toy


def opening(name: str, plies: int) -> RecordState:
    """A game some way in."""
    state = as_record_state(game(name).deal(11))
    for number in range(plies):
        legal = state.legal_actions()
        state.apply(legal[number * 7 % len(legal)])
    return state


def moved(document: Json, x: int, y: int) -> Json:
    """A position of Völuspá, so far to the right and below."""

    def cell(text: str) -> str:
        column, row = map(int, text.split(","))
        return f"{column + x},{row + y}"

    return {**document, "board": {cell(at): tile for at, tile in document["board"].items()}}


@pytest.mark.parametrize("x", [0, 40, 60, 64, 70, 1000, -62, -66, -5000])
@pytest.mark.parametrize("turns", [0, 1])
def test_texts_name_the_cells_of_their_own_board(x: int, turns: int) -> None:
    """A board that lies elsewhere has the same actions there, whatever texts are remembered from others."""
    # Cells that lie one row higher and WIDTH further to the right have the same numbers.
    x, y = x + turns * WIDTH, -x - turns
    document = game("voluspa", players=2, set="base").deal(4).document()
    here = game("voluspa", players=2, set="base").from_document(document).legal_actions()
    there = game("voluspa", players=2, set="base").from_document(moved(document, x, y)).legal_actions()
    expected = []
    for text in here:
        head, _, cell = text.partition("@")
        column, row = map(int, cell.split(","))
        expected.append(f"{head}@{column + x},{row + y}")
    assert there == expected


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_few_remembered_texts_are_enough(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts that were forgotten are worked out again."""
    expected = opening(name, 30).legal_actions()
    monkeypatch.setattr(record_state, "MOST_TEXTS", 2)
    monkeypatch.setattr(record_state, "TEXTS", ActionTexts())
    assert opening(name, 30).legal_actions() == expected


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_what_is_handed_out_may_be_changed(name: str) -> None:
    """Lists that a state gives are the caller's: changing them changes nothing in it."""
    state = opening(name, 3)
    before = list(state.legal_actions()), list(state.legal_codes()), list(state.scores)
    for given in (state.legal_actions(), state.legal_codes(), state.scores):
        given.clear()
    assert (state.legal_actions(), state.legal_codes(), state.scores) == before


def test_a_state_goes_on_from_its_record() -> None:
    """What is written into the record counts, also for what was asked before."""
    state = opening("voluspa", 4)
    seat, scores = state.current_player, state.scores
    assert seat is not None
    write(state.record, "turn", 1 - seat)
    write(state.record, "scores", [50, 60, *read(state.record, "scores")[2:]])
    assert (state.current_player, state.scores) == (1 - seat, [50, 60])
    assert scores != [50, 60]


def test_a_state_without_a_record_is_refused() -> None:
    """What works on records says which states it takes."""
    with pytest.raises(TypeError, match="state is a ToyState; allowed: a RecordState"):
        as_record_state(Toy().deal(1))


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_priced_codes_are_the_points_of_the_choices(name: str) -> None:
    """Codes and points in the order of the choices."""
    state = opening(name, 9)
    codes, points = state.priced_codes()
    assert codes == state.legal_codes()
    assert points == [choice["points"] for choice in state.game.presenter.choices(state)]


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_an_action_is_taken_by_its_code(name: str) -> None:
    """`take` leads where `apply` leads; clones, and results that are still to be told, do not notice."""
    state = opening(name, 9)
    for _ in range(5):
        other, third = state.clone(), state.clone()
        action = state.legal_actions()[-1]
        told, events = other.apply(action), third.apply(action).events
        kept = other.clone()
        state.take(state.legal_codes()[-1])
        other.take(other.legal_codes()[0])
        assert told.events == events
        assert kept.document() == state.document()
        assert (kept.legal_actions(), kept.scores) == (state.legal_actions(), state.scores)
    with pytest.raises(IllegalAction, match=r"not a legal code here; legal codes: \d"):
        state.take(-7)


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_a_state_is_loaded_into_a_batch_and_stays_as_it_is(name: str) -> None:
    """State i of a batch becomes equal to it, whatever was there; others, and the state itself, are left."""
    state, rules = opening(name, 9), game(name).rules
    engine = engine_of(rules)
    states, before = engine.states(3), state.document()
    opening(name, 2).load_into(engine, states, 1)
    untouched = snapshot(engine.record(states, 2), rules.layout)
    state.load_into(engine, states, 1)
    assert type(state).of_record(state.game, engine.record(states, 1)).document() == before
    assert snapshot(engine.record(states, 2), rules.layout) == untouched
    engine.call.apply(states, 1, state.legal_codes()[0])
    assert state.document() == before


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_equal_deals_do_not_share_their_table(name: str) -> None:
    """What is done on one deal changes no later deal of the same game, nor one of other options."""
    other = game(name, players=3).deal(7).document()
    first, chosen = opening(name, 12), game(name)
    expected = chosen.deal(7).document()
    first.apply(first.legal_actions()[0])
    chosen.deal(7).apply(chosen.deal(7).legal_actions()[0])
    assert chosen.deal(7).document() == expected == game(name).deal(7).document()
    assert game(name, players=3).deal(7).document() == other != expected


WALK_OF_COPIES = """
import gc, sys
from gladsheim import game
name = sys.argv[1]
kept, dropped = game(name).deal(3), game(name).deal(4)
told, waiting = [], []
for number in range(60):
    legal = kept.legal_actions()
    if not legal:
        break
    copies = [kept.clone() for _ in range(3)]
    before = kept.document()
    for place, one in enumerate(copies):
        waiting.append(one.apply(legal[place % len(legal)]))
        if following := one.legal_actions():
            waiting.append(one.apply(following[0]))
    del copies, one
    if number % 7 == 0:
        gc.collect()
    assert kept.document() == before
    kept.apply(legal[number * 5 % len(legal)])
    told.append(kept.observe(None))
print(told, waiting, game(name).deal(3).document())
"""


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_copies_that_are_given_up_are_not_noticed(name: str) -> None:
    """Memory of states that are gone is used again: no other state, and nothing told late, changes by it."""
    compiled, plain = (run(["-c", WALK_OF_COPIES, name], way) for way in (WAYS[0], PLAIN))
    assert compiled == plain


WALK_OF_RELATIVES = """
import random, sys
from gladsheim import game
name = sys.argv[1]
rng, rules = random.Random(name), game(name)
states, told, late = [rules.deal(3)], [], []
for number in range(160):
    at = rng.randrange(len(states))
    state = states[at]
    if state.is_terminal:
        states[at] = rules.deal(number)
        continue
    before = [one.document() for one in states]
    what = rng.choice(["clone", "clone", "apply", "apply", "apply", "preview", "redeal", "chance", "record"])
    action = rng.choice(state.legal_actions())
    if what == "clone":
        states.append(state.clone())
    elif what == "apply":
        late.append(state.apply(action))
    elif what == "preview":
        told.append(state.preview(action))
    elif what == "redeal":
        states.append(state.redeal(state.current_player, number))
    elif what == "chance":
        state.chance_word = number
    else:
        # The state goes on from its record.
        assert state.record is not None
    if late and number % 3:
        # Read sooner or later: what it was made of may be at hand, or gone.
        told.append(late[-1 - rng.randrange(min(3, len(late)))].events)
    told.append((what, at, [one.document() for one in states[-3:]]))
    others = [k for k in range(len(before)) if k != at]
    assert [states[k].document() for k in others] == [before[k] for k in others], what
    del states[:-12]
print(told, [one.document() for one in states], late)
"""


@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_states_of_one_origin_go_their_own_ways(name: str) -> None:
    """Whatever is done with a state is not noticed in its copies, nor in what is told late of it."""
    compiled, plain = (run(["-c", WALK_OF_RELATIVES, name], way) for way in (WAYS[0], PLAIN))
    assert compiled == plain
