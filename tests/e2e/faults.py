#!/usr/bin/env python3
"""tests/e2e/faults.py BUILD [REPEATS [NAME ...]]: a program's codelets run on a cluster while parts of it are
killed, stopped or sent away. Each time the output is that of the program alone, to the bit: what is added
to an array in place would show a result that was lost or counted twice."""
import json, os, pathlib, re, shutil, signal, subprocess, sys, tempfile, time

BUILD = os.path.abspath(sys.argv[1])
REPEATS = int(os.environ.get("SAMARA_REPEATS") or (sys.argv[2] if len(sys.argv) > 2 else 5))
SAMARA = os.path.join(BUILD, "samara")
WORK = tempfile.mkdtemp(prefix="samara-faults-")
ENV = dict(os.environ, SAMARA_CACHE=os.path.join(WORK, "cache"), SAMARA_IMPL="nest", SAMARA_LOG="info",
           SAMARA_CHECK="never")
for name in ("SAMARA", "SAMARA_FORCE", "SAMARA_CLUSTER", "SAMARA_VIA", "SAMARA_RUN"):
    ENV.pop(name, None)
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
static void gemm(int n, double *restrict c, const double *restrict a, const double *restrict b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			for (int k = 0; k < n; k++)
				c[i * n + j] += a[i * n + k] * b[k * n + j];
}
int main(int argc, char **argv)
{
	int n = atoi(argv[1]), calls = atoi(argv[2]);
	double *a = calloc(3 * (size_t)n * n, sizeof(*a)), *b = a + n * n, *c = b + n * n, s = 0;
	for (int i = 0; i < n * n; i++) { a[i] = i * 7 % 31 - 15; b[i] = i * 11 % 29 - 14; }
	for (int r = 0; r < calls; r++) {
		gemm(n, c, a, b);
		fprintf(stderr, "call %d\n", r);
	}
	for (int i = 0; i < n * n; i++) s += c[i] * (i % 7);
	printf("%a %a %a\n", s, c[0], c[n * n - 1]);
	return 0;
}
"""
failed = 0
if not re.search(r"^ok +nats-server", subprocess.run([SAMARA, "doctor"], stdout=subprocess.PIPE, text=True).stdout, re.M):
    print("skipped: no nats-server here")
    os.rmdir(WORK)
    sys.exit(77)


def fail(what, text=""):
    global failed
    failed += 1
    print(f"FAILED: {what}\n{text[-3000:]}", flush=True)


class Cluster:
    """A server and some nodes, each a process of its own that nobody starts again."""

    def __init__(self, nodes):
        self.dir = tempfile.mkdtemp(prefix="cluster-", dir=WORK)
        subprocess.run([SAMARA, "cluster", "init", self.dir], check=True, stdout=subprocess.DEVNULL, env=ENV)
        self.up()
        self.log = open(os.path.join(self.dir, "nodes.log"), "w")
        self.nodes = [subprocess.Popen([SAMARA, "node", "--join", self.dir, "--name", f"n{i}", "--fleets",
                                        "heavy-compute"], stdout=subprocess.PIPE, stderr=self.log, env=ENV)
                      for i in range(nodes)]
        for n in self.nodes:
            n.stdout.readline()

    def up(self):
        subprocess.run([SAMARA, "cluster", "up", self.dir], check=True, stdout=subprocess.DEVNULL, env=ENV)

    def server(self):
        pid = next(pathlib.Path(self.dir, "run").glob("*pid*"))
        return int(pid.read_text().split()[0])

    def busy(self, among, seconds=20):
        """The node that works: the first that uses 60 ms of processor."""
        def used(p):
            try:
                f = pathlib.Path(f"/proc/{p.pid}/stat").read_text().rsplit(")", 1)[1].split()
                return int(f[11]) + int(f[12])
            except (OSError, IndexError):
                return 0
        first, end = {p: used(p) for p in among}, time.time() + seconds
        while time.time() < end:
            for p in among:
                if used(p) - first[p] >= 6:
                    return p
            time.sleep(0.005)
        return None

    def close(self):
        for n in self.nodes:
            try:
                n.send_signal(signal.SIGCONT)
                n.kill()
            except ProcessLookupError:
                pass
            n.wait()
        subprocess.run([SAMARA, "cluster", "down", self.dir], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENV)


def start(cluster, size=None, **more):
    env = dict(ENV, SAMARA_FORCE="1", SAMARA_CLUSTER=cluster.dir, **more)
    return subprocess.Popen([os.path.join(WORK, "program"), *(size or SIZE)], env=env, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True)


def alone(size):
    return subprocess.run([os.path.join(WORK, "program"), *size], env=dict(ENV, SAMARA_FORCE="1"), check=True,
                          capture_output=True, text=True).stdout


def finish(name, p, says=(), want=None):
    want = want or WANT
    try:
        out, err = p.communicate(timeout=120)
    except subprocess.TimeoutExpired:
        p.kill()
        out, err = p.communicate()
        return fail(f"{name}: it hangs", err)
    if p.returncode != 0 or out != want:
        return fail(f"{name}: status {p.returncode}, {out!r} instead of {want!r}", err)
    for text in says:
        if text not in err:
            fail(f"{name}: does not say '{text}'", err)


def quiet(name, c):
    """Nothing happens to it: all calls are done by nodes, and counted; the trace has a row for a node."""
    trace = os.path.join(c.dir, "trace.json")
    finish(name, start(c, SAMARA_TRACE=trace))
    lines = json.loads(subprocess.run([SAMARA, "monitor", "--json", c.dir], env=ENV, capture_output=True, text=True).stdout)
    gemm = sum(line["count"] for line in lines if line["codelet"].startswith("gemm"))
    if gemm != int(SIZE[1]) or any(line["energy_label"] not in ("modelled", "measured:rapl") for line in lines):
        fail(f"{name}: {gemm} calls are counted", str(lines))
    events = json.loads(pathlib.Path(trace).read_text())["traceEvents"]
    if not any(e["ph"] == "M" and e["args"]["name"] in ("n0", "n1", "n2") for e in events):
        fail(f"{name}: the trace has no node", str(events))


def killed(name, c):
    p = start(c)
    n = c.busy(c.nodes)
    if n is None:
        fail(f"{name}: no node works")
    else:
        n.kill()
    finish(name, p)


def killed_far(name, c):
    """The same where payloads go as they do between machines: over tcp, with the cluster's key."""
    p = start(c, SAMARA_WAYS="ucx")
    n = c.busy(c.nodes)
    if n is None:
        fail(f"{name}: no node works")
    else:
        n.kill()
    finish(name, p)


