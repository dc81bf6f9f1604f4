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
review-whose = Joueur
review-everybody = Tous
review-only-misses = Seulement les erreurs et les gaffes
review-none-listed = Aucune trouvée : bien joué.
review-keys = Appuie sur ↑ ou ↓, ou balaie vers la gauche ou la droite, pour changer de décision.
review-step = coup { $ply }
review-grade-best = Excellent
review-grade-good = Imprécision
review-grade-slip = Erreur
review-grade-blunder = Gaffe
review-count-best =
    { $n ->
        [one] { $n } excellent
       *[other] { $n } excellents
    }
review-count-good =
    { $n ->
        [one] { $n } imprécision
       *[other] { $n } imprécisions
    }
review-count-slip =
    { $n ->
        [one] { $n } erreur
       *[other] { $n } erreurs
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
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
review-missed-all =
    { $n ->
        [one] { $points } perdus en { $n } décision.
       *[other] { $points } perdus en { $n } décisions.
    }
review-as-good = Rien de perdu
review-alternatives = Alternatives
review-equal = aussi bon
review-more =
    { $number ->
        [one] { $points } point de mieux
       *[other] { $points } points de mieux
    }
review-instead = Coups possibles à la place
review-luck-good = Chance : { $points } de plus que la moyenne.
review-luck-bad = Chance : { $points } de moins que la moyenne.
review-luck-usual = Chance : dans la moyenne.
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
review-tried = Par rapport au coup joué : { $more }
review-tried-best = C'est le meilleur coup trouvé.
review-tried-same = C'est le coup joué.
review-judging = Ton coup est évalué …
review-how = Un bot compare chaque coup aux autres dans des parties imaginées qui s'accordent avec ce qu'on pouvait savoir alors. Il voit loin, mais pas tout : un meilleur coup qui lui échappe ne compte pas. La chance est comptée à part et n'est ni le mérite ni la faute de personne.
review-turning = Le tour qui a le plus rapporté
review-turning-points = { $points ->
    [one] Il a rapporté { $points } point.
   *[other] Il a rapporté { $points } points.
}
review-turning-see = Voir
review-next-gist = Ce que valait chaque coup, et ce qui aurait été meilleur.
review-next-lesson = Leçon suivante
review-next-learn = Apprendre pas à pas
review-trends = Ton évolution sur de nombreuses parties
review-less =
    { $number ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
review-lost =
    { $number ->
        [one] { $name } a perdu { $points } point par rapport au meilleur coup.
       *[other] { $name } a perdu { $points } points par rapport au meilleur coup.
    }
review-lost-you =
    { $number ->
        [one] Tu as perdu { $points } point par rapport au meilleur coup.
       *[other] Tu as perdu { $points } points par rapport au meilleur coup.
    }
review-why-now =
    { $points ->
        [one] Le meilleur coup rapporte { $points } point de plus tout de suite.
       *[other] Le meilleur coup rapporte { $points } points de plus tout de suite.
    }
review-why-less =
    { $points ->
        [one] Le meilleur coup rapporte { $points } point de moins tout de suite, mais plus aux tours suivants.
       *[other] Le meilleur coup rapporte { $points } points de moins tout de suite, mais plus aux tours suivants.
    }
review-why-later = Tout de suite, les deux rapportent autant. Le meilleur coup paie aux tours suivants.
review-because = { $reason } (+{ $points })
review-range = À { $range } près, sur { $n } parties imaginées.
review-certain = À { $range } points près.
review-next-miss = Erreur suivante
