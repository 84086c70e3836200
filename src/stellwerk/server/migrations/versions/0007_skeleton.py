"""What the names of accounts look like, so that nobody else can be called alike."""

import sqlalchemy as sa
from alembic import op

from stellwerk.server.names import skeleton

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add it; of accounts that look alike already, the oldest has the name, and the others keep theirs."""
    op.add_column("person", sa.Column("skeleton", sa.Text))
    person = sa.table("person", *(sa.column(name) for name in ("id", "name", "login", "created", "skeleton")))
    accounts = sa.select(person.c.id, person.c.name).where(person.c.login.isnot(None)).order_by(person.c.created)
    taken: set[str] = set()
    for id, name in op.get_bind().execute(accounts).all():
        found = skeleton(name)
        found = f"{found}\n{id}" if found in taken else found
        taken.add(found)
        op.execute(person.update().where(person.c.id == id).values(skeleton=found))
    op.create_index("person_skeleton", "person", ["skeleton"], unique=True)
