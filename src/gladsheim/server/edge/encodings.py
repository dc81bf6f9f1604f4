"""Content codings: which of those there are a client takes (RFC 9110, §12.5.3)."""

from __future__ import annotations

from collections.abc import Iterable

BROTLI = "br"
GZIP = "gzip"
PLAIN = "identity"
ALIASES = {"x-gzip": GZIP}
ANY = "*"


def chosen(accept: Iterable[str], offered: Iterable[str]) -> str:
    """The coding of the answer: of those offered, best first, the one that the client likes best.

    `accept` are the values of its Accept-Encoding headers. Where nothing that is offered is
    acceptable, not even plain, the answer is plain: a client can do more with it than with none.
    """
    weights = _weights(accept)
    best, highest = PLAIN, 0.0
    for coding in (*offered, PLAIN):
        weight = weights.get(coding, weights.get(ANY, 0.0))
        if weight > highest:
            best, highest = coding, weight
    return best


def _weights(accept: Iterable[str]) -> dict[str, float]:
    """How much each coding is wanted, from 0 (not at all) to 1; what cannot be read is not wanted."""
    weights: dict[str, float] = {}
    for part in ",".join(accept).lower().split(","):
        coding, _, parameters = part.partition(";")
        coding = coding.strip()
        weights[ALIASES.get(coding, coding)] = _quality(parameters)
    return weights


def _quality(parameters: str) -> float:
    """The weight in what follows a coding, as `q=0.5`; 1 where nothing follows."""
    name, _, value = parameters.partition("=")
    if not parameters.strip():
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name.strip() == "q" and 0 <= weight <= 1 else 0.0
