"""JSON objects with a digest: what was changed is noticed, what was only written otherwise is not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gladsheim.core.files.digests import checked, with_digest

CONTENT: dict[str, Any] = {"game": "toy", "tables": [{"2": [1, 0.25, None], "name": "Völuspá"}], "last": True}


def test_an_object_comes_back_without_its_digest() -> None:
    """However it was laid out in the file, and in whichever order its fields are."""
    text = json.dumps(with_digest(CONTENT), indent=3, sort_keys=True)
    assert checked(json.loads(text)) == CONTENT


@pytest.mark.parametrize(
    "changed", [{"last": False}, {"more": 1}, {"digest": "0" * 64}, {"digest": None}], ids=str
)
def test_a_changed_object_is_refused(changed: dict[str, Any]) -> None:
    """Be it a value, a field more, or the digest itself."""
    with pytest.raises(ValueError, match="does not have the digest that it names"):
        checked({**with_digest(CONTENT), **changed})


def test_an_object_of_before_is_taken_as_it_is() -> None:
    """Files that were written without a digest are still read."""
    assert checked(CONTENT) == CONTENT


@pytest.mark.parametrize("other", [[], "text", None, 3], ids=repr)
def test_what_is_no_object_is_refused(other: object) -> None:
    """A list or a single value."""
    with pytest.raises(ValueError, match="not a JSON object"):
        checked(other)
