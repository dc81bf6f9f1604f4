"""Events and the parts of points in words; every figure comes from what the viewer was sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from gladsheim.core.game import Json
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Listed, Words
from gladsheim.locales import text

MOST_TILES = 1_000
"""Number of tiles, each with a boost, whose words are cached."""


def story(action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
    """Return an action in words, from the events and parts of its points as a viewer was sent them."""
    deed: Words | str | None = None
    moved: Json | None = None
    besides: list[Words] = []
    for event in events:
        kind = event["event"]
        if kind in _MOVED:
            moved = event
        if kind in _DEEDS:
            # A tile that gave way is named in the same breath as the one that was laid.
            deed = deed or _DEEDS[kind](event, moved)
        elif kind in _BESIDES and (words := _BESIDES[kind](event)) is not None:
            besides.append(words)
    return Story(deed or action, tuple(besides), reasons(parts), whole=False)


def reasons(parts: Sequence[Json]) -> tuple[Reason, ...]:
    """Return the reasons of the parts of a landing's points."""
    return tuple([Reason(_part(part), part["points"]) for part in parts])


def about(code: str, locale: str = "en") -> str:
    """Return the description of a kind of tile, for help pages."""
    return text(locale, f"voluspa-about-{code}")


def _words(message: str, /, **values: str | int | Words | Listed) -> Words:
    return Words(f"voluspa-{message}", values)


@lru_cache(maxsize=MOST_TILES)
def _tile(code: str, boost: int = 0) -> Words:
    name = Words(f"voluspa-tile-{code}")
    return _words("tile-boosted", tile=name, boost=boost) if boost else name


def _placed(event: Json, moved: Json | None) -> Words:
    tile, at, way = _tile(event["tile"], event["boost"]), event["at"], event["way"]
    if moved is None:
        return _words("event-placed-flight" if way == "flight" else "event-placed-beside", tile=tile, at=at)
    under = _tile(moved["tile"], moved["boost"])
    if way == "bump":
        return _words(
            "event-placed-bump", tile=tile, at=at, under=under, dir=_words(f"dir-name-{moved['dir']}")
        )
    message = "event-placed-flight-cover" if way == "flight" else f"event-placed-{way}"
    return _words(message, tile=tile, at=at, under=under)


def _captured(event: Json) -> Words:
    message = "event-captured-boost" if event["boost"] else "event-captured"
    return _words(message, tile=_tile(event["tile"]), boost=event["boost"])


def _lifted(event: Json) -> Words | None:
    under = event["under"]
    return None if under is None else _words("event-lifted", under=_tile(under), at=event["at"])


def _drew(event: Json) -> Words:
    if "tiles" not in event:
        return _words("event-drew", count=event["count"])
    return _words("event-drew-tiles", tiles=Listed(tuple(map(_tile, event["tiles"]))))


_MOVED = ("covered", "captured", "bumped")
_DEEDS: dict[str, Callable[[Json, Json | None], Words]] = {
    "placed": _placed,
    "stayed": lambda event, _: _words("event-stayed", at=event["at"]),
    "discarded": lambda event, _: _words("event-discarded", tile=_tile(event["tile"])),
    "ended": lambda _, __: _words("event-ended"),
}
"""Words for the seat's deed, which follow its name."""
_BESIDES: dict[str, Callable[[Json], Words | None]] = {
    "boosted": lambda event: _words("event-boosted", boosts=event["boosts"]),
    "covered": lambda event: _words("event-covered", tile=_tile(event["tile"], event["boost"])),
    "captured": _captured,
    "bumped": lambda event: _words("event-bumped", tile=_tile(event["tile"], event["boost"]), to=event["to"]),
    "lifted": _lifted,
    "hels_gone": lambda event: _words("event-hels-gone", count=event["count"]),
    "drew": _drew,
}
"""Words for further effects of an action, a sentence each; None where none is needed."""


def _part(part: Json) -> Words:
    words = _bare(part)
    if part.get("bonus"):
        words = _words("part-bonus", part=words, bonus=part["bonus"], tiles=part["bonus_tiles"])
    if part.get("offered") and not part["chosen"]:
        words = _words("part-not-chosen", part=words)
    return words


def _bare(part: Json) -> Words:
    """Return a part without its additions."""
    kind = part["kind"]
    if kind in ("line", "serpent"):
        message, length = f"part-{kind}-{part['rule']}", "tiles" if kind == "line" else "cells"
        values = {length: part[length], "value": part["value"], "best": part["best_other"]}
        return _words(message, axis=_AXES[part["axis"]], **values)
    if kind == "bolt":
        return _words("part-bolt", axis=_AXES[part["axis"]], tiles=part["tiles"])
    if kind == "hel":
        return _words("part-hel", count=len(part["cells"]))
    if kind == "dwarf" and part["neighbours"]:
        figures = " + ".join(str(neighbour["value"]) for neighbour in part["neighbours"])
        return _words("part-dwarf", figures=figures, sum=part["sum"])
    if kind == "dwarf":
        return _words("part-dwarf-none")
    # Nothing by a reading (E-3.7).
    return _words("part-single" if part["points"] else "part-single-nothing")


_AXES = {axis: Words(f"voluspa-axis-{axis}") for axis in ("row", "col")}
