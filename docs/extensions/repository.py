"""Files of the repository outside of `docs`: some are pages of the site, too, and links lead to these."""

import json
import re
from pathlib import Path, PurePosixPath

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
PAGES = {
    "README.md": "index",
    "CONTRIBUTING.md": "contributors/contributing",
    "CHANGELOG.md": "contributors/changelog",
    "CREDITS.md": "players/credits",
    "NOTICE": "contributors/notice",
    "benchmarks/README.md": "researchers/benchmarks",
    "examples/research/ten_thousand_games.ipynb": "researchers/tutorials/ten-thousand-games",
}
"""The page of each of these files; all but the first show the file."""
SHOWN = {page: file for file, page in PAGES.items() if file != "README.md"}
LINK = re.compile(r"\]\((?!\w+:|#)([^)\s#]+)(#[^)\s]*)?\)")


def read(_: Sphinx, page: str, source: list[str]) -> None:
    """Put in the file that a page shows, and let links lead from page to page."""
    file = SHOWN.get(page)
    if file:
        source[0] = (ROOT / file).read_text("utf-8")
        if file.endswith(".ipynb"):
            source[0] = _notebook(source[0])
        elif not file.endswith(".md"):
            source[0] = f"# {file.title()}\n\n```text\n{source[0]}```\n"
    folder = PurePosixPath(file or f"docs/{page}").parent
    source[0] = LINK.sub(lambda found: f"]({_target(folder, found[1])}{found[2] or ''})", source[0])


def _notebook(text: str) -> str:
    """Return a notebook as Markdown: each cell of code is followed by the text that it has printed."""
    parts = []
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for output in cell.get("outputs", ()):
            parts.append(f"```text\n{''.join(output['text'])}```")
    return "\n\n".join(parts)


def _target(folder: PurePosixPath, link: str) -> str:
    """Where a link in a file of that folder leads on the site: a path that begins at `docs`."""
    path = (ROOT / folder / link).resolve().relative_to(ROOT).as_posix()
    if path in PAGES:
        return f"/{PAGES[path]}.md"
    return f"/{path.removeprefix('docs/')}" if path.startswith("docs/") else f"/../{path}"


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("source-read", read)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
