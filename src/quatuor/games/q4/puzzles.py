"""Where the puzzles of q4 come from."""

from quatuor.players.puzzles.source import Source

LEVELS = ("easy", "hard")
SOURCES = (
    Source({}, levels=LEVELS),
    Source({"players": 3}, levels=LEVELS),
    Source({"players": 4}, levels=LEVELS),
    Source({"players": 4, "partners": True}, levels=LEVELS),
    Source({"claims": "announce"}, levels=("first", "easy")),
)
