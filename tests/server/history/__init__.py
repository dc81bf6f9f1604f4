"""Games that were played: counted, looked back at, told of."""
