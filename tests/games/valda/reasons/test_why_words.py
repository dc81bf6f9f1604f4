"""Why not in four languages: each sentence of Valda's refusals is needed, there, and well made."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.errors import ActionError
from gladsheim.core.words import Words
from gladsheim.games import valda
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.notation.phrases import CardName, label
from gladsheim.games.valda.pieces import CARD_TYPES, MODES, RESOURCES, WINDOWS, WORKS
from gladsheim.games.valda.reasons.refuse import DECISIONS
from gladsheim.games.valda.reasons.text import CARD, PARTS
from gladsheim.games.valda.rulings import RULINGS
from gladsheim.locales import LOCALES, text
from tests.games.valda.book.own_cards import FIRST_LIST
from tests.games.valda.reasons.refusals import attack, position, refused
from tests.games.why_sources import Families, literals, made, named
from tests.locales.sayable import assert_sayable, messages

TOPIC = "whyvalda-"
IDS = {one.removeprefix(TOPIC): values for one, values in messages("en", "why-valda.ftl").items()}
FAMILIES: Families = {
    "when": DECISIONS,
    "res": RESOURCES,
    "amount": RESOURCES,
    "count": WORKS,
    "a": WORKS,
    "type": CARD_TYPES,
    "moment": WINDOWS,
    "lacks": {mode.cards for mode in MODES} - {"any"},
    "part": [kind.replace("'s", "").replace(" ", "-") for kind in (*PARTS, CARD)],
}
WRONG = re.compile(r"[{}]|  |\?\?\?")
"""A value that was not filled in, or two spaces in a row."""
ODD = ["", "nonsense", "play", "play:x", "trade:g", "trade:g:q", "thor:9:g", "player:9", "end:1", "weapon:x"]
RICH = {"blood": 3, "gold": 3, "diamond": 3}


def test_every_sentence_is_needed() -> None:
    """No message of the catalogue is left over, and no module asks for one that is missing."""
    known = named(valda) | made(FAMILIES)
    assert set(IDS) - literals(valda) - made(FAMILIES) == set()
    assert known - set(IDS) == set(RULINGS.names) & literals(valda)


@pytest.mark.parametrize("number", [0, 1, 2, 7])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_is_whole_with_any_number(locale: str, number: int) -> None:
    """No message has a mistake that only some numbers bring to light."""
    for message, values in IDS.items():
        sentence = Words(f"{TOPIC}{message}", dict.fromkeys(values, number)).say(locale)
        assert sentence.strip() == sentence
        assert not WRONG.search(sentence), sentence


@pytest.mark.parametrize("tried", ODD)
def test_texts_outside_the_grammar_are_refused_in_each_language(tried: str) -> None:
    """Both roads tell what is wrong with a text that no position knows."""
    state = game("valda", players=2).deal(1)
    refusal = state.why_not(tried)
    assert refusal is not None
    assert_sayable(refusal.words)
    with pytest.raises(ActionError) as caught:
        state.preview(tried)
    assert_sayable(caught.value.refusal.words)


def test_what_is_no_text_is_refused_in_each_language() -> None:
    """An action that is no text at all is told so."""
    with pytest.raises(ActionError) as caught:
        game("valda", players=2).deal(1).preview(7)  # type: ignore[arg-type]  # what a client may send
    assert_sayable(caught.value.refusal.words)
    assert caught.value.refusal.say("de") == "eine Aktion ist ein Text"


SENTENCES: list[tuple[dict[str, Any], str, tuple[str, str, str, str]]] = [
    (
        position("game", {}),
        "play:base.drakkar",
        (
            "Drakkar (base.drakkar) is neither in your hand nor among your face-up cards.",
            "„Drachenboot“ (base.drakkar) ist weder auf deiner Hand noch unter deinen offenen Karten.",
            "Drakkar (base.drakkar) non è né nella tua mano né tra le tue carte scoperte.",
            "Drakkar (base.drakkar) n'est ni dans ta main ni parmi tes cartes visibles.",
        ),
    ),
    (
        {**position("game", {"hand": ["base.drakkar"]}, actions=0), "cards": FIRST_LIST},
        "play:base.drakkar",
        (
            "Playing Drakkar (base.drakkar) costs 2 actions; you have no actions.",
            "„Drachenboot“ (base.drakkar) zu spielen kostet 2 Aktionen; du hast keine mehr.",
            "Giocare Drakkar (base.drakkar) costa 2 azioni; non ne hai più.",
            "Jouer Drakkar (base.drakkar) coûte 2 actions ; tu n'en as plus.",
        ),
    ),
    (
        position("resource", {"gold": 1}),
        "trade:g:d",
        (
            "A trade costs you 4 gold for 1 diamond; you have 1 gold.",
            "Für 1 Diamant zahlst du bei einem Tausch 4 Gold; du hast 1 Gold.",
            "Uno scambio ti costa 4 oro per 1 diamante; tu hai 1 oro.",
            "Un échange te coûte 4 or contre 1 diamant ; tu as 1 or.",
        ),
    ),
    (
        position("resource", RICH),
        "trade:g:g",
        (
            "A trade exchanges gold for another kind, not for gold.",
            "Ein Tausch bringt für Gold eine andere Art, nicht Gold.",
            "Uno scambio dà oro per un altro tipo, non per oro.",
            "On échange de l'or contre une autre sorte, pas contre de l'or.",
        ),
    ),
    (
        position("build", {"blood": 1}),
        "build:odin",
        (
            "A temple of Odin costs 2 blood, 3 gold and 3 diamonds;"
            " you have 1 blood, no gold and no diamonds.",
            "Ein Tempel für Odin kostet 2 Blut, 3 Gold und 3 Diamanten;"
            " du hast 1 Blut, kein Gold und keine Diamanten.",
            "Un tempio di Odino costa 2 sangue, 3 oro e 3 diamanti; tu hai 1 sangue, 0 oro e 0 diamanti.",
            "Un temple d'Odin coûte 2 sang, 3 or et 3 diamants ; tu as 1 sang, 0 or et 0 diamant.",
        ),
    ),
    (
        position("build", RICH, builds=2),
        "build:mine",
        (
            "You can build 2 structures in this phase, and you have built them.",
            "In dieser Phase darfst du 2 Bauwerke errichten; das ist geschehen.",
            "In questa fase puoi costruire 2 edifici, e l'hai già fatto.",
            "Dans cette phase, tu peux construire 2 infrastructures ; c'est déjà fait.",
        ),
    ),
    (
        position("defend", {}, attack=attack()),
        "defend:base.kill",
        (
            "Kill (base.kill) is of type attack; here you can only play a card of type defence.",
            "„Totschlag“ (base.kill) ist eine Angriffskarte;"
            " hier kannst du nur eine Verteidigungskarte spielen.",
            "Uccisione (base.kill) è una carta attacco; qui puoi giocare solo una carta difesa.",
            "Mise à mort (base.kill) est une carte d'attaque ;"
            " ici, tu ne peux jouer qu'une carte de défense.",
        ),
    ),
    (
        position("window", {}, step={"kind": "rolled", "ask": [0]}, roll={"dice": ["Y"], "faces": [1]}),
        "end",
        (
            "When you are asked about God weapons, you cannot play end."
            " Your action must begin with weapon or pass.",
            "Wenn du nach Götterwaffen gefragt wirst, ist end nicht möglich."
            " Deine Aktion muss mit weapon oder pass beginnen.",
            "Quando ti si chiede delle armi divine, end non è possibile."
            " La tua azione deve cominciare con weapon o pass.",
            "Quand on te demande si tu joues une arme divine, end n'est pas possible."
            " Ton action doit commencer par weapon ou pass.",
        ),
    ),
    (
        position("followers", {"hand": ["tyr.weapon"]}),
        "weapon:thief",
        (
            "Thief needs another player with a card in hand or face up; there is none.",
            "„Dieb“ braucht jemand anderen mit einer Karte auf der Hand oder einer offenen;"
            " es gibt niemanden.",
            "Ladro richiede un altro giocatore con una carta in mano o scoperta; non ce ne sono.",
            "Voleur demande un autre joueur avec une carte en main ou visible ; il n'y en a pas.",
        ),
    ),
    (
        position("resource", {}),
        "move:1",
        (
            "'move:1' is not an action. It should have the form move:<seat>:<god>.",
            "'move:1' ist keine Aktion. Richtig wäre die Form move:<Platz>:<Gott>.",
            "'move:1' non è un'azione. La forma giusta è move:<posto>:<dio>.",
            "'move:1' n'est pas une action. La forme attendue est move:<place>:<dieu>.",
        ),
    ),
]


@pytest.mark.parametrize(("document", "action", "said"), SENTENCES)
def test_sentences_of_each_language(
    document: dict[str, Any], action: str, said: tuple[str, str, str, str]
) -> None:
    """Names, amounts, lists and plurals are those of the language."""
    refusal = refused(document, action)
    assert tuple(refusal.say(locale) for locale in LOCALES) == said


def test_a_renamed_card_keeps_its_own_name() -> None:
    """A card that its file calls otherwise than the catalogue does is called so in every language."""
    own = CardName("valda-card-base-drakkar", name="Long Ship")
    unknown = CardName("valda-card-base-catamaran", name="Catamaran")
    for locale in LOCALES:
        assert (own.say(locale), unknown.say(locale)) == ("Long Ship", "Catamaran")


def test_cards_are_called_as_on_the_page() -> None:
    """All cards of the built-in file have a name in each language."""
    for card, locale in product(built_in().cards, LOCALES):
        name = text(locale, f"valda-card-{card.id.replace('.', '-')}")
        assert name in label(card).say(locale)
