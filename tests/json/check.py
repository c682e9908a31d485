#!/usr/bin/env python3
"""check.py BUILD: docs/json/ is what the tables of fields say, and what commands print is valid by
it.

check.py BUILD --write renews docs/json/."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
import served

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "docs" / "json"
PROGRAMS = ROOT / "tests" / "stablehlo" / "programs"
GRAPH = "3 2\n0 2 3 4 1 0\n1 4 6 8 3 1 0 1\n2 5 5 5 5 1 0 2\n"
LIFT = ROOT / "tests" / "golden" / "lift"
MLP = str(PROGRAMS / "mlp_train.mlir")
# schema, arguments
COMMANDS = [
    ("predict", "predict", "--on", "h100", "--on", "this", "--by-codelet", MLP),
    # h100:3 is refused
    ("predict", "predict", "--predictor=all", "--on", "h100:3", "--on", "t4", MLP),
    ("plan", "plan", "--on", "h100:4", "--on", "a100-80", "--sla", "latency<=1s", MLP),
    ("plan", "plan", "--on", "epyc-9654", "--sla", "latency<=1us", MLP),  # none keeps it: status 1
    ("plan-tasks", "plan", "--dag", "graph"),
    ("explain", "explain", str(PROGRAMS / "gpt_tiny_train_adam.mlir")),
    ("explain", "explain", "--machine=h100", MLP),
    ("explain", "explain", "--op=1", MLP),
    ("explain", "explain", str(ROOT / "tests" / "golden" / "explain" / "Inputs" / "joins.mlir")),
    ("explain", "explain", str(ROOT / "tests" / "golden" / "explain" / "Inputs" / "attention.mlir")),
    ("codelets", "decompose", "--set", "n=100", "--nests", str(LIFT / "gemm.c")),
    ("codelets", "decompose", str(LIFT / "opaque.c")),
    ("codelets", "explain", "--set", "n=100", str(LIFT / "gemm.c")),
    ("foresee-script", "explain", "script.dml"),
    ("explain-script", "explain", "--run", "script.dml"),
    ("learn", "learn", "train", "--from", "table.csv", "--compare"),
    ("learn-renew", "learn", "train"),
    ("simulate", "simulate", str(ROOT / "examples" / "gpt-step" / "llama-70b.json"), "--on", "tpu-v5p", "--on", "h100-sxm"),
    ("search", "simulate", str(ROOT / "examples" / "gpt-step" / "llama-8b.json"), "--search", "--on", "h100:16", "--tokens", "1B"),
    # no way keeps the limit: status 1
    ("search", "simulate", str(ROOT / "examples" / "gpt-step" / "llama-8b.json"), "--search", "--on", "t4:256", "--sla", "latency<=1s"),
    ("serve", "simulate", str(ROOT / "examples" / "gpt-step" / "llama-8b.json"), "--serve", "--requests", "20", "--on", "h100"),
    ("report", "report", "rows"),
    ("run", "run", "--random=1", "--report", "--time-passes", "--repeat=3", MLP),
    ("run", "run", "--random=1", "--tune=1", str(PROGRAMS / "sm_tp_gemm_allreduce.mlir")),
    ("predict", "predict", "--time-passes", "--on", "h100", MLP),
    ("explain", "explain", "--time-passes", MLP),
    ("foresee-script", "explain", "--time-passes", "script.dml"),
    ("explain-script", "explain", "--run", "--time-passes", "script.dml"),
    ("cache", "cache"),
    ("cache-cleared", "cache", "gc", "--dry-run"),
    ("cache-cleared", "cache", "clear"),
    ("doctor", "doctor"),
    ("kernels", "kernels"),
    ("version", "--version"),
    ("archive", "archive", "inspect", "--json", "echo.smar"),
    ("archive", "archive", "verify", "--json", "--trust", "trust", "echo.smar"),
    ("archive-try", "archive", "try", "--json", "--trust", "trust", "echo.smar"),
    ("archive-try", "archive", "try", "--json", "--trust", "trust", "--payload", "2a00000000000000", "echo.smar"),
    ("archive-call", "archive", "call", "--json", "--to", "unix:node", "--payload", "2a00000000000000", "echo.smar"),
    ("plan-front", "plan", "--dag", "graph", "--objective=pareto"),
]
CLUSTER_COMMANDS = [
    ("cluster-status", "cluster", "status", "--json", "cluster"),
    ("cluster-status", "top", "--once", "cluster"),
    ("cluster-test", "cluster", "test", "--json", "cluster"),
    ("monitor", "monitor", "cluster"),
    ("monitor-plans", "monitor", "--plans", "cluster"),
]


def make_table():
    """As a host's history is."""
    rows = ["machine,class,impl,m,flops,read,written,points,inner,loops,others,seconds,threads"]
    for n in (round(1000 * 1.06**i) for i in range(100)):
        rows.append(f"epyc-9654,element,nest,{n},{n},{8 * n},{4 * n},{n},{n},1,2,{3e-6 + n * 4e-10:.5g},1")
    return "\n".join(rows) + "\n"


