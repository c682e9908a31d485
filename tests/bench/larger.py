#!/usr/bin/env python3
"""larger.py FOLDER: the small programs of tests/stablehlo/programs at sizes for which XLA takes a
millisecond or more,
NAME.mlir. Needs jax 0.10.2 (not part of any check)."""
import os
import sys
from functools import partial

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "stablehlo", "programs"))
import generate as corpus
import jax
import jax.numpy as jnp

S, f32, i32 = jax.ShapeDtypeStruct, jnp.float32, jnp.int32


def programs():
    v = S((200,), f32)
    cache = S((2, 16, 128, 2, 32), jnp.bfloat16)
    llama = corpus.llama_shapes(2, 256, 8, 2, 688, 1024)
    return {
        "gemm_batched_bias": (corpus.gemm_batched_bias, S((32, 256, 128), f32), S((32, 128, 64), f32), S((64,), f32)),
        "int8_gemm": (corpus.int8_gemm, S((1024, 1024), jnp.int8), S((1024, 1024), jnp.int8), S((1024,), f32)),
        "llama_decode_tiny": (partial(corpus.llama_decode, 8, 2), llama, cache, cache, S((), i32), S((16,), i32)),
        "linreg_cg_iter": (corpus.linreg_cg, S((20000, 200), f32), S((20000,), f32), v, v, v, S((), f32)),
        "kmeans_step": (corpus.kmeans_step, S((100000, 16), f32), S((8, 16), f32)),
        "sort_topk": (corpus.sort_topk, S((2048, 256), f32)),
        "rng_dropout": (corpus.rng_dropout, S((2,), jnp.uint32), S((1024, 1024), f32)),
        "cumulative": (corpus.cumulative, S((1024, 512), f32)),
        "scatter_hist": (corpus.scatter_hist, S((1000000,), i32), S((1000000,), f32)),
        "cholesky_solve": (jax.vmap(corpus.cholesky_solve), S((1024, 32, 32), f32), S((1024, 32), f32)),
        "fft_conv": (corpus.fft_conv, S((4096, 64), f32), S((4096, 64), f32)),
        "while_newton": (jax.vmap(corpus.while_newton), S((200000,), f32)),
        "case_switch": (corpus.cond_case, S((), i32), S((1 << 20,), f32)),
    }


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for name, (f, *args) in programs().items():
        with open(os.path.join(sys.argv[1], name + ".mlir"), "w") as out:
            out.write(jax.jit(f).lower(*args).as_text())
