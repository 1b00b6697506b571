# La salle : ce qui vaut pour tous les écrans, réglages, ce qui peut arriver.

loading = Un instant…
navigation = Lieux
skip-to-content = Aller au contenu
mute = Couper le son
home = L’étagère
switch-language = Langue

## Ce qui peut arriver

error-back = Vers l’étagère
error-no_table = Cette table n’existe pas, ou son lien a expiré.
error-unreadable_table = Cette table ne peut plus être lue. Vos autres tables ne sont pas concernées.
error-too_many = C’était un peu rapide. Attendez un instant et réessayez.
error-unreachable = La salle ne répond pas. Est-elle toujours ouverte ?
not-loaded-title = Cet écran n’a pas pu être chargé
not-loaded-help = La salle a peut-être été mise à jour entre-temps, ou elle ne répond pas. Vos parties sont conservées.
not-loaded-again = Recharger la page
error-just_full = La dernière place libre vient d’être prise. Vous pouvez regarder.
error-full = Il n’y a plus de place à cette table.
error-seat_taken = Quelqu’un a été plus rapide : cette place est prise.
error-other_side = Vous jouez déjà pour un autre camp.
error-round_over = La manche est finie.
error-no_pause = La manche suivante a déjà commencé.
error-said_already = Les autres regardent encore.
error-bad_interval = La pause entre deux manches va de 0 seconde (elle vous attend) à 30 jours.
error-stale = Quelqu’un a joué au même instant. Regardez le plateau et réessayez.
error-not_your_turn = Ce n’est pas encore à vous.
error-illegal_move = Ce coup n’est pas possible maintenant.
error-unreadable_move = Ce n’est pas un coup.
error-illegal_move-at = Le coup { $number }, « { $token } », ne peut pas se jouer là.
error-unreadable_move-at = Le coup { $number }, « { $token } », n’existe pas dans ce jeu.
error-unreadable_text = Ce texte est illisible. Collez des coups comme 444442, un lien vers une position ou une partie enregistrée.
error-bad_record = Cette partie enregistrée est illisible : elle a été changée ou coupée.
error-bad_study = Cette étude est illisible : elle a été changée ou coupée.
error-bad_given = Aucune partie ne peut commencer par ces coups.
error-time_over = Le temps est écoulé.
error-no_undo = On ne peut plus reprendre ce coup.
error-no_draw = L’ordinateur n’accepte pas la nulle.
error-no_offer = Cette proposition n’est plus valable.
error-offer_open = Une autre question attend encore sa réponse.
error-match_on = La partie a déjà commencé.
error-match_over = La partie est finie.
error-seats_free = Il manque encore quelqu’un.
error-bad_stake = La mise ne change qu’avant le début d’une manche.
error-bad_start = Dans ce jeu, la règle dit qui commence.
error-bad_option = Ces options ne vont pas ensemble.
error-bad_name = Un nom tient sur une ligne de 1 à 24 caractères.
error-name_taken = Quelqu’un a ici un nom qui se ressemble. Choisissez-en un autre.
error-invisible_characters = Il y a là un caractère que personne ne voit. Retirez-le.
error-stacked_characters = Il y a trop d’accents sur une lettre. Retirez-en.
error-too_many_phrases = Un instant : cela faisait beaucoup de phrases.
error-door_closed = L’hôte a fermé la porte : plus personne ne peut venir jouer ou regarder.
error-removed = L’hôte vous a demandé de quitter cette table. Vous pourrez revenir dans dix minutes.
error-rejected = L’hôte a dit non. Vous pourrez redemander dans une minute.
error-asked_already = On a déjà demandé à l’hôte.
error-agreed_already = Vous avez déjà accepté ; les autres réfléchissent encore.
error-ask_team = Demandez d’abord à votre équipe : on n’abandonne qu’ensemble.
error-no_request = Cette demande n’existe plus.
error-not_here = Cette personne est déjà partie.
error-not_host = Seul l’hôte peut faire cela.
error-bad_text = Une remarque tient sur une ligne de 140 caractères au plus.
error-not_kept = Cela n’a pas pu être noté. Réessayez.
error-restarted = La salle a dû redémarrer. Rien n’est perdu ; réessayez.
error-failed = Il y a eu un problème de notre côté. Réessayez.
error-in_the_air = Un jeton est encore en l’air.
error-other = La salle refuse : { $message }
not-found-title = Il n’y a rien ici
not-found-help = L’adresse est peut-être mal écrite, ou la table où elle menait n’existe plus.

