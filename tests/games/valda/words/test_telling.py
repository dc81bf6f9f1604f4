"""What an action made happen, in words, in every language."""

from __future__ import annotations

import re

import pytest

from gladsheim.core.words import heard, said, unsaid
from gladsheim.games.valda.words import telling
from gladsheim.games.valda.words.voice import voice
from gladsheim.locales import LOCALES
from gladsheim.testing.ledger import rule
from tests.games.valda.scenes import BOOK, EVENTS, NAMES, Json, event

UNFILLED = re.compile(r"[{}]|\?\?")
every_locale = pytest.mark.parametrize("locale", LOCALES)


def sentence(one: Json, locale: str = "en") -> str:
    """An event in words, which are sent and heard again."""
    return said(heard(unsaid(telling.sentence(one, BOOK))), locale, NAMES)


def told(kind: str, locale: str = "en") -> list[str]:
    """The sentences for the events of a kind."""
    return [sentence(one, locale) for one in EVENTS if one["event"] == kind]


def lines(*events: Json, seat: int = 0) -> list[str]:
    """The story of an action of a seat as lines of text."""
    return telling.story(seat, "", events, BOOK).lines(seat, NAMES)


def is_quiet(one: Json) -> bool:
    """Whether the table shows an event anyway."""
    return one["event"] in telling.QUIET or one.get("why") in telling.ROUTINE


