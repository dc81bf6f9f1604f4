"""Checks of how a record's deal was made: faults, and notices of what is not proved.

A fault is something that no honest hall writes. A notice can also arise where everybody is honest (for
example, a browser was closed), but proves less than a deal with the nonces of all players:
docs/researchers/records.md says how much.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from gladsheim.core.fair import commitment_of
from gladsheim.records.record import HUMAN, FairStart, Nonce, RecordedSeat, RecordedVoid, withheld


def faults(fair: FairStart, seats: Sequence[RecordedSeat]) -> Iterator[str]:
    """Yield the faults of a deal, and of the void deals before it."""
    for number, seat in enumerate(seats):
        if seat.kind != HUMAN and any(deal.nonces[number] for deal in _deals(fair)):
            yield f"seat {number} is a bot's and has a nonce; bots promise none"
    if fair.secret is not None and commitment_of(fair.secret) != fair.commitment:
        yield "the secret is not the one that was committed to"
    yield from _broken(fair.nonces, "")
    for number, void in enumerate(fair.voids, 1):
        where = f"void deal {number}: "
        if commitment_of(void.secret) != void.commitment:
            yield f"{where}the secret is not the one that was committed to"
        yield from _broken(void.nonces, where)
        if not void.withheld:
            yield f"{where}all nonces were told, so it was not void"
    if fair.voids:
        yield from _out_of_line(fair)


def _deals(fair: FairStart) -> list[RecordedVoid | FairStart]:
    return [*fair.voids, fair]


def _broken(nonces: Sequence[Nonce | None], where: str) -> Iterator[str]:
    for seat, nonce in enumerate(nonces):
        if nonce is None or nonce.nonce is None:
            continue
        if commitment_of(nonce.nonce) != nonce.commitment:
            yield f"{where}the nonce of seat {seat} is not the one that was committed to"


def _out_of_line(fair: FairStart) -> Iterator[str]:
    """Yield the places where deals do not follow from one another as those of a hall do."""
    deals = _deals(fair)
    for number, (before, after) in enumerate(pairwise(deals), 1):
        for seat, (first, then) in enumerate(zip(before.nonces, after.nonces, strict=True)):
            if then is not None and (first is None or first.nonce is None):
                yield f"void deal {number}: seat {seat} told no nonce and has a say in the next deal"
    for seat in withheld(fair.nonces):
        yield f"seat {seat} did not reveal its nonce, and the deal was not void"
    if len({deal.commitment for deal in deals}) < len(deals):
        yield "two deals have the same secret"
    for seat in range(len(fair.nonces)):
        promised = [nonce.commitment for deal in deals if (nonce := deal.nonces[seat]) is not None]
        if len(set(promised)) < len(promised):
            yield f"seat {seat} promised the same nonce for two deals"


def notices(fair: FairStart, seats: Sequence[RecordedSeat]) -> Iterator[str]:
    """Yield what is not proved of a deal without faults, and whose doing it was."""
    first = _deals(fair)[0]
    silent = [seat for seat, nonce in enumerate(first.nonces) if nonce is None and seats[seat].kind == HUMAN]
    if silent and any(first.nonces):
        yield f"{_seats(silent)} promised no nonce, and had no say"
    if fair.voids:
        yield from _void_deals(fair)
    elif missing := withheld(fair.nonces):
        who, count = _seats(missing), 2 ** len(missing)
        yield f"{who} promised a nonce and did not reveal it, and the deal was made without"
        yield f"the host and {who} together could choose among {count} deals"
    if all(nonce is None or nonce.nonce is None for nonce in fair.nonces):
        yield "no seat had a say: the deal follows from the host's secret alone, and the host could choose it"


def _void_deals(fair: FairStart) -> Iterator[str]:
    count = len(fair.voids)
    named = "; ".join(f"{_seats(void.withheld)} did not reveal" for void in fair.voids)
    yield f"{count} void deal{'s' if count > 1 else ''}: {named}"
    for number, (before, after) in enumerate(pairwise(_deals(fair)), 1):
        told = {seat for seat, nonce in enumerate(before.nonces) if nonce is not None and nonce.nonce}
        if silent := sorted(seat for seat in told if after.nonces[seat] is None):
            yield f"after void deal {number} {_seats(silent)} did not commit again, and had no say"
    who = _seats(sorted({seat for void in fair.voids for seat in void.withheld}))
    yield f"the host and {who} together could refuse {count} deal{'s' if count > 1 else ''} before this one"


def _seats(numbers: Sequence[int]) -> str:
    return f"seat{'s' if len(numbers) > 1 else ''} {' and '.join(map(str, numbers))}"
