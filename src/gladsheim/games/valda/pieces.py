"""Gods, exchanges and god weapons, one row each, resources, dice and phases: data only.

The kernels read these rows (`rules/columns.py`). The cards are in `book`: they come from a file
that can be corrected.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, get_args

GodName = Literal["heimdall", "freya", "surtur", "tyr", "thor", "odin", "loki"]
Levels = tuple[int, int, int]
"""Numbers by the level of a god's ability: 0, 1, 2 (VA-11.1)."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange of resources for followers in the followers phase, paid in one kind (VA-9.1, VA-9.2)."""

    god: str
    rate: int
    """Number of resources that it costs."""
    followers: int
    level: int
    """Level of the ability that it needs."""
    most: int
    """Largest number of uses in a phase."""
    resources: tuple[str, ...]
    """Kinds in which it can be paid; they are adjacent in `RESOURCES`."""

    @property
    def name(self) -> str:
        """Name in documents."""
        return f"{self.god}{self.rate}"


@dataclass(frozen=True, slots=True)
class God:
    """Effects of a god's temples. Each column after the name belongs to one god; all others
    leave it empty.
    """

    name: GodName
    rates: Levels | None = None
    """Number of resources of a kind that a trade costs; at level 0 it is in the card file
    (VA-5.2, VA-5.3).
    """
    draws: Levels | None = None
    """Number of cards of the opening draw (VA-6.1)."""
    buys: Levels | None = None
    """Number of actions for a purchase, and as many cards (VA-6.4)."""
    openly: Levels | None = None
    """1 where cards that are drawn in the game phase are placed open, 0 where they are not (VA-6.1)."""
    attacks_few: Levels | None = None
    """Number of attacks in a line, with few players; with more players it is one (VA-8.2)."""
    swords_few: Levels | None = None
    """Swords that are added to an attack, with few players (VA-8.4)."""
    swords: Levels | None = None
    """Swords that are added with more players."""
    shields: Levels | None = None
    """Shields that are added to each defence card (VA-8.5)."""
    dice: Levels | None = None
    """Number of white dice in the followers phase (VA-9.4)."""


