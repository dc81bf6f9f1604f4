"""Void deals in records: read strictly, checked to the last nonce, and named by `verify`."""

from __future__ import annotations

import copy
import dataclasses
from functools import cache

import jsonschema
import pytest

from gladsheim.core.errors import RecordError
from gladsheim.core.fair import commitment_of
from gladsheim.core.game import Json
from gladsheim.records import (
    FairStart,
    Nonce,
    Record,
    RecordedSeat,
    RecordedVoid,
    chain,
    from_json,
    load_record,
    verify,
)
from gladsheim.records.schema import schema
from tests.records.test_fair import DATA, played

SECRET = bytes(range(32))
NONCES = [bytes([number]) * 32 for number in range(1, 10)]
FIRST = RecordedVoid(
    commitment_of(b"1" * 32), (Nonce.of(NONCES[0]), Nonce(commitment_of(NONCES[1]), None)), b"1" * 32
)
START = FairStart(commitment_of(SECRET), (Nonce.of(NONCES[2]), None), SECRET, (FIRST,))
SEATS = (RecordedSeat("Ada"), RecordedSeat("Lif"))


def of(start: FairStart) -> Record:
    """A record of two people that is dealt so; what was played does not follow from it."""
    record = dataclasses.replace(whole(), start=start)
    rows = [(entry.seat, entry.action, entry.time) for entry in record.actions]
    return dataclasses.replace(record, actions=chain(record.first_link, rows))


def again(record: Record) -> Record:
    """The same game between two people."""
    record = dataclasses.replace(record, seats=SEATS)
    rows = [(entry.seat, entry.action, entry.time) for entry in record.actions]
    return dataclasses.replace(record, actions=chain(record.first_link, rows))


@cache
def whole() -> Record:
    """A game of Valda after a void deal."""
    return again(played("valda", START))


def test_a_record_with_a_void_deal_holds_and_names_the_seat() -> None:
    """It is read back as it was written, and its chain covers what was void."""
    document = whole().to_json()
    jsonschema.validate(document, schema())
    assert from_json(document) == whole()
    report = verify(whole())
    assert report.ok, report.findings
    assert report.notices == (
        "1 void deal: seat 1 did not reveal",
        "the host and seat 1 together could refuse 1 deal before this one",
    )
    other = dataclasses.replace(FIRST, secret=b"2" * 32)
    forged = dataclasses.replace(whole(), start=dataclasses.replace(START, voids=(other,)))
    assert {finding.check for finding in verify(forged).findings} == {"chain", "commitment"}


def test_the_record_that_the_page_checks_holds() -> None:
    """The page's own check is tested with it."""
    assert load_record(DATA / "void-valda.json") == whole()


def test_a_deal_in_which_all_had_a_say_has_no_notice() -> None:
    """Also while it runs."""
    fair = FairStart(commitment_of(SECRET), (Nonce.of(NONCES[0]), Nonce.of(NONCES[1])), SECRET)
    assert verify(of(fair)).notices == ()


def test_a_record_of_before_names_who_withheld() -> None:
    """Such deals were made without the nonces; the record holds, and says what is not proved."""
    withheld = Nonce(commitment_of(NONCES[1]), None)
    start = FairStart(commitment_of(SECRET), (Nonce.of(NONCES[0]), withheld), SECRET)
    record = again(played("valda", start))
    report = verify(record)
    assert report.ok, report.findings
    assert report.notices == (
        "seat 1 promised a nonce and did not reveal it, and the deal was made without",
        "the host and seat 1 together could choose among 2 deals",
    )
    both = dataclasses.replace(start, nonces=(Nonce(commitment_of(NONCES[0]), None), withheld))
    report = verify(again(played("valda", both)))
    assert report.ok, report.findings
    assert report.notices[0].startswith("seats 0 and 1 promised a nonce and did not reveal it")
    assert "together could choose among 4 deals" in report.notices[1]
    assert "the host's secret alone" in report.notices[2]


def test_who_never_promised_a_nonce_is_named() -> None:
    """Such a seat plays on the word of the others; bots always do, and are not named for it."""
    fair = FairStart(commitment_of(SECRET), (Nonce.of(NONCES[0]), None), SECRET)
    assert verify(of(fair)).notices == ("seat 1 promised no nonce, and had no say",)
    bots = (SEATS[0], RecordedSeat("greedy", "bot", "greedy"))
    assert verify(dataclasses.replace(of(fair), seats=bots)).notices == ()
    nobody = dataclasses.replace(fair, nonces=(None, None))
    (said,) = verify(of(nobody)).notices
    assert "the host's secret alone" in said


