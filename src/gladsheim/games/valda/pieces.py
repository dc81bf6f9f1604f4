"""Gods, resources, dice, phases and god weapons, one row each: data only.

The cards themselves are in `book.py`: they come from a file that can be corrected.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

GODS = ("heimdall", "freya", "surtur", "tyr", "thor", "odin", "loki")
"""In this order wherever gods are listed (VA-1.1)."""
DECKS = ("base", *GODS)
RESOURCES = ("blood", "gold", "diamond")
LETTERS = ("b", "g", "d")
"""Resources in action texts (VA-15)."""
WORKS = ("mine", "drill")
BUILDINGS = (*WORKS, *GODS)
DICE = ("Y", "B", "W")
"""Yellow for gold and diamonds, blue for blood, white for followers (VA-1.5)."""
FACES = 6
PHASES = ("resource", "game", "build", "attack", "followers", "over")
CARD_TYPES = ("yellow", "attack", "defence", "weapon")
HEIMDALL, FREYA, SURTUR, TYR, THOR, ODIN, LOKI = range(7)
BLOOD, GOLD, DIAMOND = range(3)
YELLOW, ATTACK, DEFENCE, WEAPON = range(4)
RESOURCE, GAME, BUILD, STRIKE, FOLLOWERS, OVER = range(6)
"""Phases; STRIKE is the attack phase."""


class Window(IntEnum):
    """When weapons that are bound to a moment may be played (VA-12.4); FREE is VA-6.3."""

    ROLLED = 0
    FREE = 1
    PLAYED = 2
    BUILD = 3
    DECLARED = 4
    HIT = 5
    DEFENDED = 6


WINDOWS = tuple(window.name.lower() for window in Window)


class Holder(IntEnum):
    """Who may play a weapon in its window (VA-12.4)."""

    ANYBODY = 0
    ATTACKER = 1
    TARGET = 2
    NOT_TARGET = 3
    PLAYER = 4
    NOT_BUILDER = 5


@dataclass(frozen=True, slots=True)
class Mode:
    """One of the two ways to use a god weapon."""

    name: str
    god: str
    window: Window
    holder: Holder
    rule: str

    @property
    def free(self) -> bool:
        """Whether it may be played at any plain decision, too (VA-12.5)."""
        return self.window is Window.FREE


MODES = (
    Mode("warhorn", "heimdall", Window.DECLARED, Holder.ATTACKER, "VA-12.4"),
    Mode("gjallarhorn", "heimdall", Window.FREE, Holder.ANYBODY, "VA-12.5"),
    Mode("vanished", "freya", Window.DECLARED, Holder.TARGET, "VA-12.6"),
    Mode("crown", "freya", Window.ROLLED, Holder.ANYBODY, "VA-12.4"),
    Mode("resisted", "surtur", Window.DEFENDED, Holder.TARGET, "VA-12.4"),
    Mode("claim", "surtur", Window.DEFENDED, Holder.ATTACKER, "VA-12.4"),
    Mode("thief", "tyr", Window.FREE, Holder.ANYBODY, "VA-12.8"),
    Mode("revenge", "tyr", Window.DECLARED, Holder.TARGET, "VA-12.4"),
    Mode("hammertime", "thor", Window.PLAYED, Holder.PLAYER, "VA-12.4"),
    Mode("wrath", "thor", Window.DECLARED, Holder.NOT_TARGET, "VA-12.4"),
    Mode("bullseye", "odin", Window.FREE, Holder.ANYBODY, "VA-12.5"),
    Mode("soulspear", "odin", Window.HIT, Holder.NOT_TARGET, "VA-12.4"),
    Mode("backstab", "loki", Window.BUILD, Holder.NOT_BUILDER, "VA-12.7"),
    Mode("dagger", "loki", Window.FREE, Holder.ANYBODY, "VA-12.5"),
)
"""The fourteen modes, by god (VA-12.4, VA-12.5)."""
MODE_NAMES = tuple(mode.name for mode in MODES)
(
    WARHORN,
    GJALLARHORN,
    VANISHED,
    CROWN,
    RESISTED,
    CLAIM,
    THIEF,
    REVENGE,
    HAMMERTIME,
    WRATH,
    BULLSEYE,
    SOULSPEAR,
    BACKSTAB,
    DAGGER,
) = range(len(MODES))

EFFECT_WORDS = (
    "gain",
    "followers",
    "roll",
    "draw",
    "draw_god",
    "look_god",
    "look_hand",
    "change",
    "sacrifice",
    "switch",
    "build_limit",
    "build",
    "recover",
    "steal_followers",
    "kill_followers",
    "steal_resources",
    "steal_cards",
    "destroy",
    "move_temple",
    "lend",
    "replay",
    "actions",
)
"""What effects do, by their word in card files (VA-13)."""
(
    E_GAIN,
    E_FOLLOWERS,
    E_ROLL,
    E_DRAW,
    E_DRAW_GOD,
    E_LOOK_GOD,
    E_LOOK_HAND,
    E_CHANGE,
    E_SACRIFICE,
    E_SWITCH,
    E_BUILD_LIMIT,
    E_BUILD,
    E_RECOVER,
    E_STEAL_FOLLOWERS,
    E_KILL_FOLLOWERS,
    E_STEAL_RESOURCES,
    E_STEAL_CARDS,
    E_DESTROY,
    E_MOVE_TEMPLE,
    E_LEND,
    E_REPLAY,
    E_ACTIONS,
) = range(len(EFFECT_WORDS))
