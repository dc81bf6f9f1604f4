# What actions are grouped by where many games are told of.

trendsvalda-trade = Trading resources
trendsvalda-take = Taking a resource
trendsvalda-buy = Buying cards
trendsvalda-card = Yellow cards: { $deck }
trendsvalda-build = Temples: { $god }
trendsvalda-build-mine = Mines
trendsvalda-build-drill = Blood drills
trendsvalda-attack = Attacks
trendsvalda-pass = Passing: no attack, no weapon
trendsvalda-defence = Defending or giving in
trendsvalda-exchange = Followers by { $god }
trendsvalda-hand = Keeping and discarding cards
trendsvalda-choice = Choices within a card
trendsvalda-end = Ending a phase
