"""Clocks, the vacations that stop them, and the downtimes that they pass over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("clock", sa.JSON()))
        tables.add_column(sa.Column("clocks", sa.JSON()))
        tables.add_column(sa.Column("time_by", sa.Float()))
    op.create_index("ix_tables_time_by", "tables", ["time_by"])
    op.create_table(
        "downtimes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_downtimes")),
    )
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_vacations_user_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
    )
    op.create_index(op.f("ix_vacations_user"), "vacations", ["user"])