def two_killed(name, c):
    p = start(c)
    n = c.busy(c.nodes) or c.nodes[0]
    n.kill()
    next(m for m in c.nodes if m is not n).kill()
    finish(name, p)


def stopped(name, c):
    p = start(c)
    n = c.busy(c.nodes) or c.nodes[0]
    n.send_signal(signal.SIGSTOP)
    finish(name, p)
    n.send_signal(signal.SIGCONT)  # its result comes late, and changes nothing
    finish(name + ", afterwards", start(c))


def leaves(name, c):
    p = start(c)
    n = c.busy(c.nodes) or c.nodes[0]
    n.terminate()
    finish(name, p)
    if n.wait(30) != 0:
        fail(f"{name}: the node's status is {n.returncode}")


def server_killed(name, c):
    p = start(c)
    c.busy(c.nodes)
    os.kill(c.server(), signal.SIGKILL)
    time.sleep(1)
    c.up()
    finish(name, p)


def server_gone(name, c):
    p = start(c, SAMARA_PATIENCE="2")
    c.busy(c.nodes)
    os.kill(c.server(), signal.SIGKILL)
    finish(name, p, ["runs here: the cluster's server cannot be reached"])


def submitter_killed(name, c):
    p = start(c, SAMARA_RUN="again")
    c.busy(c.nodes)
    p.kill()
    p.communicate()
    finish(name, start(c, SAMARA_RUN="again"))


def poison(name, c):
    """Whoever works on it ends: after three nodes it is a dead letter, and the loops run here."""
    size = ["1800", "1"]  # long enough to be killed in the middle
    p = start(c, size)
    left = list(c.nodes)
    for _ in range(3):
        n = c.busy(left)
        if n is None:
            fail(f"{name}: no node works")
            break
        n.kill()
        left.remove(n)
    finish(name, p, ["3 nodes of fleet heavy-compute ended while they had it"], POISONED)


def strays():
    return [p for p in pathlib.Path("/proc").glob("[0-9]*") if b"/tmp/samara-cluster-" in cmdline(p)]


def cmdline(p):
    try:
        return (p / "cmdline").read_bytes() + os.readlink(p / "cwd").encode()
    except OSError:
        return b""


def local(name, c):
    """samara run --cluster local:2: on the same road, and all of it goes in the end, also on Ctrl-C."""
    c.close()
    args = [SAMARA, "run", "--cluster", "local:2", os.path.join(WORK, "program.c"), "--", *SIZE]
    p = subprocess.Popen(args, env=dict(ENV, SAMARA_FORCE="1"), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                         text=True)
    finish(name, p)
    for how in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        p = subprocess.Popen(args, env=dict(ENV, SAMARA_FORCE="1"), stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, text=True, start_new_session=True,
                             preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        for line in p.stderr:
            if line.startswith("call 0"):
                break
        os.killpg(p.pid, how) if how == signal.SIGINT else p.send_signal(how)
        p.communicate()
        for _ in range(100):
            if not strays():
                break
            time.sleep(0.05)
        if strays():
            fail(f"{name}: processes are left after {how.name}", str([cmdline(q) for q in strays()]))


CASES = {"local": (local, 0), "quiet": (quiet, 3), "killed": (killed, 3), "killed-far": (killed_far, 2), "two-killed": (two_killed, 3), "stopped": (stopped, 3),
         "leaves": (leaves, 3), "server-killed": (server_killed, 2), "server-gone": (server_gone, 2),
         "submitter-killed": (submitter_killed, 2), "poison": (poison, 4)}
SIZE = ["900", "4"]
try:
    source = os.path.join(WORK, "program.c")
    pathlib.Path(source).write_text(PROGRAM)
    subprocess.run([SAMARA, "cc", "-O2", source, "-o", os.path.join(WORK, "program")], check=True, env=ENV)
    WANT = alone(SIZE)
    POISONED = subprocess.run([os.path.join(WORK, "program"), "1800", "1"], env=dict(ENV, SAMARA="off"), check=True,
                              capture_output=True, text=True).stdout
    for name in sys.argv[3:] or CASES:
        run, nodes = CASES[name]
        for i in range(REPEATS):
            cluster = Cluster(nodes)
            before, at = failed, time.time()
            run(f"{name} {i + 1}", cluster)
            cluster.close()
            if failed > before:
                print(pathlib.Path(cluster.dir, "nodes.log").read_text()[-3000:])
            print(f"{name} {i + 1}: {'ok' if failed == before else 'FAILED'} in {time.time() - at:.1f} s", flush=True)
finally:
    shutil.rmtree(WORK, ignore_errors=True)
sys.exit(1 if failed else 0)
