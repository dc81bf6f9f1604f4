"""Parquet files: what is read back equals the records."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import duckdb
import jsonschema
import polars
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given, settings, strategies as st

from gladsheim.core.errors import RecordError
from gladsheim.records import EarlyEnd, Record, canonical, load_record, replay
from gladsheim.research.datasets.columns import COLUMNS, FORMAT, KEY, VERSION, schema, text
from gladsheim.research.datasets.parquet import SCHEMA, Writer, decisions
from gladsheim.research.datasets.positions import positions
from tests.research.datasets.conftest import SMALL, random_game, write

ROOT = Path(__file__).resolve().parents[3]
PUBLISHED = ROOT / "docs" / "schema" / "decisions.schema.json"
FAIR = ROOT / "tests" / "data" / "records" / "fair-valda.json"
Rows = list[dict[str, Any]]
READERS: dict[str, Callable[[str], Rows]] = {
    "polars": lambda file: polars.read_parquet(file).to_dicts(),
    "duckdb": lambda file: duckdb.read_parquet(file).to_arrow_table().to_pylist(),
    "pyarrow": lambda file: pq.read_table(file).to_pylist(),
}


def expected(record: Record) -> Iterator[dict[str, Any]]:
    """The rows of a game, told from its record and its positions one by one."""
    steps = list(replay(record))
    result = record.result or {}
    for ply, entry in enumerate(record.actions, 1):
        state, seat = steps[ply - 1].state, record.seats[entry.seat]
        place = state.legal_actions().index(entry.action)
        yield {
            "game": record.game,
            "rules": record.rules,
            "options": json.dumps(record.options, sort_keys=True, separators=(",", ":"), ensure_ascii=False),
            "start": canonical(record.start.to_json()).decode(),
            "record": record.seal,
            "ply": ply,
            "seat": state.current_player,
            "kind": "program" if seat.robot else seat.kind,
            "bot": seat.bot,
            "time": entry.time and datetime.fromisoformat(entry.time),
            "legal_codes": state.legal_codes(),
            "choice": place,
            "code": state.legal_codes()[place],
            "action": entry.action,
            "rewards": [new - old for new, old in zip(steps[ply].state.scores, state.scores, strict=True)],
            "returns": result.get("scores"),
            "ranking": result.get("ranking"),
            "winners": result.get("winners"),
            "ended": record.ended.how if record.ended else "rules",
        }


@pytest.mark.parametrize("name", SMALL)
@settings(max_examples=2)
@given(st.integers(0, 10**6), st.integers(2, 3))
def test_the_rows_of_random_games_equal_the_records(
    tmp_path_factory: pytest.TempPathFactory, name: str, seed: int, players: int
) -> None:
    """Every column of every decision, and the positions that the rows lead to, by whichever reader."""
    games = [random_game(name, seed, players), random_game(name, seed + 1, players)]
    file = str(write(tmp_path_factory.mktemp("games") / "games.parquet", *games))
    wanted = [row for record in games for row in expected(record)]
    for read in READERS.values():
        assert read(file) == wanted
    states = [step.state.document() for record in games for step in list(replay(record))[:-1]]
    assert [state.document() for _, state in positions(wanted)] == states
    for record in games:
        rewards = [row["rewards"] for row in wanted if row["record"] == record.seal]
        assert record.result is not None
        assert [sum(of_seat) for of_seat in zip(*rewards, strict=True)] == record.result["scores"]


def test_a_game_of_the_hall_is_told_with_its_times(tmp_path: Path) -> None:
    """A fair deal, people and their times: the chance of each action comes from the deal again."""
    record = load_record(FAIR)
    timed = replace(
        record,
        actions=tuple(
            replace(entry, time=f"2026-01-31T18:30:00.{ply:03d}Z") for ply, entry in enumerate(record.actions)
        ),
    )
    file = str(write(tmp_path / "games.parquet", timed))
    rows = list(expected(timed))
    assert [read(file) for read in READERS.values()] == [rows] * len(READERS)
    last, state = list(positions(rows))[-1]
    state.chance_word = 0
    state.apply(last["action"])
    assert state.scores == last["returns"]


def test_a_game_that_ended_early_has_no_returns(tmp_path: Path) -> None:
    """How it ended is told; who won is not."""
    whole = random_game("valhalla", 1)
    early = replace(whole, actions=whole.actions[:5], result=None, ended=EarlyEnd("resigned", (0,)))
    rows = READERS["duckdb"](str(write(tmp_path / "games.parquet", early)))
    assert rows == list(expected(early))
    assert [(row["returns"], row["ended"]) for row in rows] == [(None, "resigned")] * 5


def test_a_running_game_is_refused() -> None:
    """Its rows would tell what is hidden."""
    whole = random_game("valhalla", 1)
    with pytest.raises(RecordError, match="not over"):
        decisions(replace(whole, actions=whole.actions[:5], result=None))


def test_groups_of_rows_are_bounded() -> None:
    """By their number and by their size; no row is lost between them."""
    batches = [decisions(random_game("valhalla", seed)) for seed in range(3)]
    rows = sum(batch.num_rows for batch in batches)
    for bounds in ({"most_rows": 10}, {"most_bytes": 1}):
        stream = io.BytesIO()
        with Writer(stream, **bounds) as writer:
            for batch in batches:
                writer.add(batch)
        file = pq.ParquetFile(stream)
        sizes = [file.metadata.row_group(group).num_rows for group in range(file.num_row_groups)]
        assert sum(sizes) == rows
        assert max(sizes) <= bounds.get("most_rows", max(batch.num_rows for batch in batches))
        assert file.read() == pa.Table.from_batches(batches)


def test_a_file_without_games_has_its_columns(tmp_path: Path) -> None:
    """And says what they mean: format, version and schema stand in its metadata."""
    file = write(tmp_path / "none.parquet")
    assert polars.read_parquet(file).shape == (0, len(COLUMNS))
    about = json.loads(pq.read_schema(file).metadata[KEY.encode()])
    assert (about["format"], about["version"], about["schema"]) == (FORMAT, VERSION, schema())
    assert pq.read_schema(file).field("ply").metadata == {
        b"description": b"Number of the decision in its game, from 1"
    }


def test_the_published_schema_fits_the_rows() -> None:
    """docs/schema/decisions.schema.json is generated: `python -m gladsheim.research.datasets.columns`."""
    assert PUBLISHED.read_text(encoding="utf-8") == text()
    jsonschema.Draft202012Validator.check_schema(schema())
    assert {name: one["$comment"] for name, one in schema()["properties"].items()} == {
        field.name: str(field.type).replace("element: ", "").replace("item: ", "") for field in SCHEMA
    }
    record = random_game("valhalla", 1)
    timed = replace(record.actions[0], time="2026-01-31T18:30:00.123Z")
    for row in decisions(replace(record, actions=(timed, *record.actions[1:]))).to_pylist():
        time = row["time"] and row["time"].isoformat(timespec="milliseconds").replace("+00:00", "Z")
        jsonschema.validate({**row, "time": time}, schema())
