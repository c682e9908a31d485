"""saga_heft.py TASKS PROCESSORS SEED FILE: a random graph of related processors, written to FILE in
the form that `samara plan --dag` reads; then HEFT of anrg-saga plans it: its makespan and the
seconds of processor time that it took, as JSON."""
import json
import random
import sys
import time

from saga import Network, TaskGraph
from saga.schedulers.heft import HeftScheduler

n, p, seed = (int(a) for a in sys.argv[1:4])
rnd = random.Random(seed)
speeds = [rnd.uniform(0.5, 2) for _ in range(p)]
costs = [rnd.uniform(5, 30) for _ in range(n)]
preds = [[(j, rnd.uniform(0, 30)) for j in sorted(rnd.sample(range(max(0, i - 50), i), min(i, rnd.randint(1, 4))))] for i in range(n)]

with open(sys.argv[4], "w", encoding="ascii") as f:
    print(n, p, file=f)
    for i in range(n):
        times = [costs[i] / s for s in speeds]
        print(i, *map(repr, times), *["0"] * p, len(preds[i]), *[x for j, d in preds[i] for x in (j, repr(d))], file=f)

network = Network.create(nodes=[(f"p{k}", s) for k, s in enumerate(speeds)],
                         edges=[(f"p{a}", f"p{b}", 1.0) for a in range(p) for b in range(a)])
graph = TaskGraph.create(tasks=[(f"t{i}", c) for i, c in enumerate(costs)],
                         dependencies=[(f"t{j}", f"t{i}", d) for i in range(n) for j, d in preds[i]])
start = time.process_time()
schedule = HeftScheduler().schedule(network, graph)
print(json.dumps({"makespan": schedule.makespan, "seconds": time.process_time() - start}))
