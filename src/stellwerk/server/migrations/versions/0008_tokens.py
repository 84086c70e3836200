"""Tokens: when they were last used, what they may do, when they end."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Tokens that are there may go on doing all that they could, without an end."""
    op.add_column("token", sa.Column("seen", sa.Double))
    op.add_column("token", sa.Column("scopes", sa.Text, nullable=False, server_default="play tables watch account"))
    op.add_column("token", sa.Column("expires", sa.Double))
