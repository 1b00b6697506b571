-- The log of a PostgreSQL room over 16 hash partitions, by one statement: stop the room, make a
-- backup, then  psql -f deploy/partition.sql. Every key of the log begins with the table, so nothing
-- else changes. With Citus instead:  SELECT create_distributed_table('log', 'table_id');
DO $$
BEGIN
    ALTER TABLE log RENAME TO log_whole;
    CREATE TABLE log (LIKE log_whole INCLUDING DEFAULTS) PARTITION BY HASH (table_id);
    FOR part IN 0..15 LOOP
        EXECUTE format(
            'CREATE TABLE log_%s PARTITION OF log FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part
        );
    END LOOP;
    INSERT INTO log SELECT * FROM log_whole;
    DROP TABLE log_whole;
    ALTER TABLE log ADD PRIMARY KEY (table_id, seq);
    ALTER TABLE log ADD CONSTRAINT one_event_a_message UNIQUE (table_id, message);
END $$;
