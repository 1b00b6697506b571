title = Push a piece in at the top; line up four before the columns carry them away.
