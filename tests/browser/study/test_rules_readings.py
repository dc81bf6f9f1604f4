"""Rules pages of tables by other readings: the default stands beside the rule only where it differs."""

from __future__ import annotations

import pytest

import gladsheim
from tests.browser.conftest import OpenPage
from tests.browser.sitting import origin, say
from tests.cli.play.test_readings import usual_only
from tests.fourth_game.registered import with_a_page
from tests.proof_options import mostly_long_rows

pytestmark = pytest.mark.browser

BOOKS = [
    (name, one) for name in with_a_page() for one in gladsheim.game(name).traits.rulings.editions.values()
]
READINGS = [(name, (row.name,)) for name in with_a_page() for row in gladsheim.game(name).traits.rulings.rows]
TOLD = """([usually]) => {
  const plain = (node) => node.textContent.replace(/\\s+/g, ' ').trim();
  const main = document.querySelector('main').cloneNode(true);
  const beside = [...main.querySelectorAll('p')].filter((node) => plain(node).startsWith(usually));
  const defaults = beside.map((node) => {
    node.querySelectorAll('b, small').forEach((part) => part.remove());
    return plain(node);
  });
  main.querySelectorAll('.here, p:has(> small), .usual').forEach((node) => node.remove());
  return { defaults, shown: plain(main), lines: [...main.querySelectorAll('p, li')].map(plain) };
}"""
"""What the page says to be the default, and all else that it says."""


@pytest.mark.parametrize(
    ("name", "chosen"), mostly_long_rows([*BOOKS, *READINGS], [one for one in BOOKS if one[1]])
)
def test_the_default_stands_beside_what_is_otherwise(
    open_page: OpenPage, name: str, chosen: tuple[str, ...]
) -> None:
    """No default is the same as the rule that is shown, and no sentence that is shown is a default."""
    page = open_page(own=True)
    page.goto(f"{origin(page)}/#/rules/{name}//{','.join(chosen)}")
    page.locator("#section-made").wait_for()
    told = page.evaluate(TOLD, [say("readings-usually")])
    assert len(told["defaults"]) >= len(chosen)
    assert [
        usual for usual in told["defaults"] if any(line.startswith(usual) for line in told["lines"])
    ] == []
    for reading in chosen:
        assert [one for one in usual_only("en", reading) if " " in one and one in told["shown"]] == []
