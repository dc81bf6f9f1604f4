"""Cards and decisions in words, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gladsheim.core.telling.asking import Waiver
from gladsheim.core.words import Value, heard, said, unsaid
from gladsheim.games.valda.book.effects import VOCABULARY, WHO, Verb
from gladsheim.games.valda.book.reading import read_book
from gladsheim.games.valda.pieces import GODS, MODE_NAMES
from gladsheim.games.valda.words import asking, describe, helping
from gladsheim.games.valda.words.voice import voice
from gladsheim.locales import LOCALES, text
from gladsheim.testing.ledger import rule
from tests.games.valda.book.own_cards import fresh, written
from tests.games.valda.scenes import BOOK, NAMES, Json, scene

UNFILLED = re.compile(r"[{}]|\?\?")
every_locale = pytest.mark.parametrize("locale", LOCALES)


def parameters(verb: Verb) -> list[Json]:
    """Every combination of words and flags of an effect, with one and with several."""
    found: list[Json] = [{}]
    choices: dict[str, tuple[Any, ...]] = {**verb.words, **dict.fromkeys(verb.flags, (False, True))}
    if verb.has_victims:
        choices["who"] = WHO
    for name, values in choices.items():
        found = [{**one, name: value} for one in found for value in values]
    numbers = [name for name in verb.numbers if name not in verb.optional]
    return [{**one, **dict.fromkeys(numbers, n)} for one in found for n in ((1, 4) if numbers else (0,))]


@rule("VA-13")
@every_locale
def test_every_effect_is_described_and_each_combination_differently(locale: str) -> None:
    """Whatever a card file combines has a sentence, and no two effects share one."""
    effects = [
        {"do": do, **values} for do, verb in VOCABULARY.items() if do != "gain" for values in parameters(verb)
    ]
    effects += [{"do": "gain", kind: n} for kind in ("blood", "gold", "diamond", "any") for n in (1, 3)]
    described = [describe.describe(effect).say(locale) for effect in effects]
    assert all(text and not UNFILLED.search(text) for text in described)
    assert len(set(described)) == len(described)


@rule("VA-13.1")
@every_locale
def test_an_effect_without_victims_of_choice_meets_the_other_side(locale: str) -> None:
    """In an attack the target is meant, after a defence that held the attacker."""
    for do in ("steal_followers", "kill_followers", "steal_resources", "steal_cards", "move_temple"):
        texts = {
            describe.describe({"do": do, "n": 1}, other).say(locale)
            for other in ("target", "attacker", "one")
        }
        assert len(texts) == 3


@every_locale
def test_every_card_has_a_name_and_a_help_text(locale: str) -> None:
    """Names, decks, costs, effects and sources of the built-in list are all in words."""
    say = voice(locale)
    for card in BOOK.cards:
        text = describe.about(card, locale)
        assert not UNFILLED.search(say.card(card.id) + text)
        assert say(f"type-{card.type}") in text
        assert said(describe.brief(card), locale) in text


def test_the_catalogue_knows_every_card_of_the_built_in_file() -> None:
    """Each name of the file is the one that the other languages translate."""
    for card in BOOK.cards:
        assert text("en", f"valda-card-{card.id.replace('.', '-')}") == card.name


def test_a_card_tells_its_power_its_effects_and_its_reward() -> None:
    """The help text is put together from what the file says."""
    cards = BOOK.by_id
    assert str(describe.brief(cards["thor.hammer-blow"])) == "Power 5. The target loses 1 follower."
    assert (
        str(describe.brief(cards["tyr.oath-shield"])) == "3 shields. If the defence holds: Gain 1 follower."
    )
    assert describe.about(cards["base.drakkar"]) == (
        "Yellow card, base deck, costs 1 action, 2 copies. Draw the top card of a god's deck. "
        "(effect published; copies reconstructed)"
    )


def test_a_corrected_file_names_its_cards_itself() -> None:
    """A name of the file stands in every language; an unchanged name stays translated."""
    raw = fresh()
    raw["card"][0] |= {"name": "Vein of Iron", "source": "seen in a dream"}
    book = read_book(written(raw), "own.toml")
    first, second = book.cards[:2]
    assert voice("de", book).card(first.id) == "Vein of Iron"
    assert voice("de", book).card(second.id) == voice("de").card(second.id) != second.name
    assert describe.about(first, "de", book).endswith("(seen in a dream)")


@every_locale
def test_the_notice_counts_attested_and_reconstructed_cards(locale: str) -> None:
    """Wherever the list is shown it says how much of it is attested, and which file corrects it."""
    figures = BOOK.figures
    told = describe.notice(locale)
    assert {"150", str(figures.attested_copies), str(figures.reconstructed_copies)} <= set(
        re.findall(r"\d+", told)
    )
    assert "valda-cards.toml" in told
    assert told in helping.help_text("cards", locale)


CHOICES: list[tuple[str, Json, str]] = [
    ("resource", {"type": "trade", "give": "g", "get": "b", "rate": 4}, "Trade 4 gold for 1 blood"),
    ("resource", {"type": "end"}, "Go to the game phase"),
    (
        "game",
        {"type": "play", "card": "base.seduction-1", "open": False, "points": 1},
        "Play Seduction (1 action): +1 follower",
    ),
    ("game", {"type": "take", "res": "d"}, "Take 1 diamond (1 action)"),
    ("game", {"type": "buy", "price": 2}, "Buy 2 cards (2 actions)"),
    ("game", {"type": "weapon", "mode": "thief", "card": "tyr.weapon"}, "Thief: "),
    ("game", {"type": "end"}, "Go to the building phase"),
    ("build", {"type": "build", "what": "mine"}, "Build a mine (1 blood, 1 gold and 1 diamond)"),
    (
        "build",
        {"type": "build", "what": "tyr", "points": 2},
        "Build a temple of Tyr (2 blood and 2 gold): +2 followers",
    ),
    ("build", {"type": "end"}, "Go to the attack phase"),
    ("followers", {"type": "thor", "rate": 3, "res": "g", "points": 1}, "3 gold for 1 follower"),
    ("followers", {"type": "odin", "rate": 3, "points": 2}, "3 blood for 2 followers"),
    ("followers", {"type": "loki", "dice": 2}, "Roll Loki's dice"),
    ("followers", {"type": "end"}, "End the turn"),
    ("discard", {"type": "discard", "card": "base.kill"}, "Discard Kill"),
    ("keep", {"type": "keep", "card": "base.kill"}, "Keep Kill – Power 3. The target loses 1 follower."),
    ("line", {"type": "attack", "card": "base.kill"}, "Attack with Kill"),
    ("line", {"type": "pass"}, "Do not attack"),
    ("window", {"type": "pass"}, "Play no weapon"),
    ("defend", {"type": "defend", "card": "base.shield-2"}, "Defend with Round Shield – 2 shields."),
    ("defend", {"type": "yield"}, "Stop defending"),
    ("thief", {"type": "hand"}, "A face-down card from the hand"),
    ("thief", {"type": "card", "card": "base.kill", "source": "open"}, "Steal Kill"),
    ("throw", {"type": "card", "card": "base.kill", "source": "hand", "points": 1}, "Discard Kill"),
    ("recover", {"type": "card", "card": "base.kill", "source": "discard"}, "Take Kill"),
    ("replay", {"type": "card", "card": "base.drakkar", "source": "played"}, "Play Drakkar again"),
    ("change", {"type": "change", "give": "g", "get": "d"}, "1 gold for 1 diamond"),
    ("change", {"type": "done"}, "Finish"),
    ("res", {"type": "res", "res": "b", "victim": None}, "1 blood"),
    ("player", {"type": "player", "seat": 1}, "Bo"),
    ("god", {"type": "god", "god": "heimdall"}, "Heimdall – Trade"),
    ("temple", {"type": "god", "god": "odin", "points": 1}, "A temple of Odin: +1 follower"),
    ("destroy", {"type": "works", "what": "drill"}, "A drill"),
    ("move", {"type": "move", "seat": 1, "god": "thor"}, "The temple of Bo at Thor"),
    ("die", {"type": "die", "die": 0, "face": 3}, "Turn die 1 to 2 gold"),
]


ASKED = {
    "defend": asking.ChoiceContext("defend", defended=True),
    "die": asking.ChoiceContext("die", dice=("Y", "B"), use="resources"),
}


def words_of(op: str, choice: Json) -> Value:
    """A choice at a decision in words, which are sent and heard again."""
    return heard(unsaid(asking.choice_words(choice, ASKED.get(op, asking.ChoiceContext(op)), BOOK)))


def asked(op: str, choice: Json, locale: str = "en") -> str:
    """The same for who does not see the table."""
    sent = {"action": "", "points": 0, **choice, "words": unsaid(words_of(op, choice))}
    return said(asking.explained(sent, op, BOOK), locale, NAMES)


@rule("VA-15")
@pytest.mark.parametrize(("op", "choice", "text"), CHOICES, ids=lambda value: str(value)[:40])
def test_every_choice_is_a_sentence(op: str, choice: Json, text: str) -> None:
    """Each type of action reads naturally, with what it costs and surely brings."""
    assert asked(op, choice).startswith(text)
    for locale in LOCALES[1:]:
        assert not UNFILLED.search(asked(op, choice, locale))


@rule("VA-15")
@pytest.mark.parametrize(("op", "choice", "text"), CHOICES, ids=lambda value: str(value)[:40])
def test_the_words_of_a_choice_stand_alone(op: str, choice: Json, text: str) -> None:
    """What is sent of a choice says what it does and costs; what its card does is said beside it."""
    words = said(words_of(op, choice), "en", NAMES)
    assert asked(op, choice).startswith(words)
    assert text.startswith(words) or words.startswith(text)


PROMPTS: list[tuple[str, Json]] = [
    *((op, {}) for op in ("resource", "lock_draw", "game", "discard", "build", "keep", "line", "defend")),
    *(
        (op, {"n": 2})
        for op in ("followers", "temple", "recover", "destroy", "replay", "die", "change", "res")
    ),
    *(("window", {"kind": kind}) for kind in ("rolled", "free", "declared", "hit", "defended", "build")),
    ("window", {"kind": "played", "card": "base.drakkar"}),
    ("res", {"n": 1, "victim": 1}),
    *(
        ("player", {"for": name})
        for name in ("look", "thief", "vanished", "steal_followers", "kill_followers")
    ),
    *(("player", {"for": name}) for name in ("steal_resources", "steal_cards")),
    *(("god", {"for": name, "n": 1}) for name in ("draw", "look", "lend")),
    *(("throw", {"for": name, "n": 2}) for name in ("sacrifice", "switch")),
    ("thief", {"victim": 1}),
    ("move", {"from": None, "seat": None}),
    ("move", {"from": "tyr", "seat": 1}),
]


@rule("VA-15")
@every_locale
def test_every_decision_is_asked_for_in_a_sentence_of_its_own(locale: str) -> None:
    """No decision of the rules goes without a prompt, and no two are asked alike."""
    prompts = [
        asking.prompt(scene(decision=op, choice={"op": op, **choice}), BOOK).say(locale, NAMES)
        for op, choice in PROMPTS
    ]
    assert all(prompt and not UNFILLED.search(prompt) for prompt in prompts)
    assert len(set(prompts)) == len(prompts)


def test_only_questions_about_weapons_can_be_waived_for_a_turn() -> None:
    """A window offers to be passed until the turn is over; the next turn asks again."""
    passing = [{"action": "pass", "type": "pass", "points": 0, "words": ""}]

    def waiver(**fields: Any) -> Waiver | None:
        shown = scene(choice={"op": "window", "kind": "free"}, **fields)
        return asking.question(shown, passing, BOOK).waiver

    window = waiver(decision="window")
    assert window is not None
    assert window.action == "pass"
    assert waiver(decision="window", phase="attack") == window
    assert waiver(decision="window", active=1) != window
    assert waiver(decision="window", round=3) != window
    assert waiver(decision="line") is None


def test_offers_name_their_heading_and_their_spot() -> None:
    """Cards, areas, dice and seats of the picture are where choices about them belong."""
    spots = {choice["type"]: asking.spot(choice) for _, choice, _ in CHOICES}
    assert {
        "keep": "card:base.kill",
        "build": "area:tyr",
        "player": "seat:1",
        "die": "die:0",
    }.items() <= spots.items()
    assert spots["end"] == spots["odin"] == spots["loki"] == ""
    headings = {choice["type"]: str(asking.heading(choice)) for _, choice, _ in CHOICES}
    assert headings["take"] == headings["buy"] == "Other actions"
    assert headings["build"] == "Temples"
    assert headings["pass"] == headings["end"] == ""


@every_locale
def test_help_answers_for_cards_gods_weapons_and_the_turn(locale: str) -> None:
    """Every name of the game can be asked about, in the language of the player."""
    say = voice(locale)
    for deck in ("base", *GODS):
        listed = helping.help_text(f"cards {deck}", locale)
        assert all(say.card(card.id) in listed for card in BOOK.cards if card.deck == deck)
    for god in GODS:
        assert say(f"two-{god}") in helping.help_text(god, locale)
        assert say(f"one-{god}") in helping.help_text("gods", locale)
    for mode in MODE_NAMES:
        assert say(f"does-{mode}") in helping.help_text("weapons", locale)
        assert say(f"does-{mode}") in helping.help_text(say(f"mode-{mode}").upper(), locale)
    brief = said(describe.brief(BOOK.by_id["base.drakkar"]), locale)
    assert brief in helping.help_text(say.card("base.drakkar"), locale)
    assert say("help-end-about") in helping.help_text("turn", locale)


@every_locale
@pytest.mark.parametrize(
    ("mode", "reading"), [("gjallarhorn", "gjallarhorn-strongest"), ("wrath", "wrath-card-only")]
)
def test_help_states_the_rule_of_the_table(mode: str, reading: str, locale: str) -> None:
    """Of a weapon by its name, of its card, and of all weapons."""
    sentence = text(locale, f"readingsvalda-{reading}")
    usual = text(locale, f"valda-does-{mode}")
    card = next(card.id for card in BOOK.cards if mode in card.modes)
    for topic in (mode, card, "weapons"):
        told = helping.help_text(topic, locale, BOOK, {reading: "on"})
        assert sentence in told
        assert usual not in told
        assert usual in helping.help_text(topic, locale, BOOK)


def test_help_says_when_a_name_is_unknown_or_fits_too_much() -> None:
    """Nothing is invented, and a letter does not print the whole list."""
    assert helping.help_text("zzz") == 'Nothing here is called "zzz".'
    assert helping.help_text("a").endswith("type more of the name.")
    assert len(helping.help_text("a").splitlines()) == helping.MOST_FOUND + 1
