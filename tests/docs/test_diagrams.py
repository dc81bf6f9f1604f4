"""The diagrams are those of their sources, and the layers those of the contracts."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from scripts.diagrams import DIAGRAMS, mark

ROOT = Path(__file__).parents[2]
SOURCES = sorted(DIAGRAMS.glob("*.dot"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.stem))
def test_a_picture_is_of_its_source(source: Path) -> None:
    """Otherwise: `python -m scripts.diagrams`."""
    assert mark(source) in source.with_suffix(".svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("diagram", "container"),
    [
        ("layers", "gladsheim"),
        ("server", "gladsheim.server"),
        ("store", "gladsheim.store"),
        ("tables", "gladsheim.tables"),
        ("game", "gladsheim.games.voluspa"),
        ("core", "gladsheim.core"),
    ],
)
def test_the_layers_are_those_of_the_contract(diagram: str, container: str) -> None:
    """In the order of `layers` in pyproject.toml."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    [layers] = [one["layers"] for one in contracts if container in one.get("containers", ())]
    wanted = [re.findall(r"\w+", layer) for layer in layers]
    drawn = (DIAGRAMS / f"{diagram}.dot").read_text("utf-8")
    [chain] = re.findall(r"^  (\S.* -> .*);$", drawn, re.MULTILINE)
    assert [re.findall(r"\w+", step) for step in chain.split(" -> ")] == wanted
