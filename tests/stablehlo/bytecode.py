#!/usr/bin/env python3
"""Programs as MLIR bytecode, as jaxlib writes it.

usage: bytecode.py --samara SAMARA [--version VERSION ...] [NAME ...]
Each program of cases/, programs/ and workloads/ that StableHLO alone can state becomes a portable
artifact of each VERSION (1.0.0, 1.9.0, 1.13.0 and that of jaxlib). `samara graph --mlir` must give
for it what it gives for the text, but for defaults that the artifact states (DEFAULTS) and the name
of the op that ends a function. Prints what differs, and at the end the counts; exit 1 if anything
does."""

import argparse
import concurrent.futures
import functools
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
VERSIONS = ("1.0.0", "1.9.0", "1.13.0", None)
# attributes that texts may omit: the op, and the attribute with its default
PRECISION = r"precision_config = \[(#stablehlo<precision DEFAULT>(, )?)+\]"
WINDOWS = [r"(base_dilations|lhs_dilation|rhs_dilation|window_dilations|window_strides) = array<i64: 1(, 1)*>",
           r"padding = dense<0> : tensor<\dx2xi64>", "window_reversal = array<i1: false(, false)*>"]
ORDER = ["indices_are_sorted = false", "unique_indices = false"]
DEFAULTS = {
    "gather": ORDER,
    "dynamic_gather": ORDER,
    "dot_general": [PRECISION],
    "custom_call": ['backend_config = ""'],
    "convolution": [PRECISION, *WINDOWS],
    "dynamic_conv": [PRECISION, *WINDOWS],
    None: [*ORDER, *WINDOWS, "is_stable = false"],  # an op with regions
}


@functools.cache
def _libraries():
    import jax._src.interpreters.mlir as jax_mlir
    from jaxlib import _jax
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    return jax_mlir, _jax, ir, stablehlo


def _made(text, version):
    """The artifact, with chlo's ops as composites if the program has them or is sharded."""
    jax_mlir, _jax, ir, stablehlo = _libraries()
    version = version or stablehlo.get_current_version()
    with jax_mlir.make_ir_context():
        try:
            return b"S" + stablehlo.serialize_portable_artifact(ir.Module.parse(text), version)
        except Exception:
            return b"M" + _jax.mlir.serialize_portable_artifact(ir.Module.parse(text), version, True)


def made(text, version):
    """b"S" and the artifact, b"M" and one of several dialects, b"" if jaxlib makes none. In a
    process of its own: jaxlib aborts on some programs, and says why it refuses others."""
    _libraries()  # once, before the forks
    with tempfile.TemporaryFile() as out:
        child = os.fork()
        if child == 0:
            try:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
                out.write(_made(text, version))
                out.flush()
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        out.seek(0)
        return out.read()


def artifact(text, version):
    """The artifact, or None if jaxlib makes none."""
    return made(text, version)[1:] or None


def normalised(tree):
    """Without the defaults."""
    lines = []
    for line in tree.splitlines():
        op = re.search(r'"stablehlo\.(\w+)"\(', line)
        for default in DEFAULTS.get(op.group(1), ()) if op else DEFAULTS[None] if line.lstrip().startswith("})") else ():
            line = re.sub(rf"(, {default}(?=[,}}]))|((?<={{){default}(, |(?=}})))", "", line)
        lines.append(line.replace(" {}", "").replace('"stablehlo.return"', '"func.return"'))
    return "\n".join(lines)


def shown(samara, path):
    done = subprocess.run([samara, "graph", "--mlir", path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout.decode()


def check(samara, path, text, data):
    """None, or what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder, f"program{i}.mlir") for i in range(2)]
        files[0].write_text(text)
        files[1].write_bytes(data)
        (refused, tree), (refused_too, other) = (shown(samara, f) for f in files)
    if refused or refused_too:
        return None if refused and refused_too else f"refused: {tree if refused else other}"
    for a, b in zip(normalised(tree).splitlines(), normalised(other).splitlines()):
        if a != b:
            return f"text: {a.strip()}\n    artifact: {b.strip()}"
    return None if tree.count("\n") == other.count("\n") else "one of the trees has more lines"


def programs(names):
    from run import text_of

    for part in ("cases", "programs", "workloads"):
        for path in sorted((HERE / part).glob("*.mlir*")):
            if not names or path.name.split(".mlir")[0] in names:
                yield path, text_of(path)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--samara", required=True)
    p.add_argument("--version", action="append")
    p.add_argument("names", nargs="*")
    a = p.parse_args()
    failed = ran = 0
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        waiting = []
        for path, text in programs(a.names):
            for version in a.version or VERSIONS:
                data = made(text, version)
                if data[:1] == b"S":
                    waiting.append((f"{path.name} {version}", pool.submit(check, a.samara, path, text, data[1:])))
        for label, result in waiting:
            ran += 1
            why = result.result()
            if why is not None:
                failed += 1
                print(f"{label}: {why}", flush=True)
    print(f"{ran} artifacts, {failed} differ")
    return 1 if failed or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