@rule("VA-18")
@every_locale
def test_every_event_is_told_whatever_the_viewer_was_sent(locale: str) -> None:
    """Each kind of event has a sentence of its own, with all its values filled in."""
    sentences = [sentence(one, locale) for one in EVENTS if not is_quiet(one)]
    assert all(sentence and not UNFILLED.search(sentence) for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


def test_what_the_table_shows_anyway_stays_out_of_the_log() -> None:
    """Phases, spent actions and cards that go where they always go are not told."""
    assert [sentence(one) for one in EVENTS if is_quiet(one)] == [""] * 7
    begun, played = event("phase_started", {"seat": 0, "phase": "game"}), EVENTS[20]
    assert played["event"] == "card_played"
    assert lines(begun) == []
    assert lines(begun, played) == ["Ada plays Drakkar."]


@rule("VA-10.2")
def test_a_loss_says_what_the_safe_zone_kept() -> None:
    """Lost followers and saved ones are told together, saved ones alone if none was lost."""
    lost = told("followers_changed")
    assert lost[-2] == ("Ada loses 1 follower (killed) and has 5. The safe zone saves 2 followers of Ada.")
    assert lost[-1] == "The safe zone saves 1 follower of Ada."


@rule("VA-17.2")
def test_who_was_sent_the_cards_reads_their_names() -> None:
    """The same draw, kept card, theft and look name cards only where the event does."""
    for kind in ("god_cards_offered", "god_card_kept", "card_stolen"):
        hidden, known = told(kind)
        assert not any(voice().card(card.id) in hidden for card in BOOK.cards)
        assert any(voice().card(card.id) in known for card in BOOK.cards)
    assert told("cards_drawn")[:2] == [
        "Ada draws 2 cards (base deck).",
        "Ada draws Odin - Leader of the Gods.",
    ]
    assert told("cards_seen")[1::2] == [
        "Ada sees in the hand of Bo: Kill.",
        "Ada sees on top of Loki's deck: Backstab / Deadly Dagger.",
    ]


@every_locale
def test_every_reason_for_followers_is_told(locale: str) -> None:
    """The parts of what an action surely brings have words in each language, temples with their god."""
    kinds = ("temple", "lock", "thor", "odin", "resisted", "sacrifice", "theft", "card")
    reasons = telling.reasons([{"kind": kind, "points": 1, "god": "tyr"} for kind in kinds])
    parts = [said(reason.text, locale) for reason in reasons]
    assert len(set(parts)) == len(parts)
    assert all("Tyr" in part for part in parts[:2])
    assert {reason.points for reason in reasons} == {1}


def test_what_a_player_won_is_a_reason_and_what_others_lost_is_told_besides() -> None:
    """Followers of who acts are counted up; those that go are told."""
    stolen = event("followers_changed", {"seat": 1, "by": -1, "to": 5, "cause": "stolen", "blocked": 0})
    won = event("followers_changed", {"seat": 0, "by": 1, "to": 3, "cause": "theft", "blocked": 0})
    story = telling.story(
        0, "", [event("card_played", {"seat": 0, "card": "odin.chosen"}), stolen, won], BOOK
    )
    assert said(story.deed, "en", NAMES) == "Ada plays Choosers of the Slain."
    assert [said(line, "en", NAMES) for line in story.besides] == ["Bo loses 1 follower (stolen) and has 5."]
    assert [(str(reason.text), reason.points) for reason in story.reasons] == [("stolen", 1)]
    others = telling.story(1, "", [won], BOOK)
    assert (said(others.deed, "en", NAMES), others.reasons) == (
        "Ada gains 1 follower (stolen) and has 3.",
        (),
    )


def test_followers_alone_are_told_and_counted() -> None:
    """Where there is nothing else to tell, the gain is the deed."""
    won = event("followers_changed", {"seat": 0, "by": 2, "to": 9, "cause": "loki", "blocked": 0})
    assert lines(won) == ["Ada gains 2 followers (Loki's dice) and has 9.", "+2", "  Loki's dice: 2"]


def test_a_pass_that_nobody_may_know_of_has_no_story() -> None:
    """Without events there is nothing to tell."""
    assert lines() == []


@every_locale
def test_what_nothing_comes_of_is_told_by_the_action(locale: str) -> None:
    """A review says what was done also where no event tells of it; a log leaves it out."""
    begun = [event("phase_started", {"seat": 0, "phase": "game"})]
    for action in ("end", "done", "pass", "yield", "buy", "move:1:odin", "player:1"):
        story = telling.story(0, action, begun, BOOK)
        deed = said(heard(unsaid(story.deed)), locale, NAMES)
        assert deed
        assert not UNFILLED.search(deed)
        assert story.document()["quiet"]
        assert story.lines(0, NAMES, locale) == []
    assert "Bo" in deed


def test_dice_are_told_by_what_they_bring() -> None:
    """A resource roll names resources, a follower roll followers and skulls."""
    assert told("dice_rolled") == ["Ada rolls 2 gold and 3 blood.", "Ada rolls a skull and nothing."]


def test_what_dice_bring_is_told_once() -> None:
    """Gains of one roll are one line, or none where the roll has said the same."""
    roll = event("dice_rolled", {"seat": 0, "dice": ["Y"] * 3, "faces": [1, 3, 4], "use": "resources"})
    gains = [
        event("resources_gained", {"seat": 0, "amounts": amounts, "from": "supply"})
        for amounts in ({"gold": 1}, {"gold": 2}, {"diamond": 1})
    ]
    assert lines(roll, *gains) == ["Ada rolls 1 gold, 2 gold and 1 diamond."]
    assert lines(roll, *gains[:2])[1:] == ["Ada gains 3 gold."]
    other = {**gains[0], "seat": 1}
    assert lines(*gains, other) == ["Ada gains 3 gold and 1 diamond.", "Bo gains 1 gold."]


@rule("VA-17.2")
def test_a_story_is_made_of_nothing_but_what_the_viewer_was_sent() -> None:
    """Two viewers who were sent the same read the same, and a hidden card is nowhere in what is sent."""
    hidden, known = ([one for one in EVENTS if one["event"] == "card_stolen"][at] for at in (0, 1))
    assert telling.story(0, "", [hidden], BOOK) == telling.story(0, "", [dict(hidden)], BOOK)
    assert "base-kill" not in str(telling.story(0, "", [hidden], BOOK).document())
    assert "base-kill" in str(telling.story(0, "", [known], BOOK).document())
