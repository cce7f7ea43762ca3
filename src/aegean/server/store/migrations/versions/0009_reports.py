"""Reports: what players tell the hosts of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0009"
down_revision: str | None = "0008"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reporter", sa.Integer()),
        sa.Column("person", sa.Integer()),
        sa.Column("table", sa.String(16)),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("said", sa.String(500), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("settled", sa.Float()),
        sa.Column("decision", sa.String(10), nullable=False),
        *(
            sa.ForeignKeyConstraint(
                [column], [f"{other}.id"], name=op.f(f"fk_reports_{column}_{other}"), ondelete="SET NULL"
            )
            for column, other in (("reporter", "users"), ("person", "users"), ("table", "tables"))
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("reporter", "table", "person", "line", name=op.f("uq_reports_reporter_table_person_line")),
        sqlite_autoincrement=True,
    )
    for column in ("reporter", "person", "table", "settled"):
        op.create_index(op.f(f"ix_reports_{column}"), "reports", [column])
