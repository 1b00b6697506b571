"""How the command ends: its exit codes."""

OK, FAILED, BAD_INPUT, BAD_LINES, INTERRUPTED = 0, 1, 2, 3, 130
CODES = {
    OK: "all is well",
    FAILED: "a check failed: a table, a proof or a score is not what it should be",
    BAD_INPUT: "bad input, told in one line on stderr",
    BAD_LINES: "a filter (replay, solve) has answered, but some of its lines were wrong",
    INTERRUPTED: "interrupted from the keyboard",
}
"""What each tells."""
