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
review-only-misses = Seulement les erreurs et les gaffes
review-none-listed = Rien de tel : bien joué.
review-keys = ↑ et ↓, ou un doigt vers la gauche et la droite, mènent d'une décision à l'autre.
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
review-alternatives = À la place
review-equal = aussi bon
review-more =
    { $number ->
        [one] { $points } point de mieux
       *[other] { $points } points de mieux
    }
review-instead = Ce qu'on aurait pu jouer à la place
review-luck-good = Chance : { $points } de plus que d'habitude.
review-luck-bad = Chance : { $points } de moins que d'habitude.
review-luck-usual = Chance : à peu près comme d'habitude.
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
review-tried-unknown = L'analyse n'a pas pesé ce coup. Tout de suite, il rapporte { $points }, le meilleur coup { $best }.
review-how = Un bot compare chaque coup aux autres dans des mondes imaginés qui s'accordent avec ce qu'on pouvait savoir alors. Il voit loin, mais pas tout : ce qui lui échappe compte comme si personne ne l'avait trouvé. La chance est comptée à part et n'est le mérite de personne.
review-turning = Le tour qui a le plus rapporté
review-turning-points = Il a rapporté { $points } points.
review-turning-see = Voir
review-next-gist = Ce que valait chaque coup, et ce qui aurait rapporté plus.
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
review-why-later = Tout de suite, les deux rapportent autant ; le meilleur coup paie aux tours suivants.
review-because = { $reason } (+{ $points })
review-range = À { $range } près, sur { $n } parties imaginées.
review-certain = À { $range } points près.
review-next-miss = Erreur suivante
