"""docs/researchers/clusters.md is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.cli.conftest import environment

PAGE = Path(__file__).resolve().parents[3] / "docs" / "researchers" / "clusters.md"


def test_the_program_of_the_page_runs(tmp_path: Path) -> None:
    """As it stands there, with processes of this machine."""
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    command = [sys.executable, str(tmp_path / "program.py")]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=120, check=False)
    assert (ran.stdout, ran.stderr) == ("[0, 1, 4, 9, 16]\n", "")
