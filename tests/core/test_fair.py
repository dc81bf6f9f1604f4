"""Fair deals: everybody at the table has a share in the chance of the game."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

import gladsheim
from gladsheim.core.chance import fresh_secret
from gladsheim.core.fair import action_word, commitment_of, deal_fairly, deal_word, fair_key, secret_of_day
from tests.toys import Toy

SECRET, ONE, TWO = (bytes([number]) * 32 for number in (1, 2, 3))
NONCES = st.lists(st.none() | st.binary(min_size=32, max_size=32), min_size=1, max_size=6)


def test_the_key_by_hand() -> None:
    """As docs/researchers/records.md describes it, with nothing of ours."""
    message = b"gladsheim fair 1" + b"\x20" + ONE + b"\x00" + b"\x20" + TWO
    key = hmac.new(SECRET, message, hashlib.sha256).digest()
    assert fair_key(SECRET, [ONE, None, TWO]) == key
    assert deal_word(key) == int.from_bytes(hmac.new(key, b"deal", hashlib.sha256).digest()[:8], "big")
    assert action_word(key, 12) == int.from_bytes(hmac.new(key, b"12", hashlib.sha256).digest()[:8], "big")
    assert commitment_of(ONE) == hashlib.sha256(ONE).hexdigest()


def test_the_secret_of_a_day_by_hand() -> None:
    """As docs/hosts/shared-deals.md describes it, with nothing of ours; other days and games have others."""
    message = b"gladsheim day 1\x002026-11-26\x00valda"
    assert secret_of_day(SECRET, "2026-11-26", "valda") == hmac.new(SECRET, message, hashlib.sha256).digest()
    found = {secret_of_day(SECRET, day, game) for day in ("2026-11-26", "2026-11-27") for game in ("a", "b")}
    assert len({*found, secret_of_day(TWO, "2026-11-26", "a"), SECRET}) == len(found) + 2


@given(NONCES, NONCES)
def test_other_nonces_give_another_key(some: list[bytes | None], others: list[bytes | None]) -> None:
    """Also where only places differ, or a seat without a nonce is added."""
    assert (fair_key(SECRET, some) == fair_key(SECRET, others)) is (some == others)
    assert fair_key(SECRET, some) != fair_key(TWO, some)


@pytest.mark.parametrize("secret", [b"", b"short", b"x" * 33])
def test_secrets_have_one_length(secret: bytes) -> None:
    """Anything else is refused."""
    with pytest.raises(ValueError, match=f"secret has {len(secret)} bytes; allowed: 32"):
        fair_key(secret, [ONE])


def test_nonces_have_one_length() -> None:
    """Or there is none."""
    with pytest.raises(ValueError, match="nonce has 31 bytes; allowed: 32, or none"):
        fair_key(SECRET, [ONE[1:]])


@pytest.mark.parametrize("name", gladsheim.games())
def test_chance_in_play_follows_from_its_word(name: str) -> None:
    """The same word gives the same draws whatever was drawn before; without chance nothing changes."""
    game = gladsheim.game(name)
    key = fair_key(SECRET, [ONE, None])
    state, again = deal_fairly(game, key), deal_fairly(game, key)
    assert state.document() == again.document()
    assert state.document() != deal_fairly(game, fair_key(SECRET, [TWO, None])).document()
    again.chance_word = action_word(key, 1)
    assert (again.document() != state.document()) is game.traits.chance_in_play
    again.chance_word = 7
    state.chance_word = 7
    assert again.document() == state.document()


def test_a_game_with_chance_in_play_must_say_how_it_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forgetting it is an error at the first action, not an unfair game."""
    state = Toy().deal(fresh_secret())
    state.chance_word = 7
    monkeypatch.setattr(Toy, "traits", replace(Toy.traits, chance_in_play=True))
    with pytest.raises(NotImplementedError):
        state.chance_word = 7
