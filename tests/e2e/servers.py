#!/usr/bin/env python3
"""tests/e2e/servers.py BUILD: a cluster of three servers, each of which is killed in turn while a
program's codelets run on its nodes. The output is that of the program alone, to the bit, all calls
are done by nodes and counted once, and what was kept (plans, results, users) is there whichever
server is left."""
import json, os, pathlib, re, signal, subprocess, sys, tempfile
from clusters import PROGRAM, Cluster, Program, until

BUILD = os.path.abspath(sys.argv[1])
SAMARA = os.path.join(BUILD, "samara")
WORK = tempfile.mkdtemp(prefix="samara-servers-")
CALLS = 3  # while each is down, and once more while all are up
ENV = dict(os.environ, SAMARA_CACHE=os.path.join(WORK, "cache"), SAMARA_IMPL="nest", SAMARA_LOG="info",
           SAMARA_CHECK="never", SAMARA_PATIENCE="120")
for name in ("SAMARA", "SAMARA_FORCE", "SAMARA_CLUSTER", "SAMARA_VIA", "SAMARA_RUN"):
    ENV.pop(name, None)
if not re.search(r"^ok +nats-server", subprocess.run([SAMARA, "doctor"], stdout=subprocess.PIPE, text=True).stdout, re.M):
    print("skipped: no nats-server here")
    os.rmdir(WORK)
    sys.exit(77)


class Servers(Cluster):
    """Three of them, on this machine."""

    def samara_does(self, what):
        more = ["--servers", "127.0.0.1,127.0.0.1,127.0.0.1"] if what == "init" else []
        done = subprocess.run([self.samara, "cluster", what, self.dir, *more], env=self.env, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"samara cluster {what}: {done.stderr}")

    def kill_server(self, i):
        pid = int(pathlib.Path(self.dir, "run", f"pid-{i + 1}").read_text().split()[0])
        stat = pathlib.Path(f"/proc/{pid}/stat")
        os.kill(pid, signal.SIGKILL)
        until(lambda: not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] == "Z")


def counted(c):
    lines = json.loads(subprocess.run([SAMARA, "monitor", "--json", c.dir], env=ENV, capture_output=True, text=True).stdout)
    return sum(line["count"] for line in lines if line["codelet"].startswith("gemm"))


def run(c, size, want):
    p = Program(c, [str(size), str(4 * CALLS)])
    p.call(0)  # it has joined
    done = 1
    for server in (0, 1, 2, None):
        if server is not None:
            p.go()  # a call is on its way
            c.kill_server(server)
        for _ in range(CALLS - (server == 0)):
            p.call(done)
            done += 1
        if server is not None:
            c.up()  # and it has what the others have
    try:
        out = p.communicate(timeout=240)[0]
    except subprocess.TimeoutExpired:
        p.kill()
        return "it hangs\n" + p.err()
    if p.returncode != 0 or out != want:
        return f"status {p.returncode}, {out!r} instead of {want!r}\n" + p.err()
    if "going on without" in p.err():
        return "it went on alone\n" + p.err()
    return None


def main():
    failed = []
    source = os.path.join(WORK, "program.c")
    pathlib.Path(source).write_text(PROGRAM)
    subprocess.run([SAMARA, "cc", "--runtime=library", "-O2", source, "-o", os.path.join(WORK, "program")], env=ENV, check=True)
    want = subprocess.run([os.path.join(WORK, "program"), "300", str(4 * CALLS)], env=dict(ENV, SAMARA="off"), text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    c = Servers(SAMARA, WORK, ENV, 2)
    try:
        why = run(c, 300, want)
        if why is not None:
            failed.append(why[-3000:])
        if counted(c) != 4 * CALLS:
            failed.append(f"{counted(c)} calls of {4 * CALLS} were counted")
        for n in c.nodes:
            if n.p.poll() is not None:
                failed.append(f"a node has ended with status {n.p.returncode}")
        for server in (0, 1, 2):  # with any of them gone it is all there
            c.kill_server(server)
            if until(lambda: counted(c) == 4 * CALLS, 30) is None:
                failed.append(f"without server {server + 1}: {counted(c)} calls are kept")
            c.up()
    finally:
        c.close()
        subprocess.run(["rm", "-rf", WORK], check=False)
    for text in failed:
        print("FAILED:", text)
    print(f"{len(failed)} failed" if failed else "all ok")
    sys.exit(bool(failed))


main()
