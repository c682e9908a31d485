"""Clusters and programs for tests/e2e/faults.py. Nothing here waits for a time: all is waited
for, and long at that."""
import json, os, pathlib, signal, subprocess, tempfile, time

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
		getchar(); /* until it is told to go on, or nobody can tell it any more */
		gemm(n, c, a, b);
		fprintf(stderr, "call %d\n", r);
	}
	for (int i = 0; i < n * n; i++) s += c[i] * (i % 7);
	printf("%a %a %a\n", s, c[0], c[n * n - 1]);
	return 0;
}
"""


def until(what, seconds=60):
    """Calls `what` until it returns something true, and returns that; None: it never does."""
    end = time.time() + seconds
    while time.time() < end:
        got = what()
        if got:
            return got
        time.sleep(0.002)
    return None


class Node:
    """A process that is not restarted. Its actions are read from its log."""

    def __init__(self, cluster, name, env=None, ahead=()):
        self.log, self.read = os.path.join(cluster.dir, f"{name}.log"), 0
        with open(self.log, "a") as log:
            self.p = subprocess.Popen([*ahead, cluster.samara, "node", "--join", cluster.dir, "--name", name, "--fleets",
                                       "heavy-compute"], stdout=subprocess.PIPE, stderr=log,
                                      env=dict(cluster.env, SAMARA_LOG="debug", **(env or {})))

    def says(self, text):
        """Whether it has said so since this was asked the last time."""
        with open(self.log, "rb") as f:
            f.seek(self.read)
            new = f.read()
        at = new.find(text.encode())
        self.read += at + len(text) if at >= 0 else 0
        return at >= 0

    def skip(self):
        self.read = os.path.getsize(self.log)

    def signal(self, what):
        if self.p.poll() is None:
            self.p.send_signal(what)

    def kill(self):
        self.signal(signal.SIGKILL)
        self.p.wait()


class Cluster:
    """A server and some nodes. A silent node's work goes to another soon, lest all wait for
    that."""

    def __init__(self, samara, work, env, nodes, how=None):
        self.samara, self.work, self.env = samara, work, env
        self.dir = tempfile.mkdtemp(prefix="cluster-", dir=work)
        self.cache = os.path.join(self.dir, "cold")  # for nodes that shall have one of their own
        self.samara_does("init")
        settings = pathlib.Path(self.dir, "cluster.json")
        settings.write_text(json.dumps(dict(json.loads(settings.read_text()), ack_wait_ms=700)))
        self.up()
        self.nodes, self.all = [], []
        self.join(nodes, **(how(self) if how else {}))

    def samara_does(self, what):
        done = subprocess.run([self.samara, "cluster", what, self.dir], env=self.env, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"samara cluster {what}: {done.stderr}")

    def up(self):
        self.samara_does("up")

    def join(self, nodes, **how):
        self.nodes = [Node(self, f"n{len(self.all) + i}", **how) for i in range(nodes)]
        self.all += self.nodes
        for n in self.nodes:
            n.p.stdout.readline()

    def server(self):
        pid = next(pathlib.Path(self.dir, "run").glob("*pid*"))
        return int(pid.read_text().split()[0])

    def kill_server(self):
        """And waits until it has ended: it is not up any more then."""
        stat = pathlib.Path(f"/proc/{self.server()}/stat")
        os.kill(self.server(), signal.SIGKILL)
        until(lambda: not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] == "Z")

    def who(self, does, among=None):
        """The node that does something next."""
        nodes = self.nodes if among is None else among
        return until(lambda: next((n for n in nodes if n.says(does)), None))

    def signal(self, what):
        for n in self.nodes:
            n.signal(what)

    def at_work(self, p):
        """The node that has begun a call, not the first: its code is there, and its data are,
        too."""
        p.call(0)
        for n in self.nodes:
            n.skip()
        p.go()
        return self.who(": begins ") or self.nodes[0]

    def with_ticket(self, p):
        """The nodes stand still, and a call waits for them in the queue. Where they were so slow
        that the program thought them gone it did the call itself, and the next is the one."""
        for i in range(2):
            p.call(i)
            for n in self.nodes:
                n.skip()
            pushed = p.err().count(": is pushed")
            self.signal(signal.SIGSTOP)
            p.go()
            until(lambda: p.err().count(": is pushed") > pushed or f"call {i + 1}\n" in p.err())
            if p.err().count(": is pushed") > pushed:
                return
            self.signal(signal.SIGCONT)

    def close(self):
        for n in self.all:
            n.signal(signal.SIGCONT)
            n.kill()
        try:
            self.samara_does("down")
        except RuntimeError:
            pass  # it was killed


class Program(subprocess.Popen):
    """The program on a cluster; what it says is in a file, to be read while it runs."""

    def __init__(self, cluster, size, **more):
        self.said = tempfile.NamedTemporaryFile(prefix="said-", dir=cluster.dir, mode="w+")
        super().__init__([os.path.join(cluster.work, "program"), *size],
                         env=dict(cluster.env, SAMARA_LOG="debug", SAMARA_FORCE="1", SAMARA_CLUSTER=cluster.dir, **more),
                         stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.said, text=True)
        self.told = 0

    def err(self):
        return pathlib.Path(self.said.name).read_text(errors="replace")

    def go(self):
        """It may do one call more; it does the rest when it is finished."""
        self.stdin.write("\n")
        self.stdin.flush()
        self.told += 1

    def call(self, i):
        """When it has done that call, and waits."""
        while self.told <= i:
            self.go()
        until(lambda: f"call {i}\n" in self.err() or self.poll() is not None)
