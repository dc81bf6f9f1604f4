"""The documentation's site is built beside the hall, whole or not at all."""

from __future__ import annotations

import gzip
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import documentation
from scripts.bootstrap import main
from scripts.bootstrap.checkout import write_stamp
from scripts.bootstrap.main import Setup
from scripts.documentation import KEPT, SITE, STAMP, DocumentationError, build
from tests.damage import DAMAGE, Damage

LONG = "many words, "


@pytest.fixture
def sources(checkout: Path) -> Path:
    """A checkout with two documents."""
    for name in ("docs/conf.py", "docs/index.md", "docs/extensions/rules.py"):
        path = checkout / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return checkout


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The options of each build; what it makes is the front page of the sources, many times over."""
    made: list[tuple[str, ...]] = []

    def run_sphinx(root: Path, target: Path, doctrees: Path, *options: str) -> None:
        made.append(options)
        for folder in (target / "_sources", doctrees):
            folder.mkdir(parents=True, exist_ok=True)
        with (doctrees / "builds").open("a") as builds:
            builds.write("x")
        text = (root / "docs" / "index.md").read_text()
        if text == "faulty":
            raise DocumentationError("the documentation was not built")
        (target / "index.html").write_text(200 * f"{text}{LONG}")
        (target / "_sources" / "index.md").write_text(text)

    monkeypatch.setattr(documentation, "run_sphinx", run_sphinx)
    return made


def test_it_is_built_when_its_sources_have_changed(sources: Path, built: list[tuple[str, ...]]) -> None:
    """And not again; taking every warning for an error, always."""
    site = build(sources)
    assert site == sources / SITE
    build(sources)
    assert len(built) == 1
    (sources / "src" / "gladsheim" / "core" / "kernel.py").write_text("another docstring")
    build(sources)
    assert len(built) == 2
    build(sources, documentation.STRICT)
    assert built[2] == documentation.STRICT


def test_big_files_lie_there_packed_and_sources_do_not(sources: Path, built: list[tuple[str, ...]]) -> None:
    """The same bytes each time; the stamp is of these sources."""
    site = build(sources)
    assert {path.name for path in site.iterdir()} == {"index.html", "index.html.gz", STAMP}
    assert gzip.decompress((site / "index.html.gz").read_bytes()) == (site / "index.html").read_bytes()
    packed = (site / "index.html.gz").read_bytes()
    assert (build(sources, documentation.STRICT) / "index.html.gz").read_bytes() == packed


def test_what_cannot_be_built_leaves_the_old_site(sources: Path, built: list[tuple[str, ...]]) -> None:
    """Which is whole, and is replaced in one go as soon as there is a new one."""
    (sources / SITE).with_name("site.new").mkdir(parents=True)
    old = (build(sources) / "index.html").read_text()
    (sources / "docs" / "index.md").write_text("faulty")
    with pytest.raises(DocumentationError, match="not built"):
        build(sources)
    assert (sources / SITE / "index.html").read_text() == old
    (sources / "docs" / "index.md").write_text("mended")
    assert (build(sources) / "index.html").read_text().startswith("mended")
    assert [path.name for path in (sources / SITE).parent.iterdir()] == ["site"]


@pytest.mark.parametrize(
    ("edited", "kept"),
    [("docs/index.md", True), ("docs/conf.py", False), ("docs/extensions/rules.py", False)],
)
def test_pages_are_made_anew_when_their_makers_change(
    sources: Path, built: list[tuple[str, ...]], edited: str, kept: bool
) -> None:
    """Otherwise what the last build has read is used again."""
    build(sources)
    (sources / edited).write_text("edited")
    build(sources)
    assert (sources / KEPT / "doctrees" / "builds").read_text() == ("xx" if kept else "x")


@DAMAGE
def test_a_damaged_site_is_built_again(sources: Path, built: list[tuple[str, ...]], damage: Damage) -> None:
    """Whichever of its files it is, the stamp included."""
    content = {path: path.read_bytes() for path in build(sources).iterdir()}
    for number, (path, whole) in enumerate(content.items(), 2):
        path.write_bytes(damage(whole))
        build(sources)
        assert path.read_bytes() == whole
        assert len(built) == number


@DAMAGE
@pytest.mark.parametrize("name", ["site/index.html", "doctrees/builds", documentation.TOOLS])
def test_a_damaged_former_build_is_not_built_on(
    sources: Path, built: list[tuple[str, ...]], damage: Damage, name: str
) -> None:
    """Sphinx would end with an error of its own, at this build and at every later one."""
    build(sources)
    path = sources / KEPT / name
    path.write_bytes(damage(path.read_bytes()))
    (sources / "docs" / "index.md").write_text("edited")
    build(sources)
    assert (sources / KEPT / "doctrees" / "builds").read_text() == "x"


def test_the_command_installs_its_tools_and_builds(
    sources: Path, monkeypatch: pytest.MonkeyPatch, finish: Callable[[str], None]
) -> None:
    """With the options that were given; its exit code is the command's."""
    steps = Setup(sources, "docs").steps()
    assert [step.name for step in steps] == ["environment", "packages", "docs tools", "page"]
    called: list[list[str]] = []

    def call(command: list[str | Path]) -> int:
        called.append([str(part) for part in command])
        return 3

    monkeypatch.setattr(subprocess, "call", call)
    finish("docs")
    assert main.main(sources, ["docs", "--strict"]) == 3
    [[_, program, option]] = called
    assert Path(program) == sources / "scripts" / "documentation.py"
    assert option == "--strict"


@pytest.mark.parametrize(("setting", "begun"), [("", 1), ("1", 0)])
def test_the_hall_opens_while_it_is_built(
    sources: Path, monkeypatch: pytest.MonkeyPatch, finish: Callable[[str], None], setting: str, begun: int
) -> None:
    """By a process of its own that is not waited for; by none where nothing is to be built."""
    monkeypatch.setenv("GLADSHEIM_NO_PAGE", setting)
    started: list[list[str]] = []
    opened: list[str] = []

    def start(command: list[str | Path], **_: object) -> None:
        started.append([str(part) for part in command])

    monkeypatch.setattr(subprocess, "Popen", start)
    monkeypatch.setattr("os.execv", lambda program, _: opened.append(Path(program).name))
    monkeypatch.setattr(main, "ON_WINDOWS", False)
    finish("serve")
    main.main(sources, ["serve"])
    assert started == [[sys.executable, str(sources / "gladsheim"), "docs"]] * begun
    assert opened == ["gladsheim"]


@pytest.fixture
def finish(sources: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let all steps of a command be done."""
    monkeypatch.setattr("signal.signal", lambda *_: None)

    def done(command: str) -> None:
        setup = Setup(sources, command)
        for step in setup.steps():
            step.makes.parent.mkdir(parents=True, exist_ok=True)
            step.makes.touch()
        write_stamp(setup.at.stamp, {step.name: step.key for step in setup.steps()})

    return done
