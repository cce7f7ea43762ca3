"""Notifications: what calls for somebody, where they are reached, and what is on its way to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"


def _key(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    target = "sessions.digest" if other == "sessions" else f"{other}.id"
    return sa.ForeignKeyConstraint([column], [target], name=op.f(f"fk_{table}_{column}_{other}"), ondelete="CASCADE")


def upgrade() -> None:
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("unreached", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("asked", sa.JSON(), nullable=False, server_default="[]"))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("looked", sa.Float()))
    op.create_table(
        "calls",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("user", sa.Integer()),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _key("calls", "table", "tables"),
        _key("calls", "user", "users"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_calls")),
    )
    op.create_table(
        "destinations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(64)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("why", sa.String(20), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("sent", sa.Float()),
        sa.Column("busy_until", sa.Float()),
        _key("destinations", "user", "users"),
        _key("destinations", "session", "sessions"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_destinations")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("destination", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("table", sa.String(16)),
        sa.Column("seat", sa.Integer()),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("batch", sa.String(32)),
        sa.Column("why", sa.String(60), nullable=False),
        sa.Column("done", sa.Float()),
        _key("outbox", "destination", "destinations"),
        _key("outbox", "table", "tables"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    op.create_table(
        "notification_settings",
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("about", sa.JSON(), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("gather", sa.Integer(), nullable=False),
        _key("notification_settings", "user", "users"),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_notification_settings")),
    )
    op.create_table(
        "silences",
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        _key("silences", "user", "users"),
        _key("silences", "table", "tables"),
        sa.PrimaryKeyConstraint("user", "table", name=op.f("pk_silences")),
    )
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house_keys")),
    )
    for table, columns in (
        ("calls", ["table"]),
        ("calls", ["user"]),
        ("calls", ["at"]),
        ("destinations", ["user"]),
        ("destinations", ["session"]),
        ("outbox", ["destination"]),
        ("outbox", ["table"]),
        ("outbox", ["state", "due"]),
        ("silences", ["table"]),
    ):
        op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, columns)
