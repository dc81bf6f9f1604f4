# Énigmes : des positions où une action est nettement la meilleure.

puzzles-title = Énigmes : { $game }
puzzles-short = Énigmes
puzzles-one = Énigme : { $game }
puzzles-own-one = Tirée de ta partie : { $game }
puzzles-about = Chaque énigme est une décision, comme la voyait la personne qui jouait. Une action est nettement la meilleure : trouve-la sur le plateau.
puzzles-all = Toutes les énigmes
puzzles-begin = Première énigme
puzzles-next = Énigme suivante
puzzles-number = Énigme { $number }
puzzles-done = { $solved } sur { $all } résolues
puzzles-share = { $share } % de { $people } personnes la résolvent du premier coup
puzzles-state =
    { $state ->
        [once] Résolue du premier coup
        [solved] Résolue
        [shown] Dévoilée
        [open] Tentée
       *[new] Nouvelle
    }
puzzles-choices =
    { $choices ->
        [one] { $choices } possibilité
       *[other] { $choices } possibilités
    }
puzzles-own = De tes parties
puzzles-own-new = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
}
puzzles-own-about = Une gaffe d'une partie analysée revient ici trois jours plus tard. Toi seul la vois.
puzzles-own-none = Rien ici pour l'instant. Fais analyser une partie terminée : ses gaffes apparaîtront ici quelques jours plus tard.
puzzles-from = Analyse du { $date }, action { $number }
puzzles-player = Joueur { $number }
puzzles-task = À toi de jouer
puzzles-ask = Quel est le meilleur coup ? Tu vois seulement ce que l'on pouvait voir à cette place.
puzzles-wrong = Il y a mieux.
puzzles-again = Essaie autre chose.
puzzles-brings = Sur le moment, cela rapporte { $sum }.
puzzles-nothing = rien
puzzles-because = { $reason } : { $sum }
puzzles-worse =
    { $number ->
        [one] À la longue, c'est { $points } point de moins que le meilleur coup.
       *[other] À la longue, c'est { $points } points de moins que le meilleur coup.
    }
puzzles-worse-about =
    { $number ->
        [one] À la longue, c'est environ { $points } point de moins que le meilleur coup.
       *[other] À la longue, c'est environ { $points } points de moins que le meilleur coup.
    }
puzzles-behind =
    { $number ->
        [one] Dans les parties que des bots ont jouées jusqu'au bout, ce coup a fini { $points } point derrière.
       *[other] Dans les parties que des bots ont jouées jusqu'au bout, ce coup a fini { $points } points derrière.
    }
puzzles-solved = Résolue. Voici le meilleur coup :
puzzles-shown = Voici le meilleur coup :
puzzles-as-good = Résolue : ton coup est aussi bon. La solution était :
puzzles-yours = Ton essai
puzzles-played = Joué dans ta partie
puzzles-other = Le deuxième meilleur coup
puzzles-how = Comparaison dans { $worlds } parties imaginées, conformes à ce que l'on pouvait savoir à cette place.
puzzles-show = Montrer la solution
puzzles-compare = Comparer sur le plateau
puzzles-back = Retour à l'énigme
puzzles-missing = Cette énigme n'existe pas.
puzzles-few = { $solved ->
        [one] Résolue du premier coup par { $solved } personne sur { $people }
       *[other] Résolue du premier coup par { $solved } personnes sur { $people }
    }
puzzles-hard =
    { $level ->
        [1] Facile
        [2] Assez facile
        [3] Moyen
        [4] Difficile
        [5] Très difficile
       *[other] Extrême
    }
puzzles-theme-chase = La remontée
puzzles-theme-close = Au coude à coude
puzzles-theme-lead = Garder la tête
puzzles-level-score = Égalité aux points
puzzles-ahead =
    { $points ->
        [one] { $points } point d'avance
       *[other] { $points } points d'avance
    }
puzzles-behind-by =
    { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
    }
