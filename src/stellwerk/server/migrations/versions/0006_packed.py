"""Events of finished tables, packed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the place for them."""
    op.create_table(
        "packed",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
