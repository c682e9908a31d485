#!/usr/bin/env python3
"""tests/e2e/faults.py BUILD [REPEATS [NAME ...]]: a program's codelets run on a cluster while parts
of it are killed, stopped or sent away. Each time the output is that of the program alone, to the
bit: what is added to an array in place would show a result that was lost or counted twice.
docs/reference/faults.md lists them."""
import concurrent.futures, json, os, pathlib, re, resource, shutil, signal, subprocess, sys, tempfile, threading, time
from clusters import PROGRAM, Cluster, Program, until

BUILD = os.path.abspath(sys.argv[1])
REPEATS = int(os.environ.get("SAMARA_REPEATS") or (sys.argv[2] if len(sys.argv) > 2 else 5))
SAMARA = os.path.join(BUILD, "samara")
AT_ONCE = 3  # they mostly wait
LIMIT_S = 240  # for one run of the program; seconds are usual
SIZE = ["900", "4"]
WORK = tempfile.mkdtemp(prefix="samara-faults-")
ENV = dict(os.environ, SAMARA_CACHE=os.path.join(WORK, "cache"), SAMARA_IMPL="nest", SAMARA_LOG="info",
           SAMARA_CHECK="never")
for name in ("SAMARA", "SAMARA_FORCE", "SAMARA_CLUSTER", "SAMARA_VIA", "SAMARA_RUN"):
    ENV.pop(name, None)
if not re.search(r"^ok +nats-server", subprocess.run([SAMARA, "doctor"], stdout=subprocess.PIPE, text=True).stdout, re.M):
    print("skipped: no nats-server here")
    os.rmdir(WORK)
    sys.exit(77)
# a shell may have told us to ignore it, and so our children
signal.signal(signal.SIGINT, signal.default_int_handler)
here = threading.local()  # failures of this thread's run


def fail(what, text=""):
    here.failed.append(f"FAILED: {what}\n{text[-3000:]}")


def finish(name, p, says=()):
    try:
        out = p.communicate(timeout=LIMIT_S)[0]
    except subprocess.TimeoutExpired:
        p.kill()
        p.communicate()
        return fail(f"{name}: it hangs", p.err())
    if p.returncode != 0 or out != WANT:
        return fail(f"{name}: status {p.returncode}, {out!r} instead of {WANT!r}", p.err())
    for text in says:
        if text not in p.err():
            fail(f"{name}: does not say '{text}'", p.err())


def alive(name, c):
    for n in c.nodes:
        if n.p.poll() is not None:
            fail(f"{name}: a node has ended with status {n.p.returncode}")


def quiet(name, c):
    """Nothing happens to it: all calls are done by nodes, and counted; the trace has a row for a
    node."""
    trace = os.path.join(c.dir, "trace.json")
    finish(name, Program(c, SIZE, SAMARA_TRACE=trace))
    lines = json.loads(subprocess.run([SAMARA, "monitor", "--json", c.dir], env=ENV, capture_output=True, text=True).stdout)
    gemm = sum(line["count"] for line in lines if line["codelet"].startswith("gemm"))
    if gemm != int(SIZE[1]) or any(line["energy_label"] not in ("modelled", "measured:rapl") for line in lines):
        fail(f"{name}: the monitor has {lines}")
    events = json.loads(pathlib.Path(trace).read_text())["traceEvents"]
    if not any(e["ph"] == "M" and e["args"]["name"] in ("n0", "n1", "n2") for e in events):
        fail(f"{name}: the trace has no node", str(events))


def killed(name, c):
    p = Program(c, SIZE)
    c.at_work(p).kill()
    finish(name, p)


def killed_far(name, c):
    """The same where payloads go as they do between machines: over tcp, with the cluster's key."""
    p = Program(c, SIZE, SAMARA_WAYS="tls")
    c.at_work(p).kill()
    finish(name, p)


def two_killed(name, c):
    p = Program(c, SIZE)
    n = c.at_work(p)
    n.kill()
    next(m for m in c.nodes if m is not n).kill()
    finish(name, p)


