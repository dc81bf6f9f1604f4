"""How kernels run here."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, as researchers run them: that plain ones give the same numbers is proved with the tensors."""
    monkeypatch.setenv("GLADSHEIM_KERNELS", "compiled")
