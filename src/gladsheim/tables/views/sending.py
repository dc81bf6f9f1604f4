"""A view as sockets are sent it: JSON, of which only what has changed is made anew."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from gladsheim.core.game import Json
from gladsheim.tables.live import Live
from gladsheim.tables.steps import Frame
from gladsheim.tables.views.view import (
    TableView,
    changing_part,
    lasting_part,
    lasts,
    shown_position,
    viewer_of,
)

GAP = Raw(b"\0")
"""Stands for what changes while all else is encoded: in JSON there is no such byte."""


def sent_view(live: Live, mine: frozenset[int], *, creator: bool) -> tuple[bytes, bytes]:
    """The view of a session as JSON: what stands before its log, and what comes after it."""
    viewer = viewer_of(live, mine)
    changing = changing_part(live, mine, viewer)
    found = {name: encode(value) for name, value in changing.items()}
    found["scene"], found["choices"] = _position(live, viewer, offers=changing["my_turn"])
    frame, until_log = _frame(live, mine, creator, (*found, "log"))
    parts = [part for piece, name in frame for part in (piece, found.get(name, b""))]
    return b"".join(parts[:until_log]), b"".join(parts[until_log:])


def _frame(live: Live, mine: frozenset[int], creator: bool, names: Collection[str]) -> Frame:
    """What stands before each field that changes; last what comes after them, before no field.

    Then how many pieces and fields stand before the log.
    """
    kept = live.kept.frames.get((mine, creator))
    holds = lasts(live)
    if holds and kept is not None and kept[0] is live.table and kept[1] is live.left:
        return kept[2]
    gaps: dict[str, Any] = dict.fromkeys(names, GAP)
    view = TableView(**gaps, **lasting_part(live, mine, creator=creator))
    order = [name for name in TableView.__struct_fields__ if name in names]
    pieces = list(zip(encode(view).split(b"\0"), [*order, ""], strict=True))
    frame = pieces, 2 * order.index("log") + 1
    if holds:
        live.kept.frames[mine, creator] = live.table, live.left, frame
    return frame


def _position(live: Live, viewer: int | None, *, offers: bool) -> tuple[bytes, bytes]:
    """The scene and the choices, as JSON."""
    scene: Json | bytes
    choices: list[Json] | bytes
    if live.ended is not None:
        scene, choices = shown_position(live, viewer, offers=offers)
    else:
        scene, choices = live.state.to_send(viewer, offers=offers)
    if not isinstance(scene, bytes):
        scene = encode({name: Raw(one) if isinstance(one, bytes) else one for name, one in scene.items()})
    return scene, choices if isinstance(choices, bytes) else encode(choices)
