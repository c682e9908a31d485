#!/usr/bin/env python3
"""Runs random programs in several ways, which must agree; one that does not is made as small as it
can be.

fuzz.py [--library FILE] [--seed N] [--programs N] [--seconds S] [--xla] [--keep DIR] [--ways
strip,nest,ref]
The ways: Samara's strips, its generated code, its reference op by op (`only` of python/samara),
as the program is written, `simple`, which is the same after it was made simpler, `forced` and
`forced_nest`, strips and generated code of ops fused at random, `any`, which is as users have it,
and with --xla XLA, for which this must run by a Python that has jax 0.10.2. Strips, the reference
and `simple` agree to the bit, but for the bits of NaNs. Where sums are taken, numbers are whole and
small, so that no order shows: all ways agree but for signs of zeros, which are unspecified, and
functions such as the sine, which agree nearly. Program N is made by seed N alone. A failing program
is left in DIR (fuzz-found) as NAME.mlir with its arguments in NAME.npz. A crash of one way is a
failure like any other. Needs NumPy; exit 1 if anything failed."""

import argparse
import multiprocessing
import os
import pathlib
import sys
import time
import zlib

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path[:0] = [str(HERE.parent), str(ROOT / "python")]
import compare  # noqa: E402
from fuzz import grow, shrink  # noqa: E402
from fuzz.ops import KINDS  # noqa: E402
from fuzz.program import fill, render  # noqa: E402

SAMARA = ("ref", "simple", "strip", "nest", "forced")
FORCED = {"forced": "strip", "forced_nest": "nest"}  # every choice of the plan taken at random


def bits(a):
    """bf16 and f8 as their bits."""
    return a.view({1: np.uint8, 2: np.uint16}[a.dtype.itemsize]) if a.dtype.name.startswith(("bfloat", "float8")) else a


def by_samara(text, args, way):
    """`any`: as users have it, several times, since kernels change when that pays."""
    import samara

    only = {"any": None, "simple": "ref"}.get(way, FORCED.get(way, way))
    fuse = zlib.crc32(text.encode()) if way in FORCED else way not in ("ref", "simple")
    f = samara.load(text, "fuzz", only=only, fuse=fuse, simplify=way != "ref")
    for _ in range(3 if way == "any" else 1):
        out = f(*args)
    return [bits(np.asarray(o)) for o in out]


def by_xla(text, args, types):
    import generate
    import jax

    jax.config.update("jax_enable_x64", True)
    from op_sources.core import DTYPES

    given = []
    for a, t in zip(args, types):
        want = np.dtype(DTYPES[t])
        given.append(a.astype(want) if t in ("i4", "ui4") else a if a.dtype == want else a.view(want))
    return [generate.plain(np.asarray(o)) for o in generate.run_xla(text, given)]


