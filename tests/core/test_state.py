"""Records: fields with a width and a knower, the same in both ways to run."""

from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, Protocol

import numpy as np
import pytest

from gladsheim import game, games
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import (
    Field,
    FieldAudience,
    FieldType,
    Layout,
    fields_of,
    look,
    read,
    snapshot,
    span,
    write,
)
from tests.fourth_game.registered import with_a_page

LAYOUT = Layout(
    "Toy",
    (
        Field("turn", 8, FieldAudience.EVERYONE),
        Field("hand", 16, FieldAudience.SEAT, 3),
        Field("deck", 64, FieldAudience.NOBODY, 2),
        Field("total", 32, FieldAudience.DERIVED),
    ),
)


class Toy(Protocol):
    """The same fields, listed by a class."""

    turn: Annotated[int, FieldType(8, FieldAudience.EVERYONE)]
    hand: Annotated[list[int], FieldType(16, FieldAudience.SEAT, 3)]
    deck: Annotated[list[int], FieldType(64, FieldAudience.NOBODY, 2)]
    total: Annotated[int, FieldType(32, FieldAudience.DERIVED)]


def test_a_class_lists_fields() -> None:
    """Each field once, in the order of the class, with its type for type checkers."""
    assert fields_of(Toy) == LAYOUT.fields


def all_layouts() -> list[Layout]:
    """The layouts of the states of all games."""
    return [game(name).rules.layout for name in games()]


def test_a_batch_is_zeroed_and_independent() -> None:
    """New records are zero everywhere, and each is its own."""
    first, second = LAYOUT.batch(2)
    write(first, "turn", 1)
    write(first, "hand", [1, 2, 3])
    assert snapshot(second, LAYOUT) == (("turn", 0), ("hand", [0, 0, 0]), ("deck", [0, 0]), ("total", 0))
    assert snapshot(first, LAYOUT)[:2] == (("turn", 1), ("hand", [1, 2, 3]))


def test_what_is_read_is_a_copy_of_python_ints() -> None:
    """Reading hands out Python ints, and lists that nobody else holds."""
    record = LAYOUT.batch(1)[0]
    read(record, "hand")[0] = 9
    assert read(record, "hand") == [0, 0, 0]
    assert type(read(record, "turn")) is int
    assert {type(value) for value in read(record, "hand")} == {int}


def test_writing_keeps_no_hold_of_the_list() -> None:
    """A list that was written can be changed afterwards without harm."""
    record, values = LAYOUT.batch(1)[0], [1, 2, 3]
    write(record, "hand", values)
    values[0] = 9
    assert read(record, "hand") == [1, 2, 3]


def test_a_copied_record_is_equal_and_its_own() -> None:
    """All that a record says is in its copy, and nothing that is written to one is in the other."""
    rules = game("valhalla").rules
    record = record_of(game("valhalla").deal(3))
    copied = rules.layout.twin(record)
    assert snapshot(copied, rules.layout) == snapshot(record, rules.layout)
    for field in rules.layout.fields:
        before = read(record, field.name)
        write(copied, field.name, [1] * field.length if field.length else 1)
        if field.length:
            look(copied, field.name)[0] = 2
        assert read(record, field.name) == before


def test_plain_records_have_no_other_fields() -> None:
    """A misspelt field is an error, not a new field."""
    record: Any = Layout("Toy", (Field("turn", 8, FieldAudience.EVERYONE),)).batch(1)[0]
    with pytest.raises(AttributeError):
        record.trun = 1


def test_plain_and_compiled_records_have_the_same_fields() -> None:
    """The record type of compiled batches has the same names and lengths, in the same order."""
    assert LAYOUT.dtype.names == tuple(field.name for field in LAYOUT.fields)
    assert LAYOUT.dtype.fields is not None
    assert LAYOUT.dtype["hand"].shape == (3,)
    assert [LAYOUT.dtype[name].base for name in ("turn", "hand", "deck", "total")] == [
        np.dtype(name) for name in ("i1", "i2", "i8", "i4")
    ]


@pytest.mark.parametrize("layout", all_layouts(), ids=lambda layout: str(layout.name))
def test_every_field_says_who_may_know_it(layout: Layout) -> None:
    """No field of a state is without a knower, and none is marked twice."""
    marked = [name for knower in FieldAudience for name in layout.known_to(knower)]
    assert sorted(marked) == sorted(field.name for field in layout.fields)
    assert all(isinstance(field.knower, FieldAudience) for field in layout.fields)


