"""Chance that anyone can recompute.

Deals come from a SHA-256 stream: block i of a key is SHA-256(key ‖ i as eight big-endian
bytes). A number below n is the first big-endian 64-bit word of the stream that lies below
the largest multiple of n, modulo n. A shuffle is Fisher-Yates from the last place down.

Fast chance inside kernels is SplitMix64 (Steele, Lea, Flood 2014) in signed 64-bit ints.
"""

import hashlib
import secrets
import struct
from collections.abc import Iterator, MutableSequence
from typing import Any, TypeVar

from gladsheim.core.errors import SeedError, shorten
from gladsheim.core.kernel import COMPILING, buffer, kernel
from gladsheim.core.state import read, write

T = TypeVar("T")

SEED_BYTES = 1024
SEED_BITS = 512
_HALF, _FULL, _WORD_COUNT = 1 << 63, (1 << 64) - 1, 1 << 64
# A digest is read as a whole, which halves the time to draw a deal.
_WORDS = struct.Struct(">4Q")
# The constants of SplitMix64 as signed numbers, the only kind that kernels have.
GOLDEN, MIX_1, MIX_2 = (
    word - (1 << 64) for word in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)


def fresh_secret() -> bytes:
    """Return 256 random bits from the operating system."""
    return secrets.token_bytes(32)


def seed_key(seed: int | str | bytes) -> bytes:
    """Return the 32-byte key of a seed; ints, texts and bytes never collide.

    Raises SeedError for other types, and for ints beyond 512 bits or texts and bytes
    beyond 1,024 bytes.
    """
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise SeedError(f"seed is {shorten(seed)}; allowed: an int, a str or bytes")
    if isinstance(seed, int):
        # This check precedes `str`, which is slow on huge ints and raises ValueError beyond 4,300 digits.
        if seed.bit_length() > SEED_BITS:
            raise SeedError(f"seed has {seed.bit_length()} bits; allowed: at most {SEED_BITS}")
        # The type comes first, so that 1, "1" and b"1" have different keys.
        data = b"int:" + str(seed).encode()
    elif isinstance(seed, str):
        # A JSON text can hold half of a surrogate pair, which plain UTF-8 refuses.
        data = b"str:" + seed.encode("utf-8", "surrogatepass")
    else:
        data = b"bytes:" + seed
    if len(data) > SEED_BYTES:
        raise SeedError(f"seed is {len(data)} bytes long; allowed: at most {SEED_BYTES}")
    # The label keeps this input apart from that of all other hashes.
    return hashlib.sha256(b"gladsheim seed 1\0" + data).digest()


class Stream:
    """Stream of random numbers from a key, the same everywhere."""

    def __init__(self, key: bytes) -> None:
        self._words = self._generate(key)

    @staticmethod
    def _generate(key: bytes) -> Iterator[int]:
        block = 0
        while True:
            yield from _WORDS.unpack(hashlib.sha256(key + block.to_bytes(8, "big")).digest())
            block += 1

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely; n from 1 to 2**32."""
        # The limit is less than n below 2**64: hardly ever must it be worked out.
        while (word := next(self._words)) > _FULL - n and word >= _WORD_COUNT - _WORD_COUNT % n:
            pass
        return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a uniformly random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def _wrap_plain(word: int) -> int:
    # Two's complement, as the processor counts: from -2**63 to 2**63 - 1.
    return ((word + _HALF) & _FULL) - _HALF


@kernel
def _wrap_compiled(word: int) -> int:
    return word


wrap = _wrap_compiled if COMPILING else _wrap_plain
"""Function that wraps a 64-bit product or sum to a signed int; compiled code wraps by itself."""


def seed_word(seed: int | str | bytes) -> int:
    """Return the initial state of a fast generator, as a signed int, in games that name it by a number.

    An int seed is taken modulo 2**64; of other seeds it is the first eight bytes of the key.
    """
    # Ints need this call as well, because it checks type and bounds.
    key = seed_key(seed)
    return _wrap_plain(seed if isinstance(seed, int) else int.from_bytes(key[:8], "big"))


def set_rng(record: Any, word: int) -> None:
    """Set the field `rng` of a record, its generator, to a number modulo 2**64."""
    write(record, "rng", [_wrap_plain(word)])


def rng_of(record: Any) -> int:
    """Return the generator of a record as a number below 2**64."""
    word: int = read(record, "rng")[0]
    return word & _FULL


def new_rng(seed: int | str | bytes) -> Any:
    """Return the state of a fast generator: one 64-bit word, for kernels."""
    rng = buffer(1)
    rng[0] = int.from_bytes(seed_key(seed)[:8], "big", signed=True)
    return rng


@kernel
def next_word(rng: Any) -> int:
    """Return the next signed 64-bit word of SplitMix64."""
    rng[0] = wrap(rng[0] + GOLDEN)
    word = rng[0]
    # The generator is defined on unsigned words, and `>>` of a negative int fills up with ones: each mask
    # clears the bits that came in.
    word = wrap((word ^ ((word >> 30) & 0x3FFFFFFFF)) * MIX_1)
    word = wrap((word ^ ((word >> 27) & 0x1FFFFFFFFF)) * MIX_2)
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


@kernel
def below(rng: Any, n: int) -> int:
    """Return a number from 0 to n - 1; n at most 2**31. The bias is below n / 2**32."""
    # The upper 32 bits are scaled to n without a division; their product with n has at most 63 bits.
    return (((next_word(rng) >> 32) & 0xFFFFFFFF) * n) >> 32


@kernel
def remainder(rng: Any, n: int) -> int:
    """Return the next word, read as unsigned, modulo n: a number from 0 to n - 1, n at most 2**31.

    Valda (VA-3.1) and Valhalla (VH-12) use it.
    """
    word = next_word(rng)
    # The unsigned word is twice its upper 63 bits plus its last bit, and both parts fit into signed ints.
    return (((word >> 1) & 0x7FFFFFFFFFFFFFFF) % n * 2 + (word & 1)) % n
