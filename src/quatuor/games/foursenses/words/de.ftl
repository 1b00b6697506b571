title = Staple Steine, die du ertasten kannst: vier gleiche in einer Reihe, vier gleich hohe oder eine Treppe aus dreien.
