title = Place marbles on four boards, then move them; line up four anywhere in the cube.
