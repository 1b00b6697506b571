# La salle : étagère, options, tables, réglages.

loading = Un instant…
navigation = Lieux
skip-to-content = Aller au contenu
mute = Couper le son
not-found-title = Il n’y a rien ici
lobby-title = Tables ouvertes
learn-link = Apprendre
study-link = Étudier
settings-title = Réglages
