"""Learned weights of a game: a file of networks by number of players and kind of table, with a card."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn

from gladsheim.bots.learned.estimate import MOST_UNITS, NOTHING, Weights, size_of
from gladsheim.core.errors import BotError, shorten
from gladsheim.core.files.digests import FIELD, checked, with_digest
from gladsheim.core.files.text import TextError, text_of
from gladsheim.core.game import Game

MOST_BYTES = 300_000
PLAYERS = frozenset(map(str, range(2, 11)))
MOST_WEIGHT = 1 << 40
"""Bound of a weight, which keeps sums of products within 64 bits."""


@dataclass(frozen=True, slots=True)
class LearnedWeights:
    """Contents of a file of networks."""

    game: str
    features: tuple[str, ...]
    """Names of the features, in the order of their weights."""
    networks: Mapping[str, Weights]
    """Networks by key, see `key_of` and `learned.estimate`."""
    card: Mapping[str, Any]
    """Description of the training data and of the strength."""

    def to_bytes(self) -> bytes:
        """Return the file: JSON with a digest of all its other contents, and a line for each network."""
        rows = ",\n".join(f"  {json.dumps(str(n))}: {json.dumps(w)}" for n, w in self.networks.items())
        content = {"game": self.game, "card": self.card, "features": self.features}
        whole = with_digest({**content, "networks": self.networks})
        head = {FIELD: whole[FIELD], **content}
        text = json.dumps(head, indent=1, ensure_ascii=False).removesuffix("\n}")
        return f'{text},\n "networks": {{\n{rows}\n }}\n}}\n'.encode()

    def of(self, game: Game) -> Weights:
        """Return the network for a game, or the one for the nearest number of players."""
        keys = {key: players_and_kind(key) for key in self.networks}
        alike = [key for key, (_, kind) in keys.items() if kind == game.bots.learned_as] or list(keys)
        return self.networks[min(alike, key=lambda key: (abs(keys[key][0] - game.players), keys[key]))]


def key_of(game: Game) -> str:
    """Return the key of the network that is learned from a game: `2`, or `2 base`."""
    return f"{game.players} {game.bots.learned_as}".strip()


def players_and_kind(key: str) -> tuple[int, str]:
    """Return the number of players and the kind of table in a key."""
    players, _, kind = key.partition(" ")
    return int(players), kind


def read(data: bytes, game: Game, source: str) -> LearnedWeights:
    """Read the contents of a file for a game. Raises BotError, which names the source and the fault."""
    names = game.rules.features.names
    found = _parsed(data, game, source)
    if found.get("features") != list(names):
        raise BotError(f"{source} was learned from other features than this version of {game.name} has")
    card = found.get("card", {})
    if not isinstance(card, dict):
        raise BotError(f"{source}: card is {shorten(card)}; allowed: an object")
    networks = found.get("networks")
    if not isinstance(networks, dict) or not networks:
        raise BotError(f"{source}: networks is {shorten(networks)}; allowed: one by number of players")
    weights = {_key(key, source): _network(value, len(names), source) for key, value in networks.items()}
    try:
        checked(found)
    except ValueError as error:
        raise BotError(f"{source} is damaged: {error}") from error
    return LearnedWeights(game.name, names, weights, card)


def _parsed(data: bytes, game: Game, source: str) -> dict[str, Any]:
    """Return the object in a file. Raises BotError for anything else, and for the file of another game."""
    wrong = f"{source} is not a weights file of {game.name}"
    if len(data) > MOST_BYTES:
        raise BotError(f"{wrong}: it is longer than {MOST_BYTES} bytes")
    try:
        found = json.loads(text_of(data), parse_constant=_no_number)
    except TextError as error:
        raise BotError(f"{wrong}: it {error}") from error
    except ValueError as error:
        raise BotError(f"{wrong}: it is not JSON; allowed: a file of `gladsheim train`") from error
    except RecursionError as error:
        raise BotError(f"{wrong}: it is nested too deeply; allowed: a file of `gladsheim train`") from error
    if not isinstance(found, dict):
        raise BotError(f"{wrong}: it is {shorten(found)}; allowed: an object")
    if found.get("game") != game.name:
        raise BotError(f"{wrong}: game is {shorten(found.get('game'))}; allowed: {game.name!r}")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is not a JSON number")


def _key(key: str, source: str) -> str:
    if key.partition(" ")[0] not in PLAYERS:
        raise BotError(f"{source}: a network is for {shorten(key)} players; allowed: 2 to 10")
    return key


def _network(value: object, features: int, source: str) -> Weights:
    numbers = value if isinstance(value, list) else []
    units = numbers[0] if numbers else 0
    fits = (
        all(type(number) is int and abs(number) < MOST_WEIGHT for number in numbers)
        and 1 <= units <= MOST_UNITS
        and len(numbers) == size_of(features, units)
    )
    if not fits:
        raise BotError(
            f"{source}: a network is {shorten(value)}; allowed: whole numbers, as many as {features} "
            f"features and 1 to {MOST_UNITS} units need"
        )
    return tuple(numbers)


def weights_for(game: Game, file: str = "") -> Weights:
    """Return the weights for a game's number of players: those of a file, or those of the game; `NOTHING` for
    a game without.

    Raises BotError.
    """
    if file:
        try:
            with Path(file).open("rb") as stream:
                # One byte more shows that a file is too long, however long it is.
                data = stream.read(MOST_BYTES + 1)
        except (OSError, ValueError) as error:
            raise BotError(f"{shorten(file)} cannot be read: {type(error).__name__}") from error
        return read(data, game, file).of(game)
    return NOTHING if game.bots.learned is None else _shipped(type(game), game).of(game)


@lru_cache(maxsize=16)
def _shipped(kind: type[Game], game: Game) -> LearnedWeights:
    assert game.bots.learned is not None
    return read(game.bots.learned.read_bytes(), game, game.bots.learned.name)
