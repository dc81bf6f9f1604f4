"""A program: records full of noise are copied and dealt anew by a game's engine, and must come out right.

    python -m tests.core.positions.noise GAME

It prints how many fields it filled.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from gladsheim import game
from gladsheim.core.chance import new_rng
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.positions.record_state import RecordGame
from gladsheim.core.state import CopyRule, Field, Layout, read, write

ROUNDS, MOST_PLIES = 12, 40
BOARD = {"voluspa": ("corner", "width", "height", "sizes")}
"""Fields that say where a board lies whose cells are copied apart: they stay as a position has them."""


def capacity(layout: Layout) -> dict[str, int]:
    """By fields that count: the highest count for which all that they count has room."""
    by_name, found = {field.name: field for field in layout.fields}, dict[str, int]()
    for field in layout.fields:
        if field.extent is not None:
            parts = max(1, by_name[field.extent.count].length)
            room = field.extent.room or field.length // parts
            found[field.extent.count] = min(room, found.get(field.extent.count, room))
    return found


def in_use(field: Field, record: Any) -> list[int]:
    """The places of a field that are in use in a record."""
    if field.extent is None:
        return list(range(field.length))
    counts = read(record, field.extent.count)
    if isinstance(counts, int):
        return list(range(counts))
    begins = read(record, field.extent.begins) if field.extent.begins else None
    starts = [at * field.extent.room if begins is None else begins[at] for at in range(len(counts))]
    return [
        place for start, count in zip(starts, counts, strict=True) for place in range(start, start + count)
    ]


def filled(layout: Layout, record: Any, rng: Random, left: tuple[str, ...]) -> list[str]:
    """Fill the fields of a record with noise, except those `left` or copied apart; returns their names."""
    most = capacity(layout)
    begins = {
        field.extent.begins: field.length for field in layout.fields if field.extent and field.extent.begins
    }
    chosen = [one for one in layout.fields if one.name not in left and one.copied is not CopyRule.APART]
    for field in sorted(chosen, key=lambda field: field.extent is not None):
        high = 1 << (field.bits - 1)
        numbers = [rng.randrange(-high, high) for _ in range(max(1, field.length))]
        if field.name in most:
            numbers = [rng.randrange(min(most[field.name], high - 1) + 1) for _ in numbers]
        elif field.name in begins:
            numbers = [begins[field.name] // len(numbers) * at for at in range(len(numbers))]
        elif field.extent is not None and field.extent.padded:
            used = set(in_use(field, record))
            numbers = [number if at in used else 0 for at, number in enumerate(numbers)]
        write(record, field.name, numbers if field.length else numbers[0])
    return [field.name for field in chosen]


def told(layout: Layout, record: Any) -> dict[str, Any]:
    """What a record says: of lists that others share or that are not padded, only what is in use."""
    found: dict[str, Any] = {}
    for field in layout.fields:
        value = read(record, field.name)
        if field.step > 1:
            value = value[:: field.step]
        elif field.extent is not None and not field.extent.padded:
            value = [value[place] for place in in_use(field, record)]
        if field.copied is not CopyRule.NEVER or not field.length:
            found[field.name] = value
    if "rooms" in found:
        size = len(found["rooms"]) // len(found["sizes"])
        rooms = enumerate(found["sizes"])
        found["rooms"] = [found["rooms"][room * size :][:count] for room, count in rooms]
        found["laid"] = found["laid"][: found["sizes"][3]]
    return found


def position(chosen: RecordGame[Any], rng: Random) -> Any:
    """The plain record of a position of some game."""
    state = chosen.deal(rng.randrange(1000))
    for _ in range(rng.randrange(MOST_PLIES)):
        if not state.is_terminal:
            state.apply(rng.choice(state.legal_actions()))
    return state.record


def main(name: str) -> None:
    """Check copies and deals of a game."""
    chosen, rng = game(name), Random(name)
    assert isinstance(chosen, RecordGame)
    layout, left, names = chosen.rules.layout, BOARD.get(name, ()), list[str]()
    engine = engine_of(chosen.rules)
    states = engine.states(2)
    passing = {one.name: 0 for one in layout.fields if one.copied is CopyRule.NEVER and not one.length}
    kept = tuple(one.name for one in layout.fields if one.empty is None)
    for number in range(ROUNDS):
        for i in range(2):
            record = position(chosen, rng)
            names = filled(layout, record, rng, left)
            engine.load(states, i, record)
        engine.call.copy(states, 1, states, 0)
        copied, source = (told(layout, engine.record(states, i)) for i in (1, 0))
        source |= passing
        assert copied == source, [one for one in copied if copied[one] != source[one]]
        record, empty = position(chosen, rng), chosen.new_record()
        filled(layout, record, rng, (*left, *kept))
        for i, one in enumerate((record, empty)):
            engine.load(states, i, one)
            engine.call.shuffle(states, i, engine.filled(new_rng(number), 1))
        dealt, fresh = (told(layout, engine.record(states, i)) for i in (0, 1))
        assert dealt == fresh, [one for one in dealt if dealt[one] != fresh[one]]
    print(len(names))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1])
