"""Tournaments: leagues, cups and events with rounds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0015"
down_revision: str | None = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(16)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("organiser", sa.Integer()),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("begins", sa.Float()),
        sa.Column("begins_with", sa.Integer()),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("follows", sa.String(16)),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("why", sa.String(20), nullable=False),
        sa.ForeignKeyConstraint(
            ["organiser"], ["users.id"], name=op.f("fk_tournaments_organiser_users"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["follows"], ["tournaments.id"], name=op.f("fk_tournaments_follows_tournaments"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sa.UniqueConstraint("follows", name=op.f("uq_tournaments_follows")),
    )
    op.create_index(op.f("ix_tournaments_organiser"), "tournaments", ["organiser"])
    op.create_index("ix_tournaments_status_begins", "tournaments", ["status", "begins"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.Integer()),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("lot", sa.Integer()),
        sa.Column("division", sa.Integer()),
        sa.Column("out", sa.String(10), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament_tournaments"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_entrants_user_users"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament", "user", name=op.f("uq_entrants_tournament_user")),
    )
    op.create_index(op.f("ix_entrants_user"), "entrants", ["user"])
    op.create_table(
        "fixtures",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("division", sa.Integer()),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.Column("table", sa.String(16)),
        sa.Column("places", sa.JSON()),
        sa.Column("late", sa.JSON()),
        sa.Column("decided", sa.String(10), nullable=False),
        sa.Column("ended", sa.Float()),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_fixtures_tournament_tournaments"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_fixtures_table_tables"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_fixtures")),
    )
    op.create_index(op.f("ix_fixtures_table"), "fixtures", ["table"])
