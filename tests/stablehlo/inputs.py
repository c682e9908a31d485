#!/usr/bin/env python3
"""inputs.py PROGRAM.mlir OUT.npz: reproducible arguments arg0, arg1, ... for the programs of
programs/; needs numpy only.

Floats are normal deviates, matrices of them divided by the root of their rows; integers lie in [0,
8). Some programs' mathematics needs positive numbers or a positive definite matrix. The seed is the
program's name and the argument's number."""

import pathlib
import sys
import zlib

import numpy as np

from compare import main_types

KIND = {
    "gpt_tiny_train_adam": "positive",
    "while_newton": "positive",
    "linreg_cg_iter": "positive",
    "cholesky_solve": "definite",
}
TYPES = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "i1": np.bool_,
    "c_f32": np.complex64,
    "c_f64": np.complex128,
    **{f"i{b}": np.dtype(f"int{b}").type for b in (8, 16, 32, 64)},
    **{f"ui{b}": np.dtype(f"uint{b}").type for b in (8, 16, 32, 64)},
}


def bf16(x):
    """Bit patterns, rounded to the nearest even."""
    bits = x.astype(np.float32).view(np.uint32)
    return (bits + 0x7FFF + (bits >> 16 & 1) >> 16).astype(np.uint16)


def argument(name, number, shape, kind):
    r = np.random.default_rng(zlib.crc32(f"{name}:{number}".encode()))
    if kind[0] in "iu":
        return r.integers(0, 2 if kind == "i1" else 8, shape).astype(TYPES[kind])
    x = r.standard_normal(shape)
    if kind.startswith("c_"):
        x = x + 1j * r.standard_normal(shape)
    if len(shape) >= 2:
        x = x / np.sqrt(shape[-2])
    if KIND.get(name) == "positive":
        x = np.abs(x) + 0.01
    if KIND.get(name) == "definite" and len(shape) >= 2 and shape[-2] == shape[-1]:
        x = x @ x.swapaxes(-1, -2) + np.eye(shape[-1])
    return bf16(np.asarray(x)) if kind == "bf16" else np.asarray(x).astype(TYPES[kind])


def arguments(path):
    path = pathlib.Path(path)
    return {
        f"arg{i}": argument(path.stem, i, shape, kind)
        for i, (shape, kind) in enumerate(main_types(path.read_text())[0])
    }


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    np.savez(sys.argv[2], **arguments(sys.argv[1]))
