# The lessons of top10.

lesson-top10-fill-title = Fill the grid
lesson-top10-fill-text = First you fill the grid together, one disc each in turn, row by row from the bottom. A row must be complete before the next begins. Lines mean nothing yet.
lesson-top10-fill-task = Put a disc into a free place of the bottom row.
lesson-top10-fill-well = Four to seven: only the empty places of this row were open.

lesson-top10-keep-title = In a line: keep it
lesson-top10-keep-text = The grid is full and red begins. Pull one of your discs out of the bottom row. If it stood in a line of four or more of your colour just before, you keep it: one point.
lesson-top10-keep-task = Pull out a red disc that stands in a line.
lesson-top10-keep-well = It is yours: one point. And it is still your turn.

lesson-top10-on-title = And again
lesson-top10-on-text = After a kept disc you pull again; you must, as long as you have a disc in the bottom row.
lesson-top10-on-task = You have kept one. Keep a second.
lesson-top10-on-well = Two points in one turn.

lesson-top10-back-title = Not in a line: put it back
lesson-top10-back-text = A disc that stood in no line goes back in at the top: into any column with room, but not the one it came from, unless no other has room. That ends your turn.
lesson-top10-back-task = Pull out a disc that is in no line, and put it back.
lesson-top10-back-well = It is back in the grid, and it is yellow’s turn.

lesson-top10-ten-title = First to ten
lesson-top10-ten-text = Whoever has kept ten discs wins at once. Here, to be quick, two are enough.
lesson-top10-ten-task = Keep your second disc and win.
lesson-top10-ten-well = That was enough. In a real round it takes ten.

lesson-top10-end-title = Passing, and the end
lesson-top10-end-text = With no disc of yours in the bottom row you are passed over. If neither of you has one, or the same position comes for the third time, whoever kept more discs wins; equally many is a draw.
lesson-top10-end-task = Pull out any red disc and see what the bottom row becomes.
lesson-top10-end-well = What comes down decides who can still pull. Keep discs of yours low.
