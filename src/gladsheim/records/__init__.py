"""Records of games: write them, read them strictly, replay and verify them."""

from gladsheim.records.canonical import canonical, digest, parse
from gladsheim.records.perft import perft
from gladsheim.records.reading import from_bytes, from_json, load_record
from gladsheim.records.record import (
    Deal,
    Ended,
    Entry,
    Fair,
    Nonce,
    Position,
    Record,
    Seat,
    Void,
    chain,
    commitment,
    first_link,
    next_link,
)
from gladsheim.records.recorder import Recorder, no_time, now, record_game
from gladsheim.records.replay import Finding, Report, Step, opening, replay, verify

__all__ = [
    "Deal",
    "Ended",
    "Entry",
    "Fair",
    "Finding",
    "Nonce",
    "Position",
    "Record",
    "Recorder",
    "Report",
    "Seat",
    "Step",
    "Void",
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
