"""What researchers use: environments, OpenSpiel games, data, clusters."""