GOD_ROWS = (
    God("heimdall", rates=(0, 2, 1)),
    God("freya", draws=(2, 2, 3), buys=(2, 1, 1), openly=(1, 0, 0)),
    God("surtur", attacks_few=(1, 2, 2), swords_few=(0, 0, 1), swords=(0, 1, 2)),
    God("tyr", shields=(0, 1, 2)),
    God("thor"),
    God("odin"),
    God("loki", dice=(0, 1, 2)),
)
GODS = tuple(god.name for god in GOD_ROWS)
"""Gods in the order of all lists of gods (VA-1.1)."""
EXCHANGES = (
    Exchange("thor", 3, followers=1, level=1, most=3, resources=("gold", "diamond")),
    Exchange("thor", 2, followers=1, level=2, most=3, resources=("gold", "diamond")),
    Exchange("odin", 2, followers=1, level=1, most=3, resources=("blood",)),
    Exchange("odin", 3, followers=2, level=2, most=2, resources=("blood",)),
)
"""Exchanges in the order of menus and documents."""
LOKI_ROLLS = 1
"""Number of rolls of Loki's dice in a phase (VA-9.4)."""
Deck = Literal["base"] | GodName
DECKS: tuple[str, ...] = ("base", *GODS)
Res = Literal["blood", "gold", "diamond"]
RESOURCES: tuple[str, ...] = get_args(Res)
Letter = Literal["b", "g", "d"]
LETTERS: tuple[Letter, ...] = get_args(Letter)
"""Letters of resources in action texts (VA-15)."""
Works = Literal["mine", "drill"]
WORKS: tuple[Works, ...] = get_args(Works)
Building = Works | GodName
BUILDINGS: tuple[Building, ...] = (*WORKS, *GODS)
Colour = Literal["Y", "B", "W"]
DICE: tuple[Colour, ...] = get_args(Colour)
"""Dice: yellow for gold and diamonds, blue for blood, white for followers (VA-1.5)."""
WHITE = DICE.index("W")
FACES = 6
Phase = Literal["resource", "game", "build", "attack", "followers", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
CardType = Literal["yellow", "attack", "defence", "weapon"]
CARD_TYPES: tuple[CardType, ...] = get_args(CardType)
YELLOW, ATTACK, DEFENCE, WEAPON = range(len(CARD_TYPES))
RESOURCE, GAME, BUILD, STRIKE, FOLLOWERS, OVER = range(len(PHASES))
"""Phases; STRIKE is the attack phase."""


class Window(IntEnum):
    """Windows: the moments when weapons may be played (VA-12.4); FREE is VA-6.3."""

    ROLLED = 0
    FREE = 1
    PLAYED = 2
    BUILD = 3
    DECLARED = 4
    HIT = 5
    DEFENDED = 6


WINDOWS = tuple(window.name.lower() for window in Window)


class WeaponHolder(IntEnum):
    """Players who may play a weapon in its window (VA-12.4)."""

    ANYBODY = 0
    ATTACKER = 1
    TARGET = 2
    NOT_TARGET = 3
    PLAYER = 4
    NOT_BUILDER = 5


class Deed(IntEnum):
    """Effects of god weapons. Up to REDIRECT its player has a choice to make."""

    RECOVER = 0
    """Cards of a type return from the discard pile, which must contain one (VA-12.5)."""
    ROB = 1
    """The player takes a card of another player, who must have one (VA-12.8)."""
    TURN_DIE = 2
    """A die of the roll shows another face, if one is different (VA-12.4)."""
    REDIRECT = 3
    """The attack hits another player, of whom there must be one (VA-12.6)."""
    REPEAT = 4
    """The effects of the card that was played resolve again."""
    UNDEFENDED = 5
    """Nobody can defend."""
    DOUBLE_POWER = 6
    FOLLOWERS = 7
    CANCEL = 8
    """The attack card goes to the target's hand, and nothing else happens."""
    DOUBLE_KILLS = 9
    AGAIN = 10
    """The same attack happens once more, unless it was repeated already."""
    STOP = 11
    """The structure is not built (VA-12.7)."""


@dataclass(frozen=True, slots=True)
class Mode:
    """Mode: one of the two ways to use a god weapon."""

    name: str
    god: str
    window: Window
    holder: WeaponHolder
    rule: str
    deed: Deed
    count: int = 0
    """Number of cards that are recovered, or of followers."""
    cards: str = "any"
    """Type of the cards that are recovered."""

    @property
    def free(self) -> bool:
        """Whether it may be played at any plain decision, too (VA-12.5)."""
        return self.window is Window.FREE


MODES = (
    Mode("warhorn", "heimdall", Window.DECLARED, WeaponHolder.ATTACKER, "VA-12.4", Deed.UNDEFENDED),
    Mode("gjallarhorn", "heimdall", Window.FREE, WeaponHolder.ANYBODY, "VA-12.5", Deed.RECOVER, 2, "defence"),
    Mode("vanished", "freya", Window.DECLARED, WeaponHolder.TARGET, "VA-12.6", Deed.REDIRECT),
    Mode("crown", "freya", Window.ROLLED, WeaponHolder.ANYBODY, "VA-12.4", Deed.TURN_DIE),
    Mode("resisted", "surtur", Window.DEFENDED, WeaponHolder.TARGET, "VA-12.4", Deed.FOLLOWERS, 2),
    Mode("claim", "surtur", Window.DEFENDED, WeaponHolder.ATTACKER, "VA-12.4", Deed.AGAIN),
    Mode("thief", "tyr", Window.FREE, WeaponHolder.ANYBODY, "VA-12.8", Deed.ROB),
    Mode("revenge", "tyr", Window.DECLARED, WeaponHolder.TARGET, "VA-12.4", Deed.CANCEL),
    Mode("hammertime", "thor", Window.PLAYED, WeaponHolder.PLAYER, "VA-12.4", Deed.REPEAT),
    Mode("wrath", "thor", Window.DECLARED, WeaponHolder.NOT_TARGET, "VA-12.4", Deed.DOUBLE_POWER),
    Mode("bullseye", "odin", Window.FREE, WeaponHolder.ANYBODY, "VA-12.5", Deed.RECOVER, 1),
    Mode("soulspear", "odin", Window.HIT, WeaponHolder.NOT_TARGET, "VA-12.4", Deed.DOUBLE_KILLS),
    Mode("backstab", "loki", Window.BUILD, WeaponHolder.NOT_BUILDER, "VA-12.7", Deed.STOP),
    Mode("dagger", "loki", Window.FREE, WeaponHolder.ANYBODY, "VA-12.5", Deed.RECOVER, 2, "attack"),
)
"""Modes by god (VA-12.4, VA-12.5)."""
MODE_NAMES = tuple(mode.name for mode in MODES)
