#!/usr/bin/env python3
"""xla.py FILE.mlir IN.npz RUNS [SECONDS]: one StableHLO program on XLA's CPU back end, 2 threads.
Prints JSON: compile_ms, first_ms (the first execution after it), min_ms, median_ms and cpu_ms (of
all threads, for each) of RUNS more, or as many as SECONDS allow; early_ms: runs 2 to 100. With
JAX_PLATFORMS=samara on Samara's device instead. Needs jax 0.10.2 (not part of any check)."""
import json
import os
import statistics
import sys
import time

os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:2])  # XLA sizes its pool by this
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import numpy as np
from jax._src.interpreters import mlir
from jax.extend import core
from jaxlib.cpu import _lapack
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import func

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "stablehlo"))
import compare

SHORT = {"bf16": jax.numpy.bfloat16, "f8E4M3FN": jax.numpy.float8_e4m3fn, "f8E5M2": jax.numpy.float8_e5m2}
DTYPES = {"i1": np.bool_, "c_f32": np.complex64, "c_f64": np.complex128, **SHORT,
          **{f"f{n}": np.dtype(f"float{n}") for n in (16, 32, 64)},
          **{f"{s}i{n}": np.dtype(f"{s}int{n}") for s in ("", "u") for n in (8, 16, 32, 64)}}
_lapack.initialize()  # before lapack_*_ffi is called


def compile_jitted(text, args):
    """The program as the body of a function under jax.jit, compiled for args."""
    program = core.Primitive("program")
    program.multiple_results = True

    @program.def_abstract_eval
    def infer(*_):
        return [jax.core.ShapedArray(tuple(map(int, shape)), np.dtype(DTYPES[kind]))
                for shape, kind in compare.main_types(text)[1]]

    def lower(ctx, *values):
        module = ir.Module.parse(text)
        types = next(f.type.results for f in module.body if ir.SymbolTable.get_symbol_name(f).value == "main")
        name = mlir.merge_mlir_modules(ctx.module_context.module, "program", module, ctx.module_context.symbol_table)
        return func.CallOp(types, ir.FlatSymbolRefAttr.get(name), values).results

    mlir.register_lowering(program, lower)
    return jax.jit(lambda *a: program.bind(*a), keep_unused=True).lower(*args).compile()


def main(path, inputs, runs, seconds="inf"):
    with open(path) as f:
        text = f.read()
    with np.load(inputs) as z:
        kinds = [kind for _, kind in compare.main_types(text)[0]]
        args = [z[f"arg{i}"] for i in range(len(z.files))]
    args = [jax.device_put(a.view(SHORT[k]) if k in SHORT else a) for a, k in zip(args, kinds)]
    start = time.perf_counter()
    call = compile_jitted(text, args)
    compiled = time.perf_counter() - start
    times = []
    end, cpu = time.perf_counter() + float(seconds), time.process_time()
    while len(times) <= int(runs) and (len(times) < 3 or time.perf_counter() < end):
        start = time.perf_counter()
        jax.block_until_ready(call(*args))
        times.append((time.perf_counter() - start) * 1e3)
    rest = times[1:]
    print(json.dumps({"compile_ms": compiled * 1e3, "first_ms": times[0], "min_ms": min(rest),
                      "median_ms": statistics.median(rest), "early_ms": sum(rest[:99]), "runs": len(times),
                      "cpu_ms": (time.process_time() - cpu) * 1e3 / len(times)}))


if __name__ == "__main__":
    jax.config.update("jax_enable_x64", True)
    main(*sys.argv[1:])
