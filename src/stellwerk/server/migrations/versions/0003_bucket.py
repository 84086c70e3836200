"""The buckets of budgets that several processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "bucket",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("full_at", sa.Double, nullable=False, index=True),
    )
