"""Whole programs of many kinds, one module an area: `cases(add)` as in the families. Rules are
`near` unless told otherwise, and types those that JAX has without 64 bits."""

AREAS = ("training", "sequences", "images", "solvers", "simulation", "statistics", "discrete", "devices")
