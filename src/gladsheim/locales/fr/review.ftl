review-title = Analyse
review-side = À côté du plateau
review-close = Fermer
review-speed = Vitesse
review-curve = Points au fil de la partie
review-curve-at = Coup { $ply } : { $points }
review-table = Les points en tableau
review-ask = Analyser la partie
review-about = Vois ce que valait chaque coup d'après ce qu'on pouvait savoir alors, ce qui aurait été meilleur, et la part de la chance.
review-waiting = L'analyse de la partie est en cours…
review-failed = Cette partie n'a pas pu être analysée.
review-open = Voir toute l'analyse
review-look = Voir ce coup
review-summary = En bref
review-decisions = Décisions
review-whose = De
review-everybody = tout le monde
review-only-misses = Seulement les imprécisions et les gaffes
review-none-listed = Rien de tel : bien joué.
review-step = coup { $ply }
review-grade-best = Excellent
review-grade-good = Bon
review-grade-slip = Imprécis
review-grade-blunder = Gaffe
review-count-best =
    { $n ->
        [one] { $n } excellent
       *[other] { $n } excellents
    }
review-count-good =
    { $n ->
        [one] { $n } bon
       *[other] { $n } bons
    }
review-count-slip =
    { $n ->
        [one] { $n } imprécis
       *[other] { $n } imprécis
    }
review-count-blunder =
    { $n ->
        [one] { $n } gaffe
       *[other] { $n } gaffes
    }
review-missed = { $points } points manqués (± { $range })
review-missed-all = { $points } points manqués en { $n } décisions.
review-as-good = Aussi bon que le meilleur coup trouvé.
review-lead = Avance attendue ensuite : { $points } points (± { $range }, dans { $n } mondes imaginés).
review-alternatives = À la place
review-alternatives-about = Avec les points attendus en plus de ce qui a été joué. Désigne un coup pour le voir sur le plateau.
review-instead = Ce qu'on aurait pu jouer à la place
review-luck-good = Chance : { $points } points de plus que d'habitude (± { $range }).
review-luck-bad = Chance : { $points } points de moins que d'habitude (± { $range }).
review-luck-usual = Chance : à peu près comme d'habitude (± { $range } points).
review-best-move = Plus beau coup :
review-biggest-miss = Plus grande occasion manquée :
review-how = Un bot compare chaque coup aux autres dans des mondes imaginés qui s'accordent avec ce qu'on pouvait savoir alors. Il voit loin, mais pas tout : ce qui lui échappe compte comme si personne ne l'avait trouvé. La chance est comptée à part et n'est le mérite de personne.
review-next = Et maintenant ?
review-next-gist = Ce que valait chaque coup, et ce qui aurait rapporté plus.
review-next-lesson = Leçon suivante
review-next-learn = Apprendre pas à pas
