"""The page of the ladder says what the games' files say."""

from scripts import ladder


def test_the_page_is_what_the_files_say() -> None:
    """All tables of all games; what stands before them is kept."""
    text = ladder.PAGE.read_text(encoding="utf-8")
    assert ladder.page(text) == text
    assert all(
        f"### {title}, {players} players" in text for title in ("Valda", "Valhalla") for players in (2, 4)
    )
    assert ladder.page(f"Before.\n{ladder.MARK}\nold\n").startswith(f"Before.\n{ladder.MARK}\n## Völuspá")
