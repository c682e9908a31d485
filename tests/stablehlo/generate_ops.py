#!/usr/bin/env python3
"""Writes ops/: cases of one op each, with their arguments, and XLA's answers to them.

generate_ops.py [--out DIR] [--check] [FAMILY ...]
Needs what generate.py needs. The cases are in op_sources/, one module a family; op_pack.py
describes the files.
--check writes nothing and says what would differ. Several cases are compiled at a time: each
compilation costs."""

import argparse
import importlib
import pathlib
import subprocess
import sys

import generate
from generate import HERE, plain, run_xla

import numpy as np

AT_ONCE = 24
# by XLA: some products of nibbles as wider numbers
REFUSED = "does not support custom element sizes"


def module(cases):
    """The cases as one program, one after another."""
    text, ins, lines, outs, types = "", [], [], [], []
    for k, case in enumerate(cases):
        text += case.text().replace("func.func @", "func.func private @", 1)
        args = [f"%c{k}a{i}" for i in range(len(case.args))]
        from op_sources.core import tensor

        took = [tensor(e, x.shape) for e, x in case.args]
        gave = [tensor(e, s) for e, s in case.results]
        ins += [f"{a}: {t}" for a, t in zip(args, took)]
        many = f":{len(gave)}" if len(gave) > 1 else ""
        back = gave[0] if len(gave) == 1 else f"({', '.join(gave)})"
        lines.append(f"  %c{k}{many} = call @{case.name}({', '.join(args)}) : ({', '.join(took)}) -> {back}\n")
        outs += [f"%c{k}#{i}" if many else f"%c{k}" for i in range(len(gave))]
        types += gave
    main = f"func.func public @main({', '.join(ins)}) -> ({', '.join(types)}) {{\n{''.join(lines)}"
    return f"module @ops {{\n{main}  return {', '.join(outs)} : {', '.join(types)}\n}}\n{text}}}\n"


def ask(cases):
    got = run_xla(module(cases), [x for case in cases for _, x in case.args])
    for case in cases:
        case.outs, got = [np.asarray(o) for o in got[: len(case.results)]], got[len(case.results) :]


def ask_each(cases, failed):
    """All at once, else by halves: one that XLA refuses must not hide the others."""
    try:
        ask(cases)
    except Exception as e:
        if len(cases) == 1 and REFUSED in str(e):
            return
        if len(cases) == 1:
            failed.append(f"{cases[0].name}: {type(e).__name__}: {str(e)[:300]}")
            return
        ask_each(cases[: len(cases) // 2], failed)
        ask_each(cases[len(cases) // 2 :], failed)


CHILD = """
import sys
sys.path.insert(0, sys.argv[1])
import op_interpreter
op_interpreter.serve()
"""


def interpret(cases, failed):
    """The interpreter of the specification, in a process of its own: it may abort."""
    import pickle

    work = [(case.text("main"), [(e, plain(x)) for e, x in case.args], case.results) for case in cases]
    child = subprocess.run([sys.executable, "-c", CHILD, HERE], input=pickle.dumps(work), stdout=subprocess.PIPE)
    if child.returncode:
        failed.append(f"the interpreter ended with {child.returncode}")
        return
    for case, outs in zip(cases, pickle.loads(child.stdout)):
        case.outs = outs


def family(name, failed):
    from op_sources.core import Cases

    c = Cases()
    importlib.import_module(f"op_sources.{name}").cases(c)
    xla = [case for case in c.list if case.oracle == "xla"]
    for i in range(0, len(xla), AT_ONCE):
        ask_each(xla[i : i + AT_ONCE], failed)
    other = [case for case in c.list if case.oracle != "xla"]
    if other:
        interpret(other, failed)
    return [
        (case.name, case.rule, case.text(), [plain(x) for _, x in case.args] + [plain(o) for o in case.outs])
        for case in c.list
        if case.outs is not None
    ]


def main():
    import jax

    import op_pack
    from op_sources import FAMILIES

    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--out", type=pathlib.Path, default=HERE / "ops")
    p.add_argument("--check", action="store_true")
    p.add_argument("family", nargs="*")
    a = p.parse_args()
    if jax.__version__ != generate.VERSION:
        sys.exit(f"this is JAX {jax.__version__}: the answers are those of {generate.VERSION}")
    jax.config.update("jax_enable_x64", True)
    a.out.mkdir(parents=True, exist_ok=True)
    failed = []
    np.seterr(all="ignore")
    for name in a.family or FAMILIES:
        cases = family(name, failed)
        files = op_pack.write(name, cases)
        for file, data in files.items():
            path = a.out / file
            if not a.check:
                path.write_bytes(data)
            elif not path.exists() or path.suffix == ".mlir" and path.read_bytes() != data:
                failed.append(f"{file}: differs")
            elif path.read_bytes() != data:
                failed += op_pack.differ(name, files[f"{name}.mlir"].decode(), path.read_bytes(), data)
        print(f"{name}: {len(cases)} cases, {sum(map(len, files.values()))} bytes", flush=True)
    for line in failed:
        print(line)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
