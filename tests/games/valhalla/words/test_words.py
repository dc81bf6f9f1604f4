"""Cards and decisions in words, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gladsheim.core.telling.asking import Waiver
from gladsheim.core.words import Value, said, unsaid
from gladsheim.games.valhalla.game import ValhallaGame
from gladsheim.games.valhalla.pieces import CARDS, SUITS
from gladsheim.games.valhalla.words import asking, helping
from gladsheim.games.valhalla.words.describe import SIGNS, abilities, figures
from gladsheim.games.valhalla.words.naming import card_of, joined
from gladsheim.games.valhalla.words.voice import voice
from gladsheim.locales import LOCALES
from gladsheim.testing.ledger import rule
from tests.games.valhalla.scenes import NAMES, Json, scene

UNFILLED = re.compile(r"[{}]|\?\?")
every_locale = pytest.mark.parametrize("locale", LOCALES)


def does(card: str, only: str | None = None, locale: str = "en") -> str:
    """What a card may do."""
    return said(joined(abilities(card_of(card), only)), locale)


@rule("VH-2.2", "VH-2.3")
@every_locale
def test_every_card_has_a_name_and_a_help_text(locale: str) -> None:
    """Rank, suits, types and what each type may do are in words; a twin has the same ones."""
    say = voice(locale)
    texts = [helping.about(card.id, locale) for card in CARDS]
    assert not any(UNFILLED.search(say.card(card.id) + text) for card, text in zip(CARDS, texts, strict=True))
    for card, text in zip(CARDS, texts, strict=True):
        assert say.card(f"{card.id}.2") == say.card(card.id)
        assert helping.about(f"{card.id}.2", locale) == text
        assert all(say(f"suit-{suit}") in text and SIGNS[suit] in text for suit in card.suits)
    assert len({say.card(card.id) for card in CARDS}) == len(CARDS)


@rule("VH-2.4", "VH-8.10", "VH-8.20", "VH-10.2")
def test_a_card_tells_what_it_may_do_by_rank_and_type() -> None:
    """Numbers, crowns, pawns and courts differ; a card of two types tells both."""
    assert "up to 4 armies" in does("battle")
    assert "up to 10 armies" in does("calamity")
    assert "8 movements" in does("diplomat")
    assert does("watchman") == does("consul") != does("bard")
    assert "Event:" in does("market")
    assert "Odin's favour" in does("market")
    assert does("market", "event") in does("market")


def test_the_figures_of_a_card_are_what_its_name_does_not_tell() -> None:
    """Rank, suits and types; of an ace its suit, of the Excuse nothing."""
    told = {card.id: ", ".join(map(said, figures(card))) for card in CARDS}
    assert told["origin"] == "rank 2, Waves and Leaves, location, event"
    assert told["harvest"] == "Pawn, Moons, Suns and Leaves, event"
    assert (told["ace-moons"], told["excuse"]) == ("Moons", "")
    assert helping.about("harvest").startswith("☾☼♠ Pawn, Moons, Suns and Leaves, event. Event:")


def test_pieces_carry_their_descriptions_unsaid() -> None:
    """What help pages show of a card is what the terminal says of it."""
    rows = {row["code"]: row for row in ValhallaGame.pieces()}
    assert rows["mill"]["figures"] == [unsaid(value) for value in figures(card_of("mill"))]
    assert rows["mill"]["text"] == [unsaid(words) for words in abilities(card_of("mill"))]
    assert rows["mill"]["text"][0] == {"id": "valhalla-worth-number", "values": {"n": 8}}


TURN = {"stage": "turn", "pending": None, "planned": None}
CHOICES: list[tuple[Json, Json, str]] = [
    (TURN, {"type": "place", "slot": "0,0E"}, "Between Sailor and Market (0,0E)"),
    (TURN, {"type": "place", "slot": "2,0S"}, "Between an empty place and Harvest (2,0S)"),
    (TURN, {"type": "pass"}, "Pass"),
    (TURN, {"type": "skip"}, "Nothing to place"),
    (TURN, {"type": "battle"}, "Pass and go to battle"),
    (
        TURN,
        {"type": "recruit", "at": "0,0", "card": "sailor", "price": 1},
        "Recruit Sailor for 1 army – 4 ≈♠: leader (0,0)",
    ),
    (TURN, {"type": "event", "card": "end"}, "Use End as an event – Crown ♠: Event:"),
    (TURN, {"type": "person", "card": "sailor"}, "Use Sailor as a leader – 4 ≈♠: Leader: 4 movements."),
    (TURN, {"type": "leader", "card": "bard", "at": "1,0"}, "Gather armies at Sea (1,0) [B2] with Bard"),
    (
        TURN,
        {"type": "location", "card": "end", "at": "2,0", "way": "add", "points": 6},
        "Add End here (2,0): +6 points",
    ),
    (
        TURN,
        {"type": "location", "card": "end", "at": "0,1", "way": "replace", "points": 1},
        "Replace Island (0,1) with End: +1 point",
    ),
    (TURN, {"type": "discard", "card": "excuse", "seat": 1, "target": "calamity"}, "Discard Calamity of Bo"),
    (
        TURN,
        {"type": "ace", "card": "ace-suns", "at": "0,0"},
        "Score Mountain (0,0) [A5] with Ace of Suns: 4 points, unless an Excuse stops it",
    ),
    (
        TURN,
        {"type": "ace", "card": "ace-suns", "at": "0,0", "points": 4},
        "Score Mountain (0,0) [A5] with Ace of Suns: +4 points",
    ),
    (TURN, {"type": "refresh", "card": "calamity"}, "Bind two armies to Calamity"),
    (TURN, {"type": "glory", "points": 8}, "Score glory: +8 points"),
    ({"stage": "pay"}, {"type": "pay", "slot": "0,0E"}, "Bind an army from Valhalla: Between Sailor"),
    ({"stage": "pay"}, {"type": "pay_reserve"}, "Bind an army from the reserve"),
    ({"stage": "drop"}, {"type": "drop", "card": "end"}, "Give up End – Gives 2 for each"),
    ({}, {"type": "put", "at": "0,1", "count": 3}, "3 armies to Island (0,1)"),
    (
        {},
        {"type": "march", "from": "0,0", "to": "1,0", "count": 1},
        "1 army from Mountain (0,0) [A2] to Sea (1,0) [A1]",
    ),
    (
        {"pending": {"kind": "person", "card": "bard", "dest": "1,1"}},
        {"type": "muster", "from": "0,0", "via": "1,0", "count": 2},
        "2 armies from Mountain (0,0) [A2] by way of Sea (1,0) [A1] to Borderland (1,1) [C1]",
    ),
    (
        {"pending": {"kind": "person", "card": "bard", "dest": "1,0"}},
        {"type": "muster", "from": "0,0", "via": "0,0", "count": 2},
        "2 armies from Mountain (0,0) [A2] to Sea (1,0) [A1]",
    ),
    ({}, {"type": "end"}, "Carry out the plan"),
    ({"stage": "excuse"}, {"type": "excuse", "card": "excuse"}, "Use the Excuse"),
    ({"stage": "excuse"}, {"type": "allow"}, "Let it happen"),
    ({"stage": "glory"}, {"type": "glory_ace", "card": "ace-suns"}, "Turn Ace of Suns"),
    ({"stage": "glory"}, {"type": "score", "points": 1}, "Score: +1 point"),
    ({"stage": "take"}, {"type": "take", "slot": "0,0E", "count": 2}, "Take 2 armies home: Between"),
    ({"stage": "take"}, {"type": "end"}, "Leave the rest there"),
]
KINDS = {"place", "pass", "skip", "battle", "recruit", "event", "person", "leader", "location", "discard"}
KINDS |= {"ace", "refresh", "glory", "pay", "pay_reserve", "drop", "put", "march", "muster", "end", "excuse"}
KINDS |= {"allow", "glory_ace", "score", "take"}


def offered(fields: Json, choice: Json) -> Any:
    """A choice as it is offered at a decision."""
    return asking.offer({"action": "", "points": 0, **choice}, scene(**fields))


def text(fields: Json, choice: Json, locale: str = "en") -> str:
    """Its line."""
    return told(offered(fields, choice).text, locale)


def told(value: Value, locale: str = "en") -> str:
    """Words as somebody at the table reads them."""
    return said(value, locale, NAMES)


@rule("VH-13")
@pytest.mark.parametrize(("fields", "choice", "line"), CHOICES, ids=lambda value: str(value)[:40])
def test_every_choice_is_a_sentence(fields: Json, choice: Json, line: str) -> None:
    """Each type of action reads naturally, with places by name, and what it surely brings."""
    assert text(fields, choice).startswith(line)
    for locale in LOCALES[1:]:
        assert not UNFILLED.search(text(fields, choice, locale))


@rule("VH-13")
def test_no_type_of_action_is_forgotten() -> None:
    """The choices above are all that the engine offers."""
    assert {choice["type"] for _, choice, _ in CHOICES} == KINDS


@rule("VH-5.3")
def test_who_is_unable_reads_what_cannot_be_done() -> None:
    """To skip means something else in the first phase than in the second."""
    shown = scene(**TURN)
    texts = []
    for phase in (1, 2):
        shown["seats"][0]["phase"] = phase
        choice = {"action": "skip", "type": "skip", "points": 0}
        texts.append(said(asking.text(choice, shown)))
    assert texts == ["Nothing to place", "Nothing to recruit"]


def seated(phase: int, **fields: bool) -> Json:
    """The fields of a scene at the beginning of a turn in a phase."""
    seats = scene()["seats"]
    seats[0] |= {"phase": phase, **fields}
    return {**TURN, "seats": seats}


LED: Json = {"kind": "person", "card": "bard", "dest": "1,0", "due": 0, "ask": [], "aces": []}
TURNS: list[tuple[int, str]] = [
    (1, "place"),
    (1, "place pass"),
    (1, "place recruit pass"),
    (1, "recruit pass"),
    (1, "pass skip"),
    (2, "recruit"),
    (2, "recruit event pass battle"),
    (2, "pass battle"),
    (3, "leader pass"),
    (3, "refresh glory pass"),
    (3, "glory pass"),
    (4, "glory"),
]
"""Phases, with the types of the choices at the beginning of a turn."""
PROMPTS: list[Json] = [
    {"stage": "pay", "pending": {"kind": "recruit", "card": "sailor", "dest": None, "due": 2}},
    {"stage": "drop", "pending": {"kind": "recruit", "card": "sailor", "dest": None, "due": 0}},
    {"pending": {"kind": "event", "card": "end", "dest": None}},
    {},
    {"pending": LED},
    {"stage": "excuse", "turn": 1},
    {"stage": "glory", "pending": {"kind": "glory", "card": None, "dest": None, "aces": []}},
    {"stage": "take", "pending": None},
]


@rule("VH-13")
@every_locale
def test_every_decision_is_asked_for_in_a_sentence_of_its_own(locale: str) -> None:
    """No stage goes without a prompt, and no two are asked alike."""
    prompts = [told(asking.prompt(scene(**fields), set(), 0), locale) for fields in PROMPTS]
    for phase, types in TURNS:
        prompts.append(told(asking.prompt(scene(**seated(phase)), set(types.split()), 0), locale))
    assert all(prompt and not UNFILLED.search(prompt) for prompt in prompts)
    assert len(set(prompts)) == len(prompts)


@rule("VH-5.4", "VH-8.1")
@pytest.mark.parametrize(
    ("types", "asked"),
    [
        ("recruit pass battle", "Recruit a card that two of yours surround, or pass."),
        ("ace pass", "Use one of your cards, or pass."),
        ("pass battle", "You can only pass now."),
    ],
)
def test_nothing_is_asked_for_that_cannot_be_done(types: str, asked: str) -> None:
    """A player without a card to use or to recruit is not told to do so."""
    assert told(asking.prompt(scene(**seated(2)), set(types.split()), 0)) == asked


@rule("VH-8.10", "VH-8.11", "VH-8.20", "VH-8.22")
@pytest.mark.parametrize(
    ("kind", "card", "dest", "asked"),
    [
        ("event", "journey", None, "3 more armies"),
        ("event", "calamity", None, "4 more armies"),
        ("event", "rite", None, "2 more armies"),
        ("person", "sailor", None, "4 movements"),
        ("person", "bard", "1,0", "10 movements"),
        ("person", "consul", None, "2 movements"),
    ],
)
def test_before_the_first_step_a_plan_tells_all_that_can_be_used(
    kind: str, card: str, dest: str | None, asked: str
) -> None:
    """The rank, ten for a crown, what the choices leave to a court; never more than the reserve."""
    shown = scene(planned=None, pending={"kind": kind, "card": card, "dest": dest})
    assert asked in told(asking.prompt(shown, {"put", "end"}, 2))


def test_whoever_holds_the_excuse_is_told_who_plans_what() -> None:
    """The player and the card."""
    assert "Ada plans this with Sailor" in told(asking.prompt(scene(stage="excuse", turn=1), {"allow"}, 0))


@rule("VH-8.7")
def test_only_the_excuse_can_be_waived_for_a_turn() -> None:
    """Whoever holds it may let a rival's whole turn go by; the next turn asks again."""
    allow = [{"action": "allow", "type": "allow", "points": 0}]

    def waiver(**fields: Any) -> Waiver | None:
        return asking.question(scene(**fields), allow).waiver

    asked = waiver(stage="excuse")
    assert asked is not None
    assert asked.action == "allow"
    assert waiver(stage="excuse", active=1) != asked
    assert waiver() is None


