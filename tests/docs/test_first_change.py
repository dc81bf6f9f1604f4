"""The tutorial of a first change names files and texts that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "contributors" / "first-change.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\S+\.ftl)` \| `((\S+) = .+)` \|$", re.MULTILINE)
NAMED = re.compile(r"(?:src|web|tests|scripts)/[\w./-]+\w")
SEARCH = re.compile(r'grep -rn "(.+)" (.+)')


def test_the_files_and_texts_of_the_tutorial_are_there() -> None:
    """Each file that it names exists, its searches find something, and each file to change has the text."""
    assert [name for name in NAMED.findall(PAGE) if not (ROOT / name).exists()] == []
    rows = ROW.findall(PAGE)
    assert len(rows) == 4
    for file, line, name in rows:
        catalogue = (ROOT / file).read_text(encoding="utf-8")
        assert len(re.findall(rf"^{name} = .+$", catalogue, re.MULTILINE)) == 1, file
        assert line not in catalogue, file
    for words, folders in SEARCH.findall(PAGE):
        found = [
            path
            for folder in folders.split()
            for path in (ROOT / folder).rglob("*.*")
            if path.suffix in {".ftl", ".svelte", ".py"} and words in path.read_text(encoding="utf-8")
        ]
        assert found, words
