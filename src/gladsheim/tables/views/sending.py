"""View of a table as JSON for sockets, of which only what has changed is encoded again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

from gladsheim.tables.running.live import Live
from gladsheim.tables.running.steps import Frame
from gladsheim.tables.views.view import TableView, changing_part, lasting_part, lasts, shown_scene

GAP = Raw(b"\0")
"""Placeholder for parts that change while the rest is encoded; this byte does not occur in JSON."""
LOG: Any = Raw(b"\1")
"""Placeholder for `log_from` and the log, which are adjacent fields."""
encoded = Encoder().encode


def sent_view(live: Live, mine: frozenset[int], viewer: int | None, *, creator: bool) -> tuple[bytes, bytes]:
    """Return the view of a session that looks through the eyes of `viewer`, as JSON in two parts.

    The first is the field `view` up to the number of `log_from`. The second is what follows the log, with the
    end of the enclosing object.
    """
    changing = changing_part(live, mine, viewer)
    position = _position(live, viewer, offers=changing["my_turn"])
    before, after = _frame(live, mine, creator, changing)
    *values, clocks = map(encoded, changing.values())
    # A copy: other messages use the same frame.
    parts = list(before)
    # By position: `changing_part` has the fields in the order of `TableView`, and `clocks` last.
    parts[1::2] = *values, *position
    return b"".join(parts), after % clocks


def _frame(live: Live, mine: frozenset[int], creator: bool, changing: Collection[str]) -> Frame:
    """Return the JSON before `log_from` and after the log, with gaps for the fields that change.

    The part before is a list in which every second item is a gap: for the fields of the `changing` part but
    the last one, then scene and choices. The part after has a gap for that last field.
    """
    kept = live.kept.frames.get((mine, creator))
    holds = lasts(live)
    # By identity, which is enough: tables and their `left` are replaced, never changed.
    if holds and kept is not None and kept[0] is live.table and kept[1] is live.left:
        return kept[2]
    gaps: dict[str, Any] = dict.fromkeys((*changing, "scene", "choices"), GAP)
    view = TableView(**gaps, log_from=LOG, log=LOG, **lasting_part(live, mine, creator=creator))
    # Without the opening brace: the head of a message has it, before other fields.
    before, _, after = encoded({"view": view})[1:].split(b"\1")
    parts = [part for between in before.split(b"\0") for part in (between, b"")][:-1]
    # Names may contain `%`, and the last gap is filled by the `%` operator.
    frame = parts, after.replace(b"%", b"%%").replace(b"\0", b"%b")
    if holds:
        live.kept.frames[mine, creator] = live.table, live.left, frame
    return frame


def _position(live: Live, viewer: int | None, *, offers: bool) -> tuple[bytes, bytes]:
    """Return the scene and the choices, as JSON."""
    presenter = live.state.game.presenter
    # A game that ended early is over for the table alone, which kernels do not know.
    scene = presenter.sent_scene(live.state, viewer) if live.ended is None else shown_scene(live, viewer)
    choices = presenter.sent_choices(live.state) if offers else []
    return scene if isinstance(scene, bytes) else encoded(scene), encoded(choices)
