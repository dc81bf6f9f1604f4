"""Kernels: plain functions everywhere but in the compiler, and specialised once for each game."""

import sys
import threading

import pytest

from gladsheim.core import kernel


def test_kernels_are_the_functions_themselves() -> None:
    """Outside the compiler a kernel is the Python function as it stands, and Numba is not imported."""

    def twice(n: int) -> int:
        return 2 * n

    assert kernel.kernel(twice) is twice
    assert kernel.entry(int)(twice) is twice
    assert "numba" not in sys.modules


def test_an_entry_knows_its_parameters() -> None:
    """Tuples of buffers stand in one place for Python, and in as many as they have for compiled code."""
    numbers = kernel.Numbers(3)
    made = kernel.entry(int, (numbers, numbers))(lambda n, lists: n)
    kinds = made.__dict__["kinds"]
    assert kinds == (int, (numbers, numbers))
    assert kernel.flat(kinds) == [int, numbers, numbers]


def test_a_table_is_a_tuple_of_ints() -> None:
    """Plain kernels index Python ints."""
    assert kernel.table([1, True]) == (1, 1)
    assert {type(one) for one in kernel.table([1, True])} == {int}


def test_a_module_is_specialised_once_for_each_tag() -> None:
    """Code over the kernels of any game becomes a module of its own for each game."""
    first = kernel.specialise("gladsheim.testing.counting", "toy a", RULES=_toy(1))
    again = kernel.specialise("gladsheim.testing.counting", "toy a", RULES=_toy(1))
    other = kernel.specialise("gladsheim.testing.counting", "toy b", RULES=_toy(2))
    assert first is again
    assert first is not other
    assert (first.legal, other.legal) == (1, 2)


def test_specialising_a_broken_module_leaves_nothing_behind() -> None:
    """A module that fails to run is not kept half-made."""
    with pytest.raises(AttributeError):
        kernel.specialise("gladsheim.testing.counting", "toy c", RULES=None)
    assert "gladsheim.testing.counting.toy c" not in sys.modules
    with pytest.raises(ModuleNotFoundError):
        kernel.specialise("gladsheim.testing.nowhere", "toy", RULES=None)


def test_a_module_is_given_to_nobody_while_it_runs() -> None:
    """Two threads that want the same module get the same whole one."""
    found: list[bool] = []

    def want() -> None:
        module = kernel.specialise("gladsheim.testing.counting", "toy d", RULES=_toy(1))
        found.append(hasattr(module, "copy"))

    class Toy:
        pick = apply = copy = 0

        @property
        def legal(self) -> int:
            """Looked up in the middle of the module: somebody else comes and has it, or waits for it."""
            other.start()
            while other.is_alive() and not _is_in_specialise(other):
                pass
            return 1

    other = threading.Thread(target=want)
    kernel.specialise("gladsheim.testing.counting", "toy d", RULES=Toy())
    other.join()
    assert found == [True]


def _is_in_specialise(thread: threading.Thread) -> bool:
    """Whether that is what a thread does right now, and itself."""
    frame = sys._current_frames().get(thread.ident or 0)
    return frame is not None and frame.f_code.co_name == "specialise"


def _toy(legal: int) -> object:
    """Names as a game's kernels have them."""
    return type("Toy", (), {"legal": legal, "pick": 0, "apply": 0, "copy": 0})
