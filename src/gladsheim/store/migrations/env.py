"""Alembic's entry point: migrates over the connection that the caller has opened."""

from alembic import context

from gladsheim.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
