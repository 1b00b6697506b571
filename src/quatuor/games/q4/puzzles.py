"""Where the puzzles of q4 come from."""

from quatuor.players.puzzles.source import Source

SOURCES = (
    Source({}, share=4),
    Source({"players": 3}, share=3),
    Source({"players": 4}, share=3),
    Source({"players": 4, "partners": True}, share=3),
    Source({"claims": "announce"}, levels=("first", "easy"), share=3),
)
