"""Sentences that are said later, in the language that is asked for."""

from __future__ import annotations

import copy

import pytest

from gladsheim.core.errors import GladsheimError, IllegalAction, Refusal
from gladsheim.core.words import Listed, Player, Value, Words, heard, said, unsaid
from gladsheim.locales import LOCALES

SERPENT = Words("voluspa-tile-Se")


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", "Sea Serpent leaves the board."),
        ("de", "Seeschlange verlässt das Spielfeld."),
        ("xx", "Sea Serpent leaves the board."),
    ],
)
def test_words_are_said_in_the_language_with_the_words_inside_them(locale: str, sentence: str) -> None:
    """A value that is words is said in the language of the whole; an unknown one is English."""
    assert Words.of("voluspa-event-covered", tile=SERPENT).say(locale) == sentence


def test_a_number_chooses_the_plural() -> None:
    """An int reaches the catalogue as a number."""
    assert Words.of("voluspa-count", count=1).say() == "1 tile in the game"
    assert str(Words("voluspa-count", {"count": 2})) == "2 tiles in the game"


def test_unknown_words_are_an_error() -> None:
    """Words that no catalogue has are a mistake of ours, found when they are said."""
    words = Words("no-such-words")
    with pytest.raises(KeyError, match="no-such-words"):
        words.say("de")


@pytest.mark.parametrize(
    ("items", "english", "italian"),
    [
        ((), "", ""),
        (("a",), "a", "a"),
        (("a", SERPENT), "a and Sea Serpent", "a e Serpente Marino"),
        (("a", "b", 3), "a, b and 3", "a, b e 3"),
    ],
)
def test_several_things_are_one_list(items: tuple[str | Words, ...], english: str, italian: str) -> None:
    """All but the last by commas, the last by the word of the language."""
    assert str(Listed(items)) == english
    assert Listed(items).say("it") == italian


@pytest.mark.parametrize("locale", LOCALES)
def test_a_choice_has_another_link(locale: str) -> None:
    """A list of alternatives is told from one of companions in each language."""
    assert Listed(("a", "b"), "or").say(locale) != Listed(("a", "b")).say(locale)


def test_plain_values_stay_as_they_are() -> None:
    """Names and numbers are no language's."""
    assert (said("Ylva", "fr"), said(7, "fr"), said(SERPENT, "fr")) == ("Ylva", "7", "Serpent de mer")


def test_a_seat_is_said_by_the_name_that_the_reader_knows() -> None:
    """A name among the values of words stands as it is in every language."""
    won = Words.of("cli-winner", name=Player(1))
    assert won.say("en", ["Ada", "Bo"]) == "Bo wins."
    assert said(Listed((Player(0), Player(1))), "de", ["Ada", "Bo"]) == "Ada und Bo"


def test_equal_words_are_equal() -> None:
    """Words may stand in a set, as refusals do."""
    assert len({Words.of("x", a=1), Words("x", {"a": 1}), Words.of("x", a=2)}) == 2


def test_a_refusal_says_its_sentence_in_each_language() -> None:
    """The message stays the English sentence; the rules follow in brackets where asked for."""
    refusal = Refusal(Words.of("voluspa-event-covered", tile=SERPENT), ("V-1",))
    assert refusal.message == "Sea Serpent leaves the board."
    assert refusal.say("fr") == "Serpent de mer quitte le plateau."
    assert str(refusal) == "Sea Serpent leaves the board. (V-1)"
    assert refusal.say_with_rules("fr") == "Serpent de mer quitte le plateau. (V-1)"


@pytest.mark.parametrize(
    "value",
    [
        "b1",
        3,
        SERPENT,
        Player(1),
        Listed((SERPENT, 2)),
        Words.of("words-pair", name=Player(0), value=Listed(("a",))),
    ],
)
def test_what_was_sent_is_heard_as_it_was_meant(value: Value) -> None:
    """Words, seats and lists come out of JSON as they went in."""
    assert heard(unsaid(value)) == value


def test_a_refusal_may_be_a_plain_sentence() -> None:
    """A sentence without words is the same in every language."""
    assert Refusal("it is muddy").say("it") == Refusal("it is muddy").message == "it is muddy"


def test_a_refusal_is_not_said_before_it_is_asked() -> None:
    """To refuse looks up nothing: not even words that no catalogue has are noticed."""
    error = IllegalAction("Od@1,1", Refusal(Words("no-such-words")))
    with pytest.raises(KeyError):
        str(error)


def test_an_error_speaks_its_words() -> None:
    """Any error of the family may be made of words; `str` is English."""
    error = GladsheimError(SERPENT)
    assert (str(error), error.say("de")) == ("Sea Serpent", "Seeschlange")
    assert GladsheimError("plain").say("de") == str(GladsheimError("plain")) == "plain"
    assert GladsheimError().say("de") == str(GladsheimError()) == ""


def test_a_refused_action_is_said_whole() -> None:
    """The action stands before the reason, in each language, of a copy, too."""
    error = copy.copy(IllegalAction("Od@1,1", Refusal(SERPENT, ("V-1",))))
    assert str(error) == "'Od@1,1': Sea Serpent (V-1)"
    assert error.say("de") == "'Od@1,1': Seeschlange (V-1)"
