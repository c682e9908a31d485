#!/usr/bin/env python3
"""make.py FOLDER: remakes the graphs of dags/, with their least makespans as OR-Tools CP-SAT
proves them (needs ortools; not part of any check). Times have two decimals, so that CP-SAT's whole
numbers are exact."""
import json
import os
import random
import sys

from ortools.sat.python import cp_model

SCALE = 100
SIZES = (8, 10, 12, 14, 16, 18, 20)
MACHINES = ((2, 1), (3, 0.5), (3, 2), (4, 1))  # processors, communication to computation


def preds_of(shape, rnd, n):
    """Of each task, by the graph's shape."""
    layers = []
    while shape == "layers" and len(layers) < n:
        layers += [layers[-1] + 1 if layers else 0] * min(n - len(layers), rnd.randint(1, 2 * max(2, round(n**0.5)) - 1))
    out = []
    for i in range(n):
        if shape == "fork":
            out.append([] if i == 0 else [0] if i < n - 1 else list(range(1, n - 1)))
        elif shape == "layers":
            before = [j for j in range(i) if layers[j] == layers[i] - 1]
            out.append(sorted(rnd.sample(before, min(len(before), rnd.randint(1, 3)))) if before else [])
        else:
            out.append([j for j in range(max(0, i - 8), i) if rnd.random() < 0.2])
    return out


def graph(seed, n, p, ccr, shape):
    rnd = random.Random(seed)
    tasks = []
    for preds in preds_of(shape, rnd, n):
        base = rnd.uniform(5, 20)
        times = [round(base * rnd.uniform(0.5, 1.5), 2) for _ in range(p)]
        energies = [round(t * rnd.uniform(0.5, 2), 2) for t in times]
        tasks.append((times, energies, [(j, round(12.5 * ccr * rnd.uniform(0.5, 1.5), 2)) for j in preds]))
    return tasks


def write(path, p, tasks):
    with open(path, "w", encoding="ascii") as f:
        print(len(tasks), p, file=f)
        for i, (times, energies, preds) in enumerate(tasks):
            print(i, *times, *energies, len(preds), *[x for e in preds for x in e], file=f)


def whole(x):
    return round(SCALE * x)


def least_makespan(p, tasks):
    """None: not proved in two minutes."""
    model = cp_model.CpModel()
    most = whole(sum(max(t) for t, _, _ in tasks) + sum(d for _, _, preds in tasks for _, d in preds)) + 1
    starts, ends, on, lines = [], [], [], [[] for _ in range(p)]
    for times, _, preds in tasks:
        start, end = model.NewIntVar(0, most, ""), model.NewIntVar(0, most, "")
        here = [model.NewBoolVar("") for _ in range(p)]
        for k in range(p):
            lines[k].append(model.NewOptionalIntervalVar(start, whole(times[k]), end, here[k], ""))
        model.AddExactlyOne(here)
        for j, data in preds:
            same = [model.NewBoolVar("") for _ in range(p)]
            for k in range(p):
                model.AddBoolAnd([here[k], on[j][k]]).OnlyEnforceIf(same[k])
            model.Add(start >= ends[j])
            model.Add(start >= ends[j] + whole(data)).OnlyEnforceIf([s.Not() for s in same])
        starts.append(start)
        ends.append(end)
        on.append(here)
    for line in lines:
        model.AddNoOverlap(line)
    makespan = model.NewIntVar(0, most, "")
    model.AddMaxEquality(makespan, ends)
    model.Minimize(makespan)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = 120
    solver.parameters.num_workers = 2
    return round(solver.ObjectiveValue()) / SCALE if solver.Solve(model) == cp_model.OPTIMAL else None


def main():
    optima = {}
    for s, shape in enumerate(("random", "layers", "fork")):
        for n in SIZES:
            for k, (p, ccr) in enumerate(MACHINES):
                name = f"{shape}_{n}_{p}_{str(ccr).replace('.', '')}.dag"
                tasks = graph(1000 * s + 10 * n + k, n, p, ccr, shape)
                least = least_makespan(p, tasks)
                if least is not None:
                    write(os.path.join(sys.argv[1], name), p, tasks)
                    optima[name] = least
    with open(os.path.join(sys.argv[1], "optima.json"), "w", encoding="ascii") as f:
        json.dump(optima, f, indent=1)
        print(file=f)


if __name__ == "__main__":
    main()
