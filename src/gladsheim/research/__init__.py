"""Interfaces for researchers: environments, OpenSpiel games, data sets, training, clusters.

Needs the packages of `gladsheim[research]`.
"""
