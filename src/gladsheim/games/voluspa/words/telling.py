"""Events and the parts of points in words; every figure comes from what the viewer was sent."""

from __future__ import annotations

from collections.abc import Sequence

from gladsheim.core.game import Json
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Listed, Words
from gladsheim.locales import text


def story(action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
    """An action in words, from the events and parts of its points as somebody was sent them."""
    # A tile that gave way is named in the same breath as the one that was laid.
    moved = next((event for event in events if event["event"] in ("covered", "captured", "bumped")), None)
    deeds = [words for event in events if (words := _deed(event, moved)) is not None]
    besides = tuple(words for event in events if (words := _besides(event)) is not None)
    return Story(deeds[0] if deeds else action, besides, reasons(parts), whole=False)


def reasons(parts: Sequence[Json]) -> tuple[Reason, ...]:
    """Why the parts of a landing's points came out as they did."""
    return tuple(Reason(_part(part), part["points"]) for part in parts)


def about(code: str, locale: str = "en") -> str:
    """What a kind of tile does, for help pages."""
    return text(locale, f"voluspa-about-{code}")


def _words(message: str, /, **values: str | int | Words | Listed) -> Words:
    return Words(f"voluspa-{message}", values)


def _tile(code: str, boost: int = 0) -> Words:
    name = Words(f"voluspa-tile-{code}")
    return _words("tile-boosted", tile=name, boost=boost) if boost else name


def _deed(event: Json, moved: Json | None) -> Words | None:
    """What the seat did, to stand after its name; None for what is told besides."""
    kind = event["event"]
    if kind == "placed":
        return _placed(event, moved)
    if kind == "stayed":
        return _words("event-stayed", at=event["at"])
    if kind == "discarded":
        return _words("event-discarded", tile=_tile(event["tile"]))
    return _words("event-ended") if kind == "ended" else None


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


def _besides(event: Json) -> Words | None:
    """What else came of an action, a sentence of its own; None where nothing needs saying."""
    kind = event["event"]
    if kind == "boosted":
        return _words("event-boosted", boosts=event["boosts"])
    if kind == "covered":
        return _words("event-covered", tile=_tile(event["tile"], event["boost"]))
    if kind == "captured":
        message = "event-captured-boost" if event["boost"] else "event-captured"
        return _words(message, tile=_tile(event["tile"]), boost=event["boost"])
    if kind == "bumped":
        return _words("event-bumped", tile=_tile(event["tile"], event["boost"]), to=event["to"])
    if kind == "lifted" and event["under"] is not None:
        return _words("event-lifted", under=_tile(event["under"]), at=event["at"])
    if kind == "hels_gone":
        return _words("event-hels-gone", count=event["count"])
    return _drew(event) if kind == "drew" else None


def _drew(event: Json) -> Words:
    if "tiles" not in event:
        return _words("event-drew", count=event["count"])
    return _words("event-drew-tiles", tiles=Listed(tuple(map(_tile, event["tiles"]))))


def _part(part: Json) -> Words:
    words = _bare(part)
    if part.get("bonus"):
        words = _words("part-bonus", part=words, bonus=part["bonus"], niohoggr=part["niohoggr"])
    if part.get("offered") and not part["chosen"]:
        words = _words("part-not-chosen", part=words)
    return words


def _bare(part: Json) -> Words:
    """A part without what is said of it besides."""
    kind = part["kind"]
    if kind in ("line", "serpent"):
        message, length = f"part-{kind}-{part['rule']}", "tiles" if kind == "line" else "cells"
        values = {length: part[length], "value": part["value"], "best": part["best_other"]}
        return _words(message, axis=_axis(part), **values)
    if kind == "bolt":
        return _words("part-bolt", axis=_axis(part), tiles=part["tiles"])
    if kind == "hel":
        return _words("part-hel", count=len(part["cells"]))
    if kind == "dwarf" and part["neighbours"]:
        figures = " + ".join(str(neighbour["value"]) for neighbour in part["neighbours"])
        return _words("part-dwarf", figures=figures, sum=part["sum"])
    return _words("part-dwarf-none" if kind == "dwarf" else "part-single")


def _axis(part: Json) -> Words:
    return Words(f"voluspa-axis-{part['axis']}")
