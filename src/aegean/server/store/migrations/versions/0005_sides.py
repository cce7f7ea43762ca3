"""Seats that one player leads together, seats that are dealt, and what a side says among itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("together", sa.JSON(), nullable=False, server_default="[]"))
        tables.add_column(sa.Column("dealt", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "side_chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("user", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("removed", sa.Float()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_side_chat_table_tables"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_side_chat_user_users"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_side_chat")),
    )
    op.create_index(op.f("ix_side_chat_table_side_id"), "side_chat", ["table", "side", "id"])
