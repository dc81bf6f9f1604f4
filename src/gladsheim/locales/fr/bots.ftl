# La force des bots d’un jeu, et ce qu’ils ont appris.

bots-title = La force des bots de { $game }
bots-about = Un bot qui a 100 points de plus qu’un autre gagne environ 64 % des parties contre lui. Le { bot-greedy } a toujours 1000 points : il ne prévoit rien et n’a rien appris, il reste donc le même. Les barres montrent où se trouve un classement avec une certitude de 95 %.
bots-plain = Ici, les bots de ce jeu tournent sans code compilé : les niveaux supérieurs réfléchissent moins et sont plus faibles qu’indiqué ci-dessous.
bots-compiling = Le code des bots est en cours de compilation : d’ici là, les niveaux supérieurs réfléchissent moins et sont plus faibles qu’indiqué ci-dessous.
bots-none = Personne n’a encore mesuré la force des bots de ce jeu.
bots-measured =
    { $deals ->
        [one] Une donne, jouée par les bots à chaque place.
       *[other] { $deals } donnes, chacune jouée par les bots à chaque place.
    }
bots-bot = Bot
bots-between = de { $low } à { $high }
bots-steps = Chaque niveau contre celui d’en dessous
bots-level = Niveau
bots-step = { $bot } contre { $below }
bots-won = Victoires
bots-sure = Sûr à 95 %
bots-learned = Ce qu’ils ont appris
bots-learned-games =
    { $minutes ->
        [one] Personne n’a instruit les Voyants : ils ont joué contre eux-mêmes, en plusieurs séries, et ont appris après chacune ce que valent les positions. Cela a pris une minute.
       *[other] Personne n’a instruit les Voyants : ils ont joué contre eux-mêmes, en plusieurs séries, et ont appris après chacune ce que valent les positions. Cela a pris { $minutes } minutes.
    }
bots-usual = la table habituelle
bots-fits = À partir de quoi, et avec quel succès
bots-fits-about = Expliqué : la part des différences dans la suite des positions qui est prévue, dans des parties mises de côté.
bots-round = Série
bots-network = { $count } joueurs : { $tables }
bots-games = Parties
bots-positions = Positions
bots-explained = Expliqué
bots-pace = ms par décision
