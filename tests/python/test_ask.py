#!/usr/bin/env python3
"""test_ask.py LIBRARY: what predict(), plan() and the others take, give and show."""

import dataclasses
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
os.environ["SAMARA_LIBRARY"] = sys.argv[1]
import samara  # noqa: E402  after the library is named

TEXT = """func.func @main(%a: tensor<?x512xf32>, %w: tensor<512x512xf32>) -> tensor<?x512xf32> {
  %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<?x512xf32>, tensor<512x512xf32>) -> tensor<?x512xf32>
  return %0 : tensor<?x512xf32>
}
"""
X, W = np.zeros((4096, 512), np.float32), np.zeros((512, 512), np.float32)
GRAPH = "3 2\n0 2 3 4 1 0\n1 4 6 8 3 1 0 1\n2 5 5 5 5 1 0 2\n"
failed = 0


def check(what, good):
    global failed
    if not good:
        failed = 1
        print(f"FAILED: {what}")


def refuses(what, words, call):
    try:
        call()
    except samara.Error as e:
        check(f"{what}: {e}", words in str(e))
    else:
        check(f"{what}: nothing is refused", False)


class Lowered:
    """As jax.jit(f).lower(x) is."""

    def as_text(self):
        return TEXT.replace("?", "4096")


def step():
    """As jax.jit(f) is."""


step.lower = lambda *args: Lowered()


def frames(p):
    try:
        import pandas  # noqa: F401
    except ImportError:
        print("pandas is not installed: no DataFrames")
        return
    frame = p.to_pandas()
    check("a DataFrame", list(frame["machine"]) == [m.machine for m in p.machines] and frame["p50_s"].is_monotonic_increasing
          and frame.to_dict("records")[0]["energy_j"] == p.machines[0].energy_j)
    check("a DataFrame of kernels", list(p["h100"].to_pandas()["op"]) == ["dot"])


def predictions():
    p = samara.predict(TEXT, (X, W), on=["h100", ("a100-80", 2), "this"], kernels=True)
    check("three machines, the quickest first", len(p) == 3 and [m.p50_s for m in p.machines] == sorted(m.p50_s for m in p.machines))
    check("by name", p["h100"].devices == 1 and p["a100-80"].devices == 2 and p["a100-80:2"] is p["a100-80"])
    m = p["h100"]
    check("quantiles", 0 < m.p10_s <= m.p50_s <= m.p90_s and m.energy_j > 0 and m.fits is True)
    check("kernels", [k.op for k in m.kernels] == ["dot"] and m.kernels[0].flops == 2.0 * 4096 * 512 * 512)
    check("the class of a cost", m.kernels[0].cost_class and m.kernels[0].source)
    exact = samara.predict(TEXT, (X, W), on="h100", matmul="highest")["h100"]
    check("the precision of products", m.multiplies == "tf32 100 %" and exact.multiplies == "f32 100 %" and exact.p50_s > m.p50_s)
    check("what is not known is None", m.price is None or m.price > 0)
    check("a table", "h100" in repr(p) and "machine" in repr(p).splitlines()[1] and len(repr(p).splitlines()) == 5)
    check("a table of kernels", "dot" in repr(m) and "share" in repr(m))
    rows = p.to_dicts()
    check("rows", [r["machine"] for r in rows] == [m.machine for m in p.machines] and rows[0]["p50_s"] == p.machines[0].p50_s
          and "kernels" not in rows[0])
    check("kernels as rows", [(r["op"], r["flops"]) for r in m.to_dicts()] == [("dot", m.kernels[0].flops)])
    frames(p)
    check("HTML", p._repr_html_().count("<tr>") == 4 and "<td>h100</td>" in p._repr_html_())
    same = [samara.predict(f, a, on="h100")["h100"].p50_s for f, a in
            ((TEXT, (X, W)), (Lowered(), ()), (step, (X, W)), (samara.load(TEXT), [X, W]), (TEXT.encode(), {"a": X, "w": W}))]
    check(f"all forms of a program: {same}", len(set(same)) == 1)
    left = samara.predict(TEXT, (X, W), on=["h100:3", "t4"])
    check("one that cannot is left out", [r.machine for r in left.refused] == ["h100:3"] and "h100:3 is left out" in repr(left))
    check("all predictors", {m.predictor for m in samara.predict(TEXT, (X, W), on="h100", predictor="all").machines} ==
          {"roofline", "learned", "simulated"})
    check("the context is as it was", samara.predict(TEXT, (X, W))["this"].predictor == "auto")
    refuses("a machine that is none", "nothing", lambda: samara.predict(TEXT, (X, W), on="nothing"))
    refuses("a predictor that is none", "no predictor best", lambda: samara.predict(TEXT, (X, W), predictor="best"))
    refuses("a text that is none", "program:2:1", lambda: samara.predict("func\n", on="h100"))
    refuses("two machines and a timeline", "one machine", lambda: samara.predict(TEXT, (X, W), on=["t4", "h100"], timeline="x",
                                                                                predictor="simulated"))


