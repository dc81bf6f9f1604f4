"""Passwords that are guessed first."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, strategies as st

from gladsheim.server.accounts import weak
from gladsheim.server.accounts.weak import MOST_COMMON, weakness
from gladsheim.server.accounts.wire import LONGEST_PASSWORD, SHORTEST_PASSWORD
from gladsheim.server.hall import Hall
from tests import PATIENCE
from tests.server.accounts.entering import OTHER, PASSWORD, hall, login, seconds
from tests.server.calls import Client, done, refused
from tests.server.conftest import client_of

__all__ = ["hall", "seconds"]

NAME = "Snorri"
COMMON, REPEATS, OWN = "faults-password-common", "faults-password-repeats", "faults-password-name"


@pytest.mark.parametrize(
    ("password", "why"),
    [
        *((word, COMMON) for word in ("qwertyuiop", "1q2w3e4r5t", "password123", "Manchester", "TERMINATOR")),
        *(
            (word, COMMON)
            for word in ("P@ssw0rd123", "!dragon2026!", "0987654321", "ｐａｓｓｗｏｒｄ１２", "1l0veyou1")
        ),
        *((word, COMMON) for word in ("pass word 12", "drowssap1234")),
        *(
            (word, REPEATS)
            for word in ("aaaaaaaaaa", "abababababab", "xk7xk7xk7xk7xk", "aaaaaaaaab", "..........")
        ),
        *(
            (word, REPEATS)
            for word in ("passwordpassword", "abcdefghij", "zyxwvutsrq", "AaAaAaAaAaAa", "ask ask ask ask")
        ),
        *(
            (word, OWN)
            for word in (
                "snorri1234",
                "SNORRI-99!",
                "snorrisnorri",
                "irrons2026",
                "5n0rri2026",
                "12 Snorri 12",
            )
        ),
        *((word, OWN) for word in ("Ｓｎｏｒｒｉ１２３４", "sn orri 1234")),
    ],
)
def test_what_is_guessed_first_is_refused(password: str, why: str) -> None:
    """The most common, what repeats, and the name, however they are written."""
    found = weakness(password, NAME)
    assert found is not None
    assert found.id == why


@pytest.mark.parametrize(
    ("password", "name"),
    [
        *((PASSWORD, NAME), (OTHER, NAME), ("correct horse battery staple", NAME)),
        *(
            ("a poem by Snorri", "Snorri"),
            ("maskerade am fjord", "Ask"),
            ("a long password", "a"),
            ("7 Raben, 7 Riesen", "7"),
        ),
        *(
            ("gT5$kQ9!xz", NAME),
            ("Freitagabend mit Odin", "Odin"),
            ("пароль не простой", "…"),
            ("x" * 5 + "Gjallarhorn", ""),
        ),
    ],
)
def test_what_is_not_is_taken(password: str, name: str) -> None:
    """Phrases, random signs, and names among other words."""
    assert weakness(password, name) is None


def test_all_of_the_most_common_are_refused() -> None:
    """Each of the ten thousand that is long enough, and each word that is filled up with digits."""
    words = weak._common()
    assert len(words) == MOST_COMMON
    assert [word for word in words if len(word) >= SHORTEST_PASSWORD and weakness(word, NAME) is None] == []
    letters = [word for word in words if word.isalpha() and len(word) >= weak.SHORTEST_CORE]
    assert [word for word in letters if weakness(f"{word}202612", NAME) is None] == []


@given(st.text(min_size=SHORTEST_PASSWORD, max_size=LONGEST_PASSWORD), st.text(max_size=40))
def test_any_password_is_judged(password: str, name: str) -> None:
    """Whatever is typed, with any name; and what is the name twice is the name."""
    weakness(password, name)
    assert weakness(f"{password}{password}", password) is not None


def test_the_list_is_read_when_it_is_needed() -> None:
    """A hall starts without it."""
    code = "import sys, gladsheim.server.app; sys.exit('zxcvbn' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)


@pytest.mark.any_database
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("password", "what"),
    [
        ("qwertyuiop", "one of the most common"),
        ("abcabcabcabc", "only repeats a few characters"),
        ("embla-2026", "little more than the name"),
    ],
)
async def test_a_weak_password_is_refused_beside_its_field(
    hall: Hall, client: Client, password: str, what: str
) -> None:
    """At an account, a recovery and a change; the old one and the code stay good, and nothing is counted."""

    def told(answer: Any, field: str) -> None:
        assert refused(answer) == (400, "bad_request")
        error = answer.json()["error"]
        assert error["field"] == field
        assert what in error["message"]
        assert password not in answer.text

    told(await client.post("/account", {"name": "Embla", "password": password}), "password")
    codes = await client.register("Embla")
    for _ in range(15):
        told(await client.post("/password", {"old": PASSWORD, "new": password}), "new")
    async with client_of(hall) as other:
        body = {"name": "Embla", "code": codes[0]}
        for _ in range(15):
            told(await other.post("/recover", {**body, "password": password}), "password")
        await login(other, "Embla")
        done(await other.post("/recover", {**body, "password": OTHER}))
