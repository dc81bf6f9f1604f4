"""Description of a game besides its rules: its traits, its bot kit and its presenter."""
