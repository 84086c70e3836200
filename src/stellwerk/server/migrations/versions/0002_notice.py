"""The outbox of notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create it."""
    op.create_table(
        "notice",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("began", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
    )
    op.create_index("notice_due", "notice", ["status", "due"])
