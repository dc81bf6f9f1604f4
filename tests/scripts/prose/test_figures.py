"""Figures of the prose."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.prose.__main__ import main
from scripts.prose.figures import measure
from scripts.prose.passages import Passage
from scripts.prose.rules import findings


def test_passages_are_measured() -> None:
    """Words are those of everything, sentences the whole ones of four words and more."""
    texts = [
        Passage("a", 1, "heading", "One title anew."),
        Passage("a", 2, "text", "It is drawn upon a map. So be it."),
    ]
    found = measure(texts, [fault for one in texts for fault in findings(one)])
    assert (found.words, found.sentences, found.mean, found.passive) == (12, 1, 6, 1)
    assert found.phrases == pytest.approx(2000 / 12)


def test_another_checkout_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The figures are printed as a table, a row for each audience that has files there."""
    (tmp_path / "README.md").write_text("Hall of games. You can play here anew.\n", "utf-8")
    assert main(["--root", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == ["| everyone | 8 | 5.0 | 125.0 | 0 | 0% |"]
