"""Why not in four languages: each refusal of Völuspá can be said, and each sentence is needed."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from gladsheim import game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.errors import MalformedAction
from gladsheim.core.words import Words
from gladsheim.games.voluspa.notation.actions import parse
from gladsheim.games.voluspa.reasons.refuse import why_not
from gladsheim.locales import LOCALES, text
from tests.games.voluspa.reasons.test_legal_refuse import some_text
from tests.games.voluspa.reasons.test_refuse import BROKEN, Broken, drawn
from tests.games.voluspa.sets import Options, some, title
from tests.locales.sayable import assert_sayable, ids, messages

CATALOGUE = "why-voluspa.ftl"
NEVER = "whyvoluspa-other"
"""What would be said if the two roads to legality did not agree."""


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN.keys())
def test_each_rule_can_be_said_in_each_language(broken: Broken) -> None:
    """A refusal has its sentence in every language, and none but English is the English one."""
    refusal = why_not(broken.position, parse(broken.action))
    assert refusal is not None
    assert_sayable(refusal.words)
    assert len({refusal.say(locale) for locale in LOCALES}) == len(LOCALES)


@pytest.mark.parametrize("options", some(), ids=title)
def test_random_tries_are_refused_in_each_language(options: Options) -> None:
    """Whatever is tried in a random game, its refusal can be said in every language."""
    stream = Stream(seed_key(f"why in words {title(options)}"))
    state = game("voluspa", **options).deal(7)
    while not state.is_terminal:
        document = state.document()
        hand = document["hands"][document["turn"]]
        for _ in range(6):
            refusal = state.why_not(some_text(stream, document, hand))
            if refusal is not None:
                assert_sayable(refusal.words)
        legal = state.legal_actions()
        state.apply(legal[stream.below(len(legal))])


@given(st.text(max_size=40))
def test_any_text_is_refused_in_each_language(tried: str) -> None:
    """What is no action is told the grammar, in every language."""
    state = game("voluspa", players=2).deal(1)
    refusal = state.why_not(tried)
    if refusal is not None:
        assert_sayable(refusal.words)


def test_every_sentence_is_needed() -> None:
    """No sentence of the catalogue is said by nobody."""
    used = {NEVER}
    for broken in BROKEN.values():
        refusal = why_not(broken.position, parse(broken.action))
        assert refusal is not None
        used |= ids(refusal.words)
    with pytest.raises(MalformedAction) as caught:
        parse("castle")
    used |= ids(caught.value.refusal.words)
    assert {one for one in used if one.startswith("whyvoluspa-")} == set(messages("en", CATALOGUE))


def test_the_last_resort_can_be_said() -> None:
    """The sentence for what ought never to be refused exists, too."""
    assert_sayable(Words(NEVER))


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", "Odin may not be placed beside the Troll at 0,0."),
        ("de", "Odin darf nicht neben Troll auf 0,0 liegen."),
        ("it", "Odino non può stare accanto a Troll in 0,0."),
        ("fr", "Odin ne peut pas se poser à côté de Troll en 0,0."),
    ],
)
def test_tiles_are_called_as_on_the_page(locale: str, sentence: str) -> None:
    """The names inside are those of the page's catalogue."""
    refusal = why_not(drawn("Tr Va", hand="Od"), parse("Od@0,1"))
    assert refusal is not None
    assert refusal.say(locale) == sentence
    assert text(locale, "voluspa-tile-Od") in sentence