def serve(pipe):
    """A process of its own: whatever happens to it is found out."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 2)
    while True:
        text, args, types, way = pipe.recv()
        try:
            pipe.send((by_xla(text, args, types) if way == "xla" else by_samara(text, args, way), None))
        except Exception as e:
            pipe.send((None, f"{type(e).__name__}: {str(e)[:300]}"))


class Runner:
    def __init__(self, ways):
        self.ways, self.child = ways, None

    def start(self):
        context = multiprocessing.get_context("fork")
        self.pipe, other = context.Pipe()
        self.child = context.Process(target=serve, args=(other,), daemon=True)
        self.child.start()
        other.close()

    def ask(self, *question):
        """(results, None) or (None, why not)"""
        if self.child is None:
            self.start()
        try:
            self.pipe.send(question)
            if not self.pipe.poll(120):
                raise EOFError
            return self.pipe.recv()
        except (EOFError, BrokenPipeError, ConnectionResetError):
            self.child.kill()
            self.child.join()
            code, self.child = self.child.exitcode, None
            return None, f"crash: it ended with {code}"

    def close(self):
        if self.child is not None:
            self.child.kill()
            self.child.join()


def arguments(program):
    return [fill(n.outs[0], n.more["seed"], n.more["way"]) for n in program.params]


def differs(way, got, like, want, outs):
    """None, or in what the results are not alike."""
    for i, (g, w, t) in enumerate(zip(got, want, outs)):
        if g.shape != w.shape or g.dtype != w.dtype:
            return f"result {i} is {g.dtype}{list(g.shape)} by {way}, {w.dtype}{list(w.shape)} by {like}"
        # but for what a NaN carries
        rule = "exact" if {way, like} <= {"ref", "simple", "strip"} else t.rule
        try:
            compare.compare_one(rule, g, w, t.elem)
        except compare.Differs as e:
            return f"result {i} ({t.text}, {rule}), {way} and {like}: {e}"
    return None


def judge(runner, program):
    """(which ways disagree, how), or None."""
    text, outs = render(program, KINDS)
    args, types = arguments(program), [n.outs[0].elem for n in program.params]
    first = None
    for way in runner.ways:
        if way == "xla" and "select_and_scatter" in text:
            # of equals it takes any; the interpreter of the specification takes the first, as
            # Samara does
            continue
        got, why = runner.ask(text, args, types, way)
        if why is not None and way == "xla":
            continue  # errors of XLA alone do not count: 0 % 0 of constants ends it
        if why is not None:
            return (way, why.split(":")[0]), f"{way}: {why}"
        if first is None:
            first = got
            continue
        why = differs(way, got, runner.ways[0], first, outs)
        if why is not None:
            return (way, runner.ways[0]), why
    return None


def keep(folder, name, program, why):
    folder.mkdir(parents=True, exist_ok=True)
    text, _ = render(program, KINDS)
    (folder / f"{name}.mlir").write_text(f"// {why}\n{text}".replace("\n// ", "\n//  "))
    np.savez(folder / f"{name}.npz", **{f"arg{i}": a for i, a in enumerate(arguments(program))})


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--library", help="libsamara.so; else $SAMARA_LIBRARY, or where python/samara finds it")
    p.add_argument("--seed", type=int, default=1, help="of the first program")
    p.add_argument("--programs", type=int, default=10**9)
    p.add_argument("--seconds", type=float, default=float("inf"), help="begin no other program after this time")
    p.add_argument("--xla", action="store_true")
    p.add_argument("--ways", default=",".join(SAMARA))
    p.add_argument("--keep", type=pathlib.Path, default=pathlib.Path("fuzz-found"))
    a = p.parse_args()
    a.programs *= int(os.environ.get("SAMARA_REPEATS", "1"))
    if a.library:
        os.environ["SAMARA_LIBRARY"] = os.path.abspath(a.library)
    os.environ["JAX_PLATFORMS"] = "cpu"
    # products are not fused into sums, short floats round after each op
    os.environ["SAMARA_TEST_XLA_FLAGS"] = "--xla_cpu_max_isa=AVX --xla_allow_excess_precision=false"
    np.seterr(all="ignore")
    runner = Runner(a.ways.split(",") + (["xla"] if a.xla else []))
    begin, ran, failed = time.monotonic(), 0, {}
    try:
        while ran < a.programs and time.monotonic() - begin < a.seconds:
            seed = a.seed + ran
            ran += 1
            program = grow.program(seed)
            wrong = judge(runner, program)
            if wrong is None:
                continue
            kind = wrong[0]
            small = shrink.shrink(program, lambda q: (judge(runner, q) or (None,))[0] == kind)
            _, why = judge(runner, small) or wrong
            keep(a.keep, f"fuzz_{seed}", small, why)
            failed[seed] = why
            print(f"seed {seed}: {why}\n{render(small, KINDS)[0]}", flush=True)
    finally:
        runner.close()
    print(f"{ran} programs by {', '.join(runner.ways)}: {len(failed)} fail ({time.monotonic() - begin:.0f} s)")
    return 1 if failed or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
