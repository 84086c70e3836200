"""The order of the house: roles, sanctions, blocks, reports, and the log of what keepers do."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create it."""
    op.add_column("person", sa.Column("role", sa.Text))
    op.add_column("person", sa.Column("address", sa.Text))
    op.add_column("chat", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "sanction",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("until", sa.Double),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "block",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True, index=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("author", sa.Text),
        sa.Column("person", sa.Text, index=True),
        sa.Column("table_id", sa.Text),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.Column("settled", sa.Double),
        sa.Column("outcome", sa.Text),
    )
    op.create_table(
        "deed",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("actor", sa.Text),
        sa.Column("actor_name", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("whom", sa.Text, index=True),
        sa.Column("whom_name", sa.Text),
        sa.Column("reason", sa.Text),
        sa.Column("facts", sa.JSON, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "news",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("message", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    _keep_log()


def _keep_log() -> None:
    """Have the database itself refuse to change or shorten the log of deeds."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION deeds_stay() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the log of deeds is append-only'; END $$"
        )
        op.execute(
            "CREATE TRIGGER deeds_stay BEFORE UPDATE OR DELETE ON deed FOR EACH ROW EXECUTE FUNCTION deeds_stay()"
        )
        return
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER deeds_stay_{change.lower()} BEFORE {change} ON deed "
            "BEGIN SELECT RAISE(ABORT, 'the log of deeds is append-only'); END"
        )
