"""Data sets of decisions: games as Parquet, a row for each decision (docs/researchers/datasets.md)."""
