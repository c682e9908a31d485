"""Many calls in flight: tests/bench/run tasks, and what stays of them: tests/bench/run soak."""
import os, statistics, subprocess, sys, time

import many

# kind, calls of ours, of the peers, calls in flight, fleet
KINDS = [("empty", 20000, 3000, 512, "fast-path"), ("payload", 200, 100, 16, "memory-bound")]
PEERS = {"Ray": ("ray", "tasks_ray.py"), "Dask": ("distributed", "tasks_dask.py")}


def tasks(bench, rounds):
    """Empty tasks (64 bytes each way) and tasks of 4 MiB (in), all in flight and one after the
    other, on two nodes of this machine; Ray and Dask distributed in turn, two workers each.
    $TASKS_PYTHON has them (default: this Python)."""
    python = os.environ.get("TASKS_PYTHON") or sys.executable
    sides = {"Samara": None}
    for name, (module, script) in PEERS.items():
        if subprocess.run([python, "-c", f"import {module}"], capture_output=True).returncode == 0:
            sides[name] = script
        else:
            print(f"tasks: {name} is not measured: {python} has no {module}", flush=True)
    bench.sh(["ninja", "-C", bench.BUILD, "--quiet", "tests/bench/bench_tasks"])
    exe, rows = os.path.join(bench.BUILD, "tests", "bench", "bench_tasks"), []
    env = dict(bench.ENV, SAMARA_HOME=bench.BUILD)
    for kind, calls, theirs, at_once, fleet in KINDS:
        got = {name: [] for name in sides}
        for _ in range(rounds):
            for name, script in sides.items():
                args = [exe, "local:2", kind, str(calls), str(at_once), fleet] if script is None else \
                       [python, os.path.join(bench.HERE, "peers", script), kind, str(theirs)]
                out = subprocess.run(args, env=env, check=True, capture_output=True, text=True).stdout
                got[name].append([float(x) for x in out.splitlines()[-1].split()])
        mid = lambda name, k: statistics.median(g[k] for g in got[name])
        for name in sides:
            ratio = statistics.median(a[0] / b[0] for a, b in zip(got["Samara"], got[name]))
            rows.append([kind, name, f"{mid(name, 0):.0f}", f"{mid(name, 1):.3f}", "" if name == "Samara" else f"{ratio:.1f}"])
    bench.table(f"many calls in flight, two nodes (load {os.getloadavg()[0]:.1f} after)",
                ["task", "", "tasks/s", "one after the other, p50 ms", "Samara / this one"], rows)


def soak(bench, _):
    """Three programs that submit for $SOAK_S seconds (600): memory of the nodes and of the server
    (MiB) in ten parts of it.
    From the middle on it should be flat."""
    seconds = float(os.environ.get("SOAK_S", "600"))
    bench.sh(["ninja", "-C", bench.BUILD, "--quiet", "tests/bench/bench_tasks"])
    exe = os.path.join(bench.BUILD, "tests", "bench", "bench_tasks")
    d, env = os.path.join(bench.WORK, "soak"), dict(bench.ENV, SAMARA_HOME=bench.BUILD)
    bench.sh([bench.SAMARA, "cluster", "init", d])
    bench.sh([bench.SAMARA, "cluster", "up", d])
    with open(os.path.join(d, "run", "pid")) as f:
        server = int(f.read().split()[0])
    nodes = [subprocess.Popen([bench.SAMARA, "node", "--join", d, "--name", f"n{i}", "--slots", "2"], env=env,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for i in (1, 2)]
    submit = lambda kind, fleet: subprocess.Popen([exe, d, kind, "2000" if kind == "empty" else "60", "64", fleet], env=env,
                                                  stdout=subprocess.PIPE, text=True)
    kinds, rows, runs, failed = [("empty", "fast-path"), ("empty", "fast-path"), ("payload", "memory-bound")], [], 0, 0
    try:
        time.sleep(3)
        begin, programs = time.time(), [submit(*k) for k in kinds]
        while time.time() - begin < seconds:
            time.sleep(0.2)
            for i, p in enumerate(programs):
                if p.poll() is not None:
                    runs, failed = runs + 1, failed + (p.returncode != 0)
                    programs[i] = submit(*kinds[i])
            if time.time() - begin > seconds * (len(rows) + 1) / 10:
                rows.append([f"{time.time() - begin:.0f}", *(f"{many.memory_mib(n.pid):.1f}" for n in nodes), f"{many.memory_mib(server):.1f}", runs])
        for p in programs:
            failed += p.wait() != 0
    finally:
        for n in nodes:
            n.terminate()
        for n in nodes:
            n.wait()
        bench.sh([bench.SAMARA, "cluster", "down", d])
    bench.table("three programs that submit all the time (MiB)", ["s", "n1", "n2", "server", "runs"], rows)
    if failed:
        sys.exit(f"soak: {failed} runs failed")
