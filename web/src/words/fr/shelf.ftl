## L’étagère

shelf-title = À quoi joue-t-on ?
shelf-lead = { $games ->
    [6] Six
   *[other] { $games }
} jeux où aligner quatre pions n’est qu’un début. Choisissez, et un clic plus tard vous jouez.
shelf-lobby = Jouer avec quelqu’un qui attend
shelf-modes = Façons de jouer

fact-players = Joueurs
fact-players-count = { $most ->
    [0] { $least } joueurs
   *[other] { $least } à { $most } joueurs
}
fact-age = Âge
fact-length = Durée

## Façons de jouer

mode-combine = Combiner
mode-combine-help = Activez-en autant que vous voulez : huit jeux dans une boîte.

## Commencer

play-title = Jouer
play-computer = Contre l’ordinateur
play-computer-help = On commence tout de suite.
play-here = Sur cet écran
play-here-help = On se passe le plateau.
play-link = Avec un lien
play-link-help = Envoyez le lien ou montrez le code QR.
play-link-none = Cette salle n’existe que dans votre navigateur. Pour jouer avec un lien, il faut un serveur.
play-link-elsewhere = Ouvre la salle de { $host }.
opening-table = On dresse la table. La toute première fois, cela peut prendre une minute.
play-name = Votre nom
level-title = De quelle force est l’ordinateur ?
level-first = Débutant
level-first-help = Pour une première partie, à six ans ou à soixante : joue où il lui plaît et rate beaucoup de choses.
level-easy = Facile
level-easy-help = Pour qui vient d’apprendre les règles : arrête la plupart des lignes qu’il voit venir.
level-medium = Moyen
level-medium-help = Pour toute la famille : pense quelques coups à l’avance, oublie parfois une diagonale.
level-hard = Difficile
level-hard-help = Pour qui joue souvent : prépare ses coups et oublie peu ; davantage face à plusieurs adversaires.
level-expert = Expert
level-expert-help = Pour les joueurs de club : calcule loin et ne manque rien face à un seul adversaire.
level-strongest = Le plus fort
level-strongest-help = Pour qui veut savoir : parfait partout où le jeu est résolu. Réfléchit parfois quelques secondes.
learn-the-rules = Apprendre les règles

## Options

options-more = Plus d’options
house-mark = Règle maison
house-help = La règle imprimée n’en dit rien. Nous jouons ainsi, sauf si vous choisissez autrement.

option-both_lines = Deux lignes à la fois
option-both_lines-help = Un coup complète une ligne de chaque couleur. Qui gagne ?
choice-both_lines-mover = Celui qui a joué
choice-both_lines-opponent = L’autre
choice-both_lines-draw = Personne
option-target = Points pour gagner
option-target-help = Le premier à en avoir autant gagne.
option-claims = Annonces
option-claims-help = Une ligne gagne-t-elle d’elle-même, ou seulement quand on dit « J’ai une ligne ! » ?
choice-claims-auto = Les lignes gagnent d’elles-mêmes
choice-claims-announce = Seulement annoncées
option-wrong_claim = Une annonce fausse
option-wrong_claim-help = Quelqu’un annonce une ligne qui n’existe pas. Que perd-il ?
choice-wrong_claim-pass = Un tour
choice-wrong_claim-none = Rien
choice-wrong_claim-lose = La manche
option-wins = Manches pour gagner
option-wins-help = Comme sur la réglette de la boîte : le premier à gagner tant de manches gagne la partie.
option-start = Qui commence ?
option-start-help = Ensuite, chacun son tour.
start-lot = Tiré au sort
option-later = Manches suivantes
option-later-help = Qui les commence ?
later-alternating = Chacun son tour
later-loser = Celui qui a perdu
option-clock = Pendule
option-clock-help = De combien de temps chacun dispose.
clock-none = Sans pendule
clock-blitz = 3 minutes chacun
clock-five = 5 minutes chacun, plus 5 secondes par tour
clock-move = 30 secondes par tour
clock-day = Un jour par tour
option-interval = Entre deux manches
option-interval-help = Combien de temps chacun peut regarder la fin d’une manche.
interval-usual = Selon la pendule
interval-wait = Jusqu’à ce que tous continuent
interval-ten = 10 secondes au plus
interval-half = 30 secondes au plus
interval-minute = Une minute au plus
option-pause = Attendre les absents
option-pause-help = Les pendules s’arrêtent quand quelqu’un perd la connexion.
option-teams = Équipes
option-teams-help = Plusieurs personnes tiennent un camp et jouent à tour de rôle.
option-approval = Je choisis qui rejoint une équipe
option-approval-help = Qui veut rejoindre une équipe vous le demande d’abord.
option-alone = Un seul parle pour l’équipe
option-alone-help = Chacun peut abandonner ou accepter pour toute son équipe, sans demander.
option-hints = Indices
option-hints-help = Celui dont c’est le tour peut demander un indice, pas à pas. Tous ceux qui s’assoient le savent.
option-public = Table ouverte
option-public-help = Tout le monde peut trouver cette table dans la liste, s’y asseoir ou regarder.

## Tables ouvertes

lobby-title = Tables ouvertes
lobby-lead = Des tables où chacun peut s’asseoir ou regarder.
lobby-empty = Personne n’attend en ce moment. Ouvrez une table vous-même, choisissez « Table ouverte », et elle sera ici.
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-free = { $free ->
    [0] complète
    [1] 1 place libre
   *[other] { $free } places libres
}
