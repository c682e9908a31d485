#!/usr/bin/env python3
"""test_threads.py LIBRARY: threads run one model, and two models, at the same time; each result is
right."""
import os
import pathlib
import sys
import threading

import numpy as np

os.environ["SAMARA_LIBRARY"] = os.path.abspath(sys.argv[1])
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "python")]
import samara  # noqa: E402

TEXT = """
func.func @main(%x: tensor<8x64xf32>, %w: tensor<64x64xf32>, %i: tensor<i32>) -> (tensor<8x64xf32>, tensor<i32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
  %1 = stablehlo.tanh %0 : tensor<8x64xf32>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
  %3 = stablehlo.add %i, %i : tensor<i32>
  return %2, %3 : tensor<8x64xf32>, tensor<i32>
}
"""
THREADS, CALLS = 8, 200


def main():
    models = [samara.load(TEXT, name) for name in ("one", "two")]
    random, wrong = np.random.default_rng(1), []
    w = random.standard_normal((64, 64)).astype(np.float32) / 8
    inputs = [random.standard_normal((8, 64)).astype(np.float32) for _ in range(THREADS)]

    def work(k):
        x, f = inputs[k], models[k % 2]
        want = np.tanh(x.astype(np.float64) @ w) @ w
        for i in range(CALLS):
            y, n = f(x, w, np.int32(k * CALLS + i))
            if n != 2 * (k * CALLS + i) or np.abs(y - want).max() > 1e-4:
                wrong.append((k, i))

    # short runs keep the interpreter's lock, then none, then all
    for short in samara._run._SHORT, 0, 60:
        samara._run._SHORT = short
        threads = [threading.Thread(target=work, args=(k,)) for k in range(THREADS)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        print(f"{THREADS * CALLS} calls by {THREADS} threads, {len(wrong)} wrong")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
