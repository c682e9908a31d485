"""ports.py BUILD: a server, a node and a program of a cluster on one machine, seen from another
(network namespaces; without the right to make them: skipped). They listen at the given addresses
and nowhere else, and who has no key is refused at each of these ports while the program works."""
import json
import os
import pathlib
import re
import shutil
import ssl
import subprocess
import sys

import clusters
import strangers
from strangers import SAMARA, WORK, check, failed, listens, run

ENV = dict(os.environ, SAMARA_CACHE=os.path.join(WORK, "cache"), SAMARA_LOG="warn")
DIR = os.path.join(WORK, "c")


# ---- as the stranger: ports.py --login HOST PORT
# ---------------------------------------------------------------

def hears(s, said):
    """The server's answer until it ends the connection."""
    got = b""
    try:
        s.sendall(said)
        while chunk := s.recv(4096):
            got += chunk
    except OSError:
        pass
    return got


def login(host, port):
    """A client of NATS without a key, in clear and by TLS."""
    words = b'CONNECT {"verbose":true,"pedantic":false,"protocol":1,"user":"operator","pass":"operator"}\r\nPING\r\nSUB > 1\r\n'
    with strangers.dial(host, port) as s:
        s.recv(4096)  # INFO, the server's greeting
        clear = hears(s, words)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    with strangers.dial(host, port, 10) as s:
        s.recv(4096)
        with context.wrap_socket(s) as tls:
            secret = hears(tls, words)
    print(json.dumps({"clear": clear.decode(errors="replace"), "tls": secret.decode(errors="replace")}))


# ---- the cluster
# ----------------------------------------------------------------------------------------------

def everything(wire):
    """All that listens in the namespace, as ss tells: tcp and udp."""
    lines = run(*wire.there(0, "ss", "-Hltn")).stdout.splitlines() + run(*wire.there(0, "ss", "-Hlun")).stdout.splitlines()
    return sorted(line.split()[3] for line in lines)


def start(wire, started, *command, **more):
    p = subprocess.Popen(wire.there(0, *command), stdout=subprocess.PIPE, text=True, env=ENV, **more)
    started.append(p)
    return p


def child_of(p, name):
    """`ip netns exec` becomes the command; `samara run` starts the program."""
    for pid in run("ps", "-o", "pid=", "--ppid", str(p.pid)).stdout.split():
        if name in pathlib.Path(f"/proc/{pid}/cmdline").read_text():
            return int(pid)
    return p.pid


def work(wire, started):
    source = os.path.join(WORK, "gemm.c")
    pathlib.Path(source).write_text(clusters.PROGRAM)
    alone = run(SAMARA, "run", "--off", source, "--", "100", "3", env=ENV, input="\n\n\n")
    check("the cluster is made", run(*wire.there(0, SAMARA, "cluster", "init", DIR, "--public", wire.host), env=ENV).returncode == 0)
    up = run(*wire.there(0, SAMARA, "cluster", "up", DIR), env=ENV)
    check("up", up.returncode == 0, up.stderr)
    server = int(re.search(r"process (\d+)", up.stdout)[1])
    address = re.search(r"tls://(\S+)", up.stdout)[1]
    check("the server listens at one place", listens(server) == [address], listens(server))
    node = start(wire, started, SAMARA, "node", "--join", DIR, "--name", "n1", stderr=open(os.path.join(WORK, "n1.log"), "w"))
    check("the node joins", node.stdout.readline().startswith("n1 joined"))
    check("a node listens nowhere", listens(node.pid) == [], listens(node.pid))

    log = os.path.join(WORK, "program.log")
    program = subprocess.Popen(wire.there(0, SAMARA, "run", "--cluster", DIR, source, "--", "100", "3"), stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=open(log, "w"), text=True,
                               env=dict(ENV, SAMARA_FORCE="1", SAMARA_WAYS="tls"))
    started.append(program)
    program.stdin.write("\n")
    program.stdin.flush()
    check("it works", clusters.until(lambda: "call 0" in pathlib.Path(log).read_text()), pathlib.Path(log).read_text())
    ports = listens(child_of(program, "gemm"))
    check("a program listens at one port of its address", len(ports) == 1 and ports[0].startswith(wire.host + ":"), ports)
    check("and nothing else listens there", everything(wire) == sorted([address, *ports]), everything(wire))

    said = run(*wire.there(1, sys.executable, __file__, "--login", *address.split(":")))
    said = json.loads(said.stdout) if said.returncode == 0 else {"clear": said.stderr, "tls": said.stderr}
    for how, text in said.items():
        check(f"a login without a key is refused ({how})", "+OK" not in text and "PONG" not in text and "MSG" not in text, text)
    check("with the reason", "Authorization Violation" in said["tls"], said["tls"])
    if ports:
        other = run(*wire.there(1, sys.executable, strangers.__file__, "--stranger", *ports[0].split(":")))
        said = json.loads(other.stdout)
        check("strangers get nothing of the program", said["answers"] == 0 and said["served"] == 0, said)
    out, _ = program.communicate("\n\n", timeout=120)
    check("the program ends well", program.returncode == 0, pathlib.Path(log).read_text())
    check("with the same bits", out == alone.stdout, out)
    check("its calls went to the node", "could have gone" not in pathlib.Path(log).read_text(), pathlib.Path(log).read_text())


def main():
    wire, started = strangers.Wire(), []
    if not wire.made or shutil.which("ss") is None:
        wire.close()
        shutil.rmtree(WORK, ignore_errors=True)
        print("skipped: no right to make network namespaces, or no ss")
        sys.exit(77)
    try:
        work(wire, started)
    finally:
        for p in started:
            p.kill()
            p.wait()
        run(*wire.there(0, SAMARA, "cluster", "down", DIR), env=ENV)
        wire.close()
        shutil.rmtree(WORK, ignore_errors=True)
    print(*failed, "ok" if not failed else f"{len(failed)} failed", sep="\n")
    sys.exit(bool(failed))


if sys.argv[1] == "--login":
    login(sys.argv[2], int(sys.argv[3]))
else:
    main()
