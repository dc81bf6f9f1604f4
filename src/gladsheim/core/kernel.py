"""One source, two ways to run: compiled by Numba, or plain Python.

The way is chosen once per process, by GLADSHEIM_KERNELS: `compiled`, `plain`, or `auto`
(the default: compiled where Numba is installed). `MODE` tells which it is.

Numba's disk cache does not notice an edit in a callee that lives in another file. The
cache therefore lies in a folder named by a hash of all kernel sources, of the versions
that compile them, and of bounds checking.
"""

import hashlib
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Callable, MutableSequence, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

VARIABLE = "GLADSHEIM_KERNELS"
CHOICES = ("auto", "compiled", "plain")
PACKAGE = Path(__file__).resolve().parents[1]
KEPT_CACHES = 4


def kernel_sources(package: Path = PACKAGE) -> list[Path]:
    """The files that compiled code is made of: those that use this module, and piece tables."""
    return [
        path
        for path in sorted(package.rglob("*.py"))
        if path.name == "pieces.py" or b"core.kernel" in path.read_bytes() or path == Path(__file__)
    ]


def cache_root() -> Path:
    """The per-user folder that holds all kernel caches (GLADSHEIM_CACHE moves it)."""
    if chosen := os.environ.get("GLADSHEIM_CACHE"):
        return Path(chosen) / "kernels"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "gladsheim" / "kernels"


def cache_key(numba: ModuleType, package: Path = PACKAGE) -> str:
    """Name of the cache folder for these sources, versions and this processor."""
    digest = hashlib.sha256()
    for path in kernel_sources(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    facts = (sys.version, numba.__version__, np.__version__, platform.machine(), platform.processor())
    digest.update(repr((*facts, bool(numba.config.BOUNDSCHECK))).encode())
    return digest.hexdigest()[:24]


def _open_cache(numba: ModuleType) -> Path | None:
    """Point Numba at the cache folder; None where nothing can be written."""
    folder = cache_root() / cache_key(numba)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "in-use").touch()
    except OSError:
        return None
    numba.config.CACHE_DIR = str(folder)
    return folder


def prune_caches(keep: int = KEPT_CACHES) -> int:
    """Delete all but the `keep` most recently used kernel caches; returns how many went."""
    root = cache_root()
    if not root.is_dir():
        return 0
    folders = [path for path in root.iterdir() if (path / "in-use").exists()]
    folders.sort(key=lambda path: (path / "in-use").stat().st_mtime, reverse=True)
    for folder in folders[keep:]:
        shutil.rmtree(folder, ignore_errors=True)
    return max(0, len(folders) - keep)


def _choose() -> tuple[str, ModuleType | None]:
    wish = os.environ.get(VARIABLE, "auto")
    if wish not in CHOICES:
        raise SystemExit(f"{VARIABLE} is {wish!r}; allowed: {', '.join(CHOICES)}")
    if wish == "plain" or (wish == "auto" and importlib.util.find_spec("numba") is None):
        return "plain", None
    try:
        return "compiled", importlib.import_module("numba")
    except ImportError as error:
        raise SystemExit(
            f"{VARIABLE} is 'compiled' but Numba cannot be imported ({error}); "
            "install gladsheim[fast] or choose 'plain'"
        ) from error


TAG = "__specialised_for__"
"""Where a specialised module keeps its tag."""
MODE, _numba = _choose()
COMPILED = MODE == "compiled"
CACHE = _open_cache(_numba) if _numba is not None else None


def _wide(kind: Any) -> Any:
    """The type that an argument of this type is passed as: every int as a 64-bit one."""
    assert _numba is not None
    plain = _numba.types.unliteral(kind)
    return _numba.types.int64 if isinstance(plain, _numba.types.Integer) else plain


def _compile_once(dispatcher: Any) -> None:
    """Let kernels that call this one share one compiled version.

    Numba would make one for every combination of constants and of the widths of the fields
    that are passed, which triples the time to compile everything.
    """
    find = dispatcher.get_call_template

    def find_wide(args: Any, names: Any) -> Any:
        return find(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in names.items()})

    dispatcher.get_call_template = find_wide


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A function over states and integers that is compiled where it can be.

    It may call other kernels, index states, lists and `table`s, and use int arithmetic that
    stays within 64 bits. It trusts its input: whoever calls it has checked.
    """
    if _numba is None:
        return function
    tag = function.__globals__.get(TAG)
    if tag is not None:
        # Numba's cache knows functions by file and qualified name. Where specialisations shared
        # an entry, a process could load the machine code of one whose module it does not have.
        function.__qualname__ = f"{tag}.{function.__qualname__}"
    options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
    compiled = _numba.njit(cache=CACHE is not None, **options)(function)
    _compile_once(compiled)
    return cast(Callable[P, R], compiled)


def table(values: Sequence[int]) -> Sequence[int]:
    """A constant look-up table for kernels: an array when compiled, a tuple when plain."""
    if COMPILED:
        return cast(Sequence[int], np.array(values, dtype=np.int64))
    return tuple(int(value) for value in values)


def buffer(length: int) -> Any:
    """`length` zeroed 64-bit ints to hand to kernels: an array, or a list when plain."""
    return np.zeros(length, dtype=np.int64) if COMPILED else [0] * length


def to_buffer(values: Sequence[int]) -> Any:
    """The values as a buffer."""
    return np.array(values, dtype=np.int64) if COMPILED else list(values)


@kernel
def _copy_span_plain(target: MutableSequence[int], source: Sequence[int], begin: int, end: int) -> None:
    target[begin:end] = source[begin:end]


@kernel
def _copy_span_compiled(target: MutableSequence[int], source: Sequence[int], begin: int, end: int) -> None:
    # Numba compiles this far sooner than a slice.
    for at in range(begin, end):
        target[at] = source[at]


copy_span = _copy_span_compiled if COMPILED else _copy_span_plain
"""(target, source, begin, end): copy the numbers from begin to end, end excluded."""


def specialise(name: str, tag: str, **names: Any) -> ModuleType:
    """The kernel module `name` with `names` in its namespace before it runs, once per tag.

    Code that is written once over the kernels of any game becomes code over the kernels of
    one game. (Numba cannot cache functions that receive functions; this it can.)
    """
    special = f"{name}.{tag}"
    if special in sys.modules:
        return sys.modules[special]
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name)
    spec = importlib.util.spec_from_file_location(special, found.origin)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update({**names, TAG: tag})
    sys.modules[special] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[special]
        raise
    return module
