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
trends-fills = Cette page se remplit d'elle-même : quand aucun bot n'a à réfléchir, la salle analyse les parties de { $game } que tu as terminées avec ton compte, les plus récentes d'abord, jusqu'à { $n } par jour. Tu peux aussi choisir « { review-ask } » après n'importe quelle partie.
trends-fills-asked = Tes parties ne sont pas analysées automatiquement. Choisis « { review-ask } » après une partie, ou active-le ci-dessous.
trends-fills-never = Cette salle n'analyse pas les parties automatiquement. Choisis « { review-ask } » après une partie.
trends-private = Cette page n'existe pas, ou elle est privée.

trends-leads = Résultats
trends-leads-about = { $n ->
        [one] Avance sur le meilleur des autres joueurs à la fin d'une partie.
       *[other] Avance moyenne sur le meilleur des autres joueurs à la fin de { $n } parties.
    }
trends-leads-none = Aucune de ces parties n'a été jouée jusqu'au bout.
trends-lead = Réelle
trends-corrected = Corrigée de la chance
trends-lead-ahead = Corrigée de la chance, c'est sûrement une avance.
trends-lead-behind = Corrigée de la chance, c'est sûrement un retard.
trends-lead-even = Corrigée de la chance, ce n'est sûrement ni une avance ni un retard.
trends-few = Après { $n } parties, cette page dit à quel point c'est sûr.

trends-missed = Points manqués
trends-each = Par décision
trends-less = Sûrement moins dans la seconde moitié de ces parties : { $change }.
trends-more = Sûrement plus dans la seconde moitié de ces parties : { $change }.
trends-same = Aucun changement sûr entre la première moitié de ces parties et la seconde.
trends-range = ± { $range }
trends-line-leads = Avance corrigée de la chance, partie par partie : de { $first } à { $last } ; les points montrent l'avance réelle
trends-line-missed = Points manqués par décision, partie par partie : de { $first } à { $last }
trends-oldest = première
trends-newest = dernière
trends-table = Tous les chiffres, partie par partie
trends-date = Partie
trends-luck = Chance
trends-decisions = Décisions
trends-missed-in = Manqués
trends-unfinished = pas terminée
trends-public = Seules les parties publiques figurent une à une ; les chiffres comptent toutes les parties.

trends-kinds = Par genre de coup
trends-kinds-about = D'abord les genres où le plus de points ont été manqués.
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
trends-how = Repose au plus sur les { $n } parties analysées les plus récentes. Le ± est la marge d'erreur dans 95 cas sur 100 ; elle vient des différences entre les parties. Les écarts qu'une analyse ne distingue pas du hasard ne comptent pas comme manqués.

trends-shown = Montrer cette page aux autres
trends-shown-about = Ils voient les chiffres de toutes tes parties analysées, mais les parties une à une seulement si n'importe qui aurait pu les regarder.
trends-automatic = Analyser automatiquement mes parties terminées
trends-automatic-about = Jusqu'à { $n } par jour, quand la salle n'a rien d'autre à faire.
