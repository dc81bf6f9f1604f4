"""Why not in four languages: each sentence of Valhalla's refusals is needed, there, and well made."""

from __future__ import annotations

import re
from itertools import product

import pytest

from gladsheim import game
from gladsheim.core.errors import ActionError
from gladsheim.core.game import State
from gladsheim.core.words import Words
from gladsheim.games import valhalla
from gladsheim.games.valhalla.notation.phrases import label
from gladsheim.games.valhalla.pieces import CARDS, RANKS, SUITS, TYPES
from gladsheim.games.valhalla.reasons.refuse import STAGES
from gladsheim.games.valhalla.reasons.text import FORMS
from gladsheim.locales import LOCALES, text
from tests.games.valhalla.boards import after, held, table
from tests.games.why_sources import Families, literals, made, named
from tests.locales.sayable import assert_sayable, messages

TOPIC = "whyvalhalla-"
IDS = {one.removeprefix(TOPIC): values for one, values in messages("en", "why-valhalla.ftl").items()}
FAMILIES: Families = {
    "when": STAGES,
    "suit": SUITS,
    "type": TYPES,
    "rank": RANKS,
    "form": [kind for kind, form in FORMS.items() if "<" in form],
    "steps": ("put", "march", "muster"),
}
WRONG = re.compile(r"[{}]|  |\?\?\?")
"""A value that was not filled in, or two spaces in a row."""
ODD = ["", "nonsense", "place", "place:9,9", "put:a:1", "put:1,1:0", "use:zzz:event", "end:1", "use:bard:x"]
MINE = ("mountain:0:3 castle", "forest market")


def test_every_sentence_is_needed() -> None:
    """No message of the catalogue is left over, and no module asks for one that is missing."""
    assert set(IDS) - literals(valhalla) - made(FAMILIES) == set()
    assert (named(valhalla) | made(FAMILIES)) - set(IDS) == set()


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
    state = game("valhalla", players=2).deal(1)
    refusal = state.why_not(tried)
    assert refusal is not None
    assert_sayable(refusal.words)
    with pytest.raises(ActionError) as caught:
        state.preview(tried)
    assert_sayable(caught.value.refusal.words)


def test_what_is_no_text_is_refused_in_each_language() -> None:
    """An action that is no text at all is told so."""
    state = game("valhalla", players=2).deal(1)
    with pytest.raises(ActionError) as caught:
        state.preview(7)  # type: ignore[arg-type]  # what a client may send
    assert_sayable(caught.value.refusal.words)
    assert caught.value.refusal.say("it") == "un'azione è un testo"


