"""The reference of the Python names: every public one is there, with the signature that it has."""

from __future__ import annotations

import ast
import html
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest

from tests.docs.test_site import ROOT, folder

__all__ = ["folder"]

PAGES = ROOT / "docs" / "reference" / "api"
LISTED = re.compile(r"^```\{modules\}\n(.*?)^```", re.M | re.S)
ENTRY = re.compile(r'<dt class="sig[^"]*"(?: id="([^"]+)")?[^>]*>(.*?)</dt>', re.S)
PARAMETER = re.compile(r'<em class="sig-param">(.*?)</em>', re.S)
NO_NAMES = ("TypeVar", "ParamSpec")
NOT_WRITTEN = ("ForwardRef", "_MockObject", "sphinx.ext", "<function", "<class", "<factory", "object at 0x")
"""What Python shows in place of something that a source writes otherwise."""


def listed() -> Iterator[str]:
    """The modules of the pages; of a package with `.*`, all that it holds."""
    for page in sorted(PAGES.glob("*.md")):
        for block in LISTED.findall(page.read_text("utf-8")):
            for line in block.split():
                name = line.removesuffix(".*")
                yield name
                if name != line:
                    path = import_module(name).__path__
                    yield from (found.name for found in walk_packages(path, f"{name}."))


MODULES = tuple(listed())


def assigned(module: ModuleType) -> Iterator[str]:
    """The names that the source of a module gives a value to."""
    for node in ast.parse(inspect.getsource(module)).body:
        made_by = getattr(getattr(node, "value", None), "func", None)
        if isinstance(node, ast.Assign | ast.AnnAssign) and getattr(made_by, "id", "") not in NO_NAMES:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            parts = (part for target in targets for part in ast.walk(target))
            yield from (
                part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
            )


def public(module: ModuleType) -> set[str]:
    """The names of `__all__`, or those that a module defines and that begin with no underscore."""
    if hasattr(module, "__all__"):
        return set(module.__all__)
    defined = {
        name
        for name, value in vars(module).items()
        if inspect.isroutine(value) or inspect.isclass(value)
        if value.__module__ == module.__name__
    }
    return {name for name in defined | set(assigned(module)) if not name.startswith("_")}


def plain(text: str) -> str:
    """The words of a piece of a page."""
    return html.unescape(re.sub(r"<[^>]+>", "", text)).strip()


@pytest.fixture(scope="module")
def entries(folder: Path) -> dict[str, str]:
    """The signatures of the reference by the full name, as the pages have them."""
    pages = (page.read_text("utf-8") for page in (folder / "reference" / "api").glob("*.html"))
    return {name: signature for page in pages for name, signature in ENTRY.findall(page) if name}


def parameters(signature: str) -> list[str]:
    """The names in a signature on a page, with their stars."""
    found = (re.match(r"[*\w]+", plain(one)) for one in PARAMETER.findall(signature))
    return [name[0] for name in found if name and name[0] != "*"]


def expected(value: Any) -> list[str] | None:
    """The names that a function or class is called with; None where nobody calls it."""
    if getattr(value, "_is_protocol", False) or (inspect.isclass(value) and issubclass(value, dict)):
        return None
    if inspect.isclass(value) and (
        (value.__init__ is object.__init__ and value.__new__ is object.__new__)
        or issubclass(value, Exception)
    ):
        return None
    stars: dict[Any, str] = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    taken = inspect.signature(value).parameters.values()
    return [f"{stars.get(one.kind, '')}{one.name}" for one in taken]


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_has_an_entry_with_its_signature(entries: dict[str, str], module: str) -> None:
    """Also where a package that it builds on is not installed when the site is built."""
    source = import_module(module)
    names = {name: f"{module}.{name}" for name in public(source)}
    assert [full for full in names.values() if full not in entries] == []
    told = {full for full in entries if full.rpartition(".")[0] == module}
    assert {full for full in told if full not in names.values()} == set()
    wrong = {}
    # A kernel that is made, as `copy = copier(LAYOUT)`, is documented as a value.
    for name, full in names.items() - {(made, f"{module}.{made}") for made in assigned(source)}:
        value = getattr(source, name)
        if inspect.isfunction(value) or (inspect.isclass(value) and value.__module__.startswith("gladsheim")):
            wanted, shown = expected(value), parameters(entries[full])
            if wanted is not None and wanted != shown:
                wrong[full] = (wanted, shown)
    assert wrong == {}


def test_no_signature_shows_what_no_source_says(entries: dict[str, str]) -> None:
    """Neither a stand-in for a package, nor an address, nor arguments of any kind."""
    texts = {name: plain(signature) for name, signature in entries.items()}
    assert [name for name, text in texts.items() if any(bad in text for bad in NOT_WRITTEN)] == []
    assert [name for name, text in texts.items() if re.search(r"\(\*args.*\*\*kwargs", text)] == []
    assert len(texts) > 1_500
    assert "seed: Seed | None = None" in texts["gladsheim.core.game.Game.deal"]


def test_a_type_in_a_signature_leads_to_its_entry(entries: dict[str, str]) -> None:
    """Also one that a module has imported, and one that a package offers by a shorter name."""
    assert 'href="#gladsheim.core.game.Game"' in entries["gladsheim.core.game.State.game"]
    assert 'href="games.html#gladsheim.core.game.Seed"' in entries["gladsheim.records.SeedStart.of"]
    assert (
        'href="records.html#gladsheim.records.Record"'
        in entries["gladsheim.research.datasets.parquet.decisions"]
    )
