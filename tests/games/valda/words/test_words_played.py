"""Whole stretches of play told as a person would read them: nothing goes without words."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from gladsheim.core.words import said
from gladsheim.games.valda import book
from gladsheim.games.valda.game import ValdaGame, ValdaState
from gladsheim.games.valda.words.picture import WIDE
from gladsheim.locales import LOCALES
from tests.games.valda.book.card_files import write_card_file
from tests.games.valda.playing import likely
from tests.games.valda.scenes import NAMES
from tests.games.valda.starts import rich_position
from tests.games.valda.twin.cards import read_cards
from tests.proof_options import mostly_long

UNFILLED = re.compile(r"[{}]")
CARD = re.compile(r"'([a-z]+\.[a-z0-9-]+)'")
DECISIONS = 60


def named(sent: object) -> set[str]:
    """The cards that words speak of."""
    return set(
        re.findall(r"'valda-card-((?:base|heimdall|freya|surtur|tyr|thor|odin|loki)-[a-z0-9-]+)'", str(sent))
    )


def check_told(state: ValdaState, rng: random.Random) -> None:
    """Take one action; question, table and everything that follows have words for each viewer."""
    seat, locale = state.current_player, rng.choice(LOCALES)
    assert seat is not None
    presenter = state.game.presenter
    question = presenter.question(presenter.scene(state, seat), presenter.choices(state))
    assert question is not None
    assert [offer.action for offer in question.offers] == state.legal_actions()
    marks = {offer.at: f"{at}:" for at, offer in enumerate(question.offers, 1) if offer.at}
    drawn = state.game.presenter.picture(state, seat, names=NAMES, locale=locale, marks=marks)
    assert max(map(len, drawn.splitlines())) <= WIDE
    asked = [question.prompt, *(offer.text for offer in question.offers)]
    told = [drawn, *(said(value, locale, NAMES) for value in asked)]
    done = state.apply(likely(state.legal_actions(), rng))
    told += [said(reason.text, locale) for reason in state.game.presenter.reasons(done.parts)]
    for viewer in (seat, None):
        events = [event.seen_by(viewer) for event in done.events]
        story = state.game.presenter.story(seat, done.action, done.parts, events)
        told += story.lines(seat, NAMES, locale)
        # No words know more than the events that the viewer was sent.
        assert named(story.document()) <= {card.replace(".", "-") for card in CARD.findall(str(events))}
    assert all(text and not UNFILLED.search(text) for text in told)


@pytest.mark.parametrize("number", mostly_long(range(12), range(4)))
def test_everything_that_happens_has_words(number: int) -> None:
    """From positions full of everything: decisions, tables, events and reasons in all languages."""
    rng = random.Random(f"words {number}")
    options = {"players": 2 + number % 2, "turnaround": False, "race": False, "first": 0}
    state = ValdaGame(**options).from_document(rich_position(rng, read_cards(), options))
    for _ in range(DECISIONS):
        if state.is_terminal:
            break
        check_told(state, rng)


@pytest.mark.parametrize("number", range(4))
def test_whatever_a_card_file_combines_has_words(number: int, no_other_books: None, tmp_path: Path) -> None:
    """Cards with any effects, under other limits: they are told effect by effect."""
    path = write_card_file(tmp_path, number)
    own = book.load_book(path)
    rng = random.Random(f"odd words {number}")
    options = {"players": 3, "turnaround": False, "race": False, "first": 0}
    document = rich_position(rng, read_cards(path), options)
    state = ValdaGame(**options, cards=own.key).from_document(document)
    for _ in range(DECISIONS):
        if state.is_terminal:
            break
        check_told(state, rng)
