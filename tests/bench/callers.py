#!/usr/bin/env python3
"""callers.py [--rounds N] [--seconds S] [--threads N,...]: calls of a small network from Python,
against jax.jit.

Four layers of 64 x 64 with tanh, batch 8, f32, on two threads: calls a second of all threads that
call at once, weights in the program or as arguments; and MB of memory that 200 sizes of the batch
take beside what JAX keeps when it only lowers the function. Sides take turns, each in a process of
its own; medians. Environment: SAMARA_LIBRARY (default build/libsamara.so); this Python needs
jax."""
import argparse
import os
import pathlib
import re
import statistics
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
WARM, SETTLE_S, SIZES = 3000, 1, range(9, 209)


def network():
    import jax.numpy as jnp
    import numpy as np
    random = np.random.default_rng(1)
    weights = [(random.standard_normal(s) * .1).astype(np.float32) for _ in range(4) for s in ((64, 64), (64,))]

    def f(x, *p):
        for k in range(0, len(p), 2):
            x = jnp.tanh(x @ p[k] + p[k + 1])
        return x

    return f, weights


def open_side(side, inside):
    """A function that runs the network once."""
    import jax
    import numpy as np
    f, weights = network()
    x, args = np.ones((8, 64), np.float32), () if inside else tuple(weights)
    jitted = jax.jit((lambda x: f(x, *weights)) if inside else f)
    if side == "xla":
        there = [jax.numpy.asarray(a) for a in (x, *args)]
        return lambda: jitted(*there).block_until_ready()
    import samara
    program = samara.load(jitted.lower(x, *args), threads=2)
    return lambda: program(x, *args)


def call_rate(side, inside, threads, seconds):
    run = open_side(side, inside)
    for _ in range(WARM):
        run()
    time.sleep(SETTLE_S)  # code that is compiled meanwhile is used then
    for _ in range(WARM):
        run()
    counts, ended = [0] * threads, threading.Event()

    def work(k):
        while not ended.is_set():
            for _ in range(16):
                run()
            counts[k] += 16

    crew = [threading.Thread(target=work, args=(k,)) for k in range(threads)]
    began = time.perf_counter()
    for t in crew:
        t.start()
    time.sleep(seconds)
    ended.set()
    for t in crew:
        t.join()
    return sum(counts) / (time.perf_counter() - began)


def memory_mb(side):
    """MB that are the process's own after all sizes, less those before."""
    import jax
    import numpy as np
    import samara
    f, weights = network()
    jitted, program = jax.jit(f), samara.load(f, threads=2)

    def go(n, times):
        x = np.ones((n, 64), np.float32)
        if side == "lowering":
            return jitted.lower(x, *weights).as_text()
        for _ in range(times):
            program(x, *weights)

    def own():
        time.sleep(SETTLE_S)
        return int(re.search(r"Private_Dirty:\s+(\d+)", pathlib.Path("/proc/self/smaps_rollup").read_text())[1]) / 1024

    go(8, 500)
    for n in range(300, 312):
        go(n, 20)
    before = own()
    for n in SIZES:
        go(n, 20)
    return own() - before


def measured(*args):
    env = dict(os.environ, JAX_PLATFORMS="cpu", OMP_NUM_THREADS="2", SAMARA_THREADS="2", PYTHONPATH=str(ROOT / "python"))
    env.setdefault("SAMARA_LIBRARY", str(ROOT / "build" / "libsamara.so"))
    done = subprocess.run([sys.executable, __file__, "--one", *map(str, args)], env=env, capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return float(done.stdout)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--seconds", type=float, default=2)
    p.add_argument("--threads", default="1,2,8,32")
    p.add_argument("--one", nargs="+", help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.one and args.one[0] == "memory":
        return print(memory_mb(args.one[1]))
    if args.one:
        side, inside, threads, seconds = args.one
        return print(call_rate(side, inside == "True", int(threads), float(seconds)))
    print("| weights | threads | `jax.jit` | Samara | ratio |\n|---|---|---|---|---|")
    for inside in (True, False):
        for threads in args.threads.split(","):
            got = {side: [] for side in ("xla", "samara")}
            for _ in range(args.rounds):
                for side, rates in got.items():
                    rates.append(measured(side, inside, threads, args.seconds))
            xla, ours = (statistics.median(v) for v in got.values())
            print(f"| {'inside' if inside else 'arguments'} | {threads} | {xla:,.0f} | {ours:,.0f} | {ours / xla:.2f} |", flush=True)
    sides = [[measured("memory", side) for _ in range(args.rounds)] for side in ("calls", "lowering")]
    print(f"\n200 sizes: {statistics.median(sides[0]) - statistics.median(sides[1]):.1f} MB")


if __name__ == "__main__":
    main()
