"""What happened, in every language: each event, what is told at once, and what stays quiet."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

import pytest

from gladsheim.core.telling.story import Story
from gladsheim.core.words import said, unsaid
from gladsheim.games.valhalla.words.telling import GATHERED, QUIET, SILENT, reasons, story
from gladsheim.locales import LOCALES, text
from gladsheim.testing.ledger import rule
from tests.games.valhalla.scenes import EVENTS, NAMES, PART, Json, event

UNFILLED = re.compile(r"[{}]|\?\?")
every_locale = pytest.mark.parametrize("locale", LOCALES)


def lines(*events: Json, seat: int = 0, action: str = "", locale: str = "en") -> list[str]:
    """An action of a seat, line by line."""
    return story(seat, action, events).lines(seat, NAMES, locale)


def told(kind: str) -> list[str]:
    """What is told of each event of a kind where nothing else happened."""
    return [lines(one)[0] for one in EVENTS if one["event"] == kind]


@rule("VH-15")
@every_locale
def test_every_event_is_told(locale: str) -> None:
    """Each kind of event has a sentence of its own, with all its values filled in."""
    sentences = [lines(one, locale=locale)[0] for one in EVENTS]
    assert all(sentence and not UNFILLED.search(sentence) for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


@rule("VH-15")
def test_what_the_table_shows_anyway_is_told_only_where_nothing_else_is() -> None:
    """Plans and cycles are left out beside what others may want to know."""
    passed = event("passed", {"seat": 0})
    for one in EVENTS:
        if one["event"] in QUIET:
            assert lines(one, passed) == ["Ada passes."]
            assert lines(one) != lines()


@rule("VH-15")
def test_no_action_goes_without_words() -> None:
    """Where nothing happened that is not told otherwise, it is said that somebody is done, or agrees."""
    for kind in SILENT:
        done = event(kind, {"seat": 0, "card": "sailor"})
        assert lines(done, action="end") == ["Ada has finished."]
    assert lines(seat=1, action="allow") == ["Bo lets it happen."]


@rule("VH-11.5", "VH-11.6")
def test_cards_that_come_and_go_are_told_at_once() -> None:
    """Cards swept away, and then cards dealt, make one line each."""
    events = [one for one in EVENTS if one["event"] in GATHERED]
    assert lines(*events) == [
        "With no army beside them, these leave Valhalla: Sailor and Cave.",
        "New in Valhalla: Sailor and Cave.",
    ]


@rule("VH-9.1", "VH-9.3", "VH-9.4")
def test_a_battle_tells_both_sides_the_causes_and_who_is_left() -> None:
    """Numbers before and after, and what terrain or a crown took beforehand."""
    assert told("battle") == [
        "Combat at Cave (1,0): Ada 4 against Bo 2. Ada is left with 2 armies.",
        "Combat at Cave (1,0): Ada 4 against Bo 2. "
        "The attack uphill costs the attacker one army. Bo is left with 1 army.",
        "Combat at Cave (1,0): Ada 4 against Bo 2. "
        "The Crown costs the defender one army beforehand. Nobody is left.",
    ]


@rule("VH-10.1", "VH-10.3")
def test_glory_is_counted_location_by_location_for_the_others_behind_their_sum() -> None:
    """The player's own are reasons; a location that brought nothing is left out."""
    glory = next(one for one in EVENTS if one.get("why") == "glory")
    found = story(0, "score", [glory, {**glory, "seat": 1}])
    assert [(said(reason.text), reason.points) for reason in found.reasons] == [
        ("Mountain, doubled by an ace", 8)
    ]
    assert found.lines(0, NAMES) == [
        "Ada scores 8 in glory.",
        "+8",
        "  Mountain, doubled by an ace: 8",
        "Bo scores 8 in glory. Mountain gives 8, doubled by an ace.",
    ]


def test_the_reasons_of_a_preview_are_the_parts_of_its_points() -> None:
    """Each location by name, also one that brings nothing for its twin's sake."""
    parts = [{**PART, "doubled": False, "points": points} for points in (4, 0)]
    assert [(said(reason.text), reason.points) for reason in reasons(parts)] == [
        ("Mountain", 4),
        ("Mountain", 0),
    ]


@rule("VH-15")
def test_text_names_locations_with_their_places() -> None:
    """Where armies go is said by the name of the location and where it is to be found."""
    assert told("deployed") == ["Ada sends 3 armies to Island (0,1)."]
    assert told("marched") == ["Ada moves 3 armies from Mountain (0,0) to Cave (1,0)."]
    assert told("planned") == [
        "Ada plans 3 armies for Island (0,1).",
        "Ada plans to move 3 armies from Mountain (0,0).",
    ]


def test_places_stand_behind_what_happened_there() -> None:
    """The place to be found in the picture follows the sentence."""
    assert told("placed") == ["Ada places an army between Cave and Savage. (1,0E)"]
    assert told("bound")[0] == "Ada binds an army from the reserve to Sailor."
    assert told("bound")[1].endswith("(1,0E)")
    assert told("announced")[0] == "Ada uses End as an event."
    assert told("announced")[-1] == "Ada uses End as a location. (2,0)"


@rule("VH-15")
@every_locale
def test_every_change_of_a_map_names_what_lies_around_it(locale: str) -> None:
    """Whoever only reads or hears the log can follow it: no army or location comes or goes just anywhere."""
    around = {"placed": "between", "bound": "between", "taken_back": "between", "location_added": "beside"}
    found = [one for one in EVENTS if around.get(one["event"]) in one]
    assert {one["event"] for one in found} == around.keys()
    for one in found:
        sentence = said(story(0, "", [one]).deed, locale, NAMES)
        for card in one[around[one["event"]]]:
            name = f"card-{card}" if card else "place-empty-short"
            assert text(locale, f"valhalla-{name}") in sentence, sentence


@rule("VH-15")
def test_a_page_is_sent_no_coordinates() -> None:
    """It points places out on the table: names are all that it says."""

    def texts(sent: Any) -> list[str]:
        if isinstance(sent, dict):
            return [one for value in sent["values"].values() for one in texts(value)]
        if isinstance(sent, list):
            return [one for value in sent for one in texts(value)]
        return [sent] if isinstance(sent, str) else []

    assert unsaid(story(0, "", [EVENTS[0]]).deed) == {
        "id": "valhalla-event-placed",
        "values": {
            "who": {"id": "seat", "values": {"seat": 0}},
            "one": {"id": "valhalla-card-cave", "values": {}},
            "other": {"id": "valhalla-card-savage", "values": {}},
        },
    }
    for one in EVENTS:
        document = story(0, "", [one]).document()
        assert [one for words in (document["deed"], *document["besides"]) for one in texts(words)] == []


@every_locale
def test_winners_are_told_as_one(locale: str) -> None:
    """All who share the win, in one sentence."""
    shared = [one for one in EVENTS if one["event"] == "game_over"][-1]
    (line,) = lines(shared, locale=locale)
    assert NAMES[0] in line
    assert NAMES[1] in line


def test_stories_hold_whatever_order_others_score_in() -> None:
    """Several kinds of events keep their order; only cards that come or go in a row are gathered."""
    events = [one for one in EVENTS if one["event"] not in QUIET | SILENT]
    found: Story = story(2, "", events)
    kinds = [kind for kind, _ in groupby(events, lambda one: one["event"]) if kind in GATHERED]
    singles = [one for one in events if one["event"] not in GATHERED]
    assert 1 + len(found.besides) == len(singles) + len(kinds)
