"""Sessions: when they were last seen, and in which browser."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both; of sessions that are there nothing more is known than when they began."""
    op.add_column("session", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.add_column("session", sa.Column("browser", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE session SET seen = created")
