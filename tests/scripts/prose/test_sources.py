"""Every page of the documentation is read, by the rules of its readers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.prose.sources import AUDIENCES, ROOT, files, passages

BANNED = "The page is drawn anew."
CODE = {"cell_type": "code", "source": ["drawn = anew"]}
TEXT = {"cell_type": "markdown", "source": [BANNED]}


def test_every_page_and_notebook_belongs_to_one_audience() -> None:
    """However deep the folder of a page is, one audience reads it."""
    written = {path for kind in ("docs/**/*.md", "examples/**/*.ipynb") for path in ROOT.glob(kind)}
    read = [name for one in AUDIENCES for name in files(one, ROOT) if ROOT / name in written]
    assert sorted(read) == sorted(path.relative_to(ROOT).as_posix() for path in written)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("docs/researchers/tutorials/deep/page.md", BANNED),
        ("examples/research/page.ipynb", json.dumps({"cells": [CODE, TEXT]})),
    ],
)
def test_pages_of_inner_folders_and_notebooks_are_read(tmp_path: Path, name: str, text: str) -> None:
    """The text of such a file is a passage; the code of a notebook is none."""
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    assert [found.text for one in AUDIENCES for found in passages(one, tmp_path)] == [BANNED]
