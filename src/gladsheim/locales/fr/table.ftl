# Autour de la table : places, tours, journal, main, fin. Pour tous les jeux.

table-to-hall = Vers la salle
table-board = Le plateau
table-as-text = Le plateau en texte
table-hand = Ta main
table-hand-of = Main de { $name }
table-hand-watching = Tu regardes cette table.
table-players = Joueurs
table-seat-look = Plateau de { $name }
table-log = Journal
table-log-open = Journal
table-log-close = Fermer le journal
table-log-empty = Rien encore.
table-typed = En texte : { $text }
table-choosable = peut être choisi
table-deck = { $count ->
    [0] La pioche est vide
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
table-deck-short = Pioche { $count }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-bot = bot, { $level }
table-you = toi
table-turn-yours = À toi de jouer
table-turn-of = À { $name } de jouer
table-thinking = { $name } réfléchit…
table-thinking-short = réfléchit…
table-to-play-short = doit jouer
table-resolving = Un instant…
table-tiles = { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
table-known = connues :
table-fit = Ajuster la vue
table-whole = Tout le plateau
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-rules = Règles
table-rules-all = Toutes les règles
table-lab = Laboratoire
table-confirm = Confirmer
table-confirm-points = Confirmer +{ $points }
table-cancel = Annuler
table-undo = Reprendre
table-undone = repris
table-only-choice = Le seul choix possible est fait : { $message }
table-hint-more = Clic droit ou appui long pour en savoir plus.
table-coach = Conseil
table-coach-away = Masquer cette ligne
table-tie = { $first ->
    [true] À égalité, atteint en premier
   *[other] À égalité, atteint plus tard
}
table-deed-undo = reprend son dernier coup
table-help = Tuiles
table-next-player = Passe l'écran à { $name }
table-next-player-ready = C'est moi, { $name }
table-over-title = La partie est finie
table-over-winner = { $name } l'emporte
table-over-winners = { $names } l'emportent ensemble
over-won-by = Tu gagnes avec { $points } d'avance
over-won = Tu gagnes
over-lost-by = { $name } gagne avec { $points } d'avance
over-next-level = Jouer contre { $bot }
over-more = Plus
table-over-rank = Rang { $rank }
table-over-tie = À égalité, le premier arrivé à ce score passe devant ; le chiffre après le point le montre.
table-over-rematch = Rejouer
table-over-hall = Vers la salle
table-over-record = Télécharger l'enregistrement
table-over-look = Voir le plateau
table-over-result = Résultat
table-commitment = Empreinte de la donne
table-commitment-about = Elle était fixée avant le premier coup. L'enregistrement de la partie finie le prouve.
