"""Values of a position document (VH-14.1)."""

from __future__ import annotations

from dataclasses import dataclass, field

from gladsheim.core.game import Json

FLAGS = ("placed", "recruited", "fought", "stalled")


@dataclass(slots=True)
class LandscapeCell:
    """A location of the landscape with the armies on it."""

    x: int
    y: int
    card: str
    owner: int | None
    armies: int


@dataclass(slots=True)
class ZoneCard:
    """Card of a control zone."""

    card: str
    uses: int
    used: bool
    armies: int


@dataclass(slots=True)
class PlayerHoldings:
    """The armies, points and cards of a player."""

    reserve: int
    score: int
    cycle: int
    phase: int
    flags: dict[str, bool]
    """Flags by the names of `FLAGS`."""
    cards: list[ZoneCard]


@dataclass(slots=True)
class Pending:
    """Pending event; which fields count depends on `kind`."""

    kind: str
    card: str = ""
    due: int = 0
    dest: tuple[int, int] | None = None
    steps: list[str] = field(default_factory=list)
    ask: list[int] = field(default_factory=list)
    aces: list[str] = field(default_factory=list)


@dataclass(slots=True)
class GameEnding:
    """The end of the game: the winners, the scores and the reason."""

    winners: list[int]
    scores: list[int]
    reason: str


@dataclass(slots=True)
class Position:
    """A position."""

    options: Json
    rng: int
    draw: list[str]
    discard: list[str]
    market: list[str | None]
    slots: dict[str, list[int]]
    landscape: list[LandscapeCell]
    players: list[PlayerHoldings]
    turn: int
    stage: str
    pending: Pending | None
    pass_run: int
    glories: int
    result: GameEnding | None
