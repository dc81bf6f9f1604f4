"""Reading records: every fault is named, and the published schema says the same."""

import copy
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings, strategies as st

from gladsheim.core.errors import RecordError
from gladsheim.records import from_bytes, from_json
from gladsheim.records.record import MOST_ACTIONS, MOST_BYTES
from gladsheim.records.schema import schema, text
from tests.records.conftest import played, running
from tests.records.test_verify import DOCUMENT, VALUES, _paths

PUBLISHED = Path(__file__).parents[2] / "docs" / "schema" / "record.schema.json"
VALIDATOR = jsonschema.Draft202012Validator(schema())


def altered(path: str, value: object) -> dict[str, Any]:
    """A whole record with one field set (a dotted path)."""
    document = copy.deepcopy(DOCUMENT)
    parent: Any = document
    *way, last = path.split(".")
    for step in way:
        parent = parent[int(step)] if isinstance(parent, list) else parent[step]
    parent[int(last) if isinstance(parent, list) else last] = value
    return document


def test_the_published_schema_is_the_one_that_reading_uses() -> None:
    """docs/schema/record.schema.json is generated: `python -m gladsheim.records.schema`."""
    assert PUBLISHED.read_text(encoding="utf-8") == text()
    jsonschema.Draft202012Validator.check_schema(schema())


def test_records_fit_the_schema() -> None:
    """Finished and running games, and seeds of every type."""
    for record in (played(1), played("x"), played(b"\xff"), running().record()):
        VALIDATOR.validate(json.loads(record.to_bytes()))


def test_a_program_that_played_is_named() -> None:
    """Where it did, and nowhere else: records of before keep their links."""
    document = altered("seats.0.robot", True)
    record = from_json(document)
    assert [seat.robot for seat in record.seats] == [True, False]
    assert record.to_json() == document
    VALIDATOR.validate(document)
    assert all("robot" not in seat for seat in DOCUMENT["seats"])


def test_a_bot_with_smaller_budgets_is_named() -> None:
    """Where it decided so, and nowhere else."""
    document = altered("seats.1.plain", True)
    record = from_json(document)
    assert [seat.plain for seat in record.seats] == [False, True]
    assert record.to_json() == document
    VALIDATOR.validate(document)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(_paths(DOCUMENT)[1:]), VALUES)
def test_what_reading_accepts_fits_the_schema(path: tuple[Any, ...], value: object) -> None:
    """The schema never refuses a record that the engine would read."""
    document = altered(".".join(map(str, path)), value)
    try:
        from_bytes(json.dumps(document).encode())
    except RecordError:
        return
    VALIDATOR.validate(document)


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("format", "pgn", "format: is ['pgn', 1]; allowed: 'gladsheim-record', version 1"),
        ("version", 2, "format: is ['gladsheim-record', 2]"),
        ("version", True, "format: is ['gladsheim-record', True]"),
        ("game", "Völuspá", "game: is 'Völuspá'"),
        ("rules", 0, "rules: is 0; allowed: a whole number from 1"),
        ("options", [], "options: is []; allowed: an object"),
        ("seats", [], "seats: has 0 items; allowed: 1 to 8"),
        ("seats.0.kind", "ghost", "seats[0].kind: is 'ghost'; allowed: 'human' or 'bot'"),
        ("seats.0.bot", "greedy", "seats[0].bot: is 'greedy'; allowed: null for a human"),
        ("seats.1.bot", None, "seats[1].bot: is None"),
        ("seats.0.robot", False, "seats[0].robot: is False"),
        ("seats.1.robot", True, "seats[1].robot: is True"),
        ("seats.0.plain", True, "seats[0].plain: is True; allowed: true, for a bot"),
        ("seats.1.plain", False, "seats[1].plain: is False"),
        ("seats.0.name", "", "seats[0].name: is ''"),
        ("seats.0.name", "a" * 65, "seats[0].name"),
        ("seats.0.name", "a\nb", "seats[0].name"),
        ("seats.0.name", 7, "seats[0].name: is 7"),
        ("start", {}, "start: has no 'deal'"),
        ("start", {"deal": 1, "position": {}}, "start: has an unknown 'position'"),
        ("start.deal.commitment", "0" * 63, "start.deal.commitment"),
        ("start.deal.commitment", "A" * 64, "start.deal.commitment"),
        ("start.deal.seed.type", "float", "start.deal.seed.type: is 'float'; allowed: int, str, bytes"),
        ("start.deal.seed", {"type": "int", "value": "007"}, "start.deal.seed.value: is '007'"),
        ("start.deal.seed", {"type": "int", "value": "1" * 200}, "start.deal.seed.value"),
        ("start.deal.seed", {"type": "bytes", "value": "abc"}, "start.deal.seed.value"),
        ("start.deal.seed", 7, "start.deal.seed: is 7"),
        ("actions", {}, "actions: is {}; allowed: a list of 0 to 5000"),
        ("actions.0", 3, "actions[0]: is 3; allowed: an object with ply"),
        ("actions.2.ply", 7, "actions[2].ply: is 7; allowed: 3"),
        ("actions.2.ply", True, "actions[2].ply: is True"),
        ("actions.2.seat", 2, "actions[2].seat: is 2; allowed: 0 to 1"),
        ("actions.2.seat", -1, "actions[2].seat: is -1"),
        ("actions.2.action", "a b", "actions[2].action: is 'a b'"),
        ("actions.2.action", "x" * 65, "actions[2].action"),
        ("actions.2.time", "yesterday", "actions[2].time: is 'yesterday'; allowed: null or a time"),
        ("actions.2.time", "2023-02-29T00:00:00Z", "actions[2].time"),
        ("actions.2.time", "2024-01-01T00:00:00+01:00", "actions[2].time"),
        ("actions.2.link", "xyz", "actions[2].link"),
        ("result", [], "result: is []"),
    ],
)
def test_each_fault_is_named_with_its_field(path: str, value: object, told: str) -> None:
    """The message says which field, the value found, and what is allowed."""
    with pytest.raises(RecordError) as caught:
        from_json(altered(path, value))
    assert told in str(caught.value)


