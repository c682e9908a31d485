#!/usr/bin/env python3
"""chains.py FOLDER: element-wise chains, softmax, layer norm and their gradients as StableHLO
programs, NAME_TYPE_SIZE.mlir, and chains.json: their files and bytes (of a matrix, of all that is
read, of all that is written). Rows of 1024 numbers; what is in bf16 is computed in f32. Of the last
size a matrix has 128 MiB, four times what caches of 32 MiB hold, as STREAM asks of its arrays; of
16 Mi numbers in bf16 it has 32. Needs jax (not part of any check)."""
import json
import math
import os
import sys

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp

COLUMNS = 1024


def scale(x, b):
    return x * b + 0.5


def gelu(x, b):
    return jax.nn.gelu(x + b)


def softmax(x):
    return jax.nn.softmax(x, axis=-1)


def layernorm(x, g, b):
    mean = x.mean(-1, keepdims=True)
    var = jnp.square(x - mean).mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(var + 1e-5) * g + b


def dropout(x, r, u, b):
    """Residual and dropout; the deviates are an argument."""
    return r + jnp.where(u < 0.9, (x + b) / 0.9, 0)


def gradient(f, n):
    """Of what f gives by its first n arguments; the last argument is what comes in."""

    def g(*args):
        return jax.vjp(lambda *a: f(*a, *args[n:-1]), *args[:n])[1](args[-1])

    return g


# name, function, arguments: matrices and vectors
CHAINS = [
    ("scale", scale, "mv"),
    ("gelu", gelu, "mv"),
    ("softmax", softmax, "m"),
    ("layernorm", layernorm, "mvv"),
    ("dropout", dropout, "mmmv"),
    ("gelu_grad", gradient(gelu, 1), "mvm"),
    ("softmax_grad", gradient(softmax, 1), "mm"),
    ("layernorm_grad", gradient(layernorm, 3), "mvvm"),
]
TYPES = {"f32": jnp.float32, "bf16": jnp.bfloat16}
SIZES = {"f32": (1, 16, 32), "bf16": (1, 16, 64)}  # Mi


def computed_in_f32(f, dtype):
    def g(*args):
        out = f(*(a.astype(jnp.float32) for a in args))
        return jax.tree.map(lambda r: r.astype(dtype), out)

    return f if dtype == jnp.float32 else g


def size_of(avals):
    return sum(math.prod(a.shape) * a.dtype.itemsize for a in jax.tree.leaves(avals))


def main(folder):
    made = []
    for kind, dtype in TYPES.items():
        for size in SIZES[kind]:
            for name, f, args in CHAINS:
                rows = (size << 20) // COLUMNS
                shapes = [jax.ShapeDtypeStruct((rows, COLUMNS) if a == "m" else (COLUMNS,), dtype) for a in args]
                lowered = jax.jit(computed_in_f32(f, dtype)).lower(*shapes)
                file = f"{name}_{kind}_{size}.mlir"
                array = (size << 20) * dtype(0).dtype.itemsize
                made.append({"file": file, "mi": size, "array": array, "reads": size_of(shapes), "writes": size_of(lowered.out_info)})
                with open(os.path.join(folder, file), "w") as out:
                    out.write(lowered.as_text())
    with open(os.path.join(folder, "chains.json"), "w") as out:
        json.dump(made, out)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
