"""One public class name has one meaning, and the glossary names no class that is gone."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from gladsheim.games import names

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "gladsheim"
GLOSSARY = ROOT / "docs" / "contributors" / "glossary.md"
TWINS = re.compile(rf"^games/({'|'.join(names())})/")
"""The games have classes of the same name at the same place; those are one concept."""
PUBLIC_CLASS = re.compile(r"^class ([A-Za-z]\w*)", re.MULTILINE)
CLASS_IN_ROW = re.compile(r"`(?!None`)((?:[a-z_]+\.)*[A-Z][A-Za-z]*[a-z][A-Za-z]*)[.`(]")
"""A class in backticks, as `Words`, `Game.prospects` or `core.words.Words`."""


def public_classes(source: Path) -> Iterator[tuple[str, str]]:
    """Each public class of a package with its module, the folder of its game left out."""
    for path in sorted(source.rglob("*.py")):
        home = TWINS.sub("games/*/", path.relative_to(source).as_posix())
        for name in PUBLIC_CLASS.findall(path.read_text(encoding="utf-8")):
            yield name, home


def shared_names(source: Path) -> dict[str, list[str]]:
    """The names of public classes that more than one module has, with these modules."""
    homes = defaultdict(set)
    for name, home in public_classes(source):
        homes[name].add(home)
    return {name: sorted(found) for name, found in homes.items() if len(found) > 1}


def classes_in_rows(glossary: str) -> set[str]:
    """The classes that the rows of a glossary name."""
    rows = [line for line in glossary.splitlines() if line.startswith("|")]
    return {found.rpartition(".")[2] for row in rows for found in CLASS_IN_ROW.findall(row)}


def test_no_two_public_classes_share_a_name() -> None:
    """Each public class has a name of its own, but for the same class in several games."""
    assert shared_names(SOURCE) == {}


def test_the_glossary_names_no_class_that_is_gone() -> None:
    """Every class in a row of the glossary exists."""
    known = {name for name, _ in public_classes(SOURCE)}
    named = classes_in_rows(GLOSSARY.read_text(encoding="utf-8"))
    assert named
    assert named - known == set()


@pytest.mark.parametrize(
    ("files", "shared"),
    [
        (("core/a.py", "tables/b.py"), {"Seat": ["core/a.py", "tables/b.py"]}),
        (("games/valda/views/a.py", "games/voluspa/views/a.py"), {}),
        (("games/valda/views/a.py", "games/voluspa/b.py"), {"Seat": ["games/*/b.py", "games/*/views/a.py"]}),
        (("games/valda/a.py", "games/a.py"), {"Seat": ["games/*/a.py", "games/a.py"]}),
    ],
)
def test_only_the_same_place_in_several_games_may_share_a_name(
    tmp_path: Path, files: tuple[str, ...], shared: dict[str, list[str]]
) -> None:
    """A name twice is found, unless the games have it at the same place."""
    for file in files:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("class Seat: ...\n\n\nclass _Own: ...\n", encoding="utf-8")
    assert shared_names(tmp_path) == shared


def test_classes_in_rows_are_found() -> None:
    """Names in backticks count, with module or method; words, constants and text outside of rows do not."""
    rows = (
        "Outside `Gone`\n| a | `Words`, `Game.prospects`, `core.x.Past`, `PLY`, `apply`, `reasons/`, `None` |"
    )
    assert classes_in_rows(rows) == {"Words", "Past", "Game"}
