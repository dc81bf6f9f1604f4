# La donne du jour : les donnes d'aujourd'hui, les tableaux des jours, ce qui les prouve.

daily-about = Tout le monde a la même donne, les mêmes bots et un seul essai. Commence avant le { $ends } et termine avant le { $closes }.
daily-about-over = Tout le monde a eu la même donne, les mêmes bots et un seul essai. Ce jour est passé : tu peux regarder tous les essais.
daily-guest = Tu joues en invité. Le tableau du jour ne contient que des comptes.
daily-guest-account = Créer un compte
daily-seat = Tu es à la place { $seat } sur { $players }, contre le bot { $level }.
daily-play = Jouer
daily-play-game = Jouer la donne du jour de { $game }
daily-go-on = Continuer
daily-go-on-game = Continuer la donne du jour de { $game }
daily-own = { $score ->
    [one] Ton essai : rang { $place } à ta table, avec { $score } point.
   *[other] Ton essai : rang { $place } à ta table, avec { $score } points.
}
daily-rank = Ta place parmi les essais du jour : { $rank } sur { $all }.
daily-own-unfinished = Ton essai n'a pas été terminé.
daily-look = Revoir
daily-look-own = Revoir ton essai de { $game }
daily-look-at = Regarder l'essai de { $name }
daily-rows = Tableau du jour : { $game }
daily-rows-later = Tu vois les résultats des autres dès que ton propre essai est terminé.
daily-rows-none = Aucun compte n'a encore terminé d'essai.
daily-came = À la table
daily-points = Points
daily-unfinished = pas terminé
daily-days = Jours passés
daily-today = Aujourd'hui
daily-proof = Pourquoi personne ne peut changer la donne
daily-proof-about = La salle tire un secret pour chaque jour. Elle publie son empreinte (SHA-256) deux jours avant, et le secret quand le jour est passé. Tout le hasard des donnes en vient. L'enregistrement d'un essai montre aussi l'empreinte de sa donne.
daily-proof-hash = Empreinte du { $day }, publiée le { $since }
daily-proof-secret = Le secret du { $day }
daily-proof-check = Pour vérifier un enregistrement de ce jour, lance dans un terminal
daily-proof-deal = Empreinte de la donne de { $game }

daily-match = Match en duplicate
daily-matches = Matchs en duplicate
daily-matches-about = Deux à cinq amis jouent les mêmes donnes de chaque place, contre des bots ou entre eux. La chance commune à tous est retirée.
daily-match-new = Commencer un nouveau match
daily-match-seats = Places à chaque table
daily-match-bot = Niveau des bots
daily-match-rounds = Donnes par place
daily-match-days = Jours
daily-match-begin = Commencer un match
daily-match-join = Participer
daily-match-link = Lien pour tes amis
daily-match-terms = { $count } donnes ; le bot { $level } joue toutes les autres places. Ouvert jusqu'au { $closes }.
daily-match-standings = Classement
daily-match-compared = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
daily-match-luck = Points au-dessus de la moyenne de chaque donne. { $share } de la dispersion venait d'une chance commune à tous ; c'est retiré.
daily-match-deal = Donne { $number }
daily-match-seat = Place { $seat } sur { $seats }
daily-match-proof = Les donnes viennent d'un secret. Son empreinte (SHA-256) est ici depuis le début, le secret lui-même dès que le match est fini.
daily-match-way = Qui contre qui
daily-match-way-bots = Chacun contre des bots
daily-match-way-4 = Quatre amis entre eux
daily-match-way-4-about = Chaque donne se joue à deux tables à la fois. Chacun rencontre tous les autres des deux places et se compare au joueur assis à la même place de l'autre table. Le match commence quand vous êtes quatre.
daily-match-way-5 = Cinq amis entre eux
daily-match-way-5-about = Chaque donne se joue à deux tables à la fois, et l'un de vous se repose. Chacun rencontre tous les autres des deux places et se compare au joueur assis à la même place de l'autre table. Le match commence quand vous êtes cinq.
daily-match-turns = Tours
daily-match-meet-terms = { $count } donnes, chacune jouée à deux tables. Ouvert jusqu'au { $closes }.
daily-match-missing = { $count ->
    [one] Il manque encore un ami. Le match commence quand tous sont là.
   *[other] Il manque encore { $count } amis. Le match commence quand tous sont là.
}
daily-match-next = À suivre
daily-match-with = Donne { $number } : avec { $name }
daily-match-waits = { $name } t'attend à la table.
daily-match-out = Cette donne se joue sans toi.
daily-match-gone = un joueur parti
daily-match-hidden = Tu vois comment les autres ont joué une donne dès que ta propre table l'a terminée.
