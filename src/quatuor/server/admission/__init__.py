"""Admission control: who may come in, and how much each may ask for.

Every frame, handshake, request, table and second of thinking is charged to a person, an address and
the server (`accounts`). Whoever is over a limit is not read from until it is paid off, and is told
why. What comes before there is a person is limited by `http`: headers, time, connections.
"""
