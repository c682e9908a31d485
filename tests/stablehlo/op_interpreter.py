"""The interpreter of the specification that is inside jaxlib, for generate_ops.py: reads cases,
writes what they give."""

import pickle
import sys

import numpy as np

KINDS = {"f64": np.float64, "f32": np.float32, "f16": np.float16, "i1": np.bool_}
KINDS |= {f"{p}i{n}": np.dtype(f"{'u' if p else 'i'}{n // 8}") for p in ("", "u") for n in (8, 16, 32, 64)}


def evaluate(text, args, results):
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    with mlir.make_ir_context():
        module = ir.Module.parse(f"module {{\n{text}}}\n")
        types = {"f64": ir.F64Type.get(), "f32": ir.F32Type.get(), "f16": ir.F16Type.get()}
        for n in (8, 16, 32, 64):
            types[f"i{n}"], types[f"ui{n}"] = ir.IntegerType.get_signless(n), ir.IntegerType.get_unsigned(n)
        ins = [ir.DenseElementsAttr.get(x, shape=x.shape, type=types[e]) for e, x in args]
        got = stablehlo.eval_module(module, ins)
        return [np.array(g, KINDS[e]).reshape(s) for g, (e, s) in zip(got, results)]


def serve():
    out = [evaluate(*case) for case in pickle.load(sys.stdin.buffer)]
    sys.stdout.buffer.write(pickle.dumps(out))
