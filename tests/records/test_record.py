"""Records: round trips, the chain by hand, what is told and what is kept back."""

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from gladsheim.core.errors import IllegalAction, RecordError
from gladsheim.core.game import Seed
from gladsheim.records import (
    PositionStart,
    Record,
    RecordedSeat,
    Recorder,
    SeedStart,
    commitment,
    from_bytes,
    from_json,
    load_record,
    perft,
    replay,
    verify,
)
from tests.records.conftest import SEATS, played, running
from tests.toys import Toy

SEEDS = (
    st.integers(-(2**512) + 1, 2**512 - 1)
    | st.text(st.characters(codec="utf-8"), max_size=60)
    | st.binary(max_size=60)
)


@given(SEEDS, st.integers(0, 10**6))
def test_export_import_export_is_byte_identical(seed: Seed, choice: int) -> None:
    """A record survives JSON whole, with seeds of every type."""
    record = played(seed, choice)
    data = record.to_bytes()
    again = from_bytes(data)
    assert again == record
    assert isinstance(again.start, SeedStart)
    assert type(again.start.seed) is type(seed)
    assert again.to_bytes() == data
    assert verify(again).ok


def test_a_record_written_otherwise_has_the_same_canonical_bytes(record: Record) -> None:
    """Indentation and order of keys do not matter to reading."""
    pretty = json.dumps(dict(reversed(record.to_json().items())), indent=4).encode()
    assert from_bytes(pretty).to_bytes() == record.to_bytes()


def test_the_chain_can_be_recomputed_with_a_hash_and_json_alone(record: Record) -> None:
    """What docs/researchers/records.md describes, done by hand."""

    def plain(value: object) -> bytes:
        return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()

    document = json.loads(record.to_bytes())
    header = {
        name: document[name] for name in ("format", "version", "game", "rules", "options", "seats", "start")
    }
    seed = header["start"]["deal"].pop("seed")
    assert hashlib.sha256(plain(seed)).hexdigest() == header["start"]["deal"]["commitment"]
    link = hashlib.sha256(plain(header)).digest()
    for entry in document["actions"]:
        claimed = entry.pop("link")
        link = hashlib.sha256(link + plain(entry)).digest()
        assert link.hex() == claimed
    assert record.seal == link.hex()


def test_seeds_of_different_types_have_different_commitments() -> None:
    """Who commits to a seed cannot open it as another."""
    seeds: list[Seed] = [7, "7", b"7", b"\x07", "\x07", "07", 70]
    assert len({commitment(seed) for seed in seeds}) == len(seeds)


def test_a_running_game_tells_only_the_commitment() -> None:
    """Neither seed nor result are in the record before the game is over."""
    recorder = running()
    record = recorder.record()
    assert b"07" * 32 not in record.to_bytes()
    assert record.start == SeedStart(commitment(b"\x07" * 32))
    assert record.result is None
    assert verify(record).ok
    assert not verify(record).revealed
    with pytest.raises(RecordError, match="not revealed"):
        list(replay(record))


def test_revealing_the_seed_changes_no_link() -> None:
    """The chain noted during the game is the chain of the finished record."""
    recorder = running()
    assert recorder.record().actions == recorder.record(reveal=True).actions
    assert recorder.record().first_link == recorder.record(reveal=True).first_link


def test_a_position_is_recorded_by_its_document() -> None:
    """A game that was not dealt starts from its position document."""
    state = Toy().deal(5)
    state.seed = None
    recorder = Recorder(state, SEATS)
    recorder.apply(state.legal_actions()[0])
    record = from_bytes(recorder.record().to_bytes())
    assert isinstance(record.start, PositionStart)
    report = verify(record)
    assert report.ok
    assert report.revealed
    assert not report.over


def test_a_refused_action_leaves_no_trace() -> None:
    """The recorder writes down only what the rules took."""
    recorder = running(1)
    before = recorder.record().to_bytes()
    with pytest.raises(IllegalAction):
        recorder.apply("play:77")
    assert recorder.record().to_bytes() == before


def test_taking_back_gives_the_earlier_record() -> None:
    """After an undo the record is the bytes it was before."""
    recorder = running(2)
    before, state = recorder.record().to_bytes(), recorder.state.clone()
    recorder.apply(recorder.state.legal_actions()[0])
    recorder.take_back(state, 2)
    assert recorder.record().to_bytes() == before


def test_seats_must_be_as_many_as_the_game_has() -> None:
    """A recorder does not start with an empty chair."""
    with pytest.raises(ValueError, match="seats are 1; allowed: 2, as in the game"):
        Recorder(Toy().deal(1), [RecordedSeat("Ada")])


def test_saving_is_whole_or_not_at_all(record: Record, tmp_path: Path) -> None:
    """A file holds a whole record, and a failed save leaves neither file nor remains."""
    target = tmp_path / "game.json"
    record.save(target)
    assert load_record(target) == record
    with pytest.raises(OSError, match="No such file"):
        record.save(tmp_path / "nowhere" / "game.json")
    (tmp_path / "taken").mkdir()
    with pytest.raises(IsADirectoryError):
        record.save(tmp_path / "taken")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "taken"]


def test_replay_yields_every_state_for_keeps(record: Record) -> None:
    """States of earlier plies stay as they were; the last one is the recorded result."""
    steps = list(replay(record))
    assert [step.ply for step in steps] == list(range(len(record.actions) + 1))
    assert steps[0].applied is None
    assert steps[0].state.scores == [0, 0]
    assert steps[-1].state.result() == record.result
    sums = [sum(step.state.scores) for step in steps]
    assert sums == sorted(sums)
    assert sums[-1] > 0


def test_perft_counts_sequences_under_the_deal() -> None:
    """Counting by a plain walk over the actions gives the same."""
    state = Toy(cards=2).deal(3)
    before = state.document()
    front = [state]
    for depth in range(5):
        assert perft(state, depth) == len(front)
        behind, front = front, []
        for position in behind:
            for action in position.legal_actions():
                after = position.clone()
                after.apply(action)
                front.append(after)
    assert perft(state, 40) == perft(state, 16) == 1024
    assert state.document() == before
    with pytest.raises(ValueError, match="depth is -1"):
        perft(state, -1)


def test_from_json_takes_what_to_json_gives(record: Record) -> None:
    """The JSON document is the record."""
    assert from_json(record.to_json()) == record
