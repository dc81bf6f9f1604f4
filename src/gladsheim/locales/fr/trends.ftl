# Ce que disent ensemble les analyses de nombreuses parties.

trends-own = Ton évolution
trends-of = Évolution de { $name }
trends-profile = Tout sur { $name }
trends-hidden = Personne d'autre ne voit cette page.
trends-open = Les autres peuvent voir cette page.
trends-games = Jeux
trends-count = { $game } : { $n } analysées
trends-waiting =
    { $n ->
        [one] Une partie est en cours d'analyse.
       *[other] { $n } parties sont en cours d'analyse.
    }
trends-none = Aucune partie de { $game } n'a encore été analysée.
trends-fills = Cette page se remplit d'elle-même : quand aucun bot n'a à réfléchir, les parties de { $game } que tu as terminées avec ton compte sont analysées, les plus récentes d'abord, jusqu'à { $n } par jour. Tu peux aussi choisir « { review-ask } » après n'importe quelle partie.
trends-fills-asked = Tes parties ne sont pas analysées d'elles-mêmes. Choisis « { review-ask } » après une partie, ou active-le ci-dessous.
trends-fills-never = Dans cette salle, les parties ne sont pas analysées d'elles-mêmes. Choisis « { review-ask } » après une partie.
trends-private = Cette page n'existe pas, ou elle n'est pas montrée aux autres.

trends-leads = Résultats
trends-leads-about =
    { $n ->
        [one] Avance sur le meilleur des autres à la fin d'une partie.
       *[other] Avance sur le meilleur des autres à la fin, en moyenne sur { $n } parties.
    }
trends-leads-none = Aucune de ces parties n'a été jouée jusqu'au bout.
trends-lead = Telles quelles
trends-corrected = Corrigés de la chance
trends-lead-ahead = Chance mise à part, c'est sûrement une avance.
trends-lead-behind = Chance mise à part, c'est sûrement un retard.
trends-lead-even = Chance mise à part, ce n'est sûrement ni une avance ni un retard.
trends-few = À partir de { $n } parties, on peut dire à quel point c'est sûr.

trends-missed = Points manqués
trends-each = Par décision
trends-less = Sûrement moins dans la seconde moitié de ces parties : { $change }.
trends-more = Sûrement plus dans la seconde moitié de ces parties : { $change }.
trends-same = Aucun changement sûr entre la première moitié de ces parties et la seconde.
trends-range = ± { $range }
trends-line-leads = Avance corrigée de la chance, partie par partie : de { $first } à { $last } ; les points montrent le résultat tel quel
trends-line-missed = Points manqués par décision, partie par partie : de { $first } à { $last }
trends-oldest = première
trends-newest = dernière
trends-table = Tous les chiffres, partie par partie
trends-date = Partie
trends-luck = Chance
trends-decisions = Décisions
trends-missed-in = Manqués
trends-unfinished = pas terminée
trends-public = Seules les parties publiques figurent une à une ; les chiffres les comptent toutes.

trends-kinds = Par genre
trends-kinds-about = Selon ce qui a été joué, là où le plus a été manqué d'abord.
trends-thirds = Par tiers de partie
trends-third-1 = Premier tiers
trends-third-2 = Deuxième tiers
trends-third-3 = Dernier tiers
trends-all = Montrer les { $n }
trends-fewer = En montrer moins
trends-part = Partie du jeu
trends-kind = Genre
trends-where-more = sûrement plus qu'ailleurs
trends-in =
    { $n ->
        [one] { $points } en une décision
       *[other] { $points } en { $n } décisions
    }
trends-how = D'après les { $n } parties analysées les plus récentes, au plus. Le ± dit de combien le chiffre peut s'écarter, dans 95 cas sur 100 ; il vient des différences entre les parties. Ce qu'une analyse ne distingue pas du hasard ne compte pas comme manqué.

trends-shown = Montrer cette page aux autres
trends-shown-about = Ils voient les chiffres de toutes tes parties analysées, et les parties une à une seulement là où n'importe qui aurait pu regarder.
trends-automatic = Analyser mes parties terminées d'elles-mêmes
trends-automatic-about = Jusqu'à { $n } par jour, quand il n'y a rien d'autre à faire.