def make_history(samara):
    """Enough kernels for this machine's own model: sums of arrays of many sizes."""
    sizes = [round(20000 * 1.01**i) for i in range(300)]
    types = [f"tensor<{n}xf32>" for n in sizes]
    args = ", ".join(f"%a{i}: {t}" for i, t in enumerate(types))
    ops = "\n".join(f"  %r{i} = stablehlo.add %a{i}, %a{i} : {t}" for i, t in enumerate(types))
    results = ", ".join(f"%r{i}" for i in range(len(types)))
    all_types = ", ".join(types)
    pathlib.Path("many.mlir").write_text(
        f"func.func @main({args}) -> ({all_types}) {{\n{ops}\n  return {results} : {all_types}\n}}\n")
    subprocess.run([samara, "run", "--random=1", "--repeat=100", "many.mlir"], capture_output=True, timeout=300)


def make_rows(samara):
    """The report of a C program, with codelets and with loops that stay."""
    source = str(ROOT / "tests" / "e2e" / "opaque.c")
    subprocess.run([samara, "cc", "-O2", source, "-o", "opaque", "-lm"], capture_output=True, timeout=300, check=True,
                   env={**os.environ, "SAMARA_RUNTIME": "library"})
    subprocess.run(["./opaque"], capture_output=True, timeout=300, check=True,
                   env={**os.environ, "SAMARA_REPORT": "rows", "SAMARA_FORCE": "1"})


def check_schemas(tool, write):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([tool, folder], check=True)
        made = {p.name: p.read_text() for p in pathlib.Path(folder).iterdir()}
    if write:
        for old in SCHEMAS.glob("*.schema.json"):
            old.unlink()
        for name, text in made.items():
            (SCHEMAS / name).write_text(text)
    kept = {p.name: p.read_text() for p in SCHEMAS.glob("*.schema.json")}
    return [f"docs/json/{name} is not what the code says: tests/json/check.py BUILD --write"
            for name in sorted(made.keys() | kept.keys()) if made.get(name) != kept.get(name)]


ECHO = """#include <samara/smr_code.h>
void smr_main(const smr_code_context *c, void *payload, uint64_t n)
{
	if (n > 0) smr_reply(c, payload, n);
}
"""


def make_archive(samara):
    """Signed by a key that the folder `trust` has."""
    pathlib.Path("echo.c").write_text(ECHO)
    pathlib.Path("trust").mkdir()
    key = subprocess.run([samara, "archive", "keygen", "me.secret"], capture_output=True, check=True).stdout
    pathlib.Path("trust/me.key").write_bytes(key)
    subprocess.run([samara, "archive", "build", "-o", "echo.smar", "--name", "echo", "--key", "me.secret", "echo.c"],
                   capture_output=True, timeout=300, check=True)


SCRIPT = """A = rand(rows=200, cols=300, seed=1)
parfor (i in 1:4) { A[i, 1] = i }
if (sum(A) > 5) { B = removeEmpty(target=A, margin="rows") } else { B = A }
S = rand(rows=1000, cols=1000, sparsity=0.01, seed=2)
for (i in 1:3) { v = S %*% (S %*% matrix(1, rows=1000, cols=1)); print(sum(v)) }
print(sum(exp(B) / 2))
"""


def check_output(validator, samara, arguments):
    if "--json" not in arguments:  # it goes behind a verb
        arguments = [arguments[0], "--json", *arguments[1:]]
    run = subprocess.run([samara, *arguments], capture_output=True, text=True, timeout=300)
    said = "samara " + " ".join(arguments)
    try:
        document = json.loads(run.stdout)
    except ValueError as e:
        return [f"{said}: {e}: {run.stderr}"]
    return [f"{said}: {e.json_path}: {e.message}" for e in validator.iter_errors(document)]


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    wrong = check_schemas(build / "tests" / "json" / "schemas", "--write" in sys.argv)
    validators = {}
    for path in SCHEMAS.glob("*.schema.json"):
        schema = json.loads(path.read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        validators[path.name.split(".")[0]] = jsonschema.Draft202012Validator(schema)
    unused = validators.keys() - {c[0] for c in COMMANDS + CLUSTER_COMMANDS}
    wrong += [f"docs/json/{name}.schema.json: no command here prints it" for name in sorted(unused)]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SAMARA_CACHE"] = folder + "/cache"
        os.chdir(folder)
        pathlib.Path("graph").write_text(GRAPH)
        pathlib.Path("script.dml").write_text(SCRIPT)
        pathlib.Path("table.csv").write_text(make_table())
        make_history(build / "samara")
        make_rows(build / "samara")
        make_archive(build / "samara")
        with served.node(build / "samara", "--listen", "unix:node", "--trust", "trust"):
            for name, *arguments in COMMANDS:
                if name in validators:
                    wrong += check_output(validators[name], build / "samara", arguments)
        if served.has_server(build / "samara"):
            with served.cluster(build / "samara"):
                for name, *arguments in CLUSTER_COMMANDS:
                    wrong += check_output(validators[name], build / "samara", arguments)
        else:
            print("note: no nats-server here: documents about clusters are not checked")
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
