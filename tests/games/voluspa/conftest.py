"""Lets the shared checks explain their failures as tests do."""

import pytest

pytest.register_assert_rewrite("tests.games.voluspa.checking", "tests.games.voluspa.whole.invariants")
