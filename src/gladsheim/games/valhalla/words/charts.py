"""Maps as text: Valhalla with the armies in its slots, and the landscape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gladsheim.games.valhalla.rules.recruit import FEWEST_AROUND, FULL_PRICE
from gladsheim.games.valhalla.words.naming import card_of, letter, troop
from gladsheim.games.valhalla.words.painter import BOLD, DIM, GOLD, SEAT_COLOURS, SpotPainter, packed

Scene = Mapping[str, Any]
Cell = Mapping[str, Any]

CARD = 17
"""Number of columns of a card of Valhalla."""
GAP = 9
"""Number of columns of a slot between two cards: three armies of two digits, or a mark."""
LABEL = 4
"""Number of columns of the numbers of rows."""
LAND = 19
"""Number of columns inside a location, if there is room for all of them."""
ROWS = 3
"""Number of lines of a card, and of a location."""
NO_ARMY = "·"


def market(scene: Scene, painter: SpotPainter) -> list[str]:
    """Return Valhalla: cards by columns and rows, and the armies between them."""
    grid = scene["market"]
    cards = {(cell["x"], cell["y"]): cell for cell in grid["cards"]}
    slots = {slot["at"]: slot for slot in grid["slots"]}
    width = grid["width"]
    numbers = (" " * GAP).join(f"{x:<{CARD}}" for x in range(width))
    lines = [*painter.title(painter.say("map-market")), " " * LABEL + painter.paint(numbers, DIM)]
    for y in range(grid["height"]):
        blocks = []
        for x in range(width):
            blocks.append(_card(cards[x, y], price(scene, x, y), painter))
            if f"{x},{y}E" in slots:
                blocks.append(_slot(slots[f"{x},{y}E"], GAP, painter))
        for row in range(ROWS):
            label = painter.paint(f" {y}" if row == 0 else "  ", DIM)
            lines.append(label + " " * (LABEL - 2) + "".join(block[row] for block in blocks))
        below = [_slot(slots[f"{x},{y}S"], CARD, painter) for x in range(width) if f"{x},{y}S" in slots]
        height = max((_height(block) for block in below), default=0)
        lines += [" " * LABEL + (" " * GAP).join(block[row] for block in below) for row in range(height)]
    return lines


def price(scene: Scene, x: int, y: int) -> int | None:
    """Return the price of a card for the player whose turn it is; None with too few armies
    around it (VH-7.3).
    """
    beside = {f"{x},{y}E", f"{x},{y}S", f"{x - 1},{y}E", f"{x},{y - 1}S"}
    near = [slot["armies"] for slot in scene["market"]["slots"] if slot["at"] in beside]
    around = [sum(armies) for armies in zip(*near, strict=True)]
    own = around.pop(scene["active"])
    return max(0, FULL_PRICE - (own - max(around))) if own >= FEWEST_AROUND else None


def _card(cell: Cell, cost: int | None, painter: SpotPainter) -> list[str]:
    """Return a place of Valhalla on three lines: name, rank with suits and price, kind."""
    at = f"market:{cell['at']}"
    if cell["card"] is None:
        return [painter.cell(text, CARD, DIM) for text in ("–", "", "")]
    card = card_of(cell["card"])
    name, face, kinds = painter.say.card(card.id), painter.say.face(card), painter.say.kinds(card)
    return [
        painter.cell(name, CARD, BOLD, at),
        painter.cell(face, CARD - 4) + painter.cell("" if cost is None else f"={cost}", 4, GOLD),
        painter.cell(kinds, CARD, DIM),
    ]


def _slot(slot: Cell, width: int, painter: SpotPainter) -> list[str]:
    """Return a slot on three lines: its mark with the armies in it, those of each player by the letter."""
    armies = [f"{letter(seat)}{n}" for seat, n in enumerate(slot["armies"]) if n]
    mark = painter.mark(f"slot:{slot['at']}").strip()
    empty = NO_ARMY if slot["open"] else ""
    rows = packed([mark, *(armies or [empty])] if mark else armies or [empty], width - 2)
    rows += [""] * (ROWS - len(rows))
    colour = BOLD + GOLD if mark else BOLD if armies else DIM
    return [painter.paint(row.center(width), colour) for row in rows]


def _height(block: Sequence[str]) -> int:
    """Return how many lines of a slot are needed: one at least."""
    return max((at for at, row in enumerate(block, 1) if row.strip()), default=1)


def landscape(scene: Scene, painter: SpotPainter) -> list[str]:
    """Return the landscape as a map, with the free cells where a choice is marked."""
    land = {(cell["x"], cell["y"]): cell for cell in scene["landscape"]}
    spots = set(land) | _marked(painter)
    xs = range(min(x for x, _ in spots), max(x for x, _ in spots) + 1)
    ys = range(min(y for _, y in spots), max(y for _, y in spots) + 1)
    planned = {cell["at"]: cell for cell in (scene["planned"] or {"landscape": []})["landscape"]}
    lines = painter.title(painter.say("map-landscape"))
    wide = min(LAND, (painter.wide - LABEL - 1) // len(xs) - 1)
    border = " " * LABEL + "+" + ("-" * wide + "+") * len(xs)
    for y in ys:
        blocks = [_place((x, y), land.get((x, y)), planned, wide, painter) for x in xs]
        lines.append(border)
        lines += [" " * LABEL + "|" + "".join(f"{block[row]}|" for block in blocks) for row in range(ROWS)]
    return [*lines, border]


def _marked(painter: SpotPainter) -> set[tuple[int, int]]:
    """Return the cells of the landscape that have a mark."""
    texts = [spot.split(":")[1] for spot in painter.marks if spot.startswith("land:")]
    return {(int(x), int(y)) for x, y in (text.split(",") for text in texts)}


def _place(
    spot: tuple[int, int], cell: Cell | None, planned: Mapping[str, Cell], wide: int, painter: SpotPainter
) -> list[str]:
    """Return a location on three lines: name; coordinates, rank, suits and region; armies and value."""
    at = f"{spot[0]},{spot[1]}"
    if cell is None:
        marked = painter.mark(f"land:{at}").strip()
        texts = (f" {marked}", f" {at}", "") if marked else ("", "", "")
        return [painter.cell(text, wide, GOLD) for text in texts]
    card = card_of(cell["card"])
    region = "" if cell["region"] is None else f"*{cell['region'] + 1}"
    named = painter.cell(painter.say.card(card.id), wide - 1, BOLD, f"land:{at}")
    face = f"{at}  {painter.say.face(card)}"
    colour = "" if cell["owner"] is None else SEAT_COLOURS[cell["owner"]]
    worth = f"+{cell['value']}" if cell["armies"] else ""
    armies = painter.cell(_armies(cell, planned.get(at, cell)), wide - 5, colour)
    return [
        f" {named}",
        f" {painter.cell(face, wide - 4)}{painter.cell(region, 3, GOLD)}",
        f" {armies}{painter.cell(worth, 4, colour)}",
    ]


def _armies(cell: Cell, after: Cell) -> str:
    """Return the armies on a location, and those there when the plan is carried out."""
    now, then = troop(cell) or NO_ARMY, troop(after) or NO_ARMY
    return now if now == then else f"{now} > {then}"


def has_regions(scene: Scene) -> bool:
    """Return whether there is a crown in the landscape."""
    return any(cell["region"] is not None for cell in scene["landscape"])
