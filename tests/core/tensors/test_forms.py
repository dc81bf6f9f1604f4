"""Observations by section, divided and one-hot have the same numbers as the one array."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gladsheim.core.encoding import Encoding
from gladsheim.core.errors import UsageError
from gladsheim.core.tensors.batch import TensorBatch
from gladsheim.core.tensors.forms import as_dict, normalised, one_hot, one_hot_size
from gladsheim.games import game, names


def batch_of(name: str) -> TensorBatch[Any]:
    """Games that have gone on at random for some steps."""
    batch, chance = TensorBatch.dealt(game(name), 5, 1, 1, redeal=True), np.random.default_rng(2)
    for _ in range(40):
        masks = batch.id_masks()
        batch.step_ids((masks * chance.random(masks.shape)).argmax(axis=1))
    return batch


@pytest.mark.parametrize("name", names())
def test_forms_have_the_same_numbers(name: str) -> None:
    """Each number of each section is found again; one observation has the forms of a batch of one."""
    batch = batch_of(name)
    encoding, seen = batch.encoding, batch.observed()
    by_name, divided, hot = as_dict(encoding, seen), normalised(encoding, seen), one_hot(encoding, seen)
    assert list(by_name) == [section.name for section in encoding.sections]
    assert divided.dtype == hot.dtype == np.float32
    assert divided.shape == seen.shape
    assert hot.shape == (5, one_hot_size(encoding))
    assert divided.min() >= 0
    assert divided.max() <= 1
    at = 0
    for section in encoding.sections:
        part = by_name[section.name]
        assert part.shape == (5, *section.shape)
        assert np.shares_memory(part, seen)
        width = section.high + 1 if section.kinds else 1
        found = hot[:, at : at + section.size * width].reshape(*part.shape, width)
        at += section.size * width
        if section.kinds:
            assert (found.sum(axis=-1) == 1).all()
            assert (found.argmax(axis=-1) == part).all()
        else:
            assert np.allclose(found[..., 0], part / section.high)
    assert np.allclose(divided[0] * np.repeat(*_highs(encoding)), seen[0])
    assert (one_hot(encoding, seen[3]) == hot[3]).all()
    assert (normalised(encoding, seen[3]) == divided[3]).all()


def _highs(encoding: Encoding) -> tuple[list[int], list[int]]:
    sections = encoding.sections
    return [section.high for section in sections], [section.size for section in sections]


@pytest.mark.parametrize("form", [as_dict, normalised, one_hot])
def test_other_arrays_are_refused(form: Any) -> None:
    """An error names the shape and what is allowed."""
    encoding = game("valhalla").rules.encoding
    for shape in ((), (394,), (395, 2)):
        with pytest.raises(UsageError, match=r"observations has the shape .*; allowed: \(…, 395\)"):
            form(encoding, np.zeros(shape, np.int16))