def test_a_field_without_a_knower_cannot_be_declared() -> None:
    """Leaving the mark out is an error at once."""
    with pytest.raises(TypeError):
        Field("new", 8)  # type: ignore[call-arg]  # what this test is about


@pytest.mark.parametrize(
    "layout", [game(name).rules.layout for name in with_a_page()], ids=lambda layout: str(layout.name)
)
def test_hidden_fields_are_hidden(layout: Layout) -> None:
    """Hands belong to seats and piles to nobody; Valhalla has no hands."""
    seat, nobody = layout.known_to(FieldAudience.SEAT), layout.known_to(FieldAudience.NOBODY)
    assert ("hands" in seat) is (layout.name != "ValhallaRecord")
    assert {"deck", "draw"} & set(nobody)


def test_scratch_is_kept_for_each_use_and_each_thread() -> None:
    """The same record comes again for the same use; another use or thread has one of its own."""
    layout = Layout("Scratch", (Field("number", 16, FieldAudience.EVERYONE),))
    mine = layout.scratch("look")
    write(mine, "number", 7)
    assert read(layout.scratch("look"), "number") == 7
    assert read(layout.scratch("count"), "number") == 0
    with ThreadPoolExecutor(1) as others:
        assert others.submit(lambda: read(layout.scratch("look"), "number")).result() == 0


def marked(layout: Layout, record: Any, first: int) -> Any:
    """What a record says after a number of its own was written into each field."""
    for number, field in enumerate(layout.fields, first):
        if field.length:
            for at in range(0, len(look(record, field.name)), field.step):
                look(record, field.name)[at] = number
        else:
            write(record, field.name, number)
    return snapshot(record, layout)


@pytest.mark.parametrize("layout", all_layouts(), ids=lambda layout: str(layout.name))
def test_each_field_has_numbers_of_its_own(layout: Layout) -> None:
    """What is written into one field, as far as it is its own, is in no other."""
    for record in (layout.batch(1)[0], layout.live(np.zeros(1, layout.dtype))):
        said = marked(layout, record, -30)
        for number, (field, (name, value)) in enumerate(zip(layout.fields, said, strict=True), -30):
            assert name == field.name
            assert value == ([number] * (field.length // field.step) if field.length else number)


@pytest.mark.parametrize("layout", all_layouts(), ids=lambda layout: str(layout.name))
def test_a_live_record_is_the_memory_itself(layout: Layout) -> None:
    """What is written into a live record is in the batch, and the other way round; its neighbours stay."""
    states, zeros = np.zeros(3, layout.dtype), snapshot(layout.batch(1)[0], layout)
    live = layout.live(states, 1)
    for said in (marked(layout, live, -30), marked(layout, layout.live(states, 1), -60)):
        assert snapshot(layout.live(states, 1), layout) == snapshot(live, layout)
        assert said != zeros
    for field in layout.fields:
        assert states[1][field.name].tolist() == read(live, field.name)
        states[1][field.name] = 5
        assert states[1][field.name].tolist() == read(live, field.name)
    assert [snapshot(layout.live(states, i), layout) for i in (0, 2)] == [zeros, zeros]


@pytest.mark.parametrize("layout", all_layouts(), ids=lambda layout: str(layout.name))
def test_a_record_of_any_kind_becomes_one_of_any_other(layout: Layout) -> None:
    """Filling and copying carry over every field between plain and live records."""
    source, back = layout.batch(2)
    expected = marked(layout, source, -30)
    live = layout.live(np.zeros(1, layout.dtype))
    layout.fill(live, source)
    layout.fill(back, live)
    assert [snapshot(one, layout) for one in (live, back, layout.twin(live))] == [expected] * 3
    assert [type(getattr(layout.twin(live), field.name)) for field in layout.fields] == [
        type(getattr(source, field.name)) for field in layout.fields
    ]
    marked(layout, layout.twin(source), 7)
    assert snapshot(source, layout) == expected


def test_a_part_of_a_field_is_copied() -> None:
    """A span is a list of its own of Python ints, of whatever kind the record is."""
    plain, live = LAYOUT.batch(1)[0], LAYOUT.live(np.zeros(1, LAYOUT.dtype))
    for record in (plain, live):
        write(record, "hand", [1, -2, 3])
        span(record, "hand", 1, 3)[0] = 9
        assert span(record, "hand", 1, 3) == [-2, 3]
        with pytest.raises((TypeError, ValueError)):
            write(live, "hand", [1, 2])
