"""Chance can be recomputed by anyone, and is fair."""

import hashlib
import itertools
from collections import Counter

import pytest

from gladsheim.core.chance import Stream, below, fresh_secret, new_rng, next_word, seed_key
from gladsheim.core.errors import SeedError

PUBLISHED = (
    0xE220A8397B1DCDAF,
    0x6E789E6AA1B965F4,
    0x06C45D188009454F,
    0xF88BB8A8724C81EC,
    0x1B39896A51A8749B,
)
"""The first words of SplitMix64 from state 0, as published with the generator."""
PUBLISHED_1234567 = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""The first words of SplitMix64 from state 1234567, the test vector that its ports share."""
CHI_SQUARE_23 = 49.7
"""A sum of squares with 23 degrees of freedom is larger once in a thousand times."""


@pytest.mark.parametrize(("start", "words"), [(0, PUBLISHED), (1234567, PUBLISHED_1234567)])
def test_fast_chance_is_splitmix64(start: int, words: tuple[int, ...]) -> None:
    """The fast generator gives the published words."""
    rng = new_rng(0)
    rng[0] = start
    assert tuple(int(next_word(rng)) % (1 << 64) for _ in words) == words


def test_fast_numbers_stay_below() -> None:
    """Fast numbers below n are from 0 to n - 1, and all of them come up."""
    rng = new_rng("fast")
    for n in (1, 2, 3, 7, 754):
        assert {int(below(rng, n)) for _ in range(20 * n)} <= set(range(n))
    assert Counter(int(below(rng, 3)) for _ in range(3_000)).keys() == {0, 1, 2}
    assert int(below(rng, 1 << 31)) < 1 << 31


def test_the_stream_is_sha256_in_counter_mode() -> None:
    """The words of a stream are those of SHA-256 over the key and a block counter."""
    key = seed_key("any")
    blocks = (hashlib.sha256(key + number.to_bytes(8, "big")).digest() for number in range(3))
    words = [int.from_bytes(block[at : at + 8], "big") for block in blocks for at in (0, 8, 16, 24)]
    stream = Stream(key)
    assert [stream.below(1 << 32) for _ in words] == [word % (1 << 32) for word in words]


def test_numbers_are_drawn_by_rejection() -> None:
    """A word beyond the last whole multiple of n is passed over, so that nothing is likelier."""

    class Rigged(Stream):
        def __init__(self) -> None:
            self._words = iter([(1 << 64) - 1, (1 << 64) - 2, 5])

    assert Rigged().below(3) == ((1 << 64) - 2) % 3
    assert (1 << 64) % 3 == 1


def test_the_shuffle_is_fisher_yates_from_the_end() -> None:
    """A shuffle takes a number below k + 1 for each place k from the last down to 1."""
    items = list("abcdefg")
    Stream(seed_key(5)).shuffle(items)
    stream, expected = Stream(seed_key(5)), list("abcdefg")
    for place in (6, 5, 4, 3, 2, 1):
        other = stream.below(place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    assert items == expected


def test_all_orders_are_equally_likely() -> None:
    """The 24 orders of four things come up alike (chi-square, once in a thousand by chance)."""
    stream, rounds = Stream(seed_key("fair")), 24 * 200
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(rounds):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        seen[tuple(items)] += 1
    expected = rounds / 24
    orders = itertools.permutations(range(4))
    assert sum((seen[order] - expected) ** 2 / expected for order in orders) < CHI_SQUARE_23


@pytest.mark.parametrize("items", [[], ["only"]])
def test_nothing_to_shuffle(items: list[str]) -> None:
    """An empty list and a list of one stay what they are."""
    shuffled = list(items)
    Stream(seed_key(0)).shuffle(shuffled)
    assert shuffled == items


def test_keys_are_published() -> None:
    """The key of a seed is SHA-256 of a fixed prefix, the seed's type and the seed."""
    for seed, data in ((-12, b"int:-12"), ("Ymir é", "str:Ymir é".encode()), (b"\0\xff", b"bytes:\0\xff")):
        assert seed_key(seed) == hashlib.sha256(b"gladsheim seed 1\0" + data).digest()


def test_seeds_of_different_types_never_collide() -> None:
    """1, "1" and b"1" are three seeds; so are 1 and -1, and texts with odd surrogates."""
    seeds: list[int | str | bytes] = [1, "1", b"1", -1, "int:1", b"str:1", "", b"", 0, "\ud800", "\udfff"]
    assert len({seed_key(seed) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("seed", [2**511, -(2**511), 2**512 - 1, "x" * 1020, b"x" * 1018])
def test_the_largest_seeds(seed: int | str | bytes) -> None:
    """Seeds up to the bounds are taken."""
    assert len(seed_key(seed)) == 32


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (2**512, "513 bits; allowed: at most 512"),
        (-(2**512), "513 bits"),
        ("x" * 1021, "1025 bytes long; allowed: at most 1024"),
        ("é" * 600, "1204 bytes long"),
        (b"x" * 2000, "2006 bytes long"),
        (1.5, "seed is 1.5; allowed: an int, a str or bytes"),
        (True, "seed is True"),
        (None, "seed is None"),
        ([1], "seed is [1]"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_seeds_out_of_bounds(seed: object, words: str) -> None:
    """Other types and larger seeds are refused, with the bound."""
    with pytest.raises(SeedError) as error:
        seed_key(seed)  # type: ignore[arg-type]  # what this test is about
    assert words in str(error.value)


def test_secrets_are_new_each_time() -> None:
    """A secret has 256 bits and is never the same."""
    secrets = {fresh_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}
