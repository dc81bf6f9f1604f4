"""Games that were played: results, looking back, people's figures."""
