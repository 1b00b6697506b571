"""Where the puzzles of foursenses come from.

Players who avoid losing leave few safe moves in the end; beginners miss lines to be announced.
"""

from quatuor.players.puzzles.source import Source

BEGINNERS = ("first", "easy")
SOURCES = (
    Source({}, levels=(), most_safe=8),
    Source({"players": 3}, levels=(), most_safe=8),
    Source({"claims": "announce"}, levels=BEGINNERS),
    Source({"claims": "announce", "blindfold": True}, levels=BEGINNERS),
)
