"""A game may have several lessons: a table says which one it teaches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("lesson_id", sa.String(24), nullable=False, server_default=""))
    op.execute("UPDATE tables SET lesson_id = game WHERE lesson")  # there was one for each game, of the game's id
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("lesson")
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("lesson_id", new_column_name="lesson")
