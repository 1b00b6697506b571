"""The log of every table, snapshots of it, what the lobby shows, and when the server was away."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("message", sa.String(128)),
        sa.Column("event", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "message", name="one_event_a_message"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.Text),
        sa.Column("deadline", sa.BigInteger, index=True),
    )
    op.create_table(
        "pulses",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, primary_key=True),
    )
