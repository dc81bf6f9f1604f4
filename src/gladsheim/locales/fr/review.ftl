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
review-keys = ↑ et ↓, ou un doigt vers la gauche et la droite, mènent d'une décision à l'autre.
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
review-points =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
review-missed =
    { $number ->
        [one] { $points } point manqué (± { $range })
       *[other] { $points } points manqués (± { $range })
    }
review-missed-all =
    { $n ->
        [one] Occasions manquées : { $points } (± { $range }) en { $n } décision.
       *[other] Occasions manquées : { $points } (± { $range }) en { $n } décisions.
    }
review-as-good = Aussi bon que le meilleur coup trouvé.
review-lead = Avance attendue ensuite : { $points } (± { $range }, dans { $n } mondes imaginés).
review-alternatives = À la place
review-equal = aussi bon (± { $range })
review-more = { $points } (± { $range })
review-alternatives-about = Avec les points attendus en plus de ce qui a été joué. Désigne un coup pour le voir sur le plateau.
review-instead = Ce qu'on aurait pu jouer à la place
review-luck-good = Chance : { $points } de plus que d'habitude (± { $range }).
review-luck-bad = Chance : { $points } de moins que d'habitude (± { $range }).
review-luck-usual = Chance : à peu près comme d'habitude (± { $range } points).
review-best-move = Plus beau coup :
review-biggest-miss = Plus grande occasion manquée :
review-compare = Comparer avec le meilleur coup
review-compare-again = Comparer
review-compare-close = Retour à la partie
review-played = Joué
review-better = Mieux
review-try = Essaie toi-même
review-try-again = Essayer encore
review-try-about = La position avant cette décision : que ferais-tu ?
review-tried = Par rapport à ce qui a été joué : { $more }
review-tried-best = C'est le meilleur coup trouvé.
review-tried-same = C'est ce qui a été joué.
review-tried-unknown = L'analyse ne l'a pas suivi assez loin pour en juger. Il apporte à coup sûr { $points }.
review-how = Un bot compare chaque coup aux autres dans des mondes imaginés qui s'accordent avec ce qu'on pouvait savoir alors. Il voit loin, mais pas tout : ce qui lui échappe compte comme si personne ne l'avait trouvé. La chance est comptée à part et n'est le mérite de personne.
review-turning = Le tour qui a le plus rapporté
review-turning-points = Il a rapporté { $points } points.
review-turning-see = Voir
review-next-gist = Ce que valait chaque coup, et ce qui aurait rapporté plus.
review-next-lesson = Leçon suivante
review-next-learn = Apprendre pas à pas
review-trends = Ton évolution sur de nombreuses parties
