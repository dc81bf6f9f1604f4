# La donne du jour : les donnes d'aujourd'hui, les tableaux des jours, ce qui les prouve.

daily-about = La même donne pour tous, contre les mêmes bots, un seul essai chacun. Tu peux commencer jusqu'au { $ends } ; ce qui est commencé peut être terminé jusqu'au { $closes }.
daily-about-over = La même donne pour tous, contre les mêmes bots, un seul essai chacun. Ce jour est passé : tous les essais peuvent être regardés.
daily-guest = Tu joues en invité : seuls les comptes figurent au tableau du jour.
daily-guest-account = Créer un compte
daily-seat = Tu es à la place { $seat } sur { $players }, contre le bot { $level }.
daily-play = Jouer
daily-play-game = Jouer la donne du jour de { $game }
daily-go-on = Continuer
daily-go-on-game = Continuer la donne du jour de { $game }
daily-own = { $score ->
    [one] Ton essai : place { $place } avec { $score } point.
   *[other] Ton essai : place { $place } avec { $score } points.
}
daily-own-unfinished = Ton essai n'a pas été terminé.
daily-look = Revoir
daily-look-own = Revoir ton essai de { $game }
daily-look-at = Regarder l'essai de { $name }
daily-rows = Tableau du jour : { $game }
daily-rows-later = Ce que les autres ont fait s'affiche dès que ton propre essai est fini.
daily-rows-none = Aucun compte n'a terminé d'essai.
daily-came = À la table
daily-points = Points
daily-unfinished = pas terminé
daily-days = Jours passés
daily-today = Aujourd'hui
daily-proof = Pourquoi personne n'a pu changer la donne
daily-proof-about = La salle tire un secret pour chaque jour, publie son empreinte (SHA-256) deux jours avant et révèle le secret quand le jour est passé. Tout le hasard des donnes en découle. L'enregistrement d'un essai montre aussi l'empreinte de sa donne.
daily-proof-hash = Empreinte du { $day }, publiée le { $since }
daily-proof-secret = Le secret du { $day }
daily-proof-check = Pour vérifier un enregistrement de ce jour, écris dans un terminal
daily-proof-deal = Empreinte de la donne de { $game }

daily-match = Match en duplicate
daily-matches = Matchs en duplicate
daily-matches-about = Deux à cinq amis jouent les mêmes donnes de chaque place, contre des bots ou entre eux. Ce que la chance a donné à tous pareillement est retiré.
daily-match-new = Commencer un nouveau match
daily-match-seats = Places à chaque table
daily-match-bot = Niveau des bots
daily-match-rounds = Donnes par place
daily-match-days = Jours
daily-match-begin = Commencer un match
daily-match-join = Participer
daily-match-link = Lien pour tes amis
daily-match-terms = { $count } donnes, toutes les autres places sont jouées par le bot { $level }. Ouvert jusqu'au { $closes }.
daily-match-standings = Classement
daily-match-compared = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
daily-match-luck = Points au-dessus de la moyenne de chaque donne. { $share } de la dispersion était de la chance partagée par tous, et est retiré.
daily-match-deal = Donne { $number }
daily-match-seat = Place { $seat } sur { $seats }
daily-match-proof = Les donnes découlent d'un secret. Son empreinte (SHA-256) est ici depuis le début, le secret dès que le match est fini.
daily-match-way = Qui contre qui
daily-match-way-bots = Chacun contre des bots
daily-match-way-4 = Quatre amis entre eux
daily-match-way-4-about = Chaque donne se joue à deux tables à la fois. Chacun rencontre tous les autres des deux places, et se compare à qui est assis à la même place de l'autre table. Le match commence quand vous êtes quatre.
daily-match-way-5 = Cinq amis entre eux
daily-match-way-5-about = Chaque donne se joue à deux tables à la fois, et l'un de vous se repose. Chacun rencontre tous les autres des deux places, et se compare à qui est assis à la même place de l'autre table. Le match commence quand vous êtes cinq.
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
daily-match-gone = quelqu'un qui n'est plus là
daily-match-hidden = Comment les autres ont joué une donne se montre dès que ta propre table en a fini.