def killed_in_transfer(name, c):
    """The program stands still, so a node that has taken the ticket waits for its data."""
    p = Program(c, SIZE)
    c.with_ticket(p)
    p.send_signal(signal.SIGSTOP)
    c.signal(signal.SIGCONT)
    (c.who(": fetches ") or c.nodes[0]).kill()
    p.send_signal(signal.SIGCONT)
    finish(name, p)


def killed_in_compilation(name, c):
    """Its cache is empty: the first thing that it begins is to make the code."""
    p = Program(c, SIZE)
    p.go()
    (c.who(": begins ") or c.nodes[0]).kill()
    finish(name, p)


def stopped(name, c):
    p = Program(c, SIZE)
    n = c.at_work(p)
    n.signal(signal.SIGSTOP)
    finish(name, p)
    n.signal(signal.SIGCONT)  # its result comes late, and changes nothing
    finish(name + ", afterwards", Program(c, SIZE))


def leaves(name, c):
    p = Program(c, SIZE)
    n = c.at_work(p)
    n.signal(signal.SIGTERM)
    finish(name, p)
    if n.p.wait(LIMIT_S) != 0:
        fail(f"{name}: the node's status is {n.p.returncode}")


def server_killed(name, c):
    p = Program(c, SIZE)
    c.at_work(p)
    c.kill_server()
    c.up()
    finish(name, p)


def server_gone(name, c):
    """It does not come back, and a call is on its way."""
    p = Program(c, SIZE, SAMARA_PATIENCE="1")
    c.with_ticket(p)
    c.kill_server()
    finish(name, p, ["runs here: the cluster's server cannot be reached"])


def submitter_killed(name, c):
    p = Program(c, SIZE, SAMARA_RUN="again")
    c.at_work(p)
    p.kill()
    p.communicate()
    finish(name, Program(c, SIZE, SAMARA_RUN="again"))


def poison(name, c):
    """Each node that works on it ends: after three nodes it is a dead letter, and the loops run
    here."""
    p = Program(c, SIZE)
    c.with_ticket(p)
    p.send_signal(signal.SIGSTOP)
    c.signal(signal.SIGCONT)
    left = list(c.nodes)
    while len(left) > 1:
        n = c.who(": fetches ", left)
        if n is None:
            break
        n.kill()
        left.remove(n)
    says = "3 nodes of fleet heavy-compute ended while they had it"
    if c.who(says, left) is None:
        fail(f"{name}: the last node does not say '{says}'", pathlib.Path(left[0].log).read_text())
    p.send_signal(signal.SIGCONT)
    finish(name, p, [says])


def cache_lost(name, c):
    """Nodes come again after their caches were cleared away."""
    finish(name, Program(c, SIZE))
    for n in c.nodes:
        n.kill()
    c.join(2, **cold(c))
    finish(name + ", again", Program(c, SIZE))


def disk_full(name, c):
    """Neither the nodes nor the server can write a byte to a file any more."""
    resource.prlimit(c.server(), resource.RLIMIT_FSIZE, (0, 0))
    finish(name, Program(c, SIZE))
    alive(name, c)


