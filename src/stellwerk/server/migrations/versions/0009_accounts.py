"""Accounts: whether turns are told by e-mail, links and challenges, second steps, passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create them; who has an e-mail address is told as before."""
    op.add_column("person", sa.Column("mail_turns", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("person_email", "person", [sa.text("lower(email)")])
    op.create_table(
        "ticket",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, index=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "second_step",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "recovery_code",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