def scripts(folder):
    script = folder / "sum.dml"
    script.write_text("X = rand(rows=$n, cols=100, seed=1)\nprint(sum(X %*% t(X)))\n")
    p = samara.predict(script, {"n": 500}, on=["this", "epyc-9654"])
    check("a script", {m.machine for m in p.machines} == {"this", "epyc-9654"} and p.file == str(script))


def compiled(folder):
    source, program = folder / "mul.c", folder / "mul"
    source.write_text("""#include <stdio.h>
#include <stdlib.h>
enum { N = 300 };
static double a[N][N], b[N][N], c[N][N];
int main(int argc, char **argv)
{
	if (argc != 2)
		return 3;
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++)
			a[i][j] = b[i][j] = i + j;
	for (int t = 0; t < atoi(argv[1]); t++)
		for (int i = 0; i < N; i++)
			for (int j = 0; j < N; j++) {
				double s = 0;
				for (int k = 0; k < N; k++)
					s += a[i][k] * b[k][j];
				c[i][j] = s;
			}
	printf("%g\\n", c[1][2]);
}
""")
    build = pathlib.Path(sys.argv[1]).parent
    subprocess.run([build / "samara-cc", "-O2", "-o", program, source], check=True, timeout=120)
    p = samara.predict(program, ["4"], on=["this", "epyc-9654"], kernels=True)
    check("a compiled program", len(p) == 2 and all(m.p50_s > 0 for m in p.machines) and p.file == str(program))
    refuses("a program that fails", "status 3", lambda: samara.predict(program, on="this"))


def plans():
    p = samara.plan(TEXT, (X, W), on=["h100:2", "a100-80"], limits="latency<=1s", minimise="energy")
    check("a plan", p.feasible and p.best.feasible and p.minimise == "energy" and len(p.plans) >= 3)
    check("the least energy", p.best.energy_j == min(m.energy_j for m in p.plans))
    check("a table of plans", repr(p).count("\n") == len(p.plans) + 1 and ">" in repr(p))
    none = samara.plan(TEXT, (X, W), on="h100", limits="latency<=0.001us")
    check("no plan keeps all limits", not none.feasible and none.best.worst == "latency" and none.best.times_over > 1)
    refuses("a limit that is none", "speed", lambda: samara.plan(TEXT, (X, W), on="h100", limits="speed<=1s"))
    refuses("no machine", "on no machine", lambda: samara.plan(TEXT, (X, W)))


