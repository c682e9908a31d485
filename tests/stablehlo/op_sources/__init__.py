"""One op a case: each module has a function `cases(c)` that adds to a Cases (core.py).
generate.py --ops runs them."""

FAMILIES = (
    "elementwise",
    "special",
    "compare",
    "convert",
    "move",
    "dynamic",
    "fold",
    "windows",
    "products",
    "convolve",
    "index",
    "order",
    "library",
    "control",
    "tiny",
)
