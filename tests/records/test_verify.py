"""Whatever is altered in a record is found, at its ply."""

import copy
import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from gladsheim.core.errors import RecordError
from gladsheim.records import Record, SeedStart, canonical, chain, commitment, from_bytes, from_json, verify
from gladsheim.records.replay import VerificationFault
from tests.records.conftest import played

Json = dict[str, Any]
WHOLE = played()
DOCUMENT = WHOLE.to_json()


def edited(edit: Callable[[Json], object]) -> Json:
    """The document of a whole record after an edit."""
    document = copy.deepcopy(DOCUMENT)
    edit(document)
    return document


def findings(document: Json) -> tuple[VerificationFault, ...]:
    """What verifying finds in a document that reading accepts."""
    return verify(from_json(document)).findings


def rechained(record: Record) -> Record:
    """The record with its whole chain computed anew, as a forger would."""
    actions = ((entry.seat, entry.action, entry.time) for entry in record.actions)
    return dataclasses.replace(record, actions=chain(record.first_link, actions))


@pytest.mark.parametrize("ply", range(1, len(WHOLE.actions) + 1))
@pytest.mark.parametrize(
    ("field", "value"),
    [("seat", None), ("action", "play:77"), ("time", "2020-02-29T00:00:00Z"), ("link", "0" * 64)],
)
def test_every_edit_of_an_action_is_found_at_its_ply(ply: int, field: str, value: object) -> None:
    """The chain tells the very action that was altered."""
    entry = DOCUMENT["actions"][ply - 1]
    wanted = 1 - entry["seat"] if field == "seat" else value
    found = findings(edited(lambda document: document["actions"][ply - 1].update({field: wanted})))
    assert found[0].check == "chain"
    assert found[0].ply == ply


def test_a_dropped_a_repeated_and_a_moved_action_are_found() -> None:
    """Plies must count without a gap, and links must fit even when plies are rewritten."""

    def renumber(document: Json) -> None:
        for at, entry in enumerate(document["actions"], 1):
            entry["ply"] = at

    def drop(document: Json) -> None:
        del document["actions"][2]

    with pytest.raises(RecordError, match=r"actions\[2\].ply: is 4; allowed: 3"):
        from_json(edited(drop))
    for edit in (drop, lambda document: document["actions"].insert(2, dict(document["actions"][2]))):
        document = edited(edit)
        renumber(document)
        assert any(found.check == "chain" and found.ply in (3, 4) for found in findings(document))
    swapped = edited(lambda document: document["actions"].reverse())
    renumber(swapped)
    assert findings(swapped)[0].ply == 1


@pytest.mark.parametrize("name", ["Eve", "ada"])
def test_an_edited_seat_breaks_the_first_link(name: str) -> None:
    """Who sat where is under the chain, too."""
    found = findings(edited(lambda document: document["seats"][0].update(name=name)))
    assert [(finding.check, finding.ply) for finding in found] == [("chain", 1)]


def test_a_forged_chain_is_found_by_a_receipt() -> None:
    """Whoever computes the chain anew cannot make it pass through a link that a player noted."""
    seats = (dataclasses.replace(WHOLE.seats[0], name="Eve"), WHOLE.seats[1])
    forged = rechained(dataclasses.replace(WHOLE, seats=seats))
    assert verify(forged).ok
    assert [finding.check for finding in verify(forged, receipt=WHOLE.actions[4].link).findings] == [
        "receipt"
    ]
    for entry in WHOLE.actions:
        assert verify(WHOLE, receipt=entry.link).ok
    assert verify(WHOLE, receipt=WHOLE.first_link).ok


def test_an_illegal_action_is_named_with_its_ply_and_rule() -> None:
    """A forged chain does not help: the rules are asked again."""
    actions = list(WHOLE.actions)
    actions[3] = dataclasses.replace(actions[3], action="play:77")
    (found,) = verify(rechained(dataclasses.replace(WHOLE, actions=tuple(actions)))).findings
    assert (found.check, found.ply, found.rules) == ("action", 4, ("F-2",))
    actions[3] = dataclasses.replace(actions[3], action="gibberish")
    (found,) = verify(rechained(dataclasses.replace(WHOLE, actions=tuple(actions)))).findings
    assert (found.check, found.ply, found.rules) == ("action", 4, ("F-1",))


def test_the_wrong_seat_is_named() -> None:
    """It must be the turn of whoever acted."""
    actions = list(WHOLE.actions)
    actions[0] = dataclasses.replace(actions[0], seat=1)
    (found,) = verify(rechained(dataclasses.replace(WHOLE, actions=tuple(actions)))).findings
    assert (found.check, found.ply) == ("seat", 1)
    assert "it was the turn of seat 0" in found.message


