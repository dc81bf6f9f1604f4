"""Build hook: puts the built web client and the built documentation into the wheel.

With GLADSHEIM_NO_PAGE=1 neither is built. An editable install never builds them: the
set-up (./gladsheim) does, when their sources have changed.
"""

from __future__ import annotations

import importlib.util
import os
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT, DOCUMENTATION = "web/package.json", "docs/conf.py"


def script(root: str, name: str) -> ModuleType:
    """A module of scripts/, which is no package: it is loaded by its path."""
    specification = importlib.util.spec_from_file_location(name, Path(root, "scripts", f"{name}.py"))
    if specification is None or specification.loader is None:
        raise FileNotFoundError(f"scripts/{name}.py is missing from the source tree")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is private to hatchling
    """Builds web/ and docs/ before a wheel is packed."""

    def wanted(self, source: str) -> bool:
        """Whether this build is to contain what is made of a source, if that is there."""
        return (
            self.target_name == "wheel"
            and not os.environ.get("GLADSHEIM_NO_PAGE")
            and Path(self.root, source).is_file()
        )

    def dependencies(self) -> list[str]:
        """Node as a package, where the system has none that will do, and what builds the documentation."""
        page = script(self.root, "page")
        needed = [page.NODE_PACKAGE] if self.wanted(CLIENT) and not page.system_node() else []
        if self.wanted(DOCUMENTATION):
            project = tomllib.loads(Path(self.root, "pyproject.toml").read_text("utf-8"))
            # Docstrings are read from what can be imported.
            extras = project["project"]["optional-dependencies"]
            needed += [*project["dependency-groups"]["docs"], *project["project"]["dependencies"]]
            needed += [*extras["hall"], *extras["terminal"]]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both; called by hatchling before it collects the files."""
        if version == "editable":
            return
        for source, module in ((CLIENT, "page"), (DOCUMENTATION, "documentation")):
            if self.wanted(source):
                script(self.root, module).build(Path(self.root))
