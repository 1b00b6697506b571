title = Pop your discs out of a full grid; keep those that stood in a line, and be first to ten.
