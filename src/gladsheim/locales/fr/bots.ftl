# La force des bots d'un jeu, et ce qu'ils ont appris.

bots-title = La force des bots de { $game }
bots-about = Un bot qui a 100 points de plus qu'un autre gagne environ 64 % des parties contre lui. Le { bot-greedy } a toujours 1000 points : il ne prévoit rien et n'apprend jamais, il ne change donc jamais. Les barres montrent l'intervalle où se trouve une cote avec une certitude de 95 %.
bots-plain = Les bots de ce jeu tournent ici sans code compilé : les niveaux supérieurs sont plus faibles qu'indiqué ci-dessous.
bots-compiling = Les bots sont en cours de compilation. D'ici là, les niveaux supérieurs sont plus faibles qu'indiqué ci-dessous.
bots-none = La force des bots de ce jeu n'a pas encore été mesurée.
bots-measured =
    { $deals ->
        [one] Une donne, jouée par les bots à chaque place.
       *[other] { $deals } donnes, chacune jouée par les bots à chaque place.
    }
bots-bot = Bot
bots-between = de { $low } à { $high }
bots-steps = Chaque niveau contre celui d'en dessous
bots-level = Niveau
bots-step = { $bot } contre { $below }
bots-won = Victoires
bots-sure = Sûr à 95 %
bots-learned = Ce qu'ils ont appris
bots-learned-games = { $minutes ->
        [one] Les Voyants ont appris seuls. Ils ont joué contre eux-mêmes en plusieurs séries et ont appris après chacune ce que valent les positions. Cela a pris une minute.
       *[other] Les Voyants ont appris seuls. Ils ont joué contre eux-mêmes en plusieurs séries et ont appris après chacune ce que valent les positions. Cela a pris { $minutes } minutes.
    }
bots-usual = la table habituelle
bots-fits = Entraînement et précision
bots-fits-about = Expliqué : la part des différences de résultat que le Voyant prédit, dans des parties dont il n'a rien appris.
bots-round = Série
bots-network = { $count } joueurs : { $tables }
bots-games = Parties
bots-positions = Positions
bots-explained = Expliqué
bots-pace = ms par décision
