"""A client that is generated from the interface document plays whole games at a real hall."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gladsheim import records
from tests import PATIENCE
from tests.browser.hall import Hall
from tests.examples.test_random_bot import ROOT, SHORT

SAMPLE = ROOT / "examples" / "generated_client.py"
SETTINGS = ROOT / "examples" / "generated_client.yml"
PACKAGE = "gladsheim_client"
API = ROOT / "docs" / "bots" / "bot-api.md"


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a client that was generated without a warning, and can be imported."""
    # They load for most of a second, which only the process that generates the client should.
    from openapi_python_client.cli import app
    from typer.testing import CliRunner

    folder = tmp_path_factory.mktemp("generated")
    command = [
        *("generate", "--path", str(ROOT / "docs" / "openapi.json"), "--config", str(SETTINGS)),
        *("--meta", "none", "--output-path", str(folder / PACKAGE)),
    ]
    made = CliRunner().invoke(app, command)
    assert made.exit_code == 0, made.output
    assert re.fullmatch(r"Generating \S+\s*", made.output)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[str]:
    """The address of a hall of all games."""
    hall = Hall(tmp_path)
    hall.start()
    yield hall.address
    hall.stop()


def part(name: str) -> Any:
    """A module of the client."""
    return importlib.import_module(f"{PACKAGE}.{name}")


def played(generated: Path, hall: str, token: str, game: str) -> Any:
    """The record of a game that the sample plays."""
    command = [sys.executable, str(SAMPLE), hall, token, game, json.dumps(SHORT[game])]
    environment = {**os.environ, "PYTHONPATH": str(generated)}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_all_of_the_document_is_generated(generated: Path) -> None:
    """Each operation has a function of its name, in a module of its topic."""
    paths = json.loads((ROOT / "docs" / "openapi.json").read_text())["paths"]
    operations = [one for path in paths.values() for one in path.values()]
    expected = {f"{one['tags'][0]}/{one['operationId']}.py" for one in operations}
    api = generated / PACKAGE / "api"
    assert {str(path.relative_to(api)) for path in api.glob("*/[!_]*.py")} == expected


def test_a_generated_client_plays_whole_games_of_all_three(generated: Path, hall: str) -> None:
    """From the account to the record, by nothing but generated functions and models."""
    models, client, accounts = part("models"), part("client"), part("api.accounts.make_account")
    with client.Client(hall, timeout=PATIENCE) as owner:
        codes = accounts.sync(client=owner, body=models.NewAccount("Embla", "a long password"))
        assert isinstance(codes, models.RecoveryCodes)
        robot = part("api.robots.make_robot").sync(client=owner, body=models.NewRobot("Hugin"))
        token = part("api.robots.make_token").sync(robot.id, client=owner, body=models.NewToken("here")).token
    for game in SHORT:
        record = played(generated, hall, token, game)
        assert [seat["name"] for seat in record["seats"]] == ["Hugin", "greedy"]
        report = records.verify(records.from_json(record))
        assert (report.ok, report.over, report.revealed) == (True, True, True), (game, report)
    with client.AuthenticatedClient(hall, token=token) as bot:
        refusal = part("api.hall.table_view").sync("none", client=bot)
    assert (type(refusal), refusal.error.code) == (models.ErrorBody, "not_found")


def test_the_documentation_shows_what_is_run() -> None:
    """The sample and the settings of the generator, as they are."""
    shown = API.read_text()
    assert f"```python\n{SAMPLE.read_text()}```\n" in shown
    assert f"```yaml\n{SETTINGS.read_text()}```\n" in shown