def tasks():
    p = samara.plan_tasks(GRAPH)
    check("a schedule", p.optimal and [s.task for s in p.schedule] == [0, 1, 2] and p.makespan == p.bound)
    f = samara.plan_tasks(GRAPH, "pareto")
    check("as rows", p.to_dicts()[1] == {"task": 1, "processor": p.schedule[1].processor, "start": p.schedule[1].start,
                                         "finish": p.schedule[1].finish, "name": None})
    check("a front as rows", f.to_dicts() == [{"time": t, "energy": e} for t, e in f.front])
    w = samara.plan_tasks(ROOT / "tests" / "plan" / "workflows" / "sort.dot", processors="1:1:10,1:0.5:2")
    check("a workflow", w.makespan == 29.5 and w.schedule[3].name == "merge" and "sort a" in repr(w))
    check("a workflow as a text", samara.plan_tasks("digraph { a [time=4];\n a -> b; b [time=3] }", format="dot", processors="2",
                                                    bandwidth=1e3).makespan == 7)
    refuses("a workflow without processors", "say which by --processors",
            lambda: samara.plan_tasks(ROOT / "tests" / "plan" / "workflows" / "sort.dot"))
    check("a front", f.exact and f.front == sorted(f.front) and f.schedule is None and "time" in repr(f))
    refuses("a planner that is none", "nope", lambda: samara.plan_tasks(GRAPH, planner="nope"))


def steps():
    s = samara.simulate({"layers": 4, "hidden": 256, "heads": 4, "sequence": 128, "vocabulary": 1000, "batch": 8},
                        on=["h100-sxm:2", "tpu-v5p"], gated=True)
    check("steps in the order of machines", [t.devices for t in s] == [2, 1] and s[0].machine == "h100-sxm")
    check("its memory", s[0].memory.total >= s[0].memory.weights > 0 and "GB" in repr(s) or "MB" in repr(s))
    shape = ROOT / "examples" / "gpt-step" / "llama-70b.json"
    few, many = (samara.simulate(shape, on="tpu-v5p", layers=n)[0].parameters for n in (40, 80))
    check("fields by name", few < many)
    job = samara.simulate(shape, on="h100-sxm:64", job={"tokens": 3e9, "deadline_s": 30 * 86400.0, "price_hour": 2.0})[0].job
    check("a job", job.steps > 1 and 0 < job.p10_s <= job.p50_s <= job.p90_s and job.price > 0 and job.in_time in (True, False))
    rows = s.to_dicts()
    check("steps as rows", [r["machine"] for r in rows] == ["h100-sxm", "tpu-v5p"] and
          rows[0]["memory_total"] == s[0].memory.total and "memory" not in rows[0])
    refuses("a job of other words", "wishes", lambda: samara.simulate(shape, on="h100", job={"wishes": 1}))
    refuses("a field that is none", "wings", lambda: samara.simulate(shape, on="h100", wings=2))


def learning(folder):
    table = folder / "hosts.csv"
    lines = ["machine,class,impl,m,flops,read,written,points,inner,loops,others,seconds,threads"]
    for i in range(200):
        n = round(1000 * 1.06**i)
        lines.append(f"epyc-9654,element,nest,{n},{n},{8 * n},{4 * n},{n},{n},1,2,{3e-6 + n * 4e-10:.5g},1")
    table.write_text("\n".join(lines) + "\n")
    r = samara.learn.train(table, out=folder / "model.json", compare=True)
    check("scores", r.taught + r.scores[-1].n == 200 and r.scores[-1].plain_mape is not None and "MAPE" in repr(r))
    check("a model", samara.predict(TEXT, (X, W), on="epyc-9654", learned=folder / "model.json", predictor="learned").learned_from
          == str(table))
    check("nothing held back", samara.learn.train(table, hold="nothing").scores == [])
    refuses("no table", "no table", samara.learn.train)
    refuses("a way that is none", "holds nothing back", lambda: samara.learn.train(table, hold="most"))
    refuses("no model before", "", lambda: samara.learn.back(folder / "none.json"))
    refuses("a machine that is none", "no machine 'nope'", lambda: samara.learn.table("nope"))


