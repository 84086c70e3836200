"""Turns are found by status and time: who has been waited for lately, and which tables are new."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Replace the index."""
    op.drop_index("ix_turn_status", "turn")
    op.create_index("turn_updated", "turn", ["status", "updated"])
