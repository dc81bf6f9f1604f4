"""Terms that are agreed before anybody sits down, and the vacations during which clocks stand still."""
