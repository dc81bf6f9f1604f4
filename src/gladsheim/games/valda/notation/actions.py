"""Conversion of action texts to action codes and back (VA-15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from gladsheim.core.errors import MalformedAction, shorten
from gladsheim.games.valda import acts
from gladsheim.games.valda.acts import FIRST_SHIFT, LOW, WORD_SHIFT
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.book.pack import numbers, order
from gladsheim.games.valda.notation.phrases import NAMES, phrase, refusal
from gladsheim.games.valda.pieces import BUILDINGS, GODS, LETTERS, MODE_NAMES, WORKS
from gladsheim.games.valda.record import DICE_ROLLED, MIXED, SEATS

Vocabulary = Mapping[str, int]

CARD: Vocabulary = {}
"""Marker for the ids of the file's cards."""


def _words(words: Sequence[str]) -> Vocabulary:
    return {word: number for number, word in enumerate(words)}


_RES, _GOD, _SEAT = _words(LETTERS), _words(GODS), _words([str(seat) for seat in range(SEATS)])
_FACE = {str(face): face for face in range(1, 7)}
FORMS: Mapping[int, tuple[Vocabulary, ...]] = {
    acts.TRADE: (_RES, _RES),
    acts.PLAY: (CARD,),
    acts.TAKE: (_RES,),
    acts.BUY: (),
    acts.BUILD: (_words(BUILDINGS),),
    acts.ATTACK: (CARD,),
    acts.PASS: (),
    acts.DEFEND: (CARD,),
    acts.YIELD: (),
    acts.THOR: ({"3": 3, "2": 2}, {"g": 1, "d": 2}),
    acts.ODIN: ({"2": 2, "3": 3},),
    acts.LOKI: (),
    acts.DISCARD: (CARD,),
    acts.KEEP: (CARD,),
    acts.RES: (_RES,),
    acts.PLAYER: (_SEAT,),
    acts.HAND: (),
    acts.CARD: (CARD,),
    acts.GOD: (_GOD,),
    acts.CHANGE: (_RES, _RES),
    acts.WORKS: (_words(WORKS),),
    acts.MOVE: (_SEAT, _GOD),
    acts.DIE: (_words([str(k) for k in range(DICE_ROLLED)]), _FACE),
    acts.DONE: (),
    acts.END: (),
    acts.WEAPON: (_words(MODE_NAMES),),
}
"""Vocabularies of the parts that may follow the word of an action."""


@cache
def mixtures(rate: int) -> Mapping[tuple[str, str], int]:
    """Return the trades that give any resources: the kinds given and wanted, with the first
    number of the code (E-4.2).
    """
    if rate == 1:
        return {}
    found: dict[tuple[str, str], int] = {}
    for wanted in LETTERS:
        for count in range(rate + 1):
            given = MIXED + count
            found[letters_given(given, LETTERS.index(wanted), rate), wanted] = given
    return found


def to_code(text: str, book: CardFile) -> int:
    """Return the code of an action text. Raises MalformedAction for a text that is no action
    in any position.
    """
    if not isinstance(text, str):
        raise MalformedAction(repr(text), refusal("not-a-text", ("VA-15",)))
    head, *rest = text.split(":")
    if head not in acts.WORDS:
        known = ", ".join(acts.WORDS)
        raise MalformedAction(text, refusal("unknown-word", ("VA-15",), word=shorten(head), known=known))
    word = acts.WORDS.index(head)
    parts = FORMS[word]
    if len(rest) != len(parts):
        sizes = {"n": len(parts), "found": len(rest)}
        raise MalformedAction(text, refusal("word-parts", ("VA-15",), word=repr(head), **sizes))
    mixed = mixtures(book.limit("trade_rate")) if word == acts.TRADE else {}
    found = [0, 0]
    for place, (given, words) in enumerate(zip(rest, parts, strict=True)):
        known_words = numbers(book) if words is CARD else words
        if place == 0 and tuple(rest) in mixed:
            found[0] = mixed[rest[0], rest[1]]
            continue
        if given not in known_words:
            allowed = phrase("any-card") if words is CARD else ", ".join(known_words)
            values = {"part": shorten(given), "word": repr(head), "allowed": allowed}
            raise MalformedAction(text, refusal("cannot-follow", ("VA-15",), **values))
        found[place] = known_words[given]
    return word << WORD_SHIFT | found[0] << FIRST_SHIFT | found[1]


def letters_given(given: int, wanted: int, rate: int) -> str:
    """Return the letters of the resources that a trade gives."""
    lower, upper = (letter for at, letter in enumerate(LETTERS) if at != wanted)
    count = given - MIXED
    return LETTERS[given] * rate if count < 0 else lower * count + upper * (rate - count)


def goods_given(given: int, wanted: int, rate: int) -> dict[str, int]:
    """Return the resources that a trade gives, by kind."""
    letters = letters_given(given, wanted, rate)
    return {name: letters.count(letter) for letter, name in NAMES.items() if letter in letters}


def parts_of(code: int) -> tuple[int, int, int]:
    """Return the word of a code and its two numbers."""
    return code >> WORD_SHIFT, (code >> FIRST_SHIFT) & LOW, code & LOW


def to_text(code: int, book: CardFile) -> str:
    """Return the text of an action code."""
    word, *values = parts_of(code)
    texts = [acts.WORDS[word]]
    if word == acts.TRADE and values[0] >= MIXED:
        given = letters_given(values[0], values[1], book.limit("trade_rate"))
        return ":".join([*texts, given, LETTERS[values[1]]])
    for value, words in zip(values, FORMS[word], strict=False):
        if words is CARD:
            texts.append(order(book)[value].id)
        else:
            texts.append(next(one for one, known in words.items() if known == value))
    return ":".join(texts)
