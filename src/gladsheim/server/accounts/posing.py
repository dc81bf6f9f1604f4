"""Check of names by which a person would pass for a bot, the hall, an erased player or an empty seat."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import cache
from importlib import resources

from gladsheim.core.words import Words
from gladsheim.locales import LOCALES
from gladsheim.server.wire.errors import BadRequest
from gladsheim.tables.people.lookalikes import skeleton

NOBODY = ("sit-erased", "sit-free", "sit-kept")
# Brackets, commas and the like part a name from what is said of it.
PARTING = re.compile(r"[()\[\]{}<>,;:/|\\·•–—]+|\s-\s")
CAMEL = re.compile(r"(?<=[a-zß-ÿ])(?=[A-Z])")

# The number of a level: digits, of which a one is read as l and a nought as o, or a Roman one up to ten.
NUMBER = r"(\d+|[\dlo]{1,2}|v?l{1,3}|l[vx]|[vx])"
BOT_LABEL = re.compile(r"^bot-[a-z]+ = (.+)$", re.MULTILINE)
VALUE = re.compile(r"\{.*?\}")


def check_posing(name: str, bots: Collection[str], field: str, *, robot: bool = False) -> None:
    """Raise BadRequest for such a name.

    `bots` are the names of the hall's bots in programs.
    The name of a `robot` may say that it is a bot, but must be none of the hall's own.
    """
    parts, words, called = _parts(name), _words(name), frozenset(bots)
    says_bot = not robot and words & _listed("names-bots")
    if says_bot or parts & _labels(called) or any(map(_levels(called).fullmatch, parts)):
        raise BadRequest(Words("faults-name-bot"), field)
    if words & _listed("names-offices") or parts & _listed("names-house"):
        raise BadRequest(Words("faults-name-house"), field)
    if parts & _nobody():
        raise BadRequest(Words("faults-name-nobody"), field)


def _parts(name: str) -> set[str]:
    plain = unicodedata.normalize("NFKC", name)
    # A stroke parts, and is read as an l; capitals may look like others than small letters do.
    return _read([name, name.casefold(), *PARTING.split(plain), *PARTING.split(skeleton(name))])


def _words(name: str) -> set[str]:
    """Return the normalized words of a name without the digits around them."""
    plain = unicodedata.normalize("NFKC", name)
    found = re.split(r"[\W_]+", f"{plain} {CAMEL.sub(' ', plain)} {skeleton(name)}")
    return _read([word for one in found for word in (one, one.strip("0123456789"))])


def _read(names: Collection[str]) -> set[str]:
    """Return names normalized for comparison: letters and digits without marks; 1 and i are read as l."""
    read = ("".join(filter(str.isalnum, skeleton(name))).replace("i", "l") for name in names)
    return set(filter(None, read))


@cache
def _levels(bots: frozenset[str]) -> re.Pattern[str]:
    """Return a pattern for bots with a level, by their label and by their name in programs."""
    labels = [VALUE.sub("", label) for label in _bot_labels() if "$level" in label]
    shown = _read([*labels, *(bot.rpartition("-")[0] for bot in bots)])
    return re.compile(f"({'|'.join(sorted(shown))}){NUMBER}")


@cache
def _labels(bots: frozenset[str]) -> set[str]:
    """Return labels of bots without a level, and the names that bots have at seats and in programs."""
    labels = [name for label in _bot_labels() if "$" not in label for name in label.split(",")]
    return _read([*labels, *bots])


@cache
def _nobody() -> set[str]:
    return _read([name for message in NOBODY for name in _said("hall.ftl", message)])


@cache
def _listed(message: str) -> set[str]:
    return _read([word for listed in _said("faults.ftl", message) for word in listed.split(",")])


def _said(file: str, message: str) -> list[str]:
    """Return the text of a one-line message in all languages."""
    found = [re.search(rf"^{message} = (.+)$", text, re.MULTILINE) for text in _texts(file)]
    return [line[1].strip() for line in found if line]


def _bot_labels() -> list[str]:
    return [label for text in _texts("common.ftl") for label in BOT_LABEL.findall(text)]


def _texts(file: str) -> list[str]:
    """Return the text of a file in all languages."""
    return [(resources.files("gladsheim.locales") / locale / file).read_text("utf-8") for locale in LOCALES]
