"""Plans of graphs of a thousand tasks, beside list schedulers and lower bounds: tests/bench/run
plans."""
import json, os, statistics, subprocess, sys, time

DEADLINES = (1, 1.1, 1.25, 1.5, 2, 3)  # times the best list scheduler's makespan
LISTS = ("heft", "peft", "cpop", "dmda")


def plan(bench, path, *words):
    """The plan, and the seconds of the whole process."""
    start = time.perf_counter()
    out = subprocess.run([bench.SAMARA, "plan", "--dag", path, "--json", *words], env=bench.ENV, stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, check=False).stdout
    return json.loads(out), time.perf_counter() - start


def percent(x):
    return f"{100 * (x - 1):.1f}"


def plans(bench, _):
    """Eight graphs of tests/plan/graphs.py, a second each: the makespan of `search` and of lists,
    the energy under deadlines, and the front."""
    sys.path.insert(0, os.path.join(bench.ROOT, "tests", "plan"))
    import graphs

    spans, energies, fronts = [], {d: [] for d in DEADLINES}, []
    for kind in graphs.KINDS:
        for seed in (1, 2):
            path = os.path.join(bench.WORK, f"{kind}-{seed}.dag")
            with open(path, "w", encoding="ascii") as f:
                f.write(graphs.text(kind, 1000, 8, seed))
            lists = {p: plan(bench, path, "--planner", p)[0] for p in LISTS}
            best = min(p["makespan"] for p in lists.values())
            found, took = plan(bench, path)
            spans.append([f"{kind} {seed}", *(percent(lists[p]["makespan"] / found["makespan"]) for p in LISTS),
                          percent(found["makespan"] / found["bound"]), f"{took:.2f}"])
            front, took = plan(bench, path, "--objective=pareto")
            off = []
            for d in DEADLINES:
                e, _ = plan(bench, path, "--objective=energy", f"--deadline={d * best}")
                energies[d].append((lists["heft"]["energy"] / e["energy"], e["energy"] / e["bound"]))
                of_front = min((p[1] for p in front["front"] if p[0] <= d * best), default=float("inf"))
                off.append(of_front / e["energy"])
            fronts.append([f"{kind} {seed}", len(front["front"]), percent(max(off)), percent(1 + front["epsilon"]), f"{took:.2f}"])
    bench.table("makespan: how much longer the lists' plans are, and the search's than the bound, %",
                ["graph", *LISTS, "over bound", "s"], spans, "plans-makespan")
    bench.table("energy by a deadline, times the best list's makespan: HEFT's over the search's, the search's over the bound, %",
                ["deadline", "HEFT over it", "over bound", "most over bound"],
                [[d, percent(statistics.mean(a for a, _ in e)), percent(statistics.mean(b for _, b in e)),
                  percent(max(b for _, b in e))] for d, e in energies.items()], "plans-energy")
    bench.table("fronts: points, the worst energy over that of a search for one deadline, the proved distance, %",
                ["graph", "points", "worst", "epsilon", "s"], fronts, "plans-front")
