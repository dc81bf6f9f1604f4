# Comment les actions sont regroupées quand il est question de nombreuses parties.

trendsvalda-trade = Échanger des ressources
trendsvalda-take = Prendre une ressource
trendsvalda-buy = Acheter des cartes
trendsvalda-card = Cartes jaunes : { $deck }
trendsvalda-build = Temples : { $god }
trendsvalda-build-mine = Mines
trendsvalda-build-drill = Forages
trendsvalda-attack = Attaques
trendsvalda-pass = Passer : ni attaque, ni arme
trendsvalda-defence = Se défendre ou céder
trendsvalda-exchange = Disciples par { $god }
trendsvalda-hand = Garder et défausser des cartes
trendsvalda-choice = Choix à l'intérieur d'une carte
trendsvalda-end = Terminer une phase