def no_memory(name, c):
    """The nodes get 8 MB more than they have: a request does not fit, or the compiler, and they
    live on."""
    p = Program(c, SIZE)
    p.call(0)
    for n in c.nodes:
        pages = int(pathlib.Path(f"/proc/{n.p.pid}/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + (8 << 20)
        resource.prlimit(n.p.pid, resource.RLIMIT_AS, (most, most))
    finish(name, p)
    alive(name, c)


def strays(mark):
    def has(p):
        try:
            return mark in (p / "environ").read_bytes()
        except OSError:
            return False
    return [p for p in pathlib.Path("/proc").glob("[0-9]*") if has(p)]


def local(name, c):
    """samara run --cluster local:2: on the same road, and all of it goes in the end, also on
    Ctrl-C."""
    args = [SAMARA, "run", "--cluster", "local:2", os.path.join(WORK, "program.c"), "--", *SIZE]
    env = dict(ENV, SAMARA_FORCE="1", SAMARA_MARK=name.replace(" ", "-") + "-" + str(os.getpid()))
    if name.endswith(" 1"):
        done = subprocess.run(args, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LIMIT_S)
        if done.returncode != 0 or done.stdout != WANT:
            fail(f"{name}: status {done.returncode}, {done.stdout!r} instead of {WANT!r}", done.stderr)
    how = (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)[int(name.split()[1]) % 3]
    p = subprocess.Popen(args, env=env, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                         text=True, start_new_session=True)
    p.stdin.write("\n")
    p.stdin.flush()
    for line in p.stderr:
        if line.startswith("call 0"):
            break
    os.killpg(p.pid, how) if how == signal.SIGINT else p.send_signal(how)
    p.communicate()
    mark = f"SAMARA_MARK={env['SAMARA_MARK']}\0".encode()
    if not until(lambda: not strays(mark)):
        fail(f"{name}: processes are left after {how.name}", str(strays(mark)))


def cold(c):
    """Nodes with a cache of their own, and nothing in it."""
    shutil.rmtree(c.cache, ignore_errors=True)
    os.mkdir(c.cache)
    return {"env": {"SAMARA_CACHE": c.cache}}


def full(c):
    """Nodes whose cache is on a disk that is full; where nothing can be mounted, in a folder that
    cannot be made.
    Limits of file sizes are no way: they are also of files in memory, which workers are reached
    by."""
    apart = ["unshare", "-m" if os.geteuid() == 0 else "-Urm"]
    if subprocess.run([*apart, "mount", "-t", "tmpfs", "none", "/mnt"], stderr=subprocess.DEVNULL).returncode != 0:
        return {"env": {"SAMARA_CACHE": "/proc/none"}}
    fill = 'mount -t tmpfs -o size=16k none "$SAMARA_CACHE"; cat /dev/zero >"$SAMARA_CACHE/full" 2>/dev/null; exec "$@"'
    return dict(cold(c), ahead=(*apart, "sh", "-c", fill, "sh"))


# the function, and the number of nodes
CASES = {"local": (local, 0), "quiet": (quiet, 3), "killed": (killed, 3), "killed-far": (killed_far, 2),
         "two-killed": (two_killed, 3), "killed-in-transfer": (killed_in_transfer, 2),
         "killed-in-compilation": (killed_in_compilation, 2, cold), "stopped": (stopped, 3), "leaves": (leaves, 3),
         "server-killed": (server_killed, 2), "server-gone": (server_gone, 2),
         "submitter-killed": (submitter_killed, 2), "poison": (poison, 4), "cache-lost": (cache_lost, 2, cold),
         "disk-full": (disk_full, 2, full), "no-memory": (no_memory, 2)}


def one(name, turn):
    """A fresh cluster each time. What went wrong, and how long it took."""
    run, nodes, *kind = CASES[name]
    here.failed, at = [], time.time()
    cluster = Cluster(SAMARA, WORK, ENV, nodes, *kind) if nodes else None
    try:
        run(f"{name} {turn}", cluster)
    except Exception as e:
        fail(f"{name} {turn}: {e!r}")
    if cluster:
        cluster.close()
        if here.failed:
            here.failed += [f"{n.log}:\n{pathlib.Path(n.log).read_text()[-1500:]}" for n in cluster.all]
        shutil.rmtree(cluster.dir, ignore_errors=True)
    return f"{name} {turn}", here.failed, time.time() - at


failed = 0
try:
    source = os.path.join(WORK, "program.c")
    pathlib.Path(source).write_text(PROGRAM)
    subprocess.run([SAMARA, "cc", "--runtime=library", "-O2", source, "-o", os.path.join(WORK, "program")], check=True, env=ENV)
    WANT = subprocess.run([os.path.join(WORK, "program"), *SIZE], env=dict(ENV, SAMARA="off"), check=True,
                          stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        runs = [pool.submit(one, name, i + 1) for i in range(REPEATS) for name in sys.argv[3:] or CASES]
        for done in concurrent.futures.as_completed(runs):
            name, wrong, took = done.result()
            failed += bool(wrong)
            print(*wrong, f"{name}: {'FAILED' if wrong else 'ok'} in {took:.1f} s", sep="\n", flush=True)
finally:
    shutil.rmtree(WORK, ignore_errors=True)
print(f"{failed} failed" if failed else "all ok")
sys.exit(failed > 0)
