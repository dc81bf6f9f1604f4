"""The databases that tests share: each test finds one as if it had been made for it."""

from __future__ import annotations

import psycopg
import pytest

from tests.postgres import Databases, Server, name_of

pytestmark = pytest.mark.postgres

GUEST = "INSERT INTO closed_games VALUES ('voluspa', 'now')"
COUNT = "SELECT count(*) FROM closed_games"


def test_a_database_that_is_given_back_is_empty(postgres: Server, databases: Databases) -> None:
    """The next test gets it without rows, and nobody of the test before is connected."""
    url = databases.take()
    postgres.execute(name_of(url), GUEST)
    with psycopg.connect(url) as left_behind:
        left_behind.execute("SELECT 1")
        databases.give_back(url)
        with pytest.raises(psycopg.OperationalError):
            left_behind.execute("SELECT 1")
    assert databases.take() == url
    assert postgres.execute(name_of(url), COUNT) == [(0,)]
    databases.give_back(url)


@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE users ADD colour text",
        "CREATE TABLE colours (name text)",
        "UPDATE alembic_version SET version_num = '0001'",
        "CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    ],
)
def test_a_database_that_was_altered_is_not_given_to_another_test(
    postgres: Server, databases: Databases, change: str
) -> None:
    """More than rows has changed in it: it is dropped."""
    url = databases.take()
    postgres.execute(name_of(url), change)
    databases.give_back(url)
    names = postgres.execute("postgres", "SELECT datname FROM pg_database")
    assert (name_of(url),) not in names
