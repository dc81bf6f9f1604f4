"""Whole games told as a person would read them: nothing goes without words."""

from __future__ import annotations

import random
import re

import pytest

from gladsheim.games.valhalla.game import ValhallaGame, ValhallaState
from gladsheim.games.valhalla.words import sentences as words
from gladsheim.games.valhalla.words.charts import price
from gladsheim.games.valhalla.words.painter import WIDE
from gladsheim.locales import LOCALES

UNFILLED = re.compile(r"[{}]")
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eirik Bloodaxe", "Freydis")
DECISIONS = 160
IDLE = ("pass", "skip", "allow")


def likely(actions: list[str], rng: random.Random) -> str:
    """An action, seldom one that does nothing."""
    busy = [action for action in actions if action not in IDLE] or actions
    return rng.choice(busy if rng.random() < 0.9 else actions)


def check_told(state: ValhallaState, rng: random.Random) -> None:
    """Take one action; question, table, events and reasons have words."""
    seat, locale = state.current_player, rng.choice(LOCALES)
    assert seat is not None
    question = state.game.question(state.scene(seat), state.choices(), NAMES, locale)
    assert [offer.action for offer in question.offers] == state.legal_actions()
    for choice in state.choices():
        if choice["type"] == "recruit":
            x, y = map(int, choice["at"].split(","))
            assert price(state.scene(seat), x, y) == choice["price"]
    marks = {offer.at: f"{at}:" for at, offer in enumerate(question.offers, 1) if offer.at}
    drawn = state.picture(seat, names=NAMES[: state.game.players], locale=locale, marks=marks)
    assert max(map(len, drawn.splitlines())) <= WIDE
    for mark in marks.values():
        assert mark in drawn
    said = [question.prompt, drawn, *(offer.text for offer in question.offers)]
    done = state.apply(likely(state.legal_actions(), rng))
    said += [words.part_sentence(part, locale) for part in done.parts]
    events = [event.seen_by(None) for event in done.events if event.kind not in words.SILENT]
    said += [words.whole_sentence(event, NAMES, locale) for event in events]
    assert all(text and not UNFILLED.search(text) for text in said)


@pytest.mark.parametrize("number", range(5))
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
    state = ValhallaGame(players=4, decks=2).deal(9)
    seen = set()
    for _ in range(2 * DECISIONS):
        seat = state.current_player
        assert seat is not None
        rows: dict[str, list[int]] = {}
        for offer in state.game.question(state.scene(seat), state.choices(), NAMES).offers:
            if offer.row:
                rows.setdefault(offer.row, []).append(offer.amount)
        for amounts in rows.values():
            assert sorted(amounts) == list(range(1, len(amounts) + 1))
            seen.add(len(amounts))
        state.apply(likely(state.legal_actions(), rng))
    assert max(seen) > 2
