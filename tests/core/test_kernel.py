"""Kernels: plain functions everywhere but in the compiler, and entries made for each game apart."""

import sys
from array import array

from gladsheim import game
from gladsheim.core import kernel
from gladsheim.core.engine.program import entries


def test_kernels_are_the_functions_themselves() -> None:
    """Outside the compiler a kernel is the Python function as it stands, and Numba is not imported."""

    def twice(n: int) -> int:
        return 2 * n

    assert kernel.kernel(twice) is twice
    assert kernel.entry(int)(twice) is twice
    assert "numba" not in sys.modules


def test_an_entry_knows_its_parameters() -> None:
    """Tuples of buffers stand in one place for Python, and in as many as they have for compiled code."""
    numbers = kernel.IntBuffer(3)
    made = kernel.entry(int, (numbers, numbers))(lambda n, lists: n)
    kinds = made.__dict__["kinds"]
    assert kinds == (int, (numbers, numbers))
    assert kernel.flat(kinds) == [int, numbers, numbers]


def test_a_table_is_a_tuple_of_ints() -> None:
    """Plain kernels index Python ints."""
    assert kernel.table([1, True]) == (1, 1)
    assert {type(one) for one in kernel.table([1, True])} == {int}


def test_parts_of_an_array_are_cleared_and_written() -> None:
    """Plain kernels do so in an array's own memory, whatever the width of its numbers."""
    for kind in "bhq":
        numbers = array(kind, [1, 2, 3, 4])
        kernel.clear_part(memoryview(numbers), 1, 2)
        kernel.store(memoryview(numbers), 3, 9)
        assert numbers.tolist() == [1, 0, 0, 9]


def test_entries_are_made_around_the_kernels_of_one_game() -> None:
    """Code over the kernels of any game is made for each game apart, under the same names."""
    made = {name: dict(entries(game(name).rules)) for name in ("voluspa", "valda")}
    assert list(made["voluspa"]) == list(made["valda"])
    assert not set(made["voluspa"].values()) & set(made["valda"].values())
    assert {"legal_codes", "batch_step", "search", "count"} <= set(made["voluspa"])
    assert all(function.kinds for function in made["voluspa"].values())
