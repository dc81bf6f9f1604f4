"""The proof that undeclared refusals are noticed, wherever in these tests a hall gives one."""

from __future__ import annotations

import pytest

from gladsheim.server.hall import Hall
from tests.server.calls import Client, refused
from tests.server.interface import conformance
from tests.server.interface.conformance import Witness, declared, operation_of


def test_a_request_is_for_one_operation() -> None:
    """By method and path, whatever stands where the document has a parameter."""
    assert operation_of("GET", "/api/tables/Ab-1/plies/3") == "GET /api/tables/{table}/plies/{ply}"
    assert operation_of("DELETE", "/api/tables/Ab-1") == "DELETE /api/tables/{table}"
    assert operation_of("PATCH", "/api/tables/Ab-1") is None
    assert operation_of("GET", "/nowhere") is None


@pytest.mark.anyio
async def test_an_undeclared_refusal_is_noticed(
    hall: Hall, client: Client, witness: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether its status or only its code is missing; one that is declared, or no refusal, is not."""
    label = "GET /api/tables/{table}"
    assert refused(await client.get("/tables/none")) == (404, "not_found")
    assert (await client.get("/tables")).is_success
    assert witness.undeclared == []
    without_status = {status: codes for status, codes in declared()[label].items() if status != 404}
    for changed in (without_status, {**without_status, 404: frozenset({"no_accounts"})}):
        monkeypatch.setattr(conformance, "declared", lambda changed=changed: {label: changed})
        await client.get("/tables/none")
    assert witness.undeclared == [f"{label}: 404 not_found"] * 2
    witness.undeclared.clear()
