"""`gladsheim reports`."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from gladsheim.store import open_store
from gladsheim.tables.people.talk import Report
from tests.cli.conftest import Runner
from tests.cli.test_upkeep import stored_game
from tests.store.topics.test_hall_store import GUEST, TIME


def test_reports_are_listed_and_closed(cli: Runner, tmp_path: Path) -> None:
    """The oldest first, with the words as they were; one that is closed is gone, and is not closed twice."""
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    stored_game(url, plies=0)
    store = open_store(url)
    reports = [
        Report("late", "table", GUEST.id, GUEST.id, "Ask", None, None, "a name\nlike that", f"{TIME}2"),
        Report("soon", "table", GUEST.id, GUEST.id, "Embla", 7, "rude words", "rude", TIME),
    ]
    for report in reports:
        assert asyncio.run(store.talk.report(report, 20))
    store.close()
    listed = cli("reports", "--database", url)
    assert listed.code == 0, listed.err
    assert listed.out.index("soon") < listed.out.index("late")
    for words in (
        "about     Embla",
        "message 7 rude words",
        "reason    a name\n            like that",
        "2 open",
    ):
        assert words in listed.out
    told = json.loads(cli("reports", "--database", url, "--json").out)
    assert [one["id"] for one in told] == ["soon", "late"]
    assert told[0] == {
        "id": "soon",
        "created": TIME,
        "about": {"name": "Embla", "id": GUEST.id},
        "from": GUEST.id,
        "table": "table",
        "reason": "rude",
        "number": 7,
        "text": "rude words",
    }
    assert cli("reports", "--close", "soon", "--database", url).out == "closed: soon\n"
    again = cli("reports", "--close", "soon", "--database", url)
    assert (again.code, again.out) == (1, "")
    assert "'soon'" in again.err
    left = cli("reports", "--database", url)
    assert "1 open report\n" in left.out
    assert "soon" not in left.out
