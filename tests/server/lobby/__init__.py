"""Tables before their games: seats, lists, deals; and the games to choose from."""
