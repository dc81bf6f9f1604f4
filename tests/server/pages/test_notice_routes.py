"""Imprint and privacy notice: pages for everybody, in each language."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest

from gladsheim.core.errors import UsageError
from gladsheim.games import info, names
from gladsheim.locales import LOCALES, text
from gladsheim.server.pages.notices import MOST_BYTES, NOTICES, HostNotices, NoticePages, read_notice
from tests.server.calls import Client

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

HOSTILE = "# Ours\n<script>x</script> [here](javascript:alert(1)) <https://example.org>\n\n{braces}"


@pytest.mark.parametrize("notice", NOTICES)
@pytest.mark.parametrize("language", LOCALES)
async def test_each_language_has_the_whole_page(client: Client, notice: str, language: str) -> None:
    """By the link of the front page, and by the browser's language; no value is left open."""
    linked = await client.http.get(f"/{notice}?language={language}")
    preferred = await client.http.get(f"/{notice}", headers={"accept-language": language})
    assert linked.status_code == preferred.status_code == 200
    assert linked.text == preferred.text
    assert f'<html lang="{language}">' in linked.text
    shown = unescape(linked.text)
    assert f"<h1>{text(language, f'{notice}-title')}</h1>" in shown
    assert text(language, f"{notice}-no-host") in shown
    assert "{" not in shown
    assert shown.count("<h2>") >= 3


async def test_an_unknown_language_is_that_of_the_browser(client: Client) -> None:
    """As with a link that somebody typed."""
    answer = await client.http.get("/privacy?language=<b>", headers={"accept-language": "fr"})
    assert '<html lang="fr">' in answer.text


@pytest.mark.parametrize("notice", NOTICES)
def test_the_host_s_text_comes_first_and_runs_nothing(notice: str) -> None:
    """Markdown makes headings and links; tags stay text, and links run no script."""
    pages = NoticePages(HostNotices(HOSTILE, HOSTILE), 7)
    content = pages.content(notice, "en")
    assert "<h1>Ours</h1>" in content
    assert '<a href="https://example.org">' in content
    assert "<script" not in content
    assert 'href="javascript' not in content
    assert text("en", f"{notice}-no-host") not in unescape(content)
    assert content.index("Ours") < content.index("<h2>")
    assert ("7 days" in content) == (notice == "privacy")


@pytest.mark.parametrize("language", LOCALES)
def test_the_imprint_names_everybody_who_made_the_games(language: str) -> None:
    """Designers, illustrators and publishers, as the credits of the games have them."""
    content = unescape(NoticePages(HostNotices(), 7).content("imprint", language))
    for name in names():
        known = info(name).traits.credits
        made = [known[by] for by in ("designer", "illustrator", "publisher", "decktet") if by in known]
        assert made
        assert [one for one in made if one not in content] == []


def test_a_host_s_file_is_read(tmp_path: Path) -> None:
    """UTF-8 of at most 100,000 bytes."""
    file = tmp_path / "imprint.md"
    file.write_text("Askr, Miðgarðr\n", encoding="utf-8")
    assert read_notice("--imprint", file) == "Askr, Miðgarðr"
    file.write_bytes(b"x" * MOST_BYTES)
    assert len(read_notice("--imprint", file)) == MOST_BYTES
    assert read_notice("--imprint", None) == ""


@pytest.mark.parametrize(
    ("content", "told"),
    [(b"x" * (MOST_BYTES + 1), "more than 100,000 bytes"), (b" \n", "is empty"), (b"\xff", "UTF-8")],
)
def test_a_file_that_cannot_be_shown_is_refused(tmp_path: Path, content: bytes, told: str) -> None:
    """With the option, the file and what is allowed."""
    file = tmp_path / "imprint.md"
    file.write_bytes(content)
    with pytest.raises(UsageError, match=rf"^--imprint .*imprint\.md .*{told}"):
        read_notice("--imprint", file)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """Before anything is served."""
    with pytest.raises(UsageError, match=r"^--privacy .*none\.md cannot be read"):
        read_notice("--privacy", tmp_path / "none.md")
