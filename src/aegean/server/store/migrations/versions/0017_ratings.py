"""Ratings by game and speed, and how they came about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0017"
down_revision: str | None = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean()))
    op.create_table(
        "ratings",
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("speed", sa.String(8), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_ratings_user_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "game", "speed", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game_speed_mean", "ratings", ["game", "speed", "mean"])
    op.create_table(
        "rating_changes",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("speed", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["finished.table"], name=op.f("fk_rating_changes_table_finished"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_rating_changes_user_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name=op.f("pk_rating_changes")),
    )
    op.create_index("ix_rating_changes_user_game_speed_at", "rating_changes", ["user", "game", "speed", "at"])
