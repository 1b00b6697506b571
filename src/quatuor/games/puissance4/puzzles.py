"""Where the puzzles of puissance4 come from: all eight ways to play it."""

from quatuor.players.puzzles.source import Source

SOURCES = (
    Source({}, depth=9, share=8),
    Source({"five": True}, depth=5, share=5),
    Source({"pop_out": True}, depth=5, share=5),
    Source({"power": True}, depth=5, share=5),
    Source({"pop_out": True, "five": True}, depth=5, share=5),
    Source({"pop_out": True, "power": True}, depth=5, share=5),
    Source({"power": True, "five": True}, depth=5, share=5),
    Source({"pop_out": True, "power": True, "five": True}, depth=5, share=5),
)
