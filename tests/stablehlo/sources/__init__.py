"""The programs of tests/stablehlo, one module a family: each has a function `cases(add)` that says
`add(name, function, *arguments, rule=...)`. generate.py lowers and runs them."""

FAMILIES = (
    "elementwise",
    "special",
    "convert",
    "shape",
    "index",
    "contract",
    "windows",
    "order",
    "linalg",
    "rng",
    "control",
    "dynamic",
    "tiny",
    "quantized",
    "rare",
    "raw",
    "sharded",
)
