"""Spoilt documents: sound ones in which values, at any depth, were exchanged, lost or doubled."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

from gladsheim import from_document
from gladsheim.core.errors import DocumentError, Fault
from gladsheim.core.game import State

PLAIN: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 130), st.integers(), st.floats(), st.text(max_size=6)
)
ANYTHING: st.SearchStrategy[Any] = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=6,
)
"""Any JSON value."""


@st.composite
def spoilt(
    draw: st.DrawFn, documents: Sequence[Any], names: Sequence[str], values: st.SearchStrategy[Any]
) -> Any:
    """One of the documents with up to three changes: `names` stand for fields, `values` for anything."""
    document = copy.deepcopy(draw(st.sampled_from(documents)))
    for _ in range(draw(st.integers(1, 3))):
        _spoil(draw, document, names, values)
    return document


def _spoil(draw: st.DrawFn, document: Any, names: Sequence[str], values: st.SearchStrategy[Any]) -> None:
    place: Any = document
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and draw(st.booleans()):
            place = place[key]
            continue
        match draw(st.integers(0, 4)):
            case 0:
                del place[key]
            case 1 if isinstance(place, list):
                place.append(copy.deepcopy(place[key]))
            case 2 if isinstance(place, dict):
                place[draw(st.sampled_from(names))] = place[key]
            case _:
                place[key] = copy.deepcopy(draw(values))
        return


def check_spoilt(document: Any, play_on: Callable[[State], None]) -> bool:
    """See that a document is refused with its faults, or is sound: then it reads back equal, and
    `play_on` goes on from it. Returns whether it is sound.
    """
    faults: Sequence[Fault] = ()
    try:
        state: State | None = from_document(document)
    except DocumentError as error:
        state, faults = None, error.faults
    if state is None:
        assert faults
        assert all(fault.message for fault in faults)
        return False
    found = state.document()
    json.dumps(found, allow_nan=False)
    assert from_document(found).document() == found
    play_on(state)
    return True
