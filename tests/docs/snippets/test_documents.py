"""Every document of every page is one: read by the program that it is for, where that is ours."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint
from typing import Any

import msgspec
import pytest
import yaml

from gladsheim.cli.hall.serve import command as serve
from gladsheim.games import GROUP, from_document
from gladsheim.games.voluspa.views.shapes import VoluspaColumns
from gladsheim.lessons.reading import read_book
from gladsheim.records import from_json, load_record
from gladsheim.server.acting.wire import TakeAction
from gladsheim.server.live.wire import SocketMessage
from gladsheim.server.robots.wire import GameResult
from tests.docs.snippets.blocks import ROOT, Block, blocks, pages_with, text

BOT_PAGE = "docs/bots/bot-api.md"
DATA = ROOT / "src" / "gladsheim" / "lessons" / "data"


def _json(block: Block) -> None:
    """A position that can be played on, a member of a record, or what a bot is told and tells."""
    if block.page == BOT_PAGE:
        for line in block.text.splitlines():
            msgspec.json.decode(line, type=_told_to_bots(line))
        return
    if block.text.startswith('"'):
        kept = load_record(ROOT / "tests" / "data" / "records" / "valda-1.json").to_json()
        from_json({**kept, "result": None, **json.loads(f"{{{block.text}}}")})
        return
    state = from_document(json.loads(block.text))
    assert state.legal_actions()


def _told_to_bots(line: str) -> Any:
    """The type of a message between a hall and a bot, or of columns of choices."""
    told = json.loads(line)
    if "prefix" in told:
        return VoluspaColumns
    return SocketMessage if "type" in told else GameResult if "how" in told else TakeAction


def _toml(block: Block) -> None:
    """A lesson of a game, or what a package says of its games."""
    found = tomllib.loads(block.text)
    if "lesson" in found:
        known = json.loads((DATA / "voluspa.json").read_text(encoding="utf-8"))
        shown = {step["position"] for lesson in found["lesson"] for step in lesson["step"]}
        positions = {name: position for name, position in known.items() if name in shown}
        assert read_book("voluspa", block.text, json.dumps(positions)).lessons
        return
    [(group, entries)] = found["project"]["entry-points"].items()
    assert group == GROUP
    for name, value in entries.items():
        assert EntryPoint(name, value, group).attr


def _yaml(block: Block) -> None:
    """The settings of an example; or what Prometheus is told: where the page serves numbers."""
    found = yaml.safe_load(block.text)
    if "scrape_configs" not in found:
        assert block.text == (ROOT / "examples" / "generated_client.yml").read_text(encoding="utf-8")
        return
    [job] = found["scrape_configs"]
    [served] = job["static_configs"]
    ports = [target.partition(":")[2] for target in served["targets"]]
    assert ports == re.findall(r"^gladsheim .*--metrics-port (\d+)", text(block.page), re.MULTILINE)


def _ini(block: Block) -> None:
    """What is added to the service: its section, no command any more, and one that has these options."""
    section, none, start = block.text.splitlines()
    assert (section, none) == ("[Service]", "ExecStart=")
    unit = (ROOT / "docs" / "hosting" / "gladsheim.service").read_text(encoding="utf-8")
    [usual] = re.findall(r"^ExecStart=.*", unit, re.MULTILINE)
    assert start.startswith(f"{usual} ")
    serve.make_context("serve", shlex.split(start.removeprefix(usual)))


READERS: Mapping[str, Callable[[Block], Any]] = {"ini": _ini, "json": _json, "toml": _toml, "yaml": _yaml}
DOCUMENTS = [block for page in pages_with(*READERS) for block in blocks(page) if block.language in READERS]


@pytest.mark.parametrize("block", DOCUMENTS, ids=lambda block: block.place)
def test_a_document_is_read(block: Block) -> None:
    """As it stands there."""
    READERS[block.language](block)
