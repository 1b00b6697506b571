# boards