## Réglages

settings-title = Réglages
settings-lead = Gardés dans ce navigateur seulement.
settings-language = Langue
language-auto = Comme le navigateur
settings-theme = Apparence
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-contrast = Fort contraste
settings-colours = Des pions aux couleurs que tout le monde distingue
settings-colours-help = Les formes sur les pions sont toujours là.
settings-motion = Mouvement
motion-auto = Comme l’appareil
motion-full = Les pions bougent
motion-reduced = Sans mouvement
settings-sound = Sons
settings-place = Les sons disent l’endroit
settings-place-help = À gauche ou à droite, aigu ou grave : on entend où un pion s’est posé, et à qui il est.
settings-vibration = Vibration
settings-blind = Aides pour jouer sans voir
settings-blind-help = Coups tapés au clavier, plateau en texte, et chaque annonce écrite.
settings-terse = Annonces courtes
settings-terse-help = On ne dit pas à qui le tour quand il passe comme d’habitude.
settings-device = Cet appareil calcule quand j’étudie
settings-device-help = Les valeurs et les analyses se calculent alors ici, ce qui ne coûte rien au serveur. La première fois, quelques mégaoctets se chargent ; en attendant, c’est le serveur qui répond.
settings-device-none = Cette salle ne propose pas que votre appareil calcule quand vous étudiez.
settings-name = Votre nom
settings-name-help = Les autres le voient à la table.

link-lobby = Tables
link-learn = Apprendre
link-puzzles = Problèmes
link-study = Étudier

## Des noms pour qui n’en a pas

animal-1 = Loutre
animal-2 = Renard
animal-3 = Héron
animal-4 = Blaireau
animal-5 = Lynx
animal-6 = Merle
animal-7 = Hérisson
animal-8 = Dauphin
animal-9 = Chouette
animal-10 = Écureuil
animal-11 = Manchot
animal-12 = Panda

## Une salle dans le navigateur même

tab-app = Des jeux où aligner quatre n’est qu’un début. Ils se passent de réseau.
tab-opening = La salle s’ouvre. La première fois, cela prend un moment.
tab-offline = Cette salle marche sans réseau. Vos parties restent dans ce navigateur.
tab-offline-most = Cette salle marche sans réseau, sauf { $games } : il suffit de l’ouvrir une fois. Vos parties restent dans ce navigateur.
tab-extra-loading = Ce qu’il faut en plus pour ce jeu se charge. La première fois, cela prend un moment.
tab-extra-missing = Ce jeu a besoin de fichiers qui ne sont pas encore ici. Il démarrera tout seul dès que le réseau reviendra.
tab-making = La table de toutes les positions de ce jeu se calcule, une fois pour cet appareil.
tab-elsewhere = Cette salle est ouverte dans un autre onglet. Elle continuera ici dès qu’il sera fermé.
tab-failed = La salle n’a pas pu s’ouvrir dans ce navigateur.
tab-restarting = La salle s’est arrêtée et redémarre. Rien de ce qui a été joué n’est perdu.
tab-open-again = Réessayer
tab-full = Il n’y a plus de place sur cet appareil : les coups ne peuvent pas être gardés, donc ils ne comptent pas. Libérez de la place, puis continuez.
tab-newer = Nouvelle version prête.
tab-newer-soon = Après la manche
tab-newer-now = Maintenant
tab-install = Installer
tab-device = Sur cet appareil
tab-kept = Tout est là : la salle marche sans réseau.
tab-not-kept = La salle a besoin du réseau tant que tous ses fichiers ne sont pas ici. Ils ne sont gardés qu’en https.
tab-install-app = La salle est installée.
tab-install-button = Installée, la salle a sa propre icône et tout l’écran.
tab-install-share = Installée, la salle a sa propre icône, et cet appareil garde vos parties pour de bon : ouvrez le menu Partager et choisissez « Sur l’écran d’accueil ».
tab-install-menu = Installée, la salle a sa propre icône : cherchez « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de votre navigateur. Tous ne savent pas le faire.
