"""Card files for tests: the built-in one as a plain value, changed and written out again."""

from __future__ import annotations

import copy
import json
import tomllib
from importlib.resources import files
from typing import Any

from gladsheim.games.valda.book import CardFile, CardFileError, read_book

Data = dict[str, Any]
TEXT = files("gladsheim.games.valda").joinpath("valda-cards.toml").read_text("utf-8")
BUILT_IN: Data = tomllib.loads(TEXT)
OWN_ID = "our-own-cards"
FIRST_LIST, SECOND_LIST = "valda-2019-reconstruction-1", "valda-2019-reconstruction-2"
"""The ids of the earlier versions of the built-in list."""


def fresh() -> Data:
    """The built-in file as a value that may be changed, with an id of its own."""
    return {**copy.deepcopy(BUILT_IN), "id": OWN_ID}


def card(data: Data, name: str) -> Data:
    """The row of a card."""
    return next(row for row in data["card"] if row["id"] == name)


def written(data: Data) -> str:
    """The value as TOML."""
    return "".join(f"{json.dumps(key)} = {_value(value)}\n" for key, value in data.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{json.dumps(key)} = {_value(item)}" for key, item in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value)


def read(data: Data) -> CardFile:
    """The value, written and read as a card file."""
    return read_book(written(data), "own.toml")


def faults(data: Data) -> list[tuple[str, str]]:
    """What is wrong with a value as a card file: places and sentences."""
    try:
        read(data)
    except CardFileError as error:
        return [(fault.field, fault.message) for fault in error.faults]
    return []
