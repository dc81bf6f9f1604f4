"""Terms that are agreed before the players sit down, and the vacations during which clocks stop."""
