"""tasks_dask.py KIND CALLS: tasks/s with all of them in flight, and the median of calls one after
the other (ms), as bench_tasks.c. Dask distributed, two workers."""
import statistics, sys, time
import numpy as np
from distributed import Client, LocalCluster


def empty(x):
    return 2 * x + 1


def payload(x):
    return x.sum(axis=1)


if __name__ == "__main__":
    kind, calls = sys.argv[1], int(sys.argv[2])
    f = empty if kind == "empty" else payload
    x = np.ones(8) if kind == "empty" else np.ones((8, 65536))
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        client.gather([client.submit(f, x, pure=False) for _ in range(calls // 10 + 1)])
        start = time.perf_counter()
        client.gather([client.submit(f, x, pure=False) for _ in range(calls)])
        rate, took = calls / (time.perf_counter() - start), []
        for _ in range(20 if kind == "payload" else 100):
            start = time.perf_counter()
            client.submit(f, x, pure=False).result()
            took.append(time.perf_counter() - start)
        print(f"{rate:.1f} {1e3 * statistics.median(took):.4f}")
