"""Names by which somebody would pass for a bot, for the hall, for an erased player or an empty seat."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import cache
from importlib import resources

from gladsheim.core.words import Words
from gladsheim.locales import LOCALES
from gladsheim.server.edge.errors import BadRequest
from gladsheim.tables.people.lookalikes import skeleton

LEVELS = ("search", "seer")
"""The bots with levels; their names end in a number."""
BOTS = ("bot-random", "bot-greedy")
NOBODY = ("sit-erased", "sit-free", "sit-kept")
# Brackets, commas and the like part a name from what is said of it.
PARTING = re.compile(r"[()\[\]{}<>,;:/|\\·•–—]+|\s-\s")
CAMEL = re.compile(r"(?<=[a-zß-ÿ])(?=[A-Z])")


def check_posing(name: str, bots: Collection[str], field: str, *, robot: bool = False) -> None:
    """Raises BadRequest for a name that poses; that of a `robot` may say what it is.

    `bots` are the names that the hall's bots have in programs.
    """
    parts, words = _parts(name), _words(name)
    if not robot and (
        words & _listed("names-bots") or parts & _labels() or parts & _read(bots) or _level(parts)
    ):
        raise BadRequest(Words("faults-name-bot"), field)
    if words & _listed("names-offices") or parts & _listed("names-house"):
        raise BadRequest(Words("faults-name-house"), field)
    if parts & _nobody():
        raise BadRequest(Words("faults-name-nobody"), field)


def _parts(name: str) -> set[str]:
    plain = unicodedata.normalize("NFKC", name)
    return _read([" ".join(plain.split()), *PARTING.split(plain)])


def _words(name: str) -> set[str]:
    """The words of a name without the digits around them, as they are read."""
    plain = unicodedata.normalize("NFKC", name)
    found = re.split(r"[\W_]+", f"{plain} {CAMEL.sub(' ', plain)}")
    return _read([word for one in found for word in (one, one.strip("0123456789"))])


def _read(names: Collection[str]) -> set[str]:
    """What is read: a one for an l or an i, whatever was written."""
    return {skeleton(name.strip()).replace("i", "l") for name in names if name.strip()}


def _level(parts: set[str]) -> bool:
    """Whether one of them is the label of a bot with its level."""
    return any(part.rstrip("0123456789lo -") in _levels() and part[-1] in "0123456789lo" for part in parts)


@cache
def _levels() -> set[str]:
    shown = [label for family in LEVELS for label in _said("common.ftl", f"bot-{family}")]
    return {word.rstrip("lo -") for word in _read([*shown, *LEVELS])}


@cache
def _labels() -> set[str]:
    return _read([label for message in BOTS for label in _said("common.ftl", message)])


@cache
def _nobody() -> set[str]:
    return _read([name for message in NOBODY for name in _said("hall.ftl", message)])


@cache
def _listed(message: str) -> set[str]:
    return _read([word for listed in _said("faults.ftl", message) for word in listed.split(",")])


def _said(file: str, message: str) -> list[str]:
    """A message of one line in all languages, without its values.

    Fluent itself would read all files of all languages first, which takes two seconds.
    """
    texts = [(resources.files("gladsheim.locales") / locale / file).read_text("utf-8") for locale in LOCALES]
    found = [re.search(rf"^{message} = (.+)$", text, re.MULTILINE) for text in texts]
    return [re.sub(r"\{.*?\}", "", line[1]).strip() for line in found if line]
