"""A god weapon that needs no new mechanism is two rows, a card, and its texts."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gladsheim
from gladsheim.testing.ledger import rule

ROOM = Path("games/valda")
ROWS = """
    Mode("harvest", "tyr", Window.DEFENDED, WeaponHolder.TARGET, "VA-12.4", Deed.FOLLOWERS, 3),
    Mode("salvage", "tyr", Window.FREE, WeaponHolder.ANYBODY, "VA-12.5", Deed.RECOVER, 1, "defence"),
)
\"""Modes by god"""
CARD = """
[[card]]
id = "tyr.second"
name = "Harvest / Salvage"
deck = "tyr"
type = "weapon"
count = 1
modes = ["harvest", "salvage"]
source = "weapon"
"""
TEXTS = "".join(
    f"valda-mode-{mode} = {mode.title()}\nvalda-does-{mode} = It does.\nvalda-when-{mode} = now\n"
    for mode in ("harvest", "salvage")
)
PLAY = """
import json
from gladsheim import from_document, game
from gladsheim.bots import create
from gladsheim.games.valda.pieces import MODE_NAMES
from tests.games.valda.boards import after, followers, strike, table, texts, window

WEAPON = {"hand": ["tyr.second"]}
PILE = ["base.shield-1", "base.kill"]
free = table(WEAPON, {}, phase="game", discard=PILE)
chosen = after(free, "weapon:salvage")
seen = chosen.observe(0)
shields = ["base.shield-3", "base.shield-3"]
held = strike({"followers": 4, "hand": [*shields, "tyr.second"]}, {"hand": ["base.kill"]})
held = after(held, "defend:base.shield-3")
answers = create("greedy", free.game)
print(json.dumps({
    "listed": [name in MODE_NAMES for name in ("harvest", "salvage")],
    "free": "weapon:salvage" in texts(free),
    "chosen": sorted(texts(chosen)),
    "imagined": sorted(texts(free.game.bots.imagine(seen, 5))),
    "waits": chosen.document()["pending"][-2],
    "points": after(chosen, "card:base.shield-1").document()["players"][0]["hand"],
    "window": window(held),
    "gained": [followers(held), followers(after(held, "weapon:harvest"))],
    "moment": free.why_not("weapon:harvest").message,
    "lacking": table(WEAPON, {}, phase="game").why_not("weapon:salvage").message,
    "missing": table({}, {}, phase="game", discard=PILE).why_not("weapon:salvage").message,
    "help": free.game.presenter.help("salvage"),
    "taken": answers.choose(seen, 3) in texts(chosen),
}))
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What a fresh process says of a copy of the engine to which a weapon has been added."""
    root = tmp_path_factory.mktemp("house")
    package = Path(gladsheim.__file__).parent
    for room in ("core", "games", "bots", "locales", "records", "testing"):
        shutil.copytree(package / room, root / "gladsheim" / room)
    for module in package.glob("*.py"):
        shutil.copy(module, root / "gladsheim")
    for path, old, new in (
        (ROOM / "pieces.py", '\n)\n"""Modes by god', ROWS),
        (ROOM / "valda-cards.toml", "total_cards = 150\n", "total_cards = 151\n"),
        (ROOM / "valda-cards.toml", None, CARD),
        (Path("locales/en/valda.ftl"), None, TEXTS),
    ):
        file = root / "gladsheim" / path
        text = file.read_text("utf-8")
        assert old is None or text.count(old) == 1
        file.write_text(text + new if old is None else text.replace(old, new), "utf-8")
    here = Path(__file__).parents[4]
    settings = {"PYTHONPATH": os.pathsep.join([str(root), str(here)]), "GLADSHEIM_KERNELS": "plain"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


@rule("VA-12.4", "VA-12.5")
def test_a_weapon_is_added_as_a_row(told: dict[str, object]) -> None:
    """Two new rows are offered in their windows, do what their columns say, and are answered by bots."""
    assert told["listed"] == [True, True]
    assert told["free"]
    assert told["chosen"] == ["card:base.shield-1"]
    assert told["waits"] == {"op": "to_discard", "card": "tyr.second"}
    assert told["points"] == ["base.shield-1"]
    assert told["window"] == ["defended", 0]
    assert told["gained"] == [[4, 11], [7, 11]]
    assert told["taken"]


@rule("VA-12.1", "VA-17.5")
def test_an_added_weapon_is_explained_and_imagined(told: dict[str, object]) -> None:
    """Reasons, help and the positions that its player can imagine know it without a line of their own."""
    assert told["imagined"] == told["chosen"]
    assert "Harvest" in str(told["moment"])
    assert "defence card in the discard pile" in str(told["lacking"])
    assert "(tyr.second)" in str(told["missing"])
    assert "Salvage" in str(told["help"])
