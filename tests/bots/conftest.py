"""Ways to run kernels, where bots play whole games."""

from __future__ import annotations

import pytest

from tests.core.positions.familiar import use_mode


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels run compiled: for what is a matter of how well bots play. That plain ones choose the same is
    proved beside it, and takes a tenth of the time.
    """
    use_mode("compiled", monkeypatch)
