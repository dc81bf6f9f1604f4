"""Fast calls of compiled entries from Python, for single states.

A thread has one `Workspace` for each engine: a menu and buffers that every call uses again. Arguments are
passed by address. The calls do not release the interpreter's lock: they last about a microsecond, and
a thread that released it could have to wait for thousands of calls by others.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import Any

from gladsheim.core.engine.engines import Engine
from gladsheim.core.engine.head import HEAD_LENGTH, MOST_DRAWN, MOST_EXPLAINED, MOST_GATHERED, PAST_LENGTH

Call = Callable[..., int]


def short(engine: Engine, name: str) -> Call:
    """Return an entry of an engine for short calls.

    If it is compiled, other threads wait meanwhile, and callers pass the parts of tuples one after the other.
    """
    found: Any = getattr(engine.call, name)
    call: Call = found
    if engine.compiled:
        found = getattr(found, "code", found)
        address: Any = ctypes.cast(found, ctypes.c_void_p).value
        # Unlike CFUNCTYPE, PYFUNCTYPE keeps the interpreter's lock.
        made = ctypes.PYFUNCTYPE(found.restype, *found.argtypes)(address)
        if check := getattr(found, "errcheck", None):
            made.errcheck = check
        call = made
    return call


class Workspace:
    """Buffers of one thread for one engine, and the entries that it calls with them."""

    codes: Any
    points: Any
    head: Any
    past: Any
    drawn: Any
    explained: Any
    gathered: Any

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        most = engine.rules.most_actions
        # ctypes arrays, because their slices are lists of Python ints; slices of NumPy arrays are not.
        self.codes, self.points = (ctypes.c_int64 * most)(), (ctypes.c_int64 * most)()
        self.head, self.past = (ctypes.c_int64 * HEAD_LENGTH)(), (ctypes.c_int64 * PAST_LENGTH)()
        self.drawn = (ctypes.c_int64 * MOST_DRAWN)()
        self.explained = (ctypes.c_int64 * MOST_EXPLAINED)()
        self.gathered = (ctypes.c_int64 * MOST_GATHERED)()
        # Addresses are looked up once, not for each call.
        self.codes_at, self.points_at = ctypes.addressof(self.codes), ctypes.addressof(self.points)
        self.head_at, self.past_at = ctypes.addressof(self.head), ctypes.addressof(self.past)
        self.drawn_at, self.explained_at = ctypes.addressof(self.drawn), ctypes.addressof(self.explained)
        self.gathered_at = ctypes.addressof(self.gathered)
        # The attribute keeps the memory alive: `menus` is only its address.
        self._menus = engine.menus(1)
        self.menus: int = self._menus._as_parameter_
        self.menu = engine.rules.menu.live(self._menus)
        self.spares: list[tuple[Any, Any]] = []
        """Memory of states that were dropped, with the live records in it, for reuse."""
        self.survey, self.move, self.priced = (short(engine, one) for one in ("survey", "move", "priced"))
        self.scene, self.copy, self.replay = (short(engine, one) for one in ("scene", "copy", "replay"))
        self.explain, self.gather, self.effects = (
            short(engine, one) for one in ("explain", "gather", "effects")
        )
        self.worth = short(engine, "points")
        self.deal, self.act, self.advance = (short(engine, one) for one in ("deal", "act", "advance"))


class _Workspaces(threading.local):
    def __init__(self) -> None:
        self.of: dict[Engine, Workspace] = {}


_workspaces = _Workspaces()


def workspace_of(engine: Engine) -> Workspace:
    """Return the workspace of the present thread for a compiled engine."""
    found = _workspaces.of.get(engine)
    if found is None:
        found = _workspaces.of[engine] = Workspace(engine)
    return found
