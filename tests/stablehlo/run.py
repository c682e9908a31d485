#!/usr/bin/env python3
"""Runs every program through the library and compares its results with XLA's.

usage: run.py [--library FILE] [--set cases|versions|programs|programs/generic|workloads|ops]
[--only IMPL] [--device DEVICE] [--printed SAMARA] [--bytecode VERSION] [--apart] [NAME ...]
In one process, by python/samara. Cases that must be refused must be, with the words that
cases.json has. lacking.txt names those that cannot be run yet: they must be refused as unsupported,
never answered wrongly, and leave the list once they can be run. Prints what differs, and at the end
the counts; exit 1 if anything does."""

import argparse
import functools
import gzip
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "python")]
import bytecode  # noqa: E402
import compare  # noqa: E402
import inputs  # noqa: E402
import op_pack  # noqa: E402

TABLES = {part: json.loads((HERE / part / "cases.json").read_text()) for part in ("cases", "workloads")}
SETS = ("cases", "versions", "programs", "programs/generic", "workloads", "ops")
OPT = "mlir-opt-19"


def text_of(path):
    return gzip.decompress(path.read_bytes()).decode() if path.suffix == ".gz" else path.read_text()


def home(part, name):
    """Where the answers are, and the row of the table."""
    for table in TABLES if part == "versions" else [part]:
        if name in TABLES.get(table, ()):
            return table, TABLES[table][name]
    return "programs", {"rules": ["near"]}


def programs(chosen, names):
    """(what it is called, its text's path, its answers' path, its row of the table)"""
    for part in chosen:
        for path in sorted((HERE / part).glob("*/*.mlir*" if part == "versions" else "*.mlir*")):
            name = path.name.split(".mlir")[0]
            folder, row = home(part, name)
            answers = HERE / folder / f"{name}.npz"
            if (answers.exists() or "refuse" in row) and (not names or name in names):
                yield f"{path.parent.relative_to(HERE).as_posix()}/{name}", path, answers, row


def arguments(answers):
    """In their order."""
    if answers.parent.name == "programs":
        given = inputs.arguments(answers.with_suffix(".mlir"))
    elif answers.exists():
        with np.load(answers) as z:
            given = {k: z[k] for k in z.files}
    else:
        given = {}
    return [given[f"arg{i}"] for i in range(sum(k.startswith("arg") for k in given))]


def printed(tool, text):
    """The text in MLIR's generic form, as `samara graph --mlir` gives it; it must read that as it
    reads the text, and MLIR's own tool must read it, which looks for what func.call calls no
    further than the next op that it does not know."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "program.mlir")
        for _ in range(2):
            path.write_text(text)
            shown = subprocess.run([tool, "graph", "--mlir", path], check=True, stdout=subprocess.PIPE)
            before, text = text, shown.stdout.decode()
        if shutil.which(OPT):
            path.write_text(text.replace('"func.call"', '"func_call"'))
            subprocess.run([OPT, "--allow-unregistered-dialect", path, "-o", os.devnull], check=True)
    if before != text:
        raise SystemExit("what is printed is not read as it was")
    return text


def bits_of(dtype):
    small = dtype.name.startswith(("float8_", "float6_", "float4_"))
    return np.uint16 if dtype.name == "bfloat16" else np.uint8 if small else dtype


class Results(dict):
    """The arrays as np.load() would give them; bf16 and f8 as their bits."""

    def __init__(self, arrays):
        super().__init__((f"out{i}", a.view(bits_of(a.dtype))) for i, a in enumerate(arrays))
        self.files = list(self)


def run(load, path, answers, row, text=None):
    """None, or what is wrong; `text`: instead of the file's."""
    try:
        got = load(text or text_of(path), path.name)(*arguments(answers))
    except RuntimeError as e:
        if "refuse" not in row:
            return f"refused: {e}"
        return None if any(w.lower() in str(e).lower() for w in row["refuse"].split("|")) else f"refused with other words: {e}"
    if "refuse" in row:
        return "it is not refused"
    pretty = answers.with_suffix(".mlir") if path.parent.name == "generic" else path
    with np.load(answers) as expected:
        wrong, _ = compare.compare(expected, Results(got), row["rules"], compare.result_types(text_of(pretty)))
    return "; ".join(wrong) or None


def run_op(load, text, name, args, want, types, rule):
    """None, or what is wrong."""
    try:
        got = load(text, name)(*args)
    except RuntimeError as e:
        return f"refused: {e}"
    expected = Results([])
    expected.update({f"out{i}": w for i, w in enumerate(want)})
    expected.files = list(expected)
    return "; ".join(compare.compare(expected, Results(got), [rule], types)[0]) or None


def everything(load, a):
    """(what it is called, None or what is wrong)"""
    sets = a.set or SETS
    for label, path, answers, row in itertools.islice(programs([s for s in sets if s != "ops"], a.names), 0, None, a.every):
        text = printed(a.printed, text_of(path)) if a.printed and "refuse" not in row else None
        if a.bytecode:
            text = bytecode.artifact(text_of(path), a.bytecode)
            if text is None:
                continue
        yield label, run(load, path, answers, row, text)
    for label, text, *rest in itertools.islice(op_pack.cases(HERE / "ops"), 0, None, a.every) if "ops" in sets else ():
        if not a.names or any(n in label for n in a.names):
            yield label, run_op(load, text, label, *rest)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--library", help="libsamara.so; else $SAMARA_LIBRARY, or where python/samara finds it")
    p.add_argument("--apart", action="store_true", help="no ops are fused")
    p.add_argument("--as-written", action="store_true", help="nothing is simplified")
    p.add_argument("--set", action="append", choices=SETS)
    p.add_argument("--every", type=int, default=1, metavar="N", help="only each N-th program")
    p.add_argument("--only", help="the one implementation that runs loops: strip, nest, ref")
    p.add_argument("--device", help="cpu, gpu, auto or webgpu; ends with 77 where that is not there")
    p.add_argument("--printed", metavar="SAMARA", help="the command: texts are run as it prints them (but not those of ops)")
    p.add_argument("--bytecode", metavar="VERSION", help="texts are run as portable artifacts of that version of StableHLO (but not "
                   "those of ops), those of which jaxlib makes one")
    p.add_argument("names", nargs="*")
    a = p.parse_args()
    if a.library:
        os.environ["SAMARA_LIBRARY"] = os.path.abspath(a.library)
    import samara

    if a.device:
        try:
            samara.load("func.func @main(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }", device=a.device)(np.float32(1))
        except RuntimeError as e:
            print(f"skipped: {e}")
            return 77
    lacking = set((HERE / "lacking.txt").read_text().split()) if (HERE / "lacking.txt").exists() else set()
    failed = ran = 0
    np.seterr(all="ignore")
    for label, why in everything(functools.partial(samara.load, only=a.only, device=a.device, fuse=not a.apart, simplify=not a.as_written), a):
        ran += 1
        if label in lacking:
            if why is not None and "unsupported: " in why:
                continue
            why = f"it is in lacking.txt, but: {why or 'it is right'}"
        if why is not None:
            failed += 1
            print(f"{label}: {why}", flush=True)
    print(f"{ran} programs, {failed} differ, {len(lacking)} are known to be refused")
    return 1 if failed or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
