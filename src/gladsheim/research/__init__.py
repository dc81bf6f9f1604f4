"""What researchers do with the engines: data sets of decisions, and work on clusters."""
