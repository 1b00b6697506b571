title = Laat schijven in het staande raster vallen; wie als eerste vier op een rij heeft, wint.