def explanations(folder):
    e = samara.explain(TEXT, (X, W))
    check("a kernel and its ways", [k.op for k in e.kernels] == ["dot"] and any(w.refused for w in e.kernels[0].ways))
    check("tables", "kernel" in repr(e) and "implementation" in repr(e.kernels[0]) and "<table>" in e._repr_html_())
    check("plans", [p.plan for p in e.plans] == ["chosen", "rule", "once", "all", "none"])
    check("another machine", samara.explain(TEXT, (X, W), machine="h100").kernels is None)
    refuses("an op that is none", "there is no op 9, but 1", lambda: samara.explain(TEXT, (X, W), op=9))
    script = folder / "explained.dml"
    script.write_text("X = rand(rows=$n, cols=100, seed=1)\nif (sum(X) > 1) { Y = X %*% t(X) }\nprint(sum(Y))\n")
    f = samara.explain(script, {"n": 50})
    check("foreseen", f.steps[0].sets[0].name == "X" and f.steps[0].sets[0].rows == 50 and "X" in repr(f))
    r = samara.explain(script, {"n": 50}, run=True)
    check("run", r.flows and r.flows[0].plan.after > 0 and r.computed >= 1 and "flow" in repr(r))


def codelets(folder):
    source = folder / "gemv.c"
    source.write_text("""void gemv(long n, double A[n][n], double *restrict x, double *restrict y)
{
	for (long i = 0; i < n; i++)
		for (long j = 0; j < n; j++)
			y[i] += A[i][j] * x[j];
}
""")
    c = samara.decompose(source, {"n": 1000}, ways=True)
    check("a codelet", len(c) == 1 and c[0].kernel == "gemv" and c[0].flops == 2e6 and c[0].fastest.p50_s > 0)
    check("ways", any(w.chosen for w in c[0].ways) and "gemv" in repr(c))
    check("an expression", isinstance(samara.decompose(source)[0].flops, str))
    refuses("a file that is none", "none.c", lambda: samara.decompose(folder / "none.c"))


def members():
    """Each class has the keys that the schema has."""
    classes = {("predict", "predict"): samara.Predicted, ("predict", "predicted_machine"): samara.PredictedMachine,
               ("predict", "predicted_kernel"): samara.PredictedKernel, ("predict", "predicted_refusal"): samara.Refusal,
               ("plan", "plan"): samara.MachinePlans, ("plan", "machine_plan"): samara.MachinePlan,
               ("plan", "machine_split"): samara.MachineSplit, ("plan", "split_part"): samara.SplitPart,
               ("plan", "split_transfer"): samara.SplitTransfer, ("plan", "machine_plan_refused"): samara.RefusedPlan,
               ("plan-tasks", "task_slot"): samara.TaskSlot, ("learn", "learn"): samara.learn.Result,
               ("learn", "learn_score"): samara.learn.Score, ("learn-renew", "learn-renew"): samara.learn.Renewed,
               ("explain", "explain"): samara.Explained, ("codelets", "codelets"): samara.Codelets,
               ("codelets", "codelet_opaque"): samara.Codelet, ("explain-script", "explain-script"): samara.ExplainedScript,
               ("foresee-script", "foresee-script"): samara.ForeseenScript,
               ("simulate", "simulated_step"): samara.SimulatedStep,
               ("simulate", "simulated_job"): samara.SimulatedJob,
               ("simulate", "simulated_memory"): samara.SimulatedMemory}
    for (file, name), cls in classes.items():
        schema = json.loads((ROOT / "docs" / "json" / f"{file}.schema.json").read_text())["$defs"][name]
        keys = {k for k, v in schema["properties"].items() if not v.get("deprecated")} - {"version"}
        mine = {f.metadata.get("key") or f.name for f in dataclasses.fields(cls)}
        # times of passes are only in what a command prints
        check(f"{cls.__name__} and its schema: {keys ^ mine}", keys - {"passes"} == mine)


def main():
    predictions()
    with tempfile.TemporaryDirectory() as folder:
        scripts(pathlib.Path(folder))
        compiled(pathlib.Path(folder))
        learning(pathlib.Path(folder))
        explanations(pathlib.Path(folder))
        codelets(pathlib.Path(folder))
    plans()
    tasks()
    steps()
    members()
    return failed


if __name__ == "__main__":
    sys.exit(main())
