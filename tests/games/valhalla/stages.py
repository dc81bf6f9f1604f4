"""A position of each stage, and documents that are wrong in one place."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from gladsheim import from_document
from gladsheim.core.errors import DocumentError
from gladsheim.core.game import Json
from tests.games.valhalla.boards import after, table

MINE = ("mountain:0:3 castle:1:2", "forest market")
SHORT = {"glory_cap": 8}


def staged() -> dict[str, Json]:
    """A position of each stage."""
    phase_1 = {"phase": 1, "placed": True, "recruited": False}
    four = ["author", "savage", "sailor", "battle"]
    around = {"0,0E": [2, 2]}
    paying = after(table(slots=around, seats=[phase_1], options=SHORT, zones=[four]), "recruit:0,0")
    zones = [["pact", "bard", "ace-suns", "mill"], ["excuse"]]
    fighting = table(MINE, zones=zones, options=SHORT, slots={"0,0E": [2, 1]}, seats=[{"fought": True}])
    over = table(MINE, seats=[{"fought": True}], options={"target": 3})
    states = {
        "turn": fighting,
        "pay": paying,
        "drop": after(paying, "pay:reserve", "pay:reserve"),
        "plan": after(fighting, "use:pact:event", "put:0,0:2"),
        "muster": after(fighting, "use:bard:person:1,0"),
        "excuse": after(fighting, "use:bard:person:1,0", "muster:0,0:0,0:3"),
        "location": after(fighting, "use:mill:location:2,0"),
        "ace": after(fighting, "ace:ace-suns:0,0"),
        "glory": after(fighting, "glory"),
        "take": after(fighting, "glory", "score"),
        "over": after(over, "glory"),
    }
    return {name: state.document() for name, state in states.items()}


STAGED = staged()


def faults(document: Any) -> list[str]:
    """The fields that are at fault."""
    with pytest.raises(DocumentError) as error:
        from_document(document)
    assert all(fault.message for fault in error.value.faults)
    return [fault.field for fault in error.value.faults]


def broken(name: str, *path: Any, value: Any) -> Json:
    """A document of a stage with one value exchanged, or a field taken out with `...`."""
    document = copy.deepcopy(STAGED[name])
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    if value is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return document


def changed(name: str, change: Callable[[Json], object]) -> Json:
    """A document of a stage after a change."""
    document = copy.deepcopy(STAGED[name])
    change(document)
    return document
