"""Drawing of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from gladsheim.core.telling import drawing
from gladsheim.core.telling.drawing import EDGE, WIDE, Area, BoardDrawing, started
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.pieces import RESOURCES
from gladsheim.games.valda.words.things import result
from gladsheim.games.valda.words.voice import Voice, voice

Scene = Mapping[str, Any]

ROW = 26
"""Height of the row of an area."""
LINE = 15
"""Height of a line of text."""
HAND_ROWS, HAND_COLUMNS = 4, 4
"""Kinds of cards of the viewer's hand that are named, by rows and columns."""
GOD_COLOURS = {
    "heimdall": "#2a6f8f",
    "freya": "#a83a6c",
    "surtur": "#a3271f",
    "tyr": "#4f5563",
    "thor": "#7d5218",
    "odin": "#34508f",
    "loki": "#1f7156",
}
RESOURCE_COLOURS = {"blood": "#ee6b60", "gold": "#eabf55", "diamond": "#8fd3f0"}


def board(scene: Scene, book: CardFile) -> BoardDrawing:
    """Return the areas of the gods, what is under way, the open cards, and the viewer's hand."""
    say = voice("en", book)
    seats, areas = scene["seats"], scene["areas"]
    viewer = scene["viewer"]
    hand = None if viewer is None else seats[viewer]["hand"]
    lines = len(seats) + 3
    room = len(areas) * ROW + lines * LINE + (0 if hand is None else (HAND_ROWS + 1) * LINE) + 2 * EDGE
    notes = [
        say("round", round=scene["round"], rounds=scene["rounds"]).lower(),
        say(f"phase-{scene['phase']}").lower(),
    ]
    if not scene["over"]:
        notes.append(f"turn of seat {scene['active']}")
    drawn, top = started("Valda", scene, room, notes=notes, figures=list(map(_figures, seats)))
    for row, area in enumerate(areas):
        _area(drawn, area, top + row * ROW, say)
    below = top + len(areas) * ROW + EDGE
    for row, words in enumerate([_heaps(scene, say), _roll(scene, say), _attack(scene, say)]):
        drawn.text(Area(EDGE, below + row * LINE, WIDE - 2 * EDGE, LINE), words, 10)
    for seat, part in enumerate(seats):
        y = below + (3 + seat) * LINE
        shown = say.cards(part["open"]) or "–"
        drawn.text(
            Area(EDGE, y, WIDE - 2 * EDGE, LINE), f"open cards of seat {seat}: {shown}", 10, drawing.SOFT
        )
    if hand is not None:
        _hand(drawn, hand, below + lines * LINE, say)
    return drawn


def _figures(seat: Mapping[str, Any]) -> list[str]:
    return [
        f"safe {seat['safe']}, cards {seat['hand_count']}",
        f"blood {seat['blood']}, gold {seat['gold']}",
        f"diamonds {seat['diamond']}",
        f"mines {seat['mines']}, drills {seat['drills']}",
    ]


def _area(drawn: BoardDrawing, area: Mapping[str, Any], y: float, say: Voice) -> None:
    """Draw a row: the god, the owners of the temples, the deck, and the cost of a temple."""
    owner = area["owner"]
    rim = "" if owner is None else drawing.SEATS[owner]
    drawn.box(Area(EDGE, y, WIDE - 2 * EDGE, ROW - 3), drawing.PLATE, rim)
    drawn.box(Area(EDGE + 3, y + 3, 92, ROW - 9), GOD_COLOURS[area["god"]], radius=4)
    drawn.text(Area(EDGE + 10, y, 80, ROW - 3), say(f"god-{area['god']}"), 12)
    step = min(21, 105 / len(area["sites"]))
    for site, seat in enumerate(area["sites"]):
        x, middle = EDGE + 116 + site * step, y + (ROW - 3) / 2
        fill, text = (drawing.RAISED, "") if seat is None else (drawing.SEATS[seat], str(seat))
        drawn.disc(x, middle, 0.38 * step, fill, text)
    drawn.text(Area(EDGE + 228, y, 60, ROW - 3), f"deck {area['deck']}", 10.5, drawing.SOFT)
    x = EDGE + 292
    for name in RESOURCES:
        if area["cost"][name]:
            drawn.disc(x + 8, y + (ROW - 3) / 2, 7, RESOURCE_COLOURS[name], str(area["cost"][name]))
            x += 20
    owned = "" if owner is None else f"seat {owner} owns it"
    drawn.text(Area(x + 6, y, WIDE - EDGE - x - 14, ROW - 3), owned, 10.5, rim, "end")


def _heaps(scene: Scene, say: Voice) -> str:
    pile = scene["discard"]
    top = f", on top {say.card(pile[-1])}" if pile else ""
    supply = say.amounts(scene["supply"])
    return f"base deck {scene['decks']['base']} · discard pile {len(pile)}{top} · supply {supply}"


def _roll(scene: Scene, say: Voice) -> str:
    roll = scene["roll"]
    if not roll:
        return "no dice on the table"
    shown = ", ".join(say.said(result(face, roll["use"])) for face in roll["results"])
    return f"dice of seat {roll['by']}: {shown}"


def _attack(scene: Scene, say: Voice) -> str:
    attack = scene["attack"]
    if not attack:
        return "no attack"
    card, power, shields = say.card(attack["card"]), attack["power"], attack["shields"]
    return (
        f"seat {attack['by']} attacks seat {attack['target']} with {card}: power {power}, shields {shields}"
    )


def _hand(drawn: BoardDrawing, hand: Sequence[str], y: float, say: Voice) -> None:
    """Draw the names of the cards of a hand, each kind once; more than there is room for are counted."""
    drawn.text(Area(EDGE, y, WIDE - 2 * EDGE, LINE), f"hand, {len(hand)} cards:", 10, drawing.GOLD)
    counted = sorted(Counter(hand).items())
    kinds = [f"{count} × {say.card(code)}" if count > 1 else say.card(code) for code, count in counted]
    most = HAND_ROWS * HAND_COLUMNS
    if len(kinds) > most:
        kinds = [*kinds[: most - 1], f"and {len(kinds) - most + 1} more kinds"]
    wide = (WIDE - 2 * EDGE) / HAND_COLUMNS
    for place, words in enumerate(kinds):
        row, column = divmod(place, HAND_COLUMNS)
        drawn.text(Area(EDGE + column * wide, y + (row + 1) * LINE, wide - 6, LINE), words, 10)
