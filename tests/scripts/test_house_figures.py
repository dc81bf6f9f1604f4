"""The page of code metrics: its figures are about those of the sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import house
from scripts.house import Figures, figures, outdated, read, written


def test_the_page_has_the_figures_of_now() -> None:
    """Where a figure has changed by more than a tenth, `python -m scripts.house` writes the page anew."""
    told = outdated(read(house.PAGE.read_text("utf-8")), figures())
    assert told == [], "run: python -m scripts.house"


def test_what_is_written_is_read_again() -> None:
    """The figures come back from the page as they were counted."""
    found = {"a": Figures(1, 22_222, 3, 0, 40, 5, 6), "b/c": Figures(*range(7))}
    assert read(written(found)) == found


def test_only_what_has_changed_much_is_out_of_date() -> None:
    """A tenth is tolerated, and a few of anything; a folder that has come or gone is not."""
    then = Figures(100, 1_000, 5, 50, 20, 0, 0)
    assert outdated({"a": then}, {"a": then._replace(files=110, lines=900, longest_file=10)}) == []
    assert outdated({"a": then}, {"a": then._replace(lines=1_101)}) == ["a: lines 1000 is now 1101"]
    assert outdated({"gone": then}, {"new": then}) == ["new: no row", "gone: no such folder"]


def test_the_figures_are_written_into_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands before and after them stays."""
    page = tmp_path / "house.md"
    page.write_text(f"before\n{house.BEGIN}old\n{house.END}after\n")
    monkeypatch.setattr(house, "PAGE", page)
    monkeypatch.setattr(house, "figures", lambda: {"a": Figures(*range(7))})
    house.main()
    assert page.read_text() == (
        f"before\n{house.BEGIN}{written({'a': Figures(*range(7))})}{house.END}after\n"
    )
