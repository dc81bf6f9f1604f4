"""Games under the interface of OpenSpiel."""
