"""Standing orders: what a seat's player has said in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "0012"
down_revision: str | None = "0009"


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.JSON()))
