"""People: friends, blocks, who is invited to a table, who sees a profile, and finished games as they are counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0016"
down_revision: str | None = "0015"


def upgrade() -> None:
    op.add_column("users", sa.Column("shown_to", sa.String(10), nullable=False, server_default="friends"))
    op.create_table(
        "friendships",
        sa.Column("asker", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("agreed", sa.Float()),
        sa.ForeignKeyConstraint(["asker"], ["users.id"], name=op.f("fk_friendships_asker_users"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["asked"], ["users.id"], name=op.f("fk_friendships_asked_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("asker", "asked", name=op.f("pk_friendships")),
    )
    op.create_index(op.f("ix_friendships_asked"), "friendships", ["asked"])
    op.create_table(
        "blocks",
        sa.Column("blocker", sa.Integer(), nullable=False),
        sa.Column("blocked", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["blocker"], ["users.id"], name=op.f("fk_blocks_blocker_users"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["users.id"], name=op.f("fk_blocks_blocked_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("blocker", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"])
    op.create_table(
        "guest_lists",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_guest_lists_table_tables"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_guest_lists_user_users"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name=op.f("fk_guest_lists_by_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name=op.f("pk_guest_lists")),
    )
    op.create_index(op.f("ix_guest_lists_user"), "guest_lists", ["user"])
    op.create_index(op.f("ix_guest_lists_by"), "guest_lists", ["by"])
    op.create_table(
        "finished",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("modules", sa.JSON(), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("speed", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_finished_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_finished")),
    )
    op.create_index("ix_finished_game_speed_ended", "finished", ["game", "speed", "ended"])
    op.create_table(
        "finished_seats",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.Integer()),
        sa.Column("bot", sa.String(20)),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("pace", sa.Float()),
        sa.ForeignKeyConstraint(
            ["table"], ["finished.table"], name=op.f("fk_finished_seats_table_finished"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_finished_seats_user_users"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_finished_seats")),
    )
    op.create_index(op.f("ix_finished_seats_user"), "finished_seats", ["user"])
