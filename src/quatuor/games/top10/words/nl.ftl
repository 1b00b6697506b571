title = Haal je schijven uit een vol raster en bewaar wat in een lijn lag; wie er het eerst tien heeft, wint.