SENTENCES: list[tuple[State, str, tuple[str, str, str, str]]] = [
    (
        table(zones=[["author", "lunatic"]]),
        "use:journey:event",
        (
            "The Journey (journey) is not in your control zone;"
            " you control The Author (author) and The Lunatic (lunatic).",
            "„Reise“ (journey) ist nicht in deinem Machtbereich;"
            " du hast dort „Autor“ (author) und „Irrer“ (lunatic).",
            "«Viaggio» (journey) non è nella tua zona di controllo;"
            " vi tieni «Autore» (author) e «Folle» (lunatic).",
            "« Voyage » (journey) n'est pas dans ta zone de contrôle ;"
            " tu y as « Auteur » (author) et « Dément » (lunatic).",
        ),
    ),
    (
        table(zones=[["author"]]),
        "use:author:event",
        (
            "The Author (author) is of type leader, not event.",
            "Die Karte „Autor“ (author) ist Anführer; als Ereignis kannst du sie nicht nutzen.",
            "La carta «Autore» (author) è condottiero; non puoi usarla come evento.",
            "La carte « Auteur » (author) est meneur ; tu ne peux pas l'utiliser comme événement.",
        ),
    ),
    (
        table(MINE, zones=[["ace-knots"]]),
        "ace:ace-knots:0,0",
        (
            "The Mountain (mountain) has Moons and Suns; the ace scores Knots only.",
            "„Berg“ (mountain) hat Monde und Sonnen; das Ass wertet nur Knoten.",
            "«Montagna» (mountain) ha Lune e Soli; l'asso segna solo Nodi.",
            "« Montagne » (mountain) porte Lunes et Soleils ; l'as ne compte que Nœuds.",
        ),
    ),
    (
        table(("mountain:0:11 castle", "forest market"), zones=[[held("journey", uses=2)]]),
        "refresh:journey",
        (
            "Setting a card upright costs 2 armies from your reserve; you have 1.",
            "Aufrichten kostet 2 Heere aus dem Vorrat; du hast 1.",
            "Raddrizzare costa 2 armate della riserva; tu ne hai 1.",
            "Redresser coûte 2 armées de la réserve ; tu en as 1.",
        ),
    ),
    (
        table(seats=[{"phase": 1, "placed": True, "recruited": False}], slots={"0,0E": [1, 0]}),
        "battle",
        (
            "You can go to battle by passing only from phase 2 (recruit); you are in phase 1 (Valhalla).",
            "In die Kampfphase passen kannst du nur aus Phase 2 (Anwerben); du bist in Phase 1 (Valhalla).",
            "Puoi passare alla fase di battaglia solo dalla fase 2 (Reclutamento);"
            " tu sei in fase 1 (Valhalla).",
            "Tu ne peux passer à la phase de bataille que depuis la phase 2 (recrutement) ;"
            " tu es en phase 1 (Valhalla).",
        ),
    ),
    (
        after(table(("mountain castle:0:3", "forest market"), zones=[["bard"]]), "use:bard:person:0,0"),
        "put:0,1:1",
        (
            "You use The Bard (bard) as a Crown leader: its steps are muster or end, not put:0,1:1.",
            "Du nutzt „Barde“ (bard) als Anführer mit Krone: Die Schritte sind muster oder end,"
            " nicht put:0,1:1.",
            "Usi «Bardo» (bard), una corona, come condottiero: i passi sono muster o end, non put:0,1:1.",
            "Tu utilises « Barde » (bard) comme meneur couronné : les étapes sont muster ou end,"
            " pas put:0,1:1.",
        ),
    ),
    (
        table(),
        "use:bard",
        (
            "'use:bard' is not an action. It should have the form use:<card>:event or use:<card>:person or"
            " use:<card>:person:<at> or use:<card>:location:<at> or use:<card>:discard:<seat>:<target>.",
            "'use:bard' ist keine Aktion. Richtig wäre die Form use:<Karte>:event oder use:<Karte>:person"
            " oder use:<Karte>:person:<Feld> oder use:<Karte>:location:<Feld> oder"
            " use:<Karte>:discard:<Platz am Tisch>:<andere Karte>.",
            "'use:bard' non è un'azione. La forma giusta è use:<carta>:event o use:<carta>:person o"
            " use:<carta>:person:<casella> o use:<carta>:location:<casella> o"
            " use:<carta>:discard:<posto al tavolo>:<altra carta>.",
            "'use:bard' n'est pas une action. La forme attendue est use:<carte>:event ou use:<carte>:person"
            " ou use:<carte>:person:<case> ou use:<carte>:location:<case> ou"
            " use:<carte>:discard:<place à la table>:<autre carte>.",
        ),
    ),
]


@pytest.mark.parametrize(("state", "action", "said"), SENTENCES)
def test_sentences_of_each_language(state: State, action: str, said: tuple[str, str, str, str]) -> None:
    """Names, symbols, lists and plurals are those of the language."""
    refusal = state.why_not(action)
    assert refusal is not None
    assert tuple(refusal.say(locale) for locale in LOCALES) == said


def test_cards_are_called_as_on_the_page() -> None:
    """All cards have a name in each language, and the second copy that of the first."""
    for card, locale in product(CARDS, LOCALES):
        name = text(locale, f"valhalla-card-{card.id}")
        for copy in (card.id, f"{card.id}.2"):
            said = label(copy).say(locale)
            assert name in said
            assert f"({copy})" in said
