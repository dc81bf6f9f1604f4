"""Picture of the whole table as text, for a terminal of 100 columns, or of 80 for two players.

Nothing needs colour to be understood.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gladsheim.games.valhalla.pieces import SUITS
from gladsheim.games.valhalla.words.actions import step_words
from gladsheim.games.valhalla.words.charts import has_regions, landscape, market
from gladsheim.games.valhalla.words.describe import SIGNS
from gladsheim.games.valhalla.words.naming import card_of, place_name
from gladsheim.games.valhalla.words.painter import (
    BOLD,
    DIM,
    DOT,
    GOLD,
    NARROW,
    SEAT_COLOURS,
    WIDE,
    SpotPainter,
    beside,
    cut,
)
from gladsheim.games.valhalla.words.voice import named, voice

Scene = Mapping[str, Any]
Names = Sequence[str]

LONGEST_NAME = 14
ZONE = 50
"""Number of columns of a control zone: two are side by side."""
NAME, FACE, KIND = 16, 11, 11
FIGURES = ("points", "cycle", "reserve", "valhalla", "bound", "land", "held", "glory")


def picture(
    scene: Scene,
    *,
    colour: bool = False,
    marks: Mapping[str, str] | None = None,
    locale: str = "en",
    names: Names | None = None,
) -> str:
    """Return the table as everybody sees it.

    `marks` (the `at` of a choice → up to five characters) are beside their spots. Players
    without names are numbered.
    """
    say = voice(locale)
    seats = len(scene["seats"])
    wide = NARROW if seats == 2 else WIDE
    painter = SpotPainter(say, named(seats, names, locale), marks or {}, colour, wide)
    blocks = [
        _head(scene, painter),
        _players(scene, painter),
        market(scene, painter),
        [*landscape(scene, painter), *_planned(scene, painter)],
        _zones(scene, painter),
        _signs(scene, painter),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def _head(scene: Scene, painter: SpotPainter) -> list[str]:
    """Return whose turn it is, the state of the game, the size of the pile, and who has passed."""
    say = painter.say
    parts = [] if scene["over"] else [painter.names[scene["active"]], _phase(scene, painter)]
    parts += [
        say("to-target", n=scene["target"]),
        say("glories", n=scene["glories"], of=scene["glory_cap"]),
        say("draw-pile", count=scene["draw"]),
        say("discarded", n=scene["discard"]),
    ]
    lines = painter.items(parts, BOLD + GOLD)
    if scene["pass_run"] and not scene["over"]:
        lines += painter.lines(say("passes", n=scene["pass_run"], of=scene["forced_at"]))
    return lines


def _phase(scene: Scene, painter: SpotPainter) -> str:
    return painter.say(f"phase-{scene['seats'][scene['active']]['phase']}")


def _players(scene: Scene, painter: SpotPainter) -> list[str]:
    """Return a line for each player: score, phase clock, the armies by place, the score of a glory phase."""
    say = painter.say
    heads = [say(f"col-{figure}") for figure in FIGURES]
    widths = [max(3, len(head)) for head in heads]
    # Two spaces and the sign of the turn before the name, the clock with two spaces behind it.
    room = min(LONGEST_NAME, painter.wide - 13 - sum(widths) - len(widths))
    first = f"{'':4}{cut(say('col-player'), room):<{room}} {say('col-phase'):<8} "
    titles = " ".join(f"{head:>{wide}}" for head, wide in zip(heads, widths, strict=True))
    lines = [painter.paint(f"{first}{titles}", DIM)]
    for at, seat in enumerate(scene["seats"]):
        figures = [seat["display"], seat["cycle"], seat["reserve"], seat["valhalla"], seat["bound"]]
        figures += [seat["landscape"], seat["held"], seat["glory"]]
        told = " ".join(f"{figure:>{wide}}" for figure, wide in zip(figures, widths, strict=True))
        turn = ">" if at == scene["active"] and not scene["over"] else " "
        name = painter.who(at)[: room + 1]
        row = f" {turn} {name:<{room + 1}} {_clock(seat):<8} {told}"
        passed = f"  {say('stalled')}" if seat["stalled"] else ""
        if len(row + passed) <= painter.wide:
            lines.append(painter.paint(row + passed, SEAT_COLOURS[at]))
        else:
            lines += [painter.paint(text, SEAT_COLOURS[at]) for text in (row, " " * 3 + passed)]
    legend = [f"{phase} {say(f'phase-{phase}')}" for phase in range(1, 5)]
    return [*lines, *painter.items(legend, DIM, 4)]


def _clock(seat: Mapping[str, Any]) -> str:
    """Return the four phases in a row, the present one in brackets."""
    return "".join(f"[{phase}]" if phase == seat["phase"] else f"{phase}" for phase in range(1, 5))


def _planned(scene: Scene, painter: SpotPainter) -> list[str]:
    """Return lines about the plan that has not been carried out yet."""
    pending, say = scene["pending"], painter.say
    if pending is None or scene["stage"] not in ("plan", "excuse"):
        return []
    card = say.card(pending["card"])
    told = [say(f"event-announced-{pending['kind']}", who=painter.names[scene["active"]], card=card)]
    if pending["dest"]:
        told.append(say("towards", where=say.say(place_name(scene, pending["dest"]))))
    steps = [say.say(step_words(step, scene)) for step in (scene["planned"] or {"steps": []})["steps"]]
    if steps:
        told.append(say.pair(say("steps"), ", ".join(steps)))
    return painter.lines(" ".join(told), BOLD + GOLD)


def _zones(scene: Scene, painter: SpotPainter) -> list[str]:
    """Return the control zones, two side by side where there is room."""
    blocks = [_zone(scene, seat, painter) for seat in range(len(scene["seats"]))]
    if painter.wide < 2 * ZONE:
        return [line for block in blocks for line in block]
    pairs = [blocks[at : at + 2] for at in range(0, len(blocks), 2)]
    return [line for pair in pairs for line in beside(pair, ZONE)]


def _zone(scene: Scene, seat: int, painter: SpotPainter) -> list[str]:
    """Return a player's cards: rank and suits, kind, uses out of two, whether used, and bound armies."""
    say = painter.say
    who = painter.who(seat)[: LONGEST_NAME + 2]
    lines = [" " + painter.paint(say("zone-of", who=who)[: ZONE - 2], SEAT_COLOURS[seat])]
    for held in scene["seats"][seat]["cards"]:
        card = card_of(held["card"])
        state = "x" if held["used"] else "!" if held["ready"] else " "
        bound = f"+{held['armies']}" if held["armies"] else ""
        kinds = "/".join(say(f"short-{kind}") for kind in card.types)
        cells = [
            painter.field(say.card(card.id), NAME, BOLD, f"zone:{seat}:{held['card']}"),
            painter.field(say.face(card), FACE),
            painter.field(kinds, KIND),
            painter.cell(f"{held['uses']}/2{state}", 5),
            painter.cell(bound, 3),
        ]
        lines.append("   " + "".join(cells))
    if len(lines) == 1:
        lines.append("   " + painter.paint(say("no-cards")[: ZONE - 4], DIM))
    return lines


def _signs(scene: Scene, painter: SpotPainter) -> list[str]:
    """Return the legend of the signs."""
    say = painter.say
    suits = [f"{SIGNS[suit]} {say(f'suit-{suit}')}" for suit in SUITS]
    signs = [*say("legend-price").split(DOT), *say("legend-zone").split(DOT)]
    if has_regions(scene):
        signs.append(say("legend-region"))
    return [*painter.items(suits, DIM), *painter.items(signs, DIM)]
