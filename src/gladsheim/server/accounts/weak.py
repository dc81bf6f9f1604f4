"""Check for passwords that are guessed first: common ones, repetitions, and the account's name.

The list of common passwords comes with the package zxcvbn. Its strength estimate is not used: for some
passwords it computes for seconds. The checks here take microseconds even for the longest password.
"""

from __future__ import annotations

import itertools
import string
from functools import cache

from gladsheim.core.words import Words
from gladsheim.server.accounts.wire import SHORTEST_PASSWORD
from gladsheim.server.wire.names import name_key

MOST_COMMON = 10_000
LEAST_BESIDE_NAME = 6
"""Characters that a password must have beside the name of its account."""
FEW_CHARACTERS = 3
SHORTEST_CORE = 4
AROUND = string.digits + string.punctuation + string.whitespace

SIGNS = tuple(str.maketrans("@48(3€6!1|0$57+2", f"aabceegi{one}{one}ossttz") for one in "li")
"""Translation of signs that stand for letters; 1 is read in two ways."""


def weakness(password: str, name: str) -> Words | None:
    """Return why a password is refused; None if it is accepted."""
    folded = "".join(name_key(password).split())
    if _is_name(folded, "".join(name_key(name).split())):
        return Words.of("faults-password-name", least=LEAST_BESIDE_NAME)
    if _repeats(folded):
        return Words("faults-password-repeats")
    if _is_common(password.casefold()) or _is_common(folded):
        return Words("faults-password-common")
    return None


def _is_name(folded: str, name: str) -> bool:
    """Whether the password is little more than the name, also backwards or with signs for letters."""
    if not name:
        return False
    for text in _readings(folded):
        for way in (name, name[::-1]):
            if way in text and len(text.replace(way, "")) < LEAST_BESIDE_NAME:
                return True
    return False


def _repeats(folded: str) -> bool:
    """Whether the password repeats a short part, uses few characters, or is a run such as `abcdef`."""
    if len(set(folded)) <= FEW_CHARACTERS:
        return True
    if len({ord(after) - ord(before) for before, after in itertools.pairwise(folded)}) == 1:
        return True
    periods = range(1, min(SHORTEST_PASSWORD, len(folded) // 2 + 1))
    return any(folded[period:] == folded[:-period] for period in periods)


def _is_common(folded: str) -> bool:
    """Whether the list has the password: as it is, backwards, with signs for letters, or without digits
    around.
    """
    core = folded.strip(AROUND)
    texts = [folded, core] if len(core) >= SHORTEST_CORE else [folded]
    return any(not _common().isdisjoint({*_readings(text), text[::-1]}) for text in texts)


def _readings(folded: str) -> set[str]:
    return {folded, *(folded.translate(signs) for signs in SIGNS)}


@cache
def _common() -> frozenset[str]:
    # Reading the list takes a moment and some memory: not before a user chooses a password.
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"][:MOST_COMMON])