def test_choices_that_differ_in_a_number_share_a_line() -> None:
    """Same row, each its own amount; other choices have none."""
    one, two = (offered({}, {"type": "put", "at": "0,1", "count": n}) for n in (1, 2))
    assert one.row == two.row
    assert told(one.row) == "Armies to Island (0,1)"
    assert (one.amount, two.amount) == (1, 2)
    assert offered({}, {"type": "put", "at": "0,0", "count": 1}).row != one.row
    assert (offered({}, {"type": "end"}).row, offered({}, {"type": "end"}).amount) == ("", 0)


def test_offers_name_their_heading_and_their_spot() -> None:
    """Slots, cards of all zones and locations of the picture are where choices belong."""
    found = {choice["type"]: offered(fields, choice) for fields, choice, _ in CHOICES}
    spots = {kind: offer.at for kind, offer in found.items()}
    assert {
        "place": "slot:2,0S",
        "recruit": "market:0,0",
        "event": "zone:0:end",
        "leader": "land:1,0",
        "location": "land:0,1",
        "discard": "zone:1:calamity",
        "put": "land:0,1",
        "march": "land:1,0",
        "muster": "land:0,0",
        "take": "slot:0,0E",
        "pass": "",
    }.items() <= spots.items()
    assert told(found["location"].heading) == "Odin's favour: End"
    assert told(found["event"].heading) == told(found["leader"].heading) == "Use a card"
    assert found["end"].heading == found["pass"].heading == ""


