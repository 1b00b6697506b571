title = Drop discs into the upright grid; the first to line up four wins.
