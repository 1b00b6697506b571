## La table

table-title = { $game } – table
table-title-turn = À vous – { $game }
table-given =
    { $count ->
        [1] Cette partie commence par un coup donné.
       *[other] Cette partie commence par { $count } coups donnés.
    }
seat-free = Place libre
seat-you = vous
seat-left = a abandonné
seat-away = absent
seat-computer = Ordinateur ({ $level })
the-computer = L’ordinateur
the-computer-within = l’ordinateur
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
clock-of = { $name } : temps restant
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
    [1] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}

join-title = On vous invite
join-help = { $game } : asseyez-vous, ou regardez.
join-sit = S’asseoir
join-watch = Seulement regarder
watching = Vous regardez.
watchers = { $count ->
    [0] Personne ne regarde
    [1] 1 personne regarde
   *[other] { $count } personnes regardent
}

offer-undo = Reprendre un coup
offer-draw = { $rounds ->
    [one] Proposer la nulle
   *[many] Proposer la partie nulle
}
offer-draw-sure = { $rounds ->
    [one] Proposer la nulle ? Personne ne gagnerait.
   *[many] Proposer la nulle pour toute la partie, pas seulement pour la manche ?
}
offer-draw-yes = Proposer
offer-draw-by = { $name } propose
offer-rematch = Rejouer
offer-stake = Changer la mise
offer-resign = { $rounds ->
    [one] Abandonner
   *[many] Abandonner la partie
}
offer-resign-sure = { $rounds ->
    [one] Vraiment abandonner ?
   *[many] Abandonner toute la partie, pas seulement la manche ?
}
offer-resign-alone = { $rounds ->
    [one] Abandonner ? Les autres continuent.
   *[many] Abandonner toute la partie ? Les autres continuent.
}
offer-resign-yes = Abandonner
offer-resign-by = { $name } abandonne
offer-resign-no = Continuer
offer-waiting-undo = Vous demandez à reprendre un coup.
offer-waiting-draw = { $rounds ->
    [one] Vous proposez la nulle.
   *[many] Vous proposez la nulle pour toute la partie.
}
offer-waiting-rematch = Vous proposez de rejouer.
offer-waiting-stake = Vous proposez une mise de { $value }.
offer-asked-undo = { $name } voudrait reprendre un coup.
offer-asked-draw = { $rounds ->
    [one] { $name } propose la nulle.
   *[many] { $name } propose la nulle pour toute la partie.
}
offer-asked-rematch = { $name } voudrait rejouer.
offer-asked-stake = { $name } propose une mise de { $value }.
offer-accept = D’accord
offer-decline = Non merci
offer-withdraw = Laisser tomber

result-win = { $name } gagne
result-wins = { $names } gagnent
result-you-win = Vous gagnez !
result-draw = Partie nulle
result-round-you-win = Vous gagnez la manche !
result-round-win = { $name } gagne la manche
result-round-draw = Manche nulle
reason-line = avec une ligne
reason-pattern = avec une figure
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
after-turning = Réessayer à partir de là
after-undo = Reprendre ce coup
after-easier = Un niveau plus facile
after-harder = Un niveau plus difficile
result-kind = . Bien essayé !
next-round = Manche suivante
next-waiting = En attendant { $names }…
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
remark-answer = Répondre
remark-close = Fermer
said = { $name } : { $text }

leave-table = Quitter la table
leave-sure = Quitter toute la partie ? Votre place sera libre.
leave-alone = Quitter toute la partie ? Les autres continuent sans vous.
leave-yes = Quitter
leave-no = Rester
link-lost = La connexion est perdue. Rien d’autre ne l’est : tous les coups joués sont gardés, et nous réessayons.
link-back = De nouveau connecté.

## Nouvelles de la table

news-game = { $game }.
news-you-are = Vous êtes { $colour }.
news-looking-on = Vous regardez.
news-played =
    { $count ->
        [1] Un coup a été joué.
       *[other] { $count } coups ont été joués.
    }
news-turn = { $turn }.
news-sat = { $name } s’est assis.
news-left = { $name } a quitté la table.
news-left-on = { $name } a quitté la table ; { $others } continuent.
news-resigned-on = { $name } abandonne ; { $others } continuent.
news-flagged-on = { $name } n’a plus de temps ; { $others } continuent.
news-away = { $name } a perdu la connexion.
news-back = { $name } est de retour.
news-ready = { $name } attend la manche suivante.
news-declined = { $name } dit non merci.
news-declined-you = Vous dites non, merci.
news-withdrawn = { $name } retire sa proposition.
news-withdrawn-you = Vous retirez votre proposition.
count-rounds = Manches gagnées
count-points = Points
count-kept = Pions gardés
count-matches = Parties gagnées

## Ce que l’hôte décide, et les équipes

host-title = Personnes à la table
host-close = Fermer la porte
host-open = Ouvrir la porte
host-open-help = La porte est ouverte : qui a le lien peut jouer ou regarder.
host-closed-help = La porte est fermée : plus personne ne peut venir jouer ou regarder.
host-remove = Demander à { $name } de partir
host-remove-sure = Demander à { $name } de partir ? Retour possible dans dix minutes.
host-remove-yes = Oui, merci
host-remove-no = Finalement, non
news-removed = { $name } a dû quitter la table.
news-closed = La porte est fermée : plus personne ne peut venir jouer ou regarder.
news-opened = La porte est de nouveau ouverte.
news-admitted = { $name } a rejoint une équipe.
request-asked = { $name } aimerait jouer pour { $colour }.
request-yes = Bienvenue
request-no = Pas cette fois
request-waiting = On demande à l’hôte si vous pouvez jouer. En attendant, vous regardez.
request-rejected = L’hôte a répondu : pas cette fois. Vous pouvez regarder.
turned-away-door_closed = La porte est fermée
turned-away-removed = Vous avez quitté la table
offer-waiting-resign = Vous avez demandé à votre équipe s’il faut abandonner.
offer-team-resign = { $name } aimerait abandonner. D’accord ?
offer-team-draw = { $name } aimerait proposer la nulle. D’accord ?
offer-team-rematch = { $name } aimerait rejouer. D’accord ?
offer-team-stake = { $name } aimerait proposer une mise de { $value }. D’accord ?
phrases-mute = Ne plus entendre { $name }
phrases-unmute = Entendre de nouveau { $name }
phrases-muted = Vous n’entendez plus { $name }.
phrases-unmuted = Vous entendez de nouveau { $name }.

hint-first = Un indice
hint-more = Un autre indice
hint-thinking = Réflexion…
hint-where = Regardez ici : { $where }.
hint-piece = Prenez cette pièce : { $piece }.
hint-move = Un bon coup : { $move }.
hint-why = Pourquoi
invitation-hints = Indices
invitation-hints-allowed = chacun peut en demander
