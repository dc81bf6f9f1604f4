# La salle : entrée, réglages, connexion, ce que tous les jeux partagent.

hall-name = Gladsheim
hall-tagline = Trois jeux de plateau nordiques, jouables tout de suite
hall-no-account = Sans compte. Ta première partie dure dix minutes, et le plateau t'apprend à jouer.
hall-play-first = Jouer à { $game }
hall-with-friend = Jouer avec un ami
hall-sign-in = Se connecter
hall-create-account = Créer un compte
hall-play-bot = Contre un bot
hall-play-friend = Avec un ami
hall-find = Trouver quelqu'un
hall-play-options = Options
hall-options-game = Options pour { $game }
hall-daily = Donne du jour
hall-daily-state = { $state ->
    [running] Continuer
    [over] Jouée
   *[new] Jouer
}
hall-puzzles = Énigmes
hall-learn = Apprendre
hall-learn-game = Apprendre { $game } pas à pas
hall-rules = Règles
hall-rules-game = Règles de { $game }
hall-table-yours = À toi de jouer
hall-table-waiting = À { $name } de jouer
hall-table-over = Terminée
hall-footer-docs = Documentation (en anglais) : pour qui joue, héberge une salle, écrit des bots, fait de la recherche ou contribue
hall-footer-imprint = Mentions légales et crédits
hall-footer-privacy = Confidentialité

setup-title = Nouvelle table : { $game }
setup-set = Tuiles
setup-kinds = Sortes de tuiles
setup-kinds-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
setup-seats = Qui joue
setup-seat-me = Moi
setup-seat-human = Quelqu'un ici
setup-seat-bot = Bot
setup-seat-kind = Qui occupe la place { $number }
setup-seat-name-of = Nom pour la place { $number }
setup-seat-level-of = Niveau du bot de la place { $number }
setup-seat-add = Un joueur de plus
setup-seat-remove = Retirer la place { $number }
setup-more = Plus : qui la trouve et la regarde, pendule
setup-start = Prendre place
setup-starting = Préparation de la table…
setup-cancel = Retour
setup-default-name = Invité
setup-default-guest = Joueur { $number }

bot-random = Vagabond
bot-greedy = Moissonneur
bot-seer = Voyant { $level }
bot-search = Éclaireur { $level }
bot-other = Bot { $name }
bot-plays-1 = { $name } joue comme un enfant : au moins un coup sur deux au hasard.
bot-plays-2 = { $name } joue comme un débutant : environ un coup sur deux au hasard.
bot-plays-3 = { $name } joue comme un amateur : environ un coup sur trois au hasard.
bot-plays-4 = { $name } joue comme un joueur exercé : environ un coup sur quatre au hasard.
bot-plays-5 = { $name } joue comme un joueur fort : environ un coup sur huit au hasard.
bot-plays-6 = { $name } joue comme un expert : presque aucun coup au hasard.
bot-plays-7 = { $name } joue comme un champion : aucun coup au hasard, et il réfléchit bien plus longtemps.
bot-names = Askr, Bestla, Búri, Lífþrasir, Auðr

level-named = { $name } · { $strength }
level-1 = enfant
level-2 = débutant
level-3 = amateur
level-4 = exercé
level-5 = fort
level-6 = expert
level-7 = champion
level-how-strong = Quelle est leur force ?

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme l'appareil
settings-theme-dark = Fjord nocturne
settings-theme-light = Parchemin
settings-colour = Ta couleur à table
settings-colour-seat = Celle de la place
settings-colour-0 = Orange
settings-colour-1 = Bleu
settings-colour-2 = Rose
settings-colour-3 = Vert
settings-colour-4 = Rouge
settings-colour-5 = Gris
settings-confirm = Confirmer chaque choix
settings-confirm-about = Sans cela, un second toucher au même endroit confirme le choix.
settings-speed = Animations
settings-speed-slow = Lentes
settings-speed-normal = Normales
settings-speed-fast = Rapides
settings-speed-off = Aucune
settings-pause = Pause entre les coups des bots
settings-pause-seconds = { $seconds } s
settings-best = Meilleures cases
settings-best-about = Montre où tes tuiles rapportent le plus de points en ce moment. Jamais dans les parties classées, les donnes du jour et les matchs en duplicate.
settings-coach = Un conseil dans mes premières parties
settings-coach-about = Pendant tes cinq premiers tours environ dans chaque jeu, d'après ce que tu peux savoir. Jamais dans les parties classées, les donnes du jour et les matchs en duplicate.
settings-ties = Toujours montrer le chiffre après les points
settings-ties-about = Dans Völuspá, le chiffre le plus haut a atteint ces points en premier. Sans cela, il n'apparaît qu'à égalité.
settings-prepare = Proposer de préparer des coups
settings-prepare-about = Prépare un coup pendant que les autres réfléchissent ; il est joué quand vient ton tour. Aux tables en jours par coup, tu peux aussi poser des conditions : si quelqu'un fait ceci, tu joues cela.
settings-coordinates = Coordonnées sur les plateaux et dans le journal
settings-coordinates-about = Comme tu les tapes dans le terminal : Od@1,0, build:tyr, place:1,0S.
settings-sound = Sons
settings-volume = Volume
settings-close = Fermer

status-behind = La table se met à jour…
status-unreachable = La salle est injoignable. Nouvel essai en cours…
status-offline = Tu es hors ligne. La table se mettra à jour toute seule.
asking-blocked = Les mises à jour en direct sont bloquées en chemin vers cette salle. À la place, la page l'interroge toutes les { $seconds } secondes.
status-loading = La table s'ouvre…
status-not-found = Cette table n'existe pas ici.
status-back = Retour à la salle

error-unreachable = La salle ne répond pas. Rien n'est perdu. Réessaie.
error-retry = Réessayer
error-stale = La partie avait déjà avancé. Voici où elle en est.
error-refused = Refusé : { $message }
error-close = Fermer ce message

form-missing = Remplis ce champ.
form-short = { $least ->
    [one] Saisis au moins { $least } caractère.
   *[other] Saisis au moins { $least } caractères.
}
form-range = Saisis un nombre de { $least } à { $most }.
form-wrong = Cette valeur n'est pas permise ici.
