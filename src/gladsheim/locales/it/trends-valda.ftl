# Come si raggruppano le azioni dove si parla di molte partite.

trendsvalda-trade = Scambiare risorse
trendsvalda-take = Prendere una risorsa
trendsvalda-buy = Comprare carte
trendsvalda-card = Carte gialle: { $deck }
trendsvalda-build = Templi: { $god }
trendsvalda-build-mine = Miniere
trendsvalda-build-drill = Trivelle
trendsvalda-attack = Attacchi
trendsvalda-pass = Passare: nessun attacco, nessuna arma
trendsvalda-defence = Difendersi o cedere
trendsvalda-exchange = Seguaci con { $god }
trendsvalda-hand = Tenere e scartare carte
trendsvalda-choice = Scelte dentro una carta
trendsvalda-end = Terminare una fase
