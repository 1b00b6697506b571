# flip
