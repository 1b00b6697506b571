"""Run by Alembic: the migrations on the connection that `quatuor.server.database` hands over."""

from alembic import context

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4444)")
context.configure(connection=connection, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
