"""The hall over a store that fails by a seed, with time and scheduling under the test's control."""
