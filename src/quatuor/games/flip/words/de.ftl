title = Wirf Chips auf zwei Ebenen; beherrsche vier in einer Reihe und sag sie zuerst an.
