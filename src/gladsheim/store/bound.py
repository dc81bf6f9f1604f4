"""Values of statements that are given when they run."""

from sqlalchemy import BindParameter, bindparam


def new(*columns: str) -> dict[str, BindParameter[object]]:
    """The new values of columns, each given as `new_` and its name."""
    return {column: bindparam(f"new_{column}") for column in columns}
