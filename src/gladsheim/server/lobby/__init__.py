"""Tables before their games: the choice of games, opening tables, seats, lists of tables."""