def test_an_action_after_the_end_is_named() -> None:
    """Nothing follows the last action of a game."""
    longer = rechained(dataclasses.replace(WHOLE, actions=(*WHOLE.actions, WHOLE.actions[-1])))
    (found,) = verify(longer).findings
    assert (found.check, found.ply) == ("action", len(WHOLE.actions) + 1)
    assert "over before" in found.message


def test_another_seed_than_committed_to_is_found() -> None:
    """The deal cannot be exchanged after the commitment was published."""
    found = findings(edited(lambda document: document["start"]["deal"]["seed"].update(value="jotunheim")))
    assert found[0].check == "commitment"
    other = dataclasses.replace(WHOLE, start=SeedStart(commitment("jotunheim"), "yggdrasil"))
    assert {finding.check for finding in verify(other).findings} == {"commitment", "chain"}


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (lambda result: result.update(scores=[100, 0]), "scores is [100, 0]; replayed it is"),
        (lambda result: result.update(winners=[1, 0]), "winners is [1, 0]"),
        (lambda result: result.update(extra=1), "extra is 1; replayed it is None"),
        (lambda result: result.pop("display"), "display is None"),
        (lambda result: result.update(over=1), "over is 1; replayed it is True"),
    ],
)
def test_a_wrong_result_is_found(edit: Callable[[Json], object], told: str) -> None:
    """The result is what the actions lead to, key by key."""
    (found,) = findings(edited(lambda document: edit(document["result"])))
    assert found.check == "result"
    assert told in found.message


def test_a_result_that_is_missing_or_too_early_is_found() -> None:
    """A finished game has a result, a running one has none."""
    (found,) = findings(edited(lambda document: document.update(result=None)))
    assert "no result is given" in found.message
    early = dataclasses.replace(WHOLE, actions=WHOLE.actions[:-1])
    (found,) = verify(early).findings
    assert "not over" in found.message
    assert found.ply == len(WHOLE.actions) - 1


def test_a_finished_game_must_reveal_its_deal() -> None:
    """Keeping the seed back after the end is a finding, not a pass."""
    (found,) = findings(edited(lambda document: document["start"]["deal"].update(seed=None)))
    assert found.check == "commitment"


@pytest.mark.parametrize(
    ("edit", "check"),
    [
        ({"rules": 2}, "rules"),
        ({"game": "chess"}, "options"),
        ({"options": {"players": 9}}, "options"),
        ({"options": {"players": 2}}, "options"),
        ({"options": {"wings": 1}}, "options"),
        ({"start": {"position": {}}}, "position"),
    ],
)
def test_a_record_that_this_engine_cannot_play_is_refused_in_words(edit: Json, check: str) -> None:
    """Other rules, unknown games and options, impossible positions: named, never a crash."""
    found = findings(edited(lambda document: document.update(edit)))
    assert found[-1].check == check


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for name, item in inner for found in _paths(item, (*path, name)))]


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(-(2**70), 2**70),
    st.sampled_from(["", "card:1", "card:5", "human", "bot", "0" * 64, "2024-01-01T00:00:00Z", "\n", "ß"]),
    st.text(max_size=6),
    st.just([]),
    st.just({}),
    st.floats(),
)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(_paths(DOCUMENT)[1:]), VALUES, st.sampled_from(["set", "drop", "add"]))
def test_any_field_altered_is_refused_or_found(path: tuple[Any, ...], value: object, how: str) -> None:
    """One field of a valid record altered: reading refuses it, verifying finds it, or it is equal."""
    document = copy.deepcopy(DOCUMENT)
    parent: Any = document
    for step in path[:-1]:
        parent = parent[step]
    if how == "drop":
        del parent[path[-1]]
    elif how == "add" and isinstance(parent[path[-1]], dict):
        parent[path[-1]]["more"] = value
    elif how == "add" and isinstance(parent[path[-1]], list):
        parent[path[-1]].append(value)
    else:
        parent[path[-1]] = value
    try:
        record = from_bytes(json.dumps(document).encode())
    except RecordError:
        return
    if canonical(document) != canonical(DOCUMENT):
        assert not verify(record).ok


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_byte_altered_is_refused_or_found(data: st.DataObject) -> None:
    """One byte of the file altered, dropped or doubled: refused, found, or the same record."""
    raw = bytearray(WHOLE.to_bytes())
    at = data.draw(st.integers(0, len(raw) - 1))
    how = data.draw(st.sampled_from(["alter", "drop", "double", "cut"]))
    if how == "alter":
        raw[at] = data.draw(st.integers(0, 255))
    elif how == "drop":
        del raw[at]
    elif how == "double":
        raw.insert(at, raw[at])
    else:
        del raw[at:]
    try:
        record = from_bytes(bytes(raw))
    except RecordError:
        return
    assert record == WHOLE or not verify(record).ok