@every_locale
def test_help_answers_for_cards_signs_phases_and_fights(locale: str) -> None:
    """Every page and every card can be asked about, in the language of the player."""
    say = voice(locale)
    for suit in SUITS:
        listed = helping.help_text(f"cards {suit}", locale)
        assert {line.split(" – ")[0] for line in listed.splitlines()} == {
            say.card(card.id) for card in CARDS if suit in card.suits
        }
    assert len(helping.help_text("cards", locale).splitlines()) == len(CARDS)
    pages = {page: helping.help_text(page, locale) for page in ("turn", "price", "fight", "glory", "signs")}
    assert all(say(f"phase-about-{phase}") in pages["turn"] for phase in (1, 2, 3, 4))
    assert say("help-win") in pages["turn"]
    assert say("help-price-about") in pages["price"]
    assert say("help-combat-about") in pages["fight"]
    assert say("worth-court") in pages["glory"]
    assert all(sign in pages["signs"] for sign in SIGNS.values())
    assert does("castle", locale=locale) in helping.help_text(say.card("castle").upper(), locale)
    assert not any(UNFILLED.search(page) for page in [*pages.values(), helping.help_text("", locale)])


def test_help_says_when_a_name_is_unknown_or_fits_too_much() -> None:
    """Nothing is invented, and a letter does not print the whole deck."""
    assert helping.help_text("zzz") == 'Nothing here is called "zzz".'
    assert helping.help_text("a").endswith("type more of the name.")
    assert len(helping.help_text("a").splitlines()) == helping.MOST_FOUND + 1
