# Le laboratoire : des positions que chacun prépare et joue ; et le cadre des pages de règles.
lab-title = Laboratoire
lab-seat = Joueur { $number }
lab-edit = Préparer
lab-start = Partir de…
lab-copy = Copier le lien
lab-copied = Lien copié
lab-broken-link = Ce lien ne contient aucune position. Voici plutôt une nouvelle donne.
lab-over = Ici, la partie est terminée.
lab-play = Jouer à partir d'ici
lab-palette = Tuiles
lab-kind = { $tile }, reste { $left }
lab-hint = Choisis une tuile, puis les cases et les mains qui la reçoivent ; ou touche une tuile du plateau pour la déplacer, la renforcer ou l'enlever.
lab-hint-brush = Touche une case vide pour poser la tuile, ou ajoute-la à une main.
lab-hint-picked = Touche une case vide pour y déplacer la tuile.
lab-remove = Enlever
lab-boost = Renforcer +1
lab-boost-less = Renforcer −1
lab-clear = Vider le plateau
lab-cell-empty = Case vide { $x }, { $y }
lab-cell-tile =
    { $boost ->
        [0] { $tile } en { $x }, { $y }
       *[other] { $tile } +{ $boost } en { $x }, { $y }
    }
lab-hands = Mains
lab-hand-add = Ajouter { $tile }
lab-hand-add-none = Choisis d'abord une tuile
lab-hand-remove = Retirer { $tile } de la main
lab-score = Points
lab-score-of = Points de { $name }
lab-course = Déroulement
lab-players = Joueurs
lab-turn = Au tour de
lab-phase = Phase
lab-phase-play = On joue une tuile
lab-phase-hermod = Après un Hermod
lab-phase-raven = Un Corbeau peut repartir
lab-phase-trim = Trop de tuiles en main
lab-on-play = Tuile
lab-on-trim = Tuile
lab-on-hermod = Le Hermod
lab-on-raven = Le Corbeau
lab-under = Sous le Corbeau
lab-under-nothing = Rien
lab-deck = Tuiles dans la pioche
lab-sets = Tuiles en jeu
lab-set-edda = Saga de l'Edda
lab-set-bolt = Éclair
lab-set-order = Ordre des dieux
lab-faults =
    { $count ->
        [one] Cette position n'est pas encore possible :
       *[other] Cette position n'est pas encore possible, pour { $count } raisons :
    }
lab-deal = Une nouvelle donne
lab-seed = Graine
lab-seed-about = La même graine donne toujours la même donne.
lab-deal-start = Distribuer
lab-document = Une position sous forme de texte
lab-document-about = Le document de la position, en JSON. Chaque faute est nommée avec son champ.
lab-document-start = Ouvrir cette position
lab-not-json = Ce n'est pas du JSON : { $why }
lab-not-object = Une position doit être un objet JSON entre accolades.
lab-rules-title = Règles
lab-rules-contents = Sommaire
lab-rules-game = Règles de { $game }
lab-rules-try = Essayer au laboratoire
lab-rules-board = Montrer sur un plateau
lab-rules-points = { $points ->
    [one] un point
   *[other] { $points } points
}
lab-rules-shown = Montrer sur un plateau ({ lab-rules-points })
lab-rules-made = Le jeu dans sa boîte
lab-rules-doubt = Une règle contredit ton livret ? Dis-le à la personne qui héberge cette salle :
lab-rules-made-designer = Auteur
lab-rules-made-illustrator = Illustrateur
lab-rules-made-publisher = Éditeurs
lab-rules-made-year = Année
lab-rules-made-decktet = Le Decktet
lab-rules-made-age = Âge
lab-rules-made-minutes = Durée avec la boîte
lab-rules-made-link = En savoir plus
lab-rules-age = à partir de { $age } ans
lab-rules-minutes = { $minutes } minutes
lab-rules-minutes-each = { $minutes } minutes par joueur
lab-example-step = Étape { $step } sur { $steps }
lab-example-back = Retour
lab-example-next = Ce qui se passe
lab-example-open = Ouvrir au laboratoire
lab-example-loading = L'exemple se charge…
lab-example-failed = L'exemple n'a pas pu être chargé.
lab-fewer = Moins : { $what }
lab-more = Plus : { $what }
