"""What a club needs: doors, devices, moderation, who may replace the absent, mixed seeds, games kept as they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from aegean.server.door.names import look_of

revision: str = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("look", sa.String(60)))
        users.add_column(sa.Column("likeness", sa.String(60)))
        users.add_column(sa.Column("role", sa.String(12), nullable=False, server_default=""))
        users.add_column(sa.Column("muted", sa.Float()))
        users.add_column(sa.Column("member", sa.Boolean(), nullable=False, server_default=sa.false()))
        users.create_unique_constraint(op.f("uq_users_look"), ["look"])
    op.create_index(op.f("ix_users_likeness"), "users", ["likeness"])
    _look_at_names(op.get_bind())
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("seed_word", sa.String(80)))
        tables.add_column(sa.Column("seed_salt", sa.String(80)))
        tables.add_column(sa.Column("absence", sa.String(10), nullable=False, server_default="others"))
        tables.add_column(sa.Column("absence_after", sa.Float(), nullable=False, server_default="86400"))
        tables.add_column(sa.Column("lent", sa.JSON(), nullable=False, server_default="[]"))
        tables.add_column(sa.Column("ended_by", sa.String(10), nullable=False, server_default=""))
        tables.add_column(sa.Column("reason", sa.String(200), nullable=False, server_default=""))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("removed", sa.Float()))
    op.create_table(
        "devices",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("user", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_devices_user_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_user"), "devices", ["user"])
    op.create_table(
        "tickets",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("user", sa.Integer()),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("left", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_tickets_user_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_tickets")),
    )
    op.create_index(op.f("ix_tickets_user"), "tickets", ["user"])
    op.create_table(
        "kept",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("version", sa.String(20), nullable=False),
        sa.Column("blob", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_kept_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "what", name=op.f("pk_kept")),
    )
    op.create_table(
        "signals",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_signals")),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("filler", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )


def _look_at_names(connection: sa.Connection) -> None:
    """Of accounts whose names look alike, the oldest has the look; the others keep their names without one."""
    users = sa.table("users", *map(sa.column, ("id", "name", "login", "look", "likeness", "deleted")))
    people = connection.execute(
        sa.select(users.c.id, users.c.name, users.c.login).where(users.c.deleted.is_(None)).order_by(users.c.id)
    ).all()
    seen: set[str] = set()
    for person in people:
        look = look_of(person.name)
        first = person.login is not None and look not in seen
        if first:
            seen.add(look)
        values = {"likeness": look, "look": look if first else None}
        connection.execute(sa.update(users).where(users.c.id == person.id).values(**values))
