"""Tables by person, and who is connected where.

The lines of `games` are made from the logs by `quatuor.room.my_games` when the server starts: a
table whose `listed` is behind its log is replayed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create both, empty."""
    op.create_table(
        "games",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("games_of_a_table", "games", ["table_id", "number"])
    op.add_column(
        "tables", sa.Column("listed", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.create_table(
        "attendance",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
    )
    op.create_index("attendance_of_a_table", "attendance", ["table_id", "person"])
