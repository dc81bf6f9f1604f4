"""Choices of a person: the legal actions, grouped and laid out in columns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gladsheim.cli.play.words import CliTexts

MOST_SHOWN = 36
COLUMNS = 3
MARK = 5
"""Number of characters that fit into a cell of the picture."""


@dataclass(frozen=True, slots=True)
class Group:
    """Choices that begin with the same piece, best points first."""

    type: str
    piece: str | None
    choices: tuple[dict[str, Any], ...]

    @property
    def best(self) -> int:
        """Most points that one of the choices gains."""
        return max(int(choice["points"]) for choice in self.choices)

    @property
    def only(self) -> str | None:
        """Action of the group, if it has only one and needs no place; else None."""
        return self.choices[0]["action"] if len(self.choices) == 1 and "at" not in self.choices[0] else None


def groups(choices: list[dict[str, Any]]) -> list[Group]:
    """Group the choices by type and piece, in the order in which these first appear."""
    found: dict[tuple[str, str | None], list[dict[str, Any]]] = {}
    for choice in choices:
        found.setdefault((choice["type"], choice.get("piece")), []).append(choice)
    return [
        Group(kind, piece, tuple(sorted(items, key=lambda item: -item["points"])))
        for (kind, piece), items in found.items()
    ]


def signed(points: int) -> str:
    """Format points as a gain."""
    return f"+{points}" if points >= 0 else str(points)


def group_texts(found: list[Group], names: dict[str, str], texts: CliTexts) -> list[str]:
    """Return a line for each group: the piece, the number of ways to play it, and the gain of the best."""
    titles = [_title(group, names, texts) for group in found]
    width = max(map(len, titles))
    lines = []
    for group, title in zip(found, titles, strict=True):
        if group.only is not None and group.best == 0:
            lines.append(title)
        else:
            ways = texts("cli-spots", count=len(group.choices))
            best = texts("cli-best", points=signed(group.best))
            lines.append(f"{title:<{width}}  {ways}, {best}")
    return lines


def _title(group: Group, names: dict[str, str], texts: CliTexts) -> str:
    if group.piece is None:
        return texts.find(f"cli-{group.type}") or group.type
    piece = f"{group.piece} {names.get(group.piece, '')}".strip()
    if group.type == "play":
        return piece
    if group.type == "flight":
        return texts("cli-fly")
    return texts.find(f"cli-{group.type}", piece=piece) or f"{group.type} {piece}"


def choice_lines(group: Group, texts: CliTexts, width: int, *, everything: bool = False) -> list[str]:
    """Return the choices of a group, numbered, in columns, with their points."""
    shown = group.choices if everything else group.choices[:MOST_SHOWN]
    cells = [f"{number:3}  {text}" for number, text in enumerate(choice_texts(shown, texts), 1)]
    room = max(map(len, cells)) + 3
    columns = max(1, min(COLUMNS, width // room))
    height = -(-len(cells) // columns)
    lines = ["".join(f"{cell:<{room}}" for cell in cells[row::height]).rstrip() for row in range(height)]
    left = group.choices[len(shown) :]
    if left:
        lines.append(texts("cli-more", count=len(left), points=signed(left[0]["points"])))
    return lines


def choice_texts(choices: Iterable[dict[str, Any]], texts: CliTexts) -> list[str]:
    """Return a text for each choice of a group: its points, its action, and how it comes to its place."""
    found = []
    for choice in choices:
        way = texts.find(f"cli-way-{choice['way']}") if choice.get("way") else None
        action = f"{choice['action']} {way}" if way else str(choice["action"])
        found.append(f"{signed(choice['points']):>3}  {action}")
    return found


def marks(group: Group, *, everything: bool = False) -> dict[str, str]:
    """Return the marks for the spots of a group: the number to type and the points, if they fit."""
    found: dict[str, str] = {}
    for number, choice in enumerate(group.choices if everything else group.choices[:MOST_SHOWN], 1):
        if choice.get("at") and choice["at"] not in found:
            mark = f"{number}:{signed(choice['points'])}"
            found[choice["at"]] = mark if len(mark) <= MARK else f"{number}:"
    return found


def status(scene: dict[str, Any], names: list[str], viewer: int | None, texts: CliTexts) -> list[str]:
    """Return lines with the scores, the number of tiles to draw, and the viewer's hand."""
    hand = scene["seats"][viewer].get("hand") if viewer is not None else None
    shown = [scores(scene, names, texts)]
    return shown if hand is None else [*shown, texts("cli-hand", pieces=" ".join(hand) or "–")]


def scores(scene: dict[str, Any], names: list[str], texts: CliTexts, *, acting: int | None = None) -> str:
    """Return the scores with the tiebreak display, and the number left to draw; a sign marks
    who is to act.
    """
    seats = scene["seats"]
    shown = [f"> {name}" if at == acting else name for at, name in enumerate(names)]
    told = "   ".join(f"{name} {seat['display']}" for name, seat in zip(shown, seats, strict=True))
    if isinstance(scene.get("deck"), int):
        told += f"   {texts('cli-deck', count=scene['deck'])}"
    return told
