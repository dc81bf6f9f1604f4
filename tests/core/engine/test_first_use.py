"""Programs that play many games compile on first use, or are warned; commands and halls do neither."""

from __future__ import annotations

import ast
import threading
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gladsheim
from gladsheim import SlowKernelsWarning, Stepper, bots, game
from gladsheim.core.engine import cache, choice
from gladsheim.core.engine.choice import Engines, engine_of
from gladsheim.core.engine.first_use import ready_engine
from gladsheim.core.engine.making import building
from gladsheim.core.errors import KernelError, UsageError
from gladsheim.core.tensors.batch import TensorBatch
from gladsheim.core.tensors.encoder import Encoder
from tests.core.engine.making.test_building import compiler
from tests.core.engine.test_choice import Loaded

GAME = game("valhalla")
MANY: dict[str, Callable[[], Any]] = {
    "batch": lambda: GAME.batch(2),
    "tensors": lambda: TensorBatch.dealt(GAME, 2, 1, 1, redeal=True),
    "encoder": lambda: Encoder(GAME),
    "stepper": lambda: Stepper(GAME),
    "greedy": lambda: bots.create("greedy", GAME),
    "search": lambda: bots.create("seer-7", GAME),
}
ONE: dict[str, Callable[[], Any]] = {
    "state": lambda: (state := GAME.deal(1)).apply(state.legal_actions()[0]),
    "random": lambda: bots.create("random", GAME),
    "bot-of-the-hall": lambda: bots.create("greedy", GAME, wait=False),
    "asked": lambda: gladsheim.compiled("valhalla"),
}
PROMPT = {"cli", "puzzles", "records", "server", "store", "tables"}
"""Parts that play at once."""
WAITING = {
    "core.batches.batch",
    "core.engine.first_use",
    "core.stepper",
    "core.tensors.batch",
    "core.tensors.encoder",
}
COUNTING = "open('runs', 'a').write('x'); "


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A process that has no engine yet, and an empty cache; any file counts as an engine."""
    monkeypatch.setattr(Loaded, "__abstractmethods__", frozenset())
    monkeypatch.setattr(choice, "CompiledEngine", Loaded)
    monkeypatch.setattr(choice, "ENGINES", Engines())
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("GLADSHEIM_KERNELS", "auto")
    monkeypatch.chdir(tmp_path)
    yield
    cache.key.cache_clear()


def runs(folder: Path) -> int:
    """How often the stand-in for a compiler has run."""
    found = folder / "runs"
    return len(found.read_text()) if found.exists() else 0


def test_the_first_use_compiles_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A line before, one after; the next use and the next process say nothing."""
    compiler(tmp_path, monkeypatch, COUNTING + "store()")
    assert not gladsheim.compiled("valhalla")
    assert ready_engine(GAME.rules).compiled
    out, err = capfd.readouterr()
    assert out == ""
    assert [line.split(",")[0] for line in err.splitlines()] == [
        "gladsheim: compiling valhalla",
        "gladsheim: valhalla is compiled",
    ]
    monkeypatch.setattr(choice, "ENGINES", Engines())
    assert gladsheim.compiled("valhalla")
    for _ in range(2):
        assert ready_engine(GAME.rules).compiled
    assert capfd.readouterr() == ("", "")
    assert runs(tmp_path) == 1


def test_threads_wait_for_the_one_that_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them then have the compiled engine."""
    compiler(tmp_path, monkeypatch, COUNTING + "store()")
    found: list[bool] = []
    threads = [
        threading.Thread(target=lambda: found.append(ready_engine(GAME.rules).compiled)) for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 3
    assert runs(tmp_path) == 1


@pytest.mark.parametrize("kind", MANY)
def test_what_plays_many_games_warns_once_where_it_cannot_be_compiled(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names what to install and points at the caller; from then on everything runs plain."""
    monkeypatch.setattr(building, "missing", lambda: "numba")
    with pytest.warns(SlowKernelsWarning, match=r"pip install 'gladsheim\[fast\]'.*`gladsheim warm`") as told:
        MANY[kind]()
    assert [one.filename for one in told] == [__file__]
    for make in MANY.values():
        make()


@pytest.mark.parametrize("kind", ONE)
def test_what_plays_one_game_neither_compiles_nor_warns(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A state, and whoever asks for a bot that begins at once."""
    compiler(tmp_path, monkeypatch, COUNTING + "store()")
    ONE[kind]()
    assert runs(tmp_path) == 0


@pytest.mark.parametrize("kind", MANY)
def test_plain_is_what_was_asked_for(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, nothing warned of."""
    monkeypatch.setenv("GLADSHEIM_KERNELS", "plain")
    compiler(tmp_path, monkeypatch, COUNTING + "store()")
    MANY[kind]()
    assert not engine_of(GAME.rules).compiled
    assert not gladsheim.compiled("valhalla")
    assert runs(tmp_path) == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise RuntimeError('out of luck')", "cannot be compiled: RuntimeError: out of luck"),
        ("store(b'rubbish')", "cannot be loaded"),
    ],
)
def test_a_failure_is_a_warning_and_is_not_tried_again(
    text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The warning has the reason."""
    compiler(tmp_path, monkeypatch, COUNTING + text)
    with pytest.warns(SlowKernelsWarning, match=why):
        assert not ready_engine(GAME.rules).compiled
    assert not ready_engine(GAME.rules).compiled
    assert runs(tmp_path) == 1


def test_compiled_insists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where compiled code was asked for, a failure is an error."""
    monkeypatch.setenv("GLADSHEIM_KERNELS", "compiled")
    compiler(tmp_path, monkeypatch, "raise RuntimeError('out of luck')")
    with pytest.raises(KernelError, match="out of luck"):
        GAME.batch(2)


def test_it_is_asked_of_games_that_there_are() -> None:
    """Others are refused."""
    with pytest.raises(UsageError, match="game is 'chess'; allowed: voluspa"):
        gladsheim.compiled("chess")


def test_without_standard_error_nothing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows without a console."""
    compiler(tmp_path, monkeypatch, "store()")
    monkeypatch.setattr("sys.stderr", None)
    with warnings.catch_warnings():
        assert ready_engine(GAME.rules).compiled


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls of `bots.create`, by whichever name it was imported."""
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "gladsheim.bots"
        for alias in node.names
        if alias.name == "create"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {*names, "bots.create"}:
            yield node


def test_commands_and_halls_never_wait_for_a_compiler() -> None:
    """None of their modules makes what compiles on first use, and their bots begin at once."""
    made, seen = [], 0
    for part in sorted(PROMPT):
        for path in (cache.PACKAGE / part).rglob("*.py"):
            tree = ast.parse(path.read_text("utf-8"))
            for call in calls(tree):
                seen += 1
                if "wait=False" not in [ast.unparse(one) for one in call.keywords]:
                    made.append(f"{path.name}: {ast.unparse(call)}")
            imported = {
                (node.module or "").removeprefix("gladsheim.")
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom)
            }
            made += [f"{path.name}: {name}" for name in imported & WAITING]
    assert made == []
    assert seen > 5
