"""What a room does for its tables, whatever carries its messages and wherever its logs are kept.

    service = RoomService(MemoryLedger())                     # quatuor.room.service
    client = MessageHandler(key_of(new_token()), service)     # quatuor.room.message_handler
    client.opened(connection)
    client.receive('{"type": "follow", "table": "…"}')

It needs a ledger (`ledger`), executors for what takes long (`executor`), a connection for each
client (`connection`) and the time (`time_source`); of these it knows the interfaces alone.
"""
