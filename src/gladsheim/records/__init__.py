"""Records of games: write them, read them strictly, replay and verify them."""

from gladsheim.records.canonical import canonical, digest, parse
from gladsheim.records.perft import perft
from gladsheim.records.reading import from_bytes, from_json, load_record
from gladsheim.records.record import (
    EarlyEnd,
    FairStart,
    Nonce,
    PositionStart,
    Record,
    RecordedAction,
    RecordedSeat,
    RecordedVoid,
    SeedStart,
    chain,
    commitment,
    first_link,
    next_link,
)
from gladsheim.records.recorder import Recorder, no_time, now, record_game
from gladsheim.records.replay import (
    ReplayStep,
    VerificationFault,
    VerificationReport,
    opening,
    replay,
    verify,
)

__all__ = [
    "EarlyEnd",
    "FairStart",
    "Nonce",
    "PositionStart",
    "Record",
    "RecordedAction",
    "RecordedSeat",
    "RecordedVoid",
    "Recorder",
    "ReplayStep",
    "SeedStart",
    "VerificationFault",
    "VerificationReport",
    "canonical",
    "chain",
    "commitment",
    "digest",
    "first_link",
    "from_bytes",
    "from_json",
    "load_record",
    "next_link",
    "no_time",
    "now",
    "opening",
    "parse",
    "perft",
    "record_game",
    "replay",
    "verify",
]
