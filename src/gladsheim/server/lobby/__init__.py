"""Tables before their games: the games to choose from, opening, seats, lists of tables."""
