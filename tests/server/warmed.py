"""Plus 4 with its compiled kernels in memory: what is forked from here need not load them."""

from quatuor import Game

played = Game("plus4").start().play("1 2")
assert played.legal
assert played.board
