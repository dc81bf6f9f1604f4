"""Kernels: the way to run them is chosen once, and no stale machine code is ever used."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gladsheim.core import kernel

RUN = "from gladsheim.caller import twice; print(twice(3), sum(twice.stats.cache_hits.values()))"
CALLEE = "from gladsheim.core.kernel import kernel\n\n@kernel\ndef step(n):\n    return n + {}\n"
CALLER = (
    "from gladsheim.callee import step\nfrom gladsheim.core.kernel import kernel\n\n"
    "@kernel\ndef twice(n):\n    return step(step(n))\n"
)
GENERAL = (
    "from gladsheim.core.kernel import kernel\n\nRULES = globals()['RULES']\n\n"
    "@kernel\ndef last(numbers):\n    return numbers[-1]\n"
)
SPECIALISED = (
    "from gladsheim.core.kernel import specialise, to_buffer\n"
    "made = specialise('gladsheim.general', '{tag}', RULES='{tag}')\n"
    "print(made.last(to_buffer([3, 5])), made.RULES)"
)


class House:
    """A tiny package with the real kernel module and kernels in two files."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "gladsheim"
        (self.package / "core").mkdir(parents=True)
        for part in (self.package, self.package / "core"):
            # Without these the installed package would be found first.
            (part / "__init__.py").touch()
        shutil.copy(str(kernel.__file__), self.package / "core" / "kernel.py")
        (self.package / "caller.py").write_text(CALLER)
        self.edit_callee(1)
        self.cache = folder / "cache"

    def edit_callee(self, step: int) -> None:
        """Write the file of the callee."""
        (self.package / "callee.py").write_text(CALLEE.format(step))

    def run(self, code: str = RUN, **environment: str) -> "subprocess.CompletedProcess[str]":
        """Run Python in the house, with its own cache folder."""
        settings = {"GLADSHEIM_KERNELS": "compiled", "GLADSHEIM_CACHE": str(self.cache), **environment}
        return subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": str(self.package.parent), **settings},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def answer(self) -> tuple[int, int]:
        """What the kernel of two files says, and how many machine codes came from the cache."""
        done = self.run()
        assert done.returncode == 0, done.stderr
        value, hits = done.stdout.split()
        return int(value), int(hits)


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A fresh house."""
    return House(tmp_path)


def test_an_edited_callee_in_another_file_is_noticed(house: House) -> None:
    """Machine code is reused while nothing changes, and never after an edit in a callee."""
    assert house.answer() == (5, 0)
    assert house.answer() == (5, 1)
    house.edit_callee(10)
    assert house.answer() == (23, 0)
    house.edit_callee(1)
    assert house.answer() == (5, 1)


def test_a_cache_folder_that_cannot_be_written(house: House) -> None:
    """Kernels compile and run without a cache where none can be kept."""
    house.cache.write_text("a file, where a folder would have to be")
    assert house.answer() == (5, 0)


def test_a_wrong_setting_is_a_clear_error(house: House) -> None:
    """A way to run that there is not ends the program with what is allowed."""
    done = house.run("import gladsheim.core.kernel", GLADSHEIM_KERNELS="fast")
    assert done.returncode == 1
    assert done.stderr == "GLADSHEIM_KERNELS is 'fast'; allowed: auto, compiled, plain\n"


def test_compiled_without_numba_is_a_clear_error(house: House) -> None:
    """Asking for compiled kernels where Numba cannot be imported says what to do."""
    (house.package.parent / "numba.py").write_text("raise ImportError('no such library')")
    done = house.run("import gladsheim.core.kernel")
    assert done.returncode == 1
    assert "Numba cannot be imported (no such library); install gladsheim[fast]" in done.stderr


def test_plain_runs_the_text_itself(house: House) -> None:
    """Plain kernels are the Python functions as they stand, and import no Numba."""
    code = "import sys; from gladsheim.caller import twice; print(twice(3), 'numba' in sys.modules)"
    assert house.run(code, GLADSHEIM_KERNELS="plain").stdout == "5 False\n"


def test_only_sources_of_kernels_count() -> None:
    """The hash is over the files with kernels and the piece tables, and over no others."""
    names = {path.relative_to(kernel.PACKAGE).as_posix() for path in kernel.kernel_sources()}
    assert {"core/kernel.py", "games/voluspa/pieces.py", "games/voluspa/board.py"} <= names
    assert "games/voluspa/document.py" not in names


def test_old_caches_are_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the caches used last are kept, and nothing that is no cache is touched."""
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path))
    for age, name in enumerate("abcdef"):
        folder = tmp_path / "kernels" / name
        folder.mkdir(parents=True)
        (folder / "in-use").touch()
        os.utime(folder / "in-use", (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "kernels" / "other").mkdir()
    assert kernel.prune_caches(keep=2) == 4
    assert sorted(path.name for path in (tmp_path / "kernels").iterdir()) == ["a", "b", "other"]


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", "XDG_CACHE_HOME", ("gladsheim", "kernels")),
        ("win32", "LOCALAPPDATA", ("gladsheim", "kernels")),
        ("linux", "GLADSHEIM_CACHE", ("kernels",)),
    ],
)
def test_the_cache_lies_where_caches_lie(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    variable: str,
    expected: tuple[str, ...],
) -> None:
    """The folder for caches is that of the system, unless it is chosen."""
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.delenv("GLADSHEIM_CACHE", raising=False)
    monkeypatch.setenv(variable, str(tmp_path))
    assert kernel.cache_root() == tmp_path.joinpath(*expected)


def test_a_module_is_specialised_once_for_each_tag() -> None:
    """Code over the kernels of any game becomes a module of its own for each game."""
    first = kernel.specialise("gladsheim.testing.counting", "toy a", RULES=_toy(1))
    again = kernel.specialise("gladsheim.testing.counting", "toy a", RULES=_toy(1))
    other = kernel.specialise("gladsheim.testing.counting", "toy b", RULES=_toy(2))
    assert first is again
    assert first is not other
    assert (first.legal, other.legal) == (1, 2)


def test_specialisations_do_not_share_machine_code(house: House) -> None:
    """What was compiled for one tag only is not loaded for another, whose process lacks its module."""
    (house.package / "general.py").write_text(GENERAL)
    for tag in ("one", "two"):
        done = house.run(SPECIALISED.format(tag=tag))
        assert done.returncode == 0, done.stderr
        assert done.stdout.split() == ["5", tag]


def test_specialising_a_broken_module_leaves_nothing_behind() -> None:
    """A module that fails to run is not kept half-made."""
    with pytest.raises(AttributeError):
        kernel.specialise("gladsheim.testing.counting", "toy c", RULES=None)
    assert "gladsheim.testing.counting.toy c" not in sys.modules
    with pytest.raises(ModuleNotFoundError):
        kernel.specialise("gladsheim.testing.nowhere", "toy", RULES=None)


def _toy(legal: int) -> object:
    """Names as a game's kernels have them."""
    return type("Toy", (), {"legal": legal, "pick": 0, "apply": 0, "copy": 0})
