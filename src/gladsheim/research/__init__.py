"""The engines under the interfaces of researchers, and what they read and run.

Needs the packages of `gladsheim[research]`.
"""
