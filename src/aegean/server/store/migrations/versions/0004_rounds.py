"""The round that a table is in, for lists of tables. Those of before tell it with their next move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("round", sa.Integer(), nullable=False, server_default="0"))
