title = Setz Kugeln auf vier Bretter, dann versetze sie; bring irgendwo im Würfel vier in eine Reihe.
