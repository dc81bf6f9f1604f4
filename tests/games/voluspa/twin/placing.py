"""Where each kind may land, whatever the phase of the game (V-4.3, V-4.4, V-5)."""

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple, Self

from tests.games.voluspa.twin.board import (
    STEPS,
    Board,
    Cell,
    around,
    cell_text,
    in_one_line,
    is_tile,
    neighbours,
    shifted,
    text_cell,
    touches,
    within_seven,
)
from tests.games.voluspa.twin.tiles import KINDS, TOKENS

SPARED = {"Dr": ("Dr", "He"), "Ra": ("Ra", "He"), "Lb": ("Lb", "He"), "Sk": ("Sk", "He"), "He": ("He",)}
"""The kinds that may land on tiles, each with those that it may not land on (V-5.13)."""

NEVER_BESIDE = ("He", "Lb")
"""Kinds that must land on a tile (V-5.1)."""

UNBOOSTABLE = ("He", "Lb")
"""Kinds that take no boosts (V-5.14a)."""


class Play(NamedTuple):
    """One tile of the hand and how it lands (V-7.1); `toward` is written for a bump and only then."""

    kind: str
    at: Cell
    toward: str = ""
    boosts: int = 0

    @property
    def text(self) -> str:
        """The action text."""
        boosts = f"+{self.boosts}" if self.boosts else ""
        toward = f">{self.toward}" if self.toward else ""
        return f"{self.kind}{boosts}@{cell_text(self.at)}{toward}"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The play that an action text means."""
        found = re.fullmatch(r"([A-Z][a-z])(?:\+(\d))?@(-?\d+,-?\d+)(?:>([NESW]))?", text)
        if found is None:
            raise ValueError(f"{text!r} is not a play")
        kind, boosts, cell, toward = found.groups()
        return cls(kind, text_cell(cell), toward or "", int(boosts or 0))


def board_after(board: Board, play: Play) -> Board:
    """The board once the tile has landed; what lay in its cell is gone, or bumped to the end of its line."""
    after = dict(board)
    if play.toward:
        after[bumped_to(board, play.at, play.toward)] = board[play.at]
    after[play.at] = (play.kind, play.boosts)
    return after


def bumped_to(board: Board, cell: Cell, toward: str) -> Cell:
    """The first cell beyond the end, in a direction, of the line that the tile at a cell is in (V-5.11)."""
    while is_tile(board, cell):
        cell = shifted(cell, STEPS[toward])
    return cell


def landings(board: Board, kind: str, rulings: Collection[str]) -> Iterator[Play]:
    """Every way in which a tile of a kind may land, boosts and follow-up conditions aside."""
    if kind not in NEVER_BESIDE:
        yield from normal_placements(board, kind)
    if kind in SPARED:
        for play in placements_on_tiles(board, kind):
            troll = board[play.at][0] == "Tr"
            if not (troll and kind == "Dr" and "dragons-spare-trolls" in rulings):
                yield play
    if kind == "Jo":
        yield from bumps(board)


def normal_placements(board: Board, kind: str) -> Iterator[Play]:
    """Empty cells next to something, no line beyond seven, no Troll beside (V-5.1, V-5.3)."""
    fears_trolls = kind not in ("Tr", "Dw")
    for cell in {near for occupied in board for near in neighbours(occupied)} - board.keys():
        if fears_trolls and touches(board, cell, "Tr"):
            continue
        play = Play(kind, cell)
        if within_seven(board_after(board, play), cell):
            yield play


def placements_on_tiles(board: Board, kind: str) -> Iterator[Play]:
    """Tiles that may be covered or captured; next to a Troll only by a Hel (V-5.4, V-5.6, V-5.9, V-5.12)."""
    for cell, (lying, _boost) in board.items():
        if lying not in SPARED[kind] and (kind == "He" or not touches(board, cell, "Tr")):
            yield Play(kind, cell)


def bumps(board: Board) -> Iterator[Play]:
    """Bumps by a Jotunn, all conditions judged on the board after the bump (V-5.11)."""
    for cell in board:
        if not is_tile(board, cell):
            continue
        for toward in STEPS:
            target = bumped_to(board, cell, toward)
            if target in board:
                continue
            play = Play("Jo", cell, toward)
            after = board_after(board, play)
            if not (within_seven(after, cell) and within_seven(after, target)):
                continue
            if after[target][0] != "Tr" and touches(after, target, "Tr"):
                continue
            if not touches(after, cell, "Tr"):
                yield play


def token_is_there(after: Board, play: Play, rulings: Collection[str]) -> bool:
    """Whether the supply has the token that a boosted tile needs, once it has landed (V-5.14b, E-3.6)."""
    token = KINDS[play.kind].value + play.boosts
    if "boosters-unlimited" in rulings:
        return 2 <= token <= 12
    in_use = sum(1 for kind, boost in after.values() if boost and KINDS[kind].value + boost == token)
    return in_use <= TOKENS[token]


def follows_hermod(board: Board, hermod: Cell, play: Play, rulings: Collection[str]) -> bool:
    """Whether a play may follow the Hermod at a cell, by the board after the play (V-5.10a to c, E-3.9)."""
    if play.at == hermod:
        return not (play.kind == "He" and "hel-beside-hermod" in rulings)
    if play.kind == "He":
        return play.at in around(hermod)
    return in_one_line(board_after(board, play), play.at, hermod)
