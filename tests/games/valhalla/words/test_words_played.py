"""Whole games told as a person would read them: nothing goes without words."""

from __future__ import annotations

import json
import random
import re

import pytest

from gladsheim.core.game import Json
from gladsheim.core.words import said, unsaid
from gladsheim.games.valhalla.game import ValhallaGame, ValhallaState
from gladsheim.games.valhalla.words.actions import action_words, places
from gladsheim.games.valhalla.words.charts import price
from gladsheim.games.valhalla.words.painter import WIDE
from gladsheim.locales import LOCALES
from tests.proof_options import mostly_long

UNFILLED = re.compile(r"[{}]")
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eirik Bloodaxe", "Freydis")
DECISIONS = 160
IDLE = ("pass", "skip", "allow")


def likely(actions: list[str], rng: random.Random) -> str:
    """An action, seldom one that does nothing."""
    busy = [action for action in actions if action not in IDLE] or actions
    return rng.choice(busy if rng.random() < 0.9 else actions)


def check_told(state: ValhallaState, rng: random.Random) -> None:
    """Take one action; question, table, what it does and what it did have words."""
    seat, locale = state.current_player, rng.choice(LOCALES)
    assert seat is not None
    choices, shown = state.game.presenter.choices(state), state.game.presenter.scene(state, seat)
    question = state.game.presenter.question(shown, choices)
    assert question is not None
    assert unsaid(question.prompt) == shown["prompt"]
    assert [offer.action for offer in question.offers] == state.legal_actions()
    for choice in choices:
        if choice["type"] == "recruit":
            x, y = map(int, choice["at"].split(","))
            assert price(shown, x, y) == choice["price"]
        check_words(choice, shown)
    marks = {offer.at: f"{at}:" for at, offer in enumerate(question.offers, 1) if offer.at}
    drawn = state.game.presenter.picture(
        state, seat, names=NAMES[: state.game.players], locale=locale, marks=marks
    )
    assert max(map(len, drawn.splitlines())) <= WIDE
    for mark in marks.values():
        assert mark in drawn
    action = likely(state.legal_actions(), rng)
    words = [
        question.prompt,
        *(offer.text for offer in question.offers),
        *state.game.presenter.explain(state, action),
    ]
    done = state.apply(action)
    events = [event.seen_by(None) for event in done.events]
    story = state.game.presenter.story(seat, action, done.parts, events)
    told = story.lines(seat, NAMES, locale)
    sent_parts, sent_events = json.loads(json.dumps([done.parts, events]))
    assert state.game.presenter.story(seat, action, sent_parts, sent_events) == story
    texts = [drawn, *told, *(said(value, locale, NAMES) for value in words)]
    assert told
    assert all(text and not UNFILLED.search(text) for text in texts)


def check_words(choice: Json, shown: Json) -> None:
    """What a page is sent of a choice are the words that a terminal explains."""
    phase = shown["seats"][shown["active"]]["phase"]
    assert unsaid(action_words(choice, places(choice, shown), shown["stage"], phase)) == choice["words"]


@pytest.mark.parametrize("number", mostly_long(range(5), (0, 2, 4)))
def test_everything_that_happens_has_words(number: int) -> None:
    """Tables of two to six players: decisions, tables, events and reasons in all languages."""
    rng = random.Random(f"words {number}")
    state = ValhallaGame(players=2 + number, excuse=True).deal(number)
    for _ in range(DECISIONS):
        if state.is_terminal:
            break
        check_told(state, rng)


def test_a_line_of_numbers_begins_with_one_and_leaves_none_out() -> None:
    """What a list asks for as "how many" can be answered with every number up to the greatest."""
    rng = random.Random("rows")
    state = ValhallaGame(players=4, decks=2, target=1000).deal(9)
    seen = set()
    for _ in range(2 * DECISIONS):
        seat = state.current_player
        assert seat is not None
        rows: dict[str, list[int]] = {}
        presenter = state.game.presenter
        question = presenter.question(presenter.scene(state, seat), presenter.choices(state))
        assert question is not None
        for offer in question.offers:
            if offer.row:
                rows.setdefault(said(offer.row), []).append(offer.amount)
        for amounts in rows.values():
            assert sorted(amounts) == list(range(1, len(amounts) + 1))
            seen.add(len(amounts))
        state.apply(likely(state.legal_actions(), rng))
    assert max(seen) > 2
