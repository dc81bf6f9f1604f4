"""Parameters of statements."""

from sqlalchemy import BindParameter, bindparam


def new(*columns: str) -> dict[str, BindParameter[object]]:
    """Return parameters for new values of columns; each is named `new_` and the column's name."""
    return {column: bindparam(f"new_{column}") for column in columns}
