"""Drawing of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gladsheim.core.telling import drawing
from gladsheim.core.telling.drawing import EDGE, GAP, WIDE, Area, BoardDrawing, started
from gladsheim.games.valhalla.pieces import HEIGHT
from gladsheim.games.valhalla.record import HELD
from gladsheim.games.valhalla.words.describe import RANKED
from gladsheim.games.valhalla.words.naming import card_of
from gladsheim.games.valhalla.words.voice import Voice, voice

Scene = Mapping[str, Any]

TITLE, LINE = 16, 13
"""Heights of a heading, and of a line of a control zone."""
CARD, ALLEY = 42, 18
"""Height of a card, and of the slot below it."""
LANE = 30
"""Width of the slot to the right of a card."""
SUIT_COLOURS = {
    "moons": "#59508f",
    "suns": "#a86400",
    "waves": "#1d6b9f",
    "leaves": "#2f7540",
    "wyrms": "#a3332b",
    "knots": "#6f4f35",
}


def board(scene: Scene) -> BoardDrawing:
    """Return Valhalla with its slots, the landscape, and the control zones."""
    say = voice("en")
    pairs = (len(scene["seats"]) + 1) // 2
    market = HEIGHT * CARD + (HEIGHT - 1) * ALLEY
    land = HEIGHT * (CARD + GAP)
    zone = TITLE + HELD * LINE + 4 + GAP
    notes = [
        f"glory phase {scene['glories']} of {scene['glory_cap']}",
        f"to {scene['target']} points",
        f"draw pile {scene['draw']}",
    ]
    figures = [_figures(seat, say) for seat in scene["seats"]]
    room = 2 * TITLE + market + land + pairs * zone + 2 * EDGE
    drawn, y = started("Valhalla", scene, room, notes=notes, figures=figures)
    _heading(drawn, say("map-market"), y)
    _market(drawn, scene["market"], y + TITLE, say)
    y += TITLE + market + GAP
    _heading(drawn, say("map-landscape"), y)
    _landscape(drawn, scene, y + TITLE, say)
    y += TITLE + land
    wide = (WIDE - 2 * EDGE - GAP) / 2
    for seat, part in enumerate(scene["seats"]):
        row, column = divmod(seat, 2)
        at = Area(EDGE + column * (wide + GAP), y + row * zone, wide, zone)
        _zone(drawn, seat, part["cards"], at, say)
    return drawn


def _figures(seat: Mapping[str, Any], say: Voice) -> list[str]:
    phase = say(f"phase-{seat['phase']}").lower()
    return [f"{phase} phase", f"reserve {seat['reserve']}", f"glory now {seat['glory']}"]


def _heading(drawn: BoardDrawing, words: str, y: float) -> None:
    drawn.text(Area(EDGE, y, WIDE - 2 * EDGE, TITLE), words, 10.5, drawing.GOLD)


def _market(drawn: BoardDrawing, market: Mapping[str, Any], top: float, say: Voice) -> None:
    """Draw the cards, and between them the slots with the armies of each seat."""
    width = market["width"]
    wide = (WIDE - 2 * EDGE - (width - 1) * LANE) / width
    for cell in market["cards"]:
        x, y = EDGE + cell["x"] * (wide + LANE), top + cell["y"] * (CARD + ALLEY)
        _card(drawn, cell["card"], Area(x, y, wide, CARD), say)
    for slot in market["slots"]:
        x, y = EDGE + slot["x"] * (wide + LANE), top + slot["y"] * (CARD + ALLEY)
        at = Area(x + wide, y, LANE, CARD) if slot["side"] == "E" else Area(x, y + CARD, wide, ALLEY)
        _armies(drawn, slot["armies"], at)


def _card(drawn: BoardDrawing, card: str | None, at: Area, say: Voice, rim: str = "") -> None:
    """Draw a card: its name, its rank, and its suits, one colour and one word each."""
    if card is None:
        drawn.box(at, drawing.PLATE, drawing.RAISED)
        return
    kind = card_of(card)
    drawn.box(at, drawing.BONE, rim)
    rank = say(f"rank-{RANKED[kind.rank]}") if kind.rank in RANKED else str(kind.rank or "")
    drawn.text(Area(at.x + 5, at.y + 2, at.width - 42, 14), say.card(card), 11, drawing.INK)
    drawn.text(Area(at.x + at.width - 36, at.y + 2, 31, 14), rank, 11, drawing.INK, "end")
    wide = (at.width - 8) / max(1, len(kind.suits))
    for place, suit in enumerate(kind.suits):
        band = Area(at.x + 4 + place * wide, at.y + 17, wide - 2, 9)
        drawn.box(band, SUIT_COLOURS[suit], radius=3)
        drawn.text(band, say(f"suit-{suit}"), 7.5, "#fdf8ea", "middle")


def _armies(drawn: BoardDrawing, armies: Sequence[int], at: Area) -> None:
    """Draw the number of armies of each seat in a slot."""
    here = [(seat, count) for seat, count in enumerate(armies) if count]
    columns = max(1, int(at.width / 14))
    rows = [here[begin : begin + columns] for begin in range(0, len(here), columns)]
    top = at.y + (at.height - 14 * len(rows)) / 2
    for row, group in enumerate(rows):
        left = at.x + (at.width - 14 * len(group)) / 2
        for place, (seat, count) in enumerate(group):
            drawn.disc(left + 14 * place + 7, top + 14 * row + 7, 6.5, drawing.SEATS[seat], str(count))


def _landscape(drawn: BoardDrawing, scene: Scene, top: float, say: Voice) -> None:
    """Draw the locations with their coordinates, armies and values."""
    lands = scene["landscape"]
    left, upper = min(land["x"] for land in lands), min(land["y"] for land in lands)
    wide = (WIDE - 2 * EDGE - (scene["market"]["width"] - 1) * GAP) / scene["market"]["width"]
    for land in lands:
        x = EDGE + (land["x"] - left) * (wide + GAP)
        y = top + (land["y"] - upper) * (CARD + GAP)
        owner = land["owner"]
        _card(drawn, land["card"], Area(x, y, wide, CARD), say, "" if owner is None else drawing.SEATS[owner])
        below = Area(x + 5, y + 28, wide - 10, 12)
        drawn.text(below, land["at"], 8.5, "#5a4a34")
        if owner is not None:
            drawn.disc(x + wide / 2, y + 33.5, 6.5, drawing.SEATS[owner], str(land["armies"]))
            drawn.text(below, f"worth {land['value']}", 8.5, drawing.INK, "end")


def _zone(drawn: BoardDrawing, seat: int, cards: Sequence[Mapping[str, Any]], at: Area, say: Voice) -> None:
    """Draw a control zone: each card with its uses, and the armies that are bound to it."""
    drawn.box(Area(at.x, at.y, at.width, at.height - GAP), drawing.PLATE)
    heading = Area(at.x + 6, at.y + 1, at.width - 12, TITLE)
    drawn.text(heading, f"control zone of seat {seat}", 9.5, drawing.SEATS[seat])
    for row, held in enumerate(cards[:HELD]):
        line = Area(at.x + 6, at.y + TITLE + row * LINE, at.width - 12, LINE)
        drawn.text(Area(line.x, line.y, line.width * 0.5, LINE), say.card(held["card"]), 10)
        armies = f", armies {held['armies']}" if held["armies"] else ""
        uses = f"uses {held['uses']}/2{', used' if held['used'] else ''}{armies}"
        drawn.text(
            Area(line.x + line.width * 0.5, line.y, line.width * 0.5, LINE), uses, 9, drawing.SOFT, "end"
        )
