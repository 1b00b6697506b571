# À la table.

## La table

table-title = { $game } – table
table-title-turn = À vous – { $game }
seat-free = Place libre
seat-you = vous
seat-away = absent
seat-computer = Ordinateur, { $level }
seat-turn = à jouer
seat-up = prochain tour : { $name }
seat-hire = Ordinateur
seat-dismiss = Renvoyer
player-number = Joueur { $player }
colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert
colour-amber = Ambre
colour-orange = Orange
colour-sky = Bleu ciel
colour-lemon = Citron
colour-pink = Rose

turn-yours = À vous de jouer
turn-of = { $name } joue
turn-thinking = { $name } réfléchit…
turn-race = Lancez !
score-of = { $name } : { $score }
score-goal = premier à { $goal }
round-number = Manche { $round }
clock-of = Temps restant pour { $name }
clock-low = { $name } : plus que { $seconds } secondes.
moves-title = Coups
moves-none = Aucun coup pour l’instant.
stake-now = Mise : { $stake }

waiting-title = En attendant un ami
waiting-help = Envoyez ce lien. La partie commence dès que toutes les places sont prises.
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-share = Partager…
waiting-link = Lien vers cette table
waiting-alone = Ce lien ne s’ouvre que sur cet ordinateur. Pour inviter d’autres appareils, ouvrez la salle avec « { $command } ».
waiting-qr = Code QR du lien
waiting-begin = Commencer
waiting-begin-help = Tout le monde est là.
waiting-host = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}

join-title = On vous invite
join-help = { $game } : asseyez-vous, ou regardez.
join-sit = S’asseoir
join-watch = Seulement regarder
watching = Vous regardez.
watchers = { $count ->
    [0] Personne ne regarde
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}


offer-undo = Reprendre un coup
offer-draw = Proposer la nulle
offer-rematch = Rejouer
offer-stake = Changer la mise
offer-resign = Abandonner
offer-resign-sure = Vraiment abandonner ?
offer-resign-no = Continuer
offer-waiting-undo = Vous demandez à reprendre un coup.
offer-waiting-draw = Vous proposez la nulle.
offer-waiting-rematch = Vous proposez de rejouer.
offer-waiting-stake = Vous proposez une mise de { $value }.
offer-asked-undo = { $name } voudrait reprendre un coup.
offer-asked-draw = { $name } propose la nulle.
offer-asked-rematch = { $name } voudrait rejouer.
offer-asked-stake = { $name } propose une mise de { $value }.
offer-accept = D’accord
offer-decline = Non merci
offer-withdraw = Laisser tomber

result-win = { $name } gagne
result-wins = { $names } gagnent
result-you-win = Vous gagnez !
result-draw = Partie nulle
result-round-win = { $name } gagne la manche
result-round-draw = Manche nulle
reason-line = avec une ligne
reason-pattern = avec un motif
reason-target = en atteignant le but
reason-blocked = personne ne peut jouer
reason-full = le plateau est plein
reason-repetition = la même position est venue trois fois
reason-limit = la limite de coups est atteinte
reason-last = dernier en lice
reason-resignation = l’autre camp abandonne
reason-time = le temps est écoulé
reason-agreement = d’un commun accord
reason-rounds = aux points, après la dernière manche
next-round = Manche suivante
result-review = Revoir la partie
result-shelf = Un autre jeu

phrases-title = Dire quelque chose
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-nice = Joli coup !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-thanks = Merci !
phrase-again = Encore une ?
phrase-bye = Au revoir !
said = { $name } : { $text }

leave-table = Quitter la table
link-lost = La connexion est perdue. Rien d’autre ne l’est : tous les coups joués sont gardés, et nous réessayons.
link-back = De nouveau connecté.

## Nouvelles de la table

news-begun = La partie commence. { $turn }
news-sat = { $name } s’est assis.
news-left = { $name } a quitté la table.
news-away = { $name } a perdu la connexion.
news-back = { $name } est de retour.
news-declined = { $name } dit non merci.
count-rounds = Manches gagnées
count-points = Points
count-kept = Pions gardés
count-matches = Parties gagnées
