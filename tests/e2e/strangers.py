"""strangers.py BUILD: someone without the key speaks to a node's port, from another network
namespace where that is permitted, else through loopback. He is refused, whatever he says and
however often he comes; the node listens at one port of the address that it was given; who has the
key is served all the while."""
import json
import os
import pathlib
import random
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time

BUILD = os.path.abspath(sys.argv[1])
ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMARA = os.path.join(BUILD, "samara")
WORK = tempfile.mkdtemp(prefix="samara-strangers-")
ENV = dict(os.environ, SAMARA_CACHE=os.path.join(WORK, "cache"), SAMARA_LOG="warn")
RSS_MOST_KB = 30000  # memory that strangers may cost beyond an idle node
failed = []


def check(what, good, more=""):
    if not good:
        failed.append(f"FAILED: {what} {more}")


# ---- as the stranger, in a process of its own: strangers.py --stranger HOST PORT
# ------------------------------

def dial(host, port, seconds=5):
    return socket.create_connection((host, port), timeout=seconds)


def answer(s):
    """Bytes received until the other side ends the connection."""
    got = b""
    try:
        while chunk := s.recv(4096):
            got += chunk
    except OSError:
        pass
    s.close()
    return got


def bytes_alone(host, port, data):
    try:
        s = dial(host, port)
        s.sendall(data)
        s.shutdown(socket.SHUT_WR)
    except OSError:
        return b""  # he comes too often, or was refused before he had ended
    return answer(s)


