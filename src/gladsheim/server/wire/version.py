"""Version of the installed program."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version as installed_version


@cache
def version() -> str:
    """Return the version of the installed package; `0` when it runs from a folder that is not installed."""
    try:
        return installed_version("gladsheim")
    except PackageNotFoundError:
        return "0"