def test_all_faults_are_told_at_once() -> None:
    """Whoever repairs a record sees everything that is wrong with it."""
    document = altered("rules", -1)
    document["seats"][1]["kind"] = 3
    document["actions"][4]["link"] = None
    with pytest.raises(RecordError) as caught:
        from_json(document)
    for field in ("rules: is -1", "seats[1].kind: is 3", "actions[4].link: is None"):
        assert field in str(caught.value)


@pytest.mark.parametrize("document", [None, 3, "record", [], {}, {"format": "gladsheim-record"}])
def test_what_is_no_record_at_all(document: object) -> None:
    """Any JSON value is refused in words."""
    with pytest.raises(RecordError):
        from_json(document)


def test_unknown_and_missing_fields_are_named() -> None:
    """A record holds exactly its fields."""
    document = {**DOCUMENT, "comment": "hello"}
    del document["result"]
    with pytest.raises(RecordError, match="'comment'") as caught:
        from_json(document)
    assert "has no 'result'" in str(caught.value)


def test_bounds_on_length() -> None:
    """Too many actions or bytes are refused before they are looked at."""
    with pytest.raises(RecordError, match=f"has {MOST_ACTIONS + 1} items"):
        from_json(altered("actions", [DOCUMENT["actions"][0]] * (MOST_ACTIONS + 1)))
    with pytest.raises(RecordError, match=f"allowed: at most {MOST_BYTES}"):
        from_bytes(b" " * (MOST_BYTES + 1))


def test_a_truncated_file_is_refused_everywhere() -> None:
    """No beginning of a record is a record."""
    data = played().to_bytes().rstrip()
    with pytest.raises(RecordError, match="is empty"):
        from_bytes(b"")
    for length in range(37, len(data), 37):
        with pytest.raises(RecordError, match="not JSON"):
            from_bytes(data[:length])


def ended(how: object = "resigned", seats: object = (), **more: object) -> dict[str, Any]:
    """A record of a game that is said to have ended early."""
    left = list(seats) if isinstance(seats, tuple) else seats
    early = {"how": how, "seats": left, **more}
    return {**altered("result", None), "ended": early}


def test_an_early_end_is_read_and_written_again() -> None:
    """It stands in the record only where there was one."""
    document = ended("timeout", (1, 0))
    VALIDATOR.validate(document)
    record = from_json(document)
    assert record.over
    assert record.to_json() == document
    assert "ended" not in from_json(altered("result", None)).to_json()


@pytest.mark.parametrize(
    ("document", "field"),
    [
        (ended("bored"), "ended.how"),
        (ended(["resigned"]), "ended.how"),
        (ended(seats=(0, 0)), "ended.seats"),
        (ended(seats=(7,)), "ended.seats"),
        (ended(seats=("x",)), "ended.seats[0]"),
        (ended(seats=5), "ended.seats"),
        (ended(why="x"), "ended"),
        ({**DOCUMENT, "ended": {"how": "resigned", "seats": [0]}}, "ended"),
        ({**altered("result", None), "ended": None}, "ended"),
    ],
)
def test_early_ends_that_are_none_are_refused(document: dict[str, Any], field: str) -> None:
    """Each fault names its field."""
    with pytest.raises(RecordError) as refused:
        from_json(document)
    assert field in (refused.value.field, str(refused.value).partition(":")[0])
