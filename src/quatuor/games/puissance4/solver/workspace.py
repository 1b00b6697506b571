"""The workspace: the one block of memory a search works in, reached by its address.

Nothing is allocated while searching and no array is passed down the recursion. It begins with a
few words of state; then comes a frame for each number of stones, with room for a record of
every child. Records are what a search is called with.
"""

from typing import Final

# Words of state: byte offsets from the workspace's address.
NODES: Final = 0  # positions searched
STOP: Final = 8  # address of a word that is not 0 when the search should stop
STOPPED: Final = 16  # 1 once that was seen: values mean nothing from then on
TABLE: Final = 24  # address of the table
REST_BITS: Final = 32  # how many bits of a hashed key are kept in the entry
GENERATION: Final = 40  # added to the rest to make the tag
HALT: Final = 48  # not 0 when another thread has finished the same search
BUSY: Final = 56  # address of the busy marks that threads share, or 0; see `thread_sharing`
ROOT: Final = 64  # stones at the root
LIMIT: Final = 72  # the number of positions at which the search stops
HISTORY: Final = 80  # see `history`
INITIAL_HISTORY: Final = (
    HISTORY + 2 * 64 * 8
)  # the same before any search: what the opening goes by
STATE_BYTES: Final = INITIAL_HISTORY + 2 * 64 * 8

# Fields of a record.
ME: Final = 0  # stones of the side to move
OPP: Final = 8  # stones of the other
MINE: Final = 16  # winning cells of the side to move
THEIRS: Final = 24  # winning cells of the other
STONES: Final = 32  # how many stones there are
BUCKET: Final = 40  # where the table keeps the position
TAG: Final = 48  # what its entry begins with
HASH_MOVE: Final = 56  # the column that was best before, or NO_MOVE
TURN: Final = 64  # 1 if the parent's mover is to move again, after forced replies; else -1
COLUMN: Final = 72  # the column the parent's mover played
RANK: Final = 80  # how promising it looks
PLACE: Final = 88  # where the history of its cell lies
RECORD_BYTES: Final = 96

ORDER: Final = 15 * RECORD_BYTES  # the children's addresses, best first, then those put off
FRAME_BYTES: Final = ORDER + 30 * 8
ROOT_FRAME: Final = 65  # no position has so many stones: room for the root's record
BYTES: Final = STATE_BYTES + 66 * FRAME_BYTES
