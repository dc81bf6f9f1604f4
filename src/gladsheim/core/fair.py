"""Fair deals: no single person decides the chance of a game, and everybody can check it later.

The host commits to a secret before anybody sits down, and every person at the table to a nonce before any
nonce is published. Secret and nonces together give the key of the game, from which all its chance follows:
the deal, and where a game draws or rolls during play, a word of its own for each action. So no outcome
reveals the next. When the secret is published at the end, everybody can compute all of it again with
HMAC-SHA256 alone (RFC 2104).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gladsheim.core.game import Game, State

SECRET_BYTES = 32
NONCE_BYTES = 32
WORD_BYTES = 8
# Each use has its own label, so that no input of one use is ever an input of another.
_LABEL = b"gladsheim fair 1"
_MATCH_LABEL = b"gladsheim match 1"
_DAY_LABEL = b"gladsheim day 1"


def commitment_of(value: bytes) -> str:
    """Return the commitment that is published before a secret or a nonce is told: its
    SHA-256, hexadecimal.
    """
    # No salt is needed: secrets and nonces are random and too long to be guessed.
    return hashlib.sha256(value).hexdigest()


def fair_key(secret: bytes, nonces: Sequence[bytes | None]) -> bytes:
    """Return the 32-byte key from which all chance of a game follows.

    HMAC-SHA256 under the secret of a label and, for each seat in order, one byte with the
    length of its nonce (0 for None, a seat without one) and the nonce. Raises ValueError for
    a secret that is not 32 bytes long, or a nonce that has neither 32 nor no bytes.
    """
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"secret has {len(secret)} bytes; allowed: {SECRET_BYTES}")
    message = _LABEL
    for nonce in nonces:
        told = nonce or b""
        if len(told) not in (0, NONCE_BYTES):
            raise ValueError(f"nonce has {len(told)} bytes; allowed: {NONCE_BYTES}, or none")
        # With lengths, two different lists of nonces never give the same message.
        message += bytes([len(told)]) + told
    return hmac.digest(secret, message, "sha256")


def deal_word(key: bytes) -> int:
    """Return the seed of the deal in games with chance in play: a number below 2**64."""
    # No action has the number "deal", so that the deal shares its word with none.
    return _word(key, b"deal")


def deal_fairly(game: Game, key: bytes) -> State:
    """Return the deal of a key that the host and all players made together."""
    return game.deal(deal_word(key) if game.traits.chance_in_play else key)


def action_word(key: bytes, number: int) -> int:
    """Return the number below 2**64 to which the generator is set before action `number`, counted from 1."""
    return _word(key, str(number).encode())


def secret_of_day(secret: bytes, day: str, game: str) -> bytes:
    """Return the secret of a game's deal of a day (YYYY-MM-DD), from the secret of that day.

    HMAC-SHA256 under the day's secret of a label, the day and the game, with a zero byte between. It replaces
    the host's secret in `fair_key`, and reveals nothing of the day's.
    """
    # No part has a zero byte in it, so that different parts never give the same message.
    return hmac.digest(secret, b"\0".join((_DAY_LABEL, day.encode(), game.encode())), "sha256")


def secret_of_match(secret: bytes, match: str, number: int) -> bytes:
    """Return the secret of a match's deal, numbered from 1, from that of the match; see `secret_of_day`."""
    return hmac.digest(secret, b"\0".join((_MATCH_LABEL, match.encode(), str(number).encode())), "sha256")


def _word(key: bytes, message: bytes) -> int:
    return int.from_bytes(hmac.digest(key, message, "sha256")[:WORD_BYTES], "big")
