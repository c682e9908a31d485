#!/usr/bin/env python3
"""jax_processes.py PLUGIN: all_reduce between two processes of jax.distributed on this machine.

Times lax.psum of several sizes on Samara's device, which encrypts, and on JAX's CPU with gloo,
which does not, in turn; prints medians of all rounds as a table. Without more arguments it starts
processes of itself."""
import argparse
import os
import pathlib
import re
import socket
import statistics
import subprocess
import sys
import time

PYTHON = pathlib.Path(__file__).resolve().parents[2] / "python"
RIVALS = "samara", "gloo"
LIMIT = 300  # seconds of a process
BYTES = 1 << 30  # of the arrays of one size in a round, at most


def run_process(who, number, port, sizes):
    import jax
    import numpy as np
    from jax.sharding import NamedSharding, PartitionSpec as P

    if who == "gloo":
        jax.config.update("jax_cpu_collectives_implementation", "gloo")
    jax.distributed.initialize(f"127.0.0.1:{port}", 2, number)
    mesh = jax.make_mesh((2,), ("x",))
    f = jax.jit(jax.shard_map(lambda a: jax.lax.psum(a, "x"), mesh=mesh, in_specs=P("x"), out_specs=P(),
                              check_vma=False))
    for size in sizes:
        a = np.random.default_rng(number).standard_normal((2, size // 4)).astype(np.float32)
        x = jax.make_array_from_callback(a.shape, NamedSharding(mesh, P("x")), lambda i: a[i])
        for _ in range(5):
            f(x).block_until_ready()
        times = []
        for _ in range(max(16, min(300, BYTES // size))):
            begin = time.perf_counter()
            f(x).block_until_ready()
            times.append(time.perf_counter() - begin)
        if number == 0:
            print(f"size {size} seconds {statistics.median(times)}", flush=True)
    jax.distributed.shutdown()


def run(who, args):
    """Returns the median seconds by size."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    env = dict(os.environ, JAX_PLATFORMS="samara" if who == "samara" else "cpu",
               SAMARA_PJRT_LIBRARY=os.path.abspath(args.plugin), SAMARA_DEVICES="1",
               PYTHONPATH=f"{PYTHON}:{os.environ.get('PYTHONPATH', '')}")
    command = [sys.executable, __file__, args.plugin, "--sizes",
               *map(str, args.sizes), "--process", who]
    both = [subprocess.Popen([*command, str(i), str(port)], env=env, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, text=True) for i in range(2)]
    ends = [p.communicate(timeout=LIMIT) for p in both]
    for p, (_, err) in zip(both, ends):
        if p.returncode != 0:
            sys.exit(f"{who}: {err[-2000:]}")
    return {int(m[1]): float(m[2]) for m in re.finditer(r"size (\d+) seconds (\S+)", ends[0][0])}


def main():
    p = argparse.ArgumentParser()
    p.add_argument("plugin")
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--sizes", type=int, nargs="*", default=[32, 1 << 16, 1 << 20, 1 << 22, 1 << 24, 1 << 26])
    p.add_argument("--process", nargs=3, help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.process:
        who, number, port = args.process
        return run_process(who, int(number), port, args.sizes)
    found = {who: {size: [] for size in args.sizes} for who in RIVALS}
    for _ in range(args.rounds):
        for who in RIVALS:
            for size, s in run(who, args).items():
                found[who][size].append(s)
    print("| bytes | gloo_ms | samara_ms | ratio |\n|---|---|---|---|")
    for size in args.sizes:
        samara, gloo = (statistics.median(found[who][size]) * 1e3 for who in RIVALS)
        print(f"| {size} | {gloo:.3g} | {samara:.3g} | {samara / gloo:.2f} |")


if __name__ == "__main__":
    main()
