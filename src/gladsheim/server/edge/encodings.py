"""Content codings: selection of one that the client accepts (RFC 9110, §12.5.3)."""

from __future__ import annotations

from collections.abc import Iterable

BROTLI = "br"
GZIP = "gzip"
PLAIN = "identity"
ALIASES = {"x-gzip": GZIP}
ANY = "*"


def chosen(accept: Iterable[str], offered: Iterable[str]) -> str:
    """Return the coding of the answer: of those offered, best first, the one that the client prefers.

    `accept` are the values of its Accept-Encoding headers. If nothing that is offered is acceptable, not
    even plain, the answer is plain: a client can do more with it than with none.
    """
    weights = _weights(accept)
    best, highest = PLAIN, 0.0
    for coding in (*offered, PLAIN):
        weight = weights.get(coding, weights.get(ANY, 0.0))
        if weight > highest:
            best, highest = coding, weight
    return best


def _weights(accept: Iterable[str]) -> dict[str, float]:
    """Return the weight of each coding, from 0 (refused) to 1. Unreadable weights count as 0."""
    weights: dict[str, float] = {}
    for part in ",".join(accept).lower().split(","):
        coding, _, parameters = part.partition(";")
        coding = coding.strip()
        weights[ALIASES.get(coding, coding)] = _quality(parameters)
    return weights


def _quality(parameters: str) -> float:
    """Return the weight in the parameters of a coding, such as `q=0.5`; 1 without parameters."""
    name, _, value = parameters.partition("=")
    if not parameters.strip():
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name.strip() == "q" and 0 <= weight <= 1 else 0.0
