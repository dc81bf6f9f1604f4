"""Build hook: puts the built web client into the wheel.

GLADSHEIM_NO_PAGE=1 leaves the page out. An editable install never builds it: the
set-up (./gladsheim) does, when the sources of the page have changed.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def page_module(root: str) -> ModuleType:
    """scripts/page.py, which is no package and is therefore loaded by its path."""
    specification = importlib.util.spec_from_file_location("page", Path(root, "scripts", "page.py"))
    if specification is None or specification.loader is None:
        raise FileNotFoundError("scripts/page.py is missing from the source tree")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is private to hatchling
    """Builds web/ before a wheel is packed."""

    def wanted(self) -> bool:
        """Whether this build is to contain the page."""
        return (
            self.target_name == "wheel"
            and not os.environ.get("GLADSHEIM_NO_PAGE")
            and Path(self.root, "web", "package.json").is_file()
        )

    def dependencies(self) -> list[str]:
        """Node as a package, where the system has none that is recent enough."""
        page = page_module(self.root)
        return [page.NODE_PACKAGE] if self.wanted() and not page.system_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; called by hatchling before it collects the files."""
        if version != "editable" and self.wanted():
            page_module(self.root).build(Path(self.root))
