# Tables classées, pages des personnes, classements, parties revues.

card-rated = Classée
card-rated-yes = Oui, entre comptes seulement.
card-rated-no = Non
rated-tag = classée
setup-rated = Le résultat compte pour le classement
setup-rated-about = Chaque place demande un compte différent.
setup-rated-guest = Les parties classées demandent un compte. Crée-en un sur la page derrière ton nom.
setup-rated-seats = Les parties classées n'admettent ni bots ni plusieurs joueurs au même écran.
rated-rules = Une partie compte dès que chacun a joué { $actions } coups. Entre les deux mêmes personnes, { $games_a_day } parties par jour comptent au plus.
rated-uncounted-short = Les cotes ne changent pas : tous n'ont pas joué { $actions } coups.
rated-uncounted-often = Les cotes ne changent pas : deux de ces joueurs avaient déjà joué { $games_a_day } parties classées en un jour.
refused-account-needed = Une table classée demande un compte.
refused-people-only = Une table classée demande un compte différent à chaque place et n'admet pas de bots.

people-since = Ici depuis le { $date }
people-private = { $name } ne montre ni parties ni statistiques.
people-private-own = Personne d'autre ne voit cette page : tu l'as rendue privée.
people-unknown = Il n'y a pas de compte de ce nom.
people-none = Pas encore de partie terminée.
people-rating = Cote
people-provisional = provisoire
people-provisional-about = Trop peu de parties classées pour en être sûr
people-unrated = Pas encore de partie classée
people-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
people-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
people-best = Meilleur résultat : { $score }
people-places = Rangs
people-place = Rang { $place } : { $count }
people-history = Cote après chaque partie classée, de { $first } à { $last }
people-opponents = Adversaires
people-guests = Invités
people-met = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
people-ahead = { $ahead } fois devant, { $behind } fois derrière
people-recent = Parties terminées
people-recent-about = Les autres ne voient que les parties aux tables publiques que tout le monde peut regarder.
people-more = Montrer des parties plus anciennes
people-trends = Évolution sur de nombreuses parties
people-abandoned = interrompue
people-came = rang { $place }
people-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
people-change = cote { $before } → { $after }

ranking-title = Classement : { $game }
ranking-link = Classement
ranking-people = Joueurs
ranking-none = Personne n'a encore joué assez de parties classées.
ranking-about = D'après les parties classées entre comptes. Les cotes encore provisoires ne figurent pas ici.
ranking-bots = Bots
ranking-bots-none = Aucune partie entre bots différents n'est encore terminée.
ranking-bots-about = Repose sur les parties terminées avec au moins deux bots différents. Seul l'ordre des bots compte, à part pour chaque nombre de joueurs. Les personnes à la table ne comptent pas.
ranking-players = { $count } joueurs
ranking-name = Nom
ranking-place = Rang
ranking-games = Parties

replay-title = Revoir la partie
replay-rules = version { $version } des règles
replay-bar = Coups
replay-link = Revoir
replay-step = Parcourir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lire
replay-stop = Arrêter
replay-at = Coup { $ply } sur { $plies }
replay-slider = Coup
replay-leave = À la table
replay-copy = Copier le lien
replay-copied = Copié
replay-eyes = Vu par
replay-eyes-then = toi, à ce moment
replay-eyes-watchers = les spectateurs
replay-start = Avant le premier coup

mine-page = Ta page
mine-page-about = Tes parties et tes cotes, comme les autres les voient.
mine-page-open = Voir ta page
mine-page-private = Cacher aux autres mes parties et mes statistiques
mine-page-private-about = Aux tables classées, ta cote figure tout de même à côté de ton nom.
mine-records = Tous les enregistrements
mine-records-about = Les enregistrements de toutes tes parties terminées, un par ligne, à garder ou à vérifier.
mine-records-get = Télécharger tous les enregistrements
