"""A room in a browser tab: the same tables and engines, without a server.

Two workers of the page run Python. One carries the room (`room`), on a ledger that the browser
keeps (`ledger`, `store`); the other one thinks for computer players (`engine`, `executors`), and
can be ended at any moment. What a server answers by HTTP is answered here by `requests`.

The worker scripts are in `web/src/carrier/tab/`; `quatuor site` writes it all into a folder.
"""
