"""Names of people: validity, equality, and proposals for new guests."""

from __future__ import annotations

import random
import unicodedata
from collections import OrderedDict

from gladsheim.core.words import Words
from gladsheim.server.wire.errors import BadRequest
from gladsheim.tables.people.texts import MOST_MARKS_IN_NAME, is_drawn, is_unseen, without_excess_marks

LONGEST_NAME = 40
MOST_REMEMBERED = 1_000

FIRST_NAMES = (
    *("Alfhild", "Arnor", "Asgerd", "Aslaug", "Astrid", "Aud", "Bergthora", "Bersi", "Bjarni", "Bolli"),
    *("Dagny", "Egil", "Eirik", "Erna", "Eyvind", "Finn", "Freydis", "Geirmund", "Gizur", "Groa"),
    *("Gudrid", "Gudrun", "Gunnar", "Gunnhild", "Gyda", "Hakon", "Halla", "Halldor", "Hallgerd", "Hauk"),
    *("Helga", "Herdis", "Hild", "Hjalti", "Hrafn", "Ingrid", "Ivar", "Jorunn", "Kari", "Ketil"),
    *("Kjartan", "Leif", "Ljot", "Magni", "Njal", "Oddny", "Olaf", "Ragna", "Ragnhild", "Rannveig"),
    *("Runolf", "Sigrid", "Sigurd", "Skuli", "Snorri", "Solveig", "Steinunn", "Svanhild", "Svein", "Thora"),
    *("Thorfinn", "Thorgerd", "Thorkel", "Thorstein", "Thurid", "Tove", "Ulf", "Unn", "Vigdis", "Yrsa"),
)


def clean_name(name: str, field: str) -> str:
    """Return a requested name, in composed form (NFC) and without spaces around it.

    Raises BadRequest for invisible characters, for a name without a letter, digit or sign, and for marks
    without a letter or with too many others on it.
    """
    cleaned = typed_name(name, field)
    if not is_drawn(cleaned):
        raise BadRequest(Words.of("faults-name", most=LONGEST_NAME), field)
    if without_excess_marks(cleaned, MOST_MARKS_IN_NAME) != cleaned:
        raise BadRequest(Words.of("faults-name-marks", most=MOST_MARKS_IN_NAME), field)
    return cleaned


def typed_name(name: str, field: str) -> str:
    """Return a name that may be in use already, by the weaker rules of former versions. Raises BadRequest."""
    cleaned = unicodedata.normalize("NFC", name).strip()
    if not cleaned or len(cleaned) > LONGEST_NAME or any(map(is_unseen, cleaned)):
        raise BadRequest(Words.of("faults-name", most=LONGEST_NAME), field)
    return cleaned


def name_key(name: str) -> str:
    """Return a key that is equal for names that count as the same, whatever their case or width."""
    key = " ".join(name.split())
    # Folding may bring forth what has to be composed or folded again; twice is enough.
    for _ in range(2):
        key = unicodedata.normalize("NFKC", key).casefold()
    return " ".join(unicodedata.normalize("NFKC", key).split())


ROMAN = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """Return a number from 1 on as a Roman numeral; from 400 on with as many C as it takes."""
    text = ""
    for value, sign in ROMAN:
        text += sign * (number // value)
        number %= value
    return text


class Proposals:
    """Proposals of names for new guests.
    A name that was given recently gets a Roman numeral, which cannot be confused with a seat's number.
    """

    def __init__(self, chance: random.Random | None = None) -> None:
        self._chance = chance or random.SystemRandom()
        self._given: OrderedDict[str, int] = OrderedDict()

    def next(self) -> str:
        """Return a name for the next guest."""
        name = self._chance.choice(FIRST_NAMES)
        count = self._given.pop(name, 0) + 1
        self._given[name] = count
        while len(self._given) > MOST_REMEMBERED:
            self._given.popitem(last=False)
        return name if count == 1 else f"{name} {roman(count)}"
