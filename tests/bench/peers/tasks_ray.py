"""tasks_ray.py KIND CALLS: tasks/s with all of them in flight, and the median of calls one after
the other (ms), as bench_tasks.c. Ray 2.x, two workers."""
import statistics, sys, time
import numpy as np, ray

kind, calls = sys.argv[1], int(sys.argv[2])
ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")


@ray.remote
def empty(x):
    return 2 * x + 1


@ray.remote
def payload(x):
    return x.sum(axis=1)


f = empty if kind == "empty" else payload
x = np.ones(8) if kind == "empty" else np.ones((8, 65536))
ray.get([f.remote(x) for _ in range(calls // 10 + 1)])
start = time.perf_counter()
ray.get([f.remote(x) for _ in range(calls)])
rate, took = calls / (time.perf_counter() - start), []
for _ in range(20 if kind == "payload" else 300):
    start = time.perf_counter()
    ray.get(f.remote(x))
    took.append(time.perf_counter() - start)
print(f"{rate:.1f} {1e3 * statistics.median(took):.4f}")
