"""Tools for researchers: environments, OpenSpiel games, data, clusters."""
