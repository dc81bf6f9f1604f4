"""Which coding of an answer a client takes, and what is compressed at all."""

from __future__ import annotations

import pytest

from gladsheim.server.edge.encodings import BROTLI, GZIP, PLAIN, chosen

OFFERED = (BROTLI, GZIP)


@pytest.mark.parametrize(
    ("accept", "expected"),
    [
        ("gzip, deflate, br, zstd", BROTLI),
        ("gzip", GZIP),
        ("GZIP , Br", BROTLI),
        ("x-gzip", GZIP),
        ("br;q=0.5, gzip;q=0.8", GZIP),
        ("br; q=0.5, gzip; q=0.5", BROTLI),
        ("br;q=0, gzip;q=0.1", GZIP),
        ("identity, gzip;q=0.5", PLAIN),
        ("identity;q=0.2, gzip;q=0.5", GZIP),
        ("identity;q=0, gzip", GZIP),
        ("*", BROTLI),
        ("br;q=0, *", GZIP),
        ("*;q=0", PLAIN),
        ("identity;q=0", PLAIN),
        ("deflate, zstd", PLAIN),
        ("", PLAIN),
        (",;,=;q=", PLAIN),
        ("br;q=1.5, gzip;q=-1", PLAIN),
        ("br;q=nan, gzip;q=x", PLAIN),
        ("br;level=1", PLAIN),
        ("brotli, gzipped", PLAIN),
    ],
)
def test_the_best_that_the_client_takes_is_chosen(accept: str, expected: str) -> None:
    """By its weights, then by what is smaller; plain where it takes none of what there is."""
    assert chosen([accept], OFFERED) == expected


def test_who_says_nothing_gets_it_plain() -> None:
    """No header is no wish, several are one list, and what is not offered is not chosen."""
    assert chosen([], OFFERED) == PLAIN
    assert chosen(["br;q=0.1", "gzip"], OFFERED) == GZIP
    assert chosen(["br"], [GZIP]) == PLAIN
