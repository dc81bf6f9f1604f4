"""The three games: each rule, golden cases, a naive second engine, leaks, compiled and plain alike."""
