"""Tables where a bot may be asked for advice, that are played on one device, or that teach a first game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for name in ("advice", "hot_seat", "lesson"):
            tables.add_column(sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