def handshake(host, port, version):
    """Whether the other side gives a byte to one without a certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.minimum_version = context.maximum_version = version
    try:
        with context.wrap_socket(dial(host, port)) as s:
            s.sendall(b"hello" * 100)
            return s.recv(1) != b""
    except OSError:
        return False


def stranger(host, port):
    rng, said = random.Random(1), {"answers": 0, "served": 0, "attempts": 0}
    hello = bytes.fromhex("16030100400100003c0303") + bytes(32) + bytes.fromhex("00") + bytes(27)
    for i in range(60):
        kinds = [rng.randbytes(rng.randrange(1, 20000)), hello[:rng.randrange(1, len(hello))], b"GET / HTTP/1.1\r\n\r\n",
                 b"\x16\x03\x01\x40\x00" + rng.randbytes(16384), b"\x15\x03\x03\x00\x02\x02\x28"]
        said["answers"] += any(b"samara" in bytes_alone(host, port, k) for k in kinds)
        said["served"] += handshake(host, port, ssl.TLSVersion.TLSv1_3) + handshake(host, port, ssl.TLSVersion.TLSv1_2)
        said["attempts"] += len(kinds) + 2
    slow = []
    for i in range(200):
        try:
            slow.append(dial(host, port, 1))
        except OSError:
            pass
    time.sleep(4)  # each has three seconds
    ended = 0
    for s in slow:
        s.settimeout(0.01)
        try:
            ended += s.recv(1) == b""
        except TimeoutError:
            pass
        except OSError:
            ended += 1
    said.update(slow=len(slow), ended=ended)
    print(json.dumps(said))


# ---- two namespaces
# -------------------------------------------------------------------------------------------

def run(*command, **more):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, **more)


class Wire:
    """Two namespaces with a cable between them; without the right to make them, this one."""

    def __init__(self):
        self.names = [f"smr{os.getpid()}{x}" for x in "ab"]
        self.made = os.geteuid() == 0 and shutil.which("ip") is not None and self.make()
        self.host = "10.213.77.1" if self.made else "127.0.0.1"

    def make(self):
        a, b = self.names
        steps = [["ip", "netns", "add", a], ["ip", "netns", "add", b],
                 ["ip", "link", "add", "smrv0", "netns", a, "type", "veth", "peer", "name", "smrv1", "netns", b]]
        for ns, name, address in (a, "smrv0", "10.213.77.1/24"), (b, "smrv1", "10.213.77.2/24"):
            steps += [["ip", "-n", ns, "address", "add", address, "dev", name], ["ip", "-n", ns, "link", "set", name, "up"],
                      ["ip", "-n", ns, "link", "set", "lo", "up"]]
        if all(run(*s).returncode == 0 for s in steps):
            return True
        self.close()
        return False

    def there(self, which, *command):
        return ["ip", "netns", "exec", self.names[which], *command] if self.made else list(command)

    def close(self):
        for n in self.names:
            run("ip", "netns", "del", n) if shutil.which("ip") else None


def listens(pid):
    ours = {os.readlink(f"/proc/{pid}/fd/{fd}") for fd in os.listdir(f"/proc/{pid}/fd")}
    found = []
    for table in "tcp", "tcp6":
        for line in open(f"/proc/{pid}/net/{table}").readlines()[1:]:
            word = line.split()
            if word[3] == "0A" and f"socket:[{word[9]}]" in ours:
                host, port = word[1].split(":")
                host = socket.inet_ntoa(bytes.fromhex(host)[::-1]) if len(host) == 8 else host
                found.append(f"{host}:{int(port, 16)}")
    return found


def rss_kb(pid):
    return next(int(x.split()[1]) for x in open(f"/proc/{pid}/status") if x.startswith("VmRSS"))


def main():
    wire, node = Wire(), None
    try:
        key, archive = os.path.join(WORK, "key"), os.path.join(WORK, "increment.smar")
        for step in ["build", "-o", archive, str(ROOT / "examples/ship/increment.c")], ["sign", archive]:
            check(" ".join(step[:1]), run(SAMARA, "archive", *step, env=ENV).returncode == 0)
        node = subprocess.Popen(wire.there(0, SAMARA, "node", "--listen", f"tcp:{wire.host}:0", "--key", key),
                                stdout=subprocess.PIPE, stderr=open(os.path.join(WORK, "log"), "w"), text=True, env=ENV)
        line = node.stdout.readline()
        while line and not line.startswith("serves at "):
            line = node.stdout.readline()
        at = line.split()[-1]
        port = int(at.rsplit(":", 1)[1])
        call = wire.there(1, SAMARA, "archive", "call", "--to", at, "--key", key, "--payload",
                          "01000000000000000100000000000000", archive)

        def is_served():
            said = run(*call, env=ENV)
            return said.returncode == 0 and "reply" in said.stdout

        check("it listens at one place", listens(node.pid) == [f"{wire.host}:{port}"], listens(node.pid))
        check("who has the key is served", is_served())
        before = rss_kb(node.pid)
        other = subprocess.Popen(wire.there(1, sys.executable, __file__, "--stranger", wire.host, str(port)),
                                 stdout=subprocess.PIPE, text=True)
        served = sum(is_served() for _ in range(5))
        said = json.loads(other.communicate(timeout=200)[0])
        check("strangers get nothing", said["answers"] == 0 and said["served"] == 0, said)
        check("strangers who say nothing are ended", said["ended"] == said["slow"], said)
        check("who has the key is served beside them", served >= 1, f"{served} of 5")
        check("the node lives", node.poll() is None)
        check("and serves", is_served())
        check("strangers cost no memory", rss_kb(node.pid) - before < RSS_MOST_KB, f"{before} -> {rss_kb(node.pid)} kB")
        log = pathlib.Path(WORK, "log").read_text()
        check("refusals are told, not each of them", 0 < log.count("is refused") < said["attempts"] / 2)
        print(f"{said['attempts']} attempts, {'namespaces' if wire.made else 'loopback'}, "
              f"{before} -> {rss_kb(node.pid)} kB")
    finally:
        if node is not None:
            node.kill()
            node.wait()
        wire.close()
        shutil.rmtree(WORK, ignore_errors=True)
    print(*failed, "ok" if not failed else f"{len(failed)} failed", sep="\n")
    sys.exit(bool(failed))


if __name__ == "__main__":
    if sys.argv[1] == "--stranger":
        stranger(sys.argv[2], int(sys.argv[3]))
    else:
        main()
