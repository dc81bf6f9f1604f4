"""One can find one's way: no folder is full, and no module needs itself by way of others."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[1]
WINGS = ("src/gladsheim", "tests", "web/src", "benchmarks", "scripts")
CODE = (".py", ".ts", ".svelte")
BESIDE = ("__init__.py", ".test.ts", ".d.ts")
"""Ends of files that are not counted: what is generated, and tests beside what they test."""
MOST_FILES = 15


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    """All imports, those for type checkers included."""
    return grimp.build_graph("gladsheim", exclude_type_checking_imports=False, cache_dir=None)


def test_no_module_is_part_of_a_circle_of_imports(imports: grimp.ImportGraph) -> None:
    """No chain of imports leads from a module back to it."""
    modules = sorted(imports.modules)
    assert len(modules) > 1
    circles = [
        chain
        for module in modules
        for next_one in imports.find_modules_directly_imported_by(module)
        if (chain := imports.find_shortest_chain(next_one, module)) is not None
    ]
    assert circles == []


def test_no_folder_is_part_of_a_circle(imports: grimp.ImportGraph) -> None:
    """In no package does a chain of imports lead from a folder back to it, whichever modules it passes.

    A module beside the folders counts as one of its own.
    """
    packages = {module.rpartition(".")[0] for module in imports.modules} - {""}
    assert len(packages) > 1
    found = {package: _circles(imports, package) for package in sorted(packages)}
    assert {package: parts for package, parts in found.items() if parts} == {}


def _circles(imports: grimp.ImportGraph, package: str) -> set[str]:
    """The parts of a package that need themselves by way of others."""
    needs: defaultdict[str, set[str]] = defaultdict(set)
    for module in imports.find_descendants(package):
        for needed in imports.find_modules_directly_imported_by(module):
            if needed.startswith(f"{package}."):
                needs[_part(module, package)].add(_part(needed, package))
    return {part for part in needs if part in _reached({one for one in needs[part] if one != part}, needs)}


def _part(module: str, package: str) -> str:
    """The folder of a package that a module is in, or the module where it stands beside the folders."""
    return module.removeprefix(f"{package}.").partition(".")[0]


def _reached(parts: set[str], needs: Mapping[str, set[str]]) -> set[str]:
    """These parts, and all that they need by way of others."""
    found: set[str] = set()
    while parts:
        found |= parts
        parts = {one for part in parts for one in needs.get(part, ())} - found
    return found


@pytest.mark.parametrize("wing", WINGS)
def test_no_folder_is_full(wing: str) -> None:
    """Fifteen files of code are the most."""
    found = [file for end in CODE for file in (ROOT / wing).rglob(f"*{end}")]
    files = [file for file in found if "node_modules" not in file.parts]
    assert files
    counted = Counter(str(file.parent.relative_to(ROOT)) for file in files if not file.name.endswith(BESIDE))
    assert {folder: count for folder, count in counted.items() if count > MOST_FILES} == {}
