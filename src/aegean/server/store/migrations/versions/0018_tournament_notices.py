"""What is told of a tournament names it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0018"
down_revision: str | None = "0017"


def upgrade() -> None:
    op.add_column("outbox", sa.Column("tournament", sa.String(16)))