def test_who_did_not_commit_again_is_named() -> None:
    """And where nobody did, the deal follows from the secret alone."""
    report = verify(of(dataclasses.replace(START, nonces=(None, None))))
    assert "after void deal 1 seat 0 did not commit again, and had no say" in report.notices
    assert "the host's secret alone" in report.notices[-1]


LAST = RecordedVoid(commitment_of(b"2" * 32), (Nonce(commitment_of(NONCES[2]), None), None), b"2" * 32)


@pytest.mark.parametrize(
    ("start", "says"),
    [
        (
            FairStart(START.commitment, (Nonce.of(NONCES[2]), Nonce.of(NONCES[3])), SECRET, (FIRST,)),
            "seat 1 told no",
        ),
        (
            FairStart(START.commitment, (Nonce.of(NONCES[0]), None), SECRET, (FIRST,)),
            "promised the same nonce",
        ),
        (FairStart(FIRST.commitment, (None, None), FIRST.secret, (FIRST,)), "have the same secret"),
        (
            FairStart(START.commitment, LAST.nonces, SECRET, (FIRST,)),
            "seat 0 did not reveal its nonce, and the",
        ),
        (
            FairStart(
                START.commitment,
                (None, None),
                SECRET,
                (RecordedVoid(FIRST.commitment, (None, None), FIRST.secret),),
            ),
            "void deal 1: all nonces were told",
        ),
        (
            FairStart(
                START.commitment,
                (Nonce.of(NONCES[2]), None),
                SECRET,
                (dataclasses.replace(FIRST, nonces=(Nonce("0" * 64, NONCES[0]), FIRST.nonces[1])),),
            ),
            "void deal 1: the nonce of seat 0 is not the one",
        ),
        (
            FairStart(START.commitment, (None, None), SECRET, (FIRST, LAST, LAST)),
            "void deal 2: seat 0 told no nonce and has a say",
        ),
    ],
)
def test_what_no_honest_hall_writes_is_a_fault(start: FairStart, says: str) -> None:
    """Deals that do not follow from one another would let the host choose."""
    found = verify(of(start)).findings
    assert any(finding.check == "commitment" and says in finding.message for finding in found), found


def test_bots_withhold_nothing() -> None:
    """A host could call a bot a seat that withholds, as often as it wants another deal."""
    bots = (SEATS[0], RecordedSeat("greedy", "bot", "greedy"))
    found = verify(dataclasses.replace(whole(), seats=bots)).findings
    assert any("seat 1 is a bot's" in finding.message for finding in found)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"voids": []}, "start.fair.voids"),
        ({"voids": None}, "start.fair.voids"),
        ({"voids": [{}]}, r"start.fair.voids\[0\]"),
        ({"withheld": [0]}, r"start.fair.voids\[0\].withheld"),
        ({"withheld": []}, r"start.fair.voids\[0\].withheld"),
        ({"secret": None}, r"start.fair.voids\[0\].secret"),
        ({"nonces": [None]}, r"start.fair.voids\[0\].(nonces|withheld)"),
        ({"commitment": "X"}, r"start.fair.voids\[0\].commitment"),
        ({"extra": 1}, r"start.fair.voids\[0\]"),
    ],
)
def test_faults_are_named(change: Json, field: str) -> None:
    """The field, and what is allowed; the schema refuses the same, but for who is named."""
    document = copy.deepcopy(whole().to_json())
    fair = document["start"]["fair"]
    fair.update(change) if "voids" in change else fair["voids"][0].update(change)
    with pytest.raises(RecordError, match=field):
        from_json(document)


def test_there_is_a_place_for_each_seat() -> None:
    """Also in the nonces of deals that are void."""
    longer = dataclasses.replace(FIRST, nonces=(*FIRST.nonces, None))
    document = dataclasses.replace(whole(), start=dataclasses.replace(START, voids=(longer,))).to_json()
    with pytest.raises(RecordError, match=r"start.fair.voids\[0\].nonces: is 3; allowed: one for each of 2"):
        from_json(document)
