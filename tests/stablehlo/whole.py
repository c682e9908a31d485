#!/usr/bin/env python3
"""Runs the programs of programs/ whole, the large ones too, as they are and as they are printed,
and tells how far each is from XLA.

usage: whole.py [--samara FILE] [--library FILE] [NAME ...]
Its Python, or $JAX_PYTHON, has jax 0.10.2: it remakes the texts (programs/generate.py) and runs
them with XLA on the arguments that inputs.py makes. Nothing of it is kept: gpt2_124m_fwd_bf16 has
411 MB of results. A row of a Markdown table for each program: the largest relative L2 distance of
its results (integers: exact), of the text as JAX prints it and of the generic form that
`samara graph --mlir` prints of it, and of JAX's own generic form where there is one. Exit 1 if one
is beyond its limit: 1e-4, and 2e-2 where it computes in bf16."""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SHORT, LONG = 2e-2, 1e-4  # limits of what computes in bf16, and of f32
# A ReLU that turns with the last bit turns a gradient as well: XLA's own results in f32 are as far
# from those in f64.
ROUGH = {"resnet50_train": 2e-2}
FLOATS = ("bf16", "f16", "f32", "c_f32", "f64")


def numpy():
    import numpy as np

    return np


def xla(folder, names):
    """In JAX's Python: the texts into @p folder, XLA's answers beside them."""
    import generate
    import ml_dtypes
    from compare import main_types
    from inputs import arguments

    np = numpy()
    for name in names:
        path = folder / f"{name}.mlir"
        text = path.read_text()
        kinds = [kind for _, kind in main_types(text)[0]]
        args = [a.view(ml_dtypes.bfloat16) if k == "bf16" else a for a, k in zip(arguments(path).values(), kinds)]
        outs = generate.run_xla(text, args, 8 if "mhlo.num_partitions = 8" in text else 1)
        np.savez(folder / f"{name}.npz", **{f"out{i}": generate.plain(o) for i, o in enumerate(outs)})


def distance(got, want, kind):
    """The relative L2 distance; integers differ or do not. By parts: the whole in f64 would be
    large."""
    from compare import value

    np = numpy()
    if got.shape != want.shape or got.dtype != want.dtype:
        return float("inf")
    if kind not in FLOATS:
        return 0.0 if np.array_equal(got, want) else float("inf")
    got, want, off, size, part = got.ravel(), want.ravel(), 0.0, 0.0, 1 << 22
    for i in range(0, got.size, part):
        g, w = (value(a[i : i + part], kind).astype(np.complex128) for a in (got, want))
        same = (g == w) | (np.isnan(g) & np.isnan(w))
        off += np.sum(np.abs(np.where(same, 0, g - w)) ** 2)
        size += np.sum(np.abs(np.where(same & ~np.isfinite(w), 0, w)) ** 2)
    return (off / size) ** 0.5 if size > 0 else float(off > 0)


def judge(samara, path, text, answers):
    """Its entry in the table, and whether the error is below the limit."""
    from compare import main_types
    from inputs import arguments
    from run import Results

    np = numpy()
    args = list(arguments(path).values())
    try:
        got = Results(samara.load(text, path.name)(*args))
    except samara.Error as e:
        return str(e), False
    kinds = [kind for _, kind in main_types(path.read_text())[1]]
    with np.load(answers) as want:
        if len(kinds) != len(got) or len(want.files) != len(got):
            return f"{len(got)} results", False
        worst = max(distance(got[f"out{i}"], want[f"out{i}"], kind) for i, kind in enumerate(kinds))
    limit = ROUGH.get(path.stem, SHORT if "bf16" in text else LONG)
    return "exact" if worst == 0 else f"{worst:.1e}", worst <= limit


def forms(tool, folder, name):
    """The programs to run: their names and texts."""
    path = folder / f"{name}.mlir"
    printed = subprocess.run([tool, "graph", "--mlir", path], check=True, stdout=subprocess.PIPE, text=True).stdout
    again = folder / "again.mlir"
    again.write_text(printed)
    once_more = subprocess.run([tool, "graph", "--mlir", again], check=True, stdout=subprocess.PIPE, text=True).stdout
    if once_more != printed:
        raise SystemExit(f"{name}: what is printed is not read as it was")
    yield path.read_text()
    yield printed
    if (folder / "generic" / f"{name}.mlir").exists():
        yield (folder / "generic" / f"{name}.mlir").read_text()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--samara", default=str(HERE.parent.parent / "build/samara"))
    p.add_argument("--library", help="libsamara.so; else $SAMARA_LIBRARY, or where python/samara finds it")
    p.add_argument("--xla", type=pathlib.Path, help=argparse.SUPPRESS)
    p.add_argument("names", nargs="*")
    a = p.parse_args()
    sys.path[:0] = [str(HERE), str(HERE.parent.parent / "python")]
    if a.xla:
        return xla(a.xla, a.names)
    jax = os.environ.get("JAX_PYTHON", sys.executable)
    if a.library:
        os.environ["SAMARA_LIBRARY"] = a.library
    import samara

    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        subprocess.run([jax, HERE / "programs/generate.py", folder], check=True, stdout=subprocess.DEVNULL)
        print("| program | as JAX prints it | as we print it | JAX's generic form |\n|---|---|---|---|")
        for name in a.names or sorted(f.stem for f in folder.glob("*.mlir")):
            subprocess.run([jax, __file__, "--xla", folder, name], check=True)
            answers = folder / f"{name}.npz"
            found = [judge(samara, folder / f"{name}.mlir", text, answers) for text in forms(a.samara, folder, name)]
            answers.unlink()
            bad += not all(ok for _, ok in found)
            cells = [what if ok else f"**{what}**" for what, ok in found] + [""] * (3 - len(found))
            print(f"| {name} | {' | '.join(cells)} |", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
