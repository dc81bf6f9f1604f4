"""Names of people: what may be one, which of them are the same, and proposals for new guests."""

from __future__ import annotations

import random
import unicodedata
from collections import OrderedDict

from gladsheim.core.words import Words
from gladsheim.server.edge.errors import BadRequest

LONGEST_NAME = 40
MOST_REMEMBERED = 1_000

UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters, marks and signs that are drawn as nothing at all (Unicode's Default_Ignorable_Code_Point
# outside the categories above, and the empty braille cell).
UNSEEN = frozenset(
    {
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    }
)

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
    """A name without spaces around it. Raises BadRequest for characters nobody can see."""
    cleaned = unicodedata.normalize("NFC", name).strip()
    unseen = any(unicodedata.category(char) in UNSEEN_CATEGORIES or ord(char) in UNSEEN for char in cleaned)
    if unseen or not cleaned or len(cleaned) > LONGEST_NAME:
        raise BadRequest(Words.of("faults-name", most=LONGEST_NAME), field)
    return cleaned


def name_key(name: str) -> str:
    """What two names have in common that are taken for the same: letters whatever their case or width."""
    key = " ".join(name.split())
    # Folding may bring forth what has to be composed or folded again; twice is enough.
    for _ in range(2):
        key = unicodedata.normalize("NFKC", key).casefold()
    return " ".join(unicodedata.normalize("NFKC", key).split())


ROMAN = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """A number from 1 on as Romans wrote it; from 400 on with as many C as it takes."""
    text = ""
    for value, sign in ROMAN:
        text += sign * (number // value)
        number %= value
    return text


class Proposals:
    """Names for new guests: the same one lately given gets a Roman numeral, which is no seat's number."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self._chance = chance or random.SystemRandom()
        self._given: OrderedDict[str, int] = OrderedDict()

    def next(self) -> str:
        """A name for the next guest."""
        name = self._chance.choice(FIRST_NAMES)
        count = self._given.pop(name, 0) + 1
        self._given[name] = count
        while len(self._given) > MOST_REMEMBERED:
            self._given.popitem(last=False)
        return name if count == 1 else f"{name} {roman(count)}"
