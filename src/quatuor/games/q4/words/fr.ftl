title = Posez des billes sur quatre plateaux, puis déplacez-les ; alignez-en quatre n’importe où dans le cube.
