"""The parts of the program can be read one after the other: no module needs itself by way of others."""

import grimp
import pytest

PARTS = ("server", "store", "tables", "cli", "bots", "records", "lessons", "testing", "games")


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    """All imports, those for type checkers included."""
    return grimp.build_graph("gladsheim", exclude_type_checking_imports=False, cache_dir=None)


@pytest.mark.parametrize("part", PARTS)
def test_no_module_is_part_of_a_circle_of_imports(imports: grimp.ImportGraph, part: str) -> None:
    """No chain of imports leads from a module back to it."""
    package = f"gladsheim.{part}"
    modules = sorted({package, *imports.find_descendants(package)} & imports.modules)
    assert len(modules) > 1
    circles = [
        chain
        for module in modules
        for next_one in imports.find_modules_directly_imported_by(module)
        if (chain := imports.find_shortest_chain(next_one, module)) is not None
    ]
    assert circles == []
