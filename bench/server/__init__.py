"""The server beside a bare disk, a slow one, itself twice, and boardgame.io."""
