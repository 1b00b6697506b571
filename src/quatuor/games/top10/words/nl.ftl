title = Haal je schijven uit een vol raster; bewaar wat in een lijn lag, en heb er als eerste tien.
