title = Poussez un pion par le haut ; alignez-en quatre avant que les colonnes ne les emportent.
