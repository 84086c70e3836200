"""Who was deleted and has yet to get up from their tables; words are found by who said them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the list and the indexes."""
    op.create_table(
        "farewell",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("lease", sa.Double, nullable=False),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_index("ix_note_person", "note", ["person"])
