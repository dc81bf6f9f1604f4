"""Events and parts as sentences, and the table as text.

Sentences come from the catalogues (`voluspa.ftl`), which the page uses too; every figure
comes from the event, so nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gladsheim.core.game import Json
from gladsheim.games.voluspa.pieces import BY_CODE
from gladsheim.locales import text

Texts = Callable[..., str]


def sentence(event: Mapping[str, Any], names: Sequence[str], locale: str = "en") -> str:
    """An event, as its viewer was sent it, in words; the points of a landing line by line."""

    def say(message: str, **values: str | int) -> str:
        return text(locale, f"voluspa-{message}", **values)

    kind = event["event"]
    who = names[event["seat"]] if "seat" in event else ""
    if kind == "placed":
        return f"{who} {_placed(event, say)}"
    if kind in ("stayed", "ended", "discarded"):
        values = {"at": event.get("at", ""), "tile": _tile(event["tile"], 0, say) if "tile" in event else ""}
        return f"{who} {say(f'event-{kind}', **values)}"
    if kind == "scored":
        lines = [f"+{event['points']}", *(part_sentence(part, locale) for part in event["parts"])]
        return "\n  ".join(lines)
    if kind == "drew":
        if "tiles" in event:
            return say("event-drew-tiles", tiles=", ".join(_tile(code, 0, say) for code in event["tiles"]))
        return say("event-drew", count=event["count"])
    if kind == "hels_gone":
        return f"{who}: {say('event-hels-gone', count=event['count'])}"
    if kind == "turn":
        return text(locale, "table-turn-of", name=who)
    if kind == "over":
        return text(locale, "table-over-winner", name=names[event["ranking"][0]])
    return _besides(event, say)


def _tile(code: str, boost: int, say: Texts) -> str:
    name = say(f"tile-{code}")
    return say("tile-boosted", tile=name, boost=boost) if boost else name


def _placed(event: Mapping[str, Any], say: Texts) -> str:
    tile = _tile(event["tile"], event["boost"], say)
    way = "flight" if event["way"] == "flight" else "beside"
    return say(f"event-placed-{way}", tile=tile, at=event["at"])


def _besides(event: Mapping[str, Any], say: Texts) -> str:
    kind = event["event"]
    if kind == "boosted":
        return say("event-boosted", boosts=event["boosts"])
    if kind == "lifted":
        if event["under"] is None:
            return ""
        return say("event-lifted", under=_tile(event["under"], 0, say), at=event["at"])
    tile = _tile(event["tile"], event["boost"], say)
    if kind == "captured":
        message = "event-captured-boost" if event["boost"] else "event-captured"
        return say(message, tile=_tile(event["tile"], 0, say), boost=event["boost"])
    if kind == "bumped":
        return say("event-bumped", tile=tile, to=event["to"])
    return say("event-covered", tile=tile)


def about(code: str, locale: str = "en") -> str:
    """What a kind of tile does, for help pages."""
    return text(locale, f"voluspa-about-{code}")


def part_sentence(part: Json, locale: str = "en") -> str:
    """One part of a landing's points in words, with what it brings."""

    def say(message: str, **values: str | int) -> str:
        return text(locale, f"voluspa-{message}", **values)

    words = _part(part, say)
    if part.get("bonus"):
        words += " " + say("part-bonus", bonus=part["bonus"], niohoggr=part["niohoggr"])
    if part.get("chosen") is False:
        words += f" ({say('part-not-chosen')})"
    return f"{words}: {part['points']}"


def _part(part: Json, say: Texts) -> str:
    kind = part["kind"]
    axis = say(f"axis-{part['axis']}") if "axis" in part else ""
    if kind in ("line", "serpent"):
        return say(
            f"part-{kind}-{part['rule']}",
            axis=axis,
            tiles=part.get("tiles", 0),
            cells=part.get("cells", 0),
            value=part["value"],
            best=part["best_other"],
        )
    if kind == "bolt":
        return say("part-bolt", axis=axis, tiles=part["tiles"])
    if kind == "hel":
        return say("part-hel", count=len(part["cells"]))
    if kind == "dwarf":
        if not part["neighbours"]:
            return say("part-dwarf-none")
        figures = " + ".join(str(neighbour["value"]) for neighbour in part["neighbours"])
        return say("part-dwarf", figures=figures, sum=part["sum"])
    return say("part-single")


WIDE = 6
"""Columns of text for each cell of the board."""
_BOLD, _DIM, _PLAIN = "\033[1m", "\033[2m", "\033[0m"
_RED, _GOLD, _VIOLET = "\033[31m", "\033[33m", "\033[35m"


def _paint(words: str, colour: str, on: bool) -> str:
    return f"{colour}{words}{_PLAIN}" if on and colour else words


def picture(scene: Json, *, colour: bool = False, marks: Mapping[str, str] | None = None) -> str:
    """The board as text with coordinates on both sides.

    A cell shows its tile and what it is worth now: `Od8`, `Th0!` beside a Loki, `Fe4/8` a
    pack in its row or column, `Dr7+` boosted; `####` is a Hel. `marks` (cell → up to five
    characters) are written into cells, over whatever lies there.
    """
    marks = marks or {}
    tiles = {(tile["x"], tile["y"]): tile for tile in scene["board"]}
    marked = {(int(x), int(y)): mark for cell, mark in marks.items() for x, y in [cell.split(",")]}
    xs = [x for x, _ in (*tiles, *marked)]
    ys = [y for _, y in (*tiles, *marked)]
    columns = range(min(xs), max(xs) + 1)
    margin = max(len(str(y)) for y in ys)
    ruler = " " * (margin + 1) + "".join(str(x).center(WIDE) for x in columns)
    lines = [_paint(ruler.rstrip(), _DIM, colour)]
    for y in range(min(ys), max(ys) + 1):
        cells = "".join(_cell_text(tiles.get((x, y)), marked.get((x, y)), colour) for x in columns)
        lines.append(f"{_paint(str(y).rjust(margin), _DIM, colour)} {cells}".rstrip())
    return "\n".join(lines)


def _cell_text(tile: Json | None, mark: str | None, colour: bool) -> str:
    if mark is not None:
        return _paint(mark.center(WIDE), _BOLD + _GOLD, colour)
    if tile is None:
        return _paint("·".center(WIDE), _DIM, colour)
    if tile["face"] is None:
        return _paint("####".center(WIDE), _VIOLET, colour)
    words = f"{tile['tile']}{tile['face']}"
    most = max(tile["row"], tile["col"])
    if tile["muted"]:
        words += "!"
    if BY_CODE[tile["tile"]].packs and most > tile["face"]:
        words += f"/{most}"
    elif tile["boost"]:
        words += "+"
    return _paint(words.center(WIDE), _RED if tile["muted"] else _BOLD, colour)
