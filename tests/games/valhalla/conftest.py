"""What the tests of Valhalla share."""

import pytest

# The shared checks explain their failures as tests do.
pytest.register_assert_rewrite("tests.games.valhalla.boards", "tests.games.valhalla.whole.invariants")
