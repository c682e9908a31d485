#!/usr/bin/env python3
"""Many nodes and several submitters on one host: joining, calls lost, what an idle node costs.

usage: tests/bench/many.py [--build DIR] [--nodes 52,152] [--submitters 3] [--calls 200] [--idle S]

Each row is a cluster of its own on loopback. A submitter is a program whose calls must all go to
nodes (SAMARA_FORCE=1); its output is compared with the output without a cluster. The cost of an
idle node is its processor time over the idle seconds, zygote included, in percent of a core: the
mean of all nodes. Memory is that of a node with its zygote and workers after the calls; what
several processes share is divided among them."""
import argparse, json, os, pathlib, re, shutil, subprocess, sys, tempfile, time

PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
static void gemm(int n, double *restrict c, const double *restrict a, const double *restrict b)
{
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++)
			for (int j = 0; j < n; j++)
				c[i * n + j] += a[i * n + k] * b[k * n + j];
}
int main(int argc, char **argv)
{
	int n = atoi(argv[1]), calls = atoi(argv[2]);
	double *a = calloc(3 * (size_t)n * n, sizeof(*a)), *b = a + n * n, *c = b + n * n, s = 0;
	for (int i = 0; i < n * n; i++) { a[i] = i * 7 % 31 - 15; b[i] = i * 11 % 29 - 14; }
	for (int r = 0; r < calls; r++) {
		gemm(n, c, a, b);
		fflush(stdout); /* so that each is a call of its own */
	}
	for (int i = 0; i < n * n; i++) s += c[i] * (i % 7);
	printf("%a %a %a\n", s, c[0], c[n * n - 1]);
	return 0;
}
"""
SIZE, TICK = 40, os.sysconf("SC_CLK_TCK")


def family(pid):
    """A process and its descendants: a node, its zygote and its workers."""
    found, stack = [], [pid]
    while stack:
        p = stack.pop()
        try:
            stack += [int(c) for t in os.listdir(f"/proc/{p}/task")
                      for c in pathlib.Path(f"/proc/{p}/task/{t}/children").read_text().split()]
            found.append(p)
        except OSError:
            continue
    return found


def processor_s(pid):
    """Processor seconds of a process and its descendants."""
    total = 0.0
    for p in family(pid):
        try:
            stat = pathlib.Path(f"/proc/{p}/stat").read_text().rsplit(")", 1)[1].split()
            total += sum(map(int, stat[11:13])) / TICK
        except OSError:
            continue
    return total


def memory_mib(pid):
    """Memory of a process and its descendants, where what several share counts once (PSS)."""
    total = 0
    for p in family(pid):
        try:
            total += int(re.search(r"Pss:\s*(\d+)", pathlib.Path(f"/proc/{p}/smaps_rollup").read_text())[1])
        except OSError:
            continue
    return total / 1024


class Cluster:
    def __init__(self, samara, work):
        self.samara, self.dir = samara, os.path.join(work, "c")
        self.env = dict(os.environ, SAMARA_CACHE=os.path.join(work, "cache"), SAMARA_THREADS="1")
        for what in ("init", "up"):
            subprocess.run([samara, "cluster", what, self.dir], env=self.env, check=True, stdout=subprocess.DEVNULL)
        self.nodes = []

    def join(self, n):
        """Seconds until all have joined."""
        start = time.time()
        for i in range(n):
            log = open(os.path.join(self.dir, f"n{i}.log"), "w")
            self.nodes.append(subprocess.Popen([self.samara, "node", "--join", self.dir, "--name", f"n{i}"],
                                               env=self.env, stdout=subprocess.PIPE, stderr=log, text=True))
        for p in self.nodes:
            if "joined" not in p.stdout.readline():
                sys.exit(f"a node did not join: see {self.dir}")
        return time.time() - start

    def server(self):
        return int(next(pathlib.Path(self.dir, "run").glob("*pid*")).read_text().split()[0])

    def idle(self, seconds):
        """Percent of a core: a node, the server."""
        pids = [p.pid for p in self.nodes] + [self.server()]
        before = [processor_s(p) for p in pids]
        time.sleep(seconds)
        used = [100 * (processor_s(p) - b) / seconds for p, b in zip(pids, before)]
        return sum(used[:-1]) / len(self.nodes), used[-1]

    def healthy(self):
        top = subprocess.run([self.samara, "top", self.dir, "--once", "--json"], env=self.env, capture_output=True)
        return sum(n["state"] == "open" for n in json.loads(top.stdout)["nodes"])

    def submit(self, source, calls):
        return subprocess.Popen([self.samara, "run", "--cluster", self.dir, "--report", source, "--", str(SIZE), str(calls)],
                                env=dict(self.env, SAMARA_FORCE="1"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def close(self):
        for p in self.nodes:
            p.terminate()
        for p in self.nodes:
            try:
                p.wait(60)
            except subprocess.TimeoutExpired:
                p.kill()
        subprocess.run([self.samara, "cluster", "down", self.dir], env=self.env, stdout=subprocess.DEVNULL)


def measure(samara, nodes, submitters, calls, idle_s):
    work = tempfile.mkdtemp(prefix="samara-many-")
    source = os.path.join(work, "p.c")
    pathlib.Path(source).write_text(PROGRAM)
    cluster = Cluster(samara, work)
    try:
        join_s = cluster.join(nodes)
        time.sleep(5)  # first reports, first requests for work
        open_nodes = cluster.healthy()
        node, server = cluster.idle(idle_s)
        here = subprocess.run([samara, "run", "--off", source, "--", str(SIZE), str(calls)], env=cluster.env,
                              capture_output=True, text=True).stdout
        start = time.time()
        runs = [cluster.submit(source, calls) for _ in range(submitters)]
        said = [p.communicate(timeout=900) for p in runs]
        took = time.time() - start
        wrong = sum(out != here for out, _ in said)
        sent = sum(int(m[1]) for _, err in said for m in re.finditer(r"(\d+) of \d+ calls", err))
        after = cluster.healthy()
        memory = sum(memory_mib(p.pid) for p in cluster.nodes) / nodes
        return [nodes, f"{join_s:.1f}", f"{open_nodes}, {after}", f"{node:.3f}", f"{server:.1f}", f"{submitters * calls}", sent, wrong,
                f"{took:.1f}", f"{memory:.0f}"]
    finally:
        cluster.close()
        shutil.rmtree(work, ignore_errors=True)


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("--build", default=os.environ.get("BUILD", root / "build"))
    a.add_argument("--nodes", default="52,152")
    a.add_argument("--submitters", type=int, default=3)
    a.add_argument("--calls", type=int, default=200)
    a.add_argument("--idle", type=float, default=20)
    o = a.parse_args()
    head = ["nodes", "joined (s)", "open before, after", "idle node (% of a core)", "server (%)", "calls", "on nodes", "wrong outputs",
            "all calls (s)", "node (MiB)"]
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for n in map(int, o.nodes.split(",")):
        print(f"| {' | '.join(map(str, measure(os.path.join(o.build, 'samara'), n, o.submitters, o.calls, o.idle)))} |", flush=True)


if __name__ == "__main__":
    main()
