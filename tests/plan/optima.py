#!/usr/bin/env python3
"""optima.py BUILD: `samara plan --dag` on the graphs of dags/, whose least makespans are known
(optima.json; proved by OR-Tools
CP-SAT 9.15 when the set was made). Every planner's schedule keeps the rules, is never shorter than
the optimum, and what is called a bound or optimal is one. How near the planners come is measured by
`tests/bench/run dag`."""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SAMARA = os.path.join(os.path.abspath(sys.argv[1]), "samara")
NEAR = 1e-6


def read(path):
    with open(path, encoding="ascii") as f:
        words = iter(f.read().split())
    n, p = int(next(words)), int(next(words))
    tasks = []
    for _ in range(n):
        next(words)
        times = [float(next(words)) for _ in range(p)]
        energies = [float(next(words)) for _ in range(p)]
        tasks.append((times, energies, [(int(next(words)), float(next(words))) for _ in range(int(next(words)))]))
    return tasks


def wrong_with(tasks, answer, optimum):
    """The first error of an answer; None: none."""
    slots = answer["schedule"]
    for i, (times, _, preds) in enumerate(tasks):
        s = slots[i]
        if s["task"] != i or abs(s["finish"] - s["start"] - times[s["processor"]]) > NEAR or s["start"] < 0:
            return f"task {i} takes another time"
        for j, data in preds:
            if s["start"] + NEAR < slots[j]["finish"] + (data if slots[j]["processor"] != s["processor"] else 0):
                return f"task {i} begins too early"
    for a in slots:
        for b in slots:
            if a["task"] < b["task"] and a["processor"] == b["processor"] and a["finish"] > b["start"] + NEAR and b["finish"] > a["start"] + NEAR:
                return f"tasks {a['task']} and {b['task']} run at once"
    if abs(answer["makespan"] - max(s["finish"] for s in slots)) > NEAR:
        return "it ends at another time"
    if answer["makespan"] < optimum - NEAR or answer["bound"] > optimum + NEAR:
        return f"makespan {answer['makespan']}, bound {answer['bound']}, optimum {optimum}"
    if answer["optimal"] and answer["makespan"] > optimum + NEAR:
        return "it is not optimal"
    return None


def main():
    with open(os.path.join(HERE, "dags", "optima.json"), encoding="ascii") as f:
        optima = json.load(f)
    bad = 0
    for name, optimum in sorted(optima.items()):
        path = os.path.join(HERE, "dags", name)
        for planner in ("search", "exact", "heft", "peft", "cpop", "dmda"):
            run = subprocess.run([SAMARA, "plan", "--dag", path, "--planner", planner, "--budget", "0.05", "--json"],
                                 stdout=subprocess.PIPE, check=True)
            why = wrong_with(read(path), json.loads(run.stdout), optimum)
            if why is not None:
                print(f"{name}, {planner}: {why}")
                bad += 1
    print(f"{len(optima)} graphs, {bad} wrong answers")
    return bad != 0


if __name__ == "__main__":
    sys.exit(main())
