"""Values of a position document, with defaults for missing ones (VA-16.1)."""

from __future__ import annotations

from dataclasses import dataclass, field

from gladsheim.core.game import Json
from gladsheim.games.valda.book import CardFile, Effect
from gladsheim.games.valda.notation.pending import Frame
from gladsheim.games.valda.pieces import DECKS, RESOURCES
from gladsheim.games.valda.record import USES


@dataclass(slots=True)
class PlayerHoldings:
    """The goods, followers, buildings and cards of a player."""

    mines: int
    followers: int = 0
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    drills: int = 0
    temples: dict[str, int] = field(default_factory=dict)
    bonus: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)


@dataclass(slots=True)
class PendingAttack:
    """The attack that is going on."""

    by: int
    target: int
    card: str
    shields: int = 0
    used: list[str] = field(default_factory=list)
    flags: dict[str, bool] = field(default_factory=dict)
    """Flags horn, wrath, spear, cancelled, claimed."""


@dataclass(slots=True)
class Roll:
    """Roll in progress."""

    by: int
    dice: list[str]
    faces: list[int]
    use: str


@dataclass(slots=True)
class Building:
    """Structure that is being built."""

    what: str
    stopped: bool = False


@dataclass(slots=True)
class PendingFrame:
    """Frame of the stack, and the effects that it lists, which have no index in the record yet."""

    frame: Frame
    effects: tuple[Effect, ...] = ()


@dataclass(slots=True)
class Position:
    """A position; `pending` is None where the phase's plain decision is meant."""

    book: CardFile
    options: Json
    players: list[PlayerHoldings]
    round: int = 1
    start: int = 0
    active: int = 0
    turns: int = 0
    phase: str = "resource"
    actions: int = 0
    builds: int = 0
    build_limit: int = 0
    used: dict[str, int] = field(default_factory=lambda: dict.fromkeys(USES, 0))
    received: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    lent: list[str] = field(default_factory=list)
    decks: dict[str, list[str]] = field(default_factory=lambda: {deck: [] for deck in DECKS})
    discard: list[str] = field(default_factory=list)
    attack: PendingAttack | None = None
    roll: Roll | None = None
    building: Building | None = None
    pending: list[PendingFrame] | None = None
    winner: int | None = None
    rng: int = 0
    forced: list[int] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    """Areas with three temples of a player that nobody owns (E-4.5)."""

    def cards_out(self) -> list[str]:
        """Return every card that is not in a deck."""
        found = [*self.discard]
        for player in self.players:
            found += [*player.hand, *player.open]
        if self.attack is not None:
            # Tyr's Revenge has put a cancelled attack card into the target's hand.
            found += self.attack.used
            if not self.attack.flags.get("cancelled"):
                found.append(self.attack.card)
        return found
