"""Run by Alembic: migrate over the connection that `aegean.server.store.migrate` has opened."""

from __future__ import annotations

from alembic import context

from aegean.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
