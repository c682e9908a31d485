"""services.py BUILD CLUSTER: nodes start as the systemd unit and the Kubernetes manifest say, with
their files, their environment and, where that is permitted, as the user of the manifest. The
cluster's server runs already."""
import configparser
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

import yaml

BUILD, CLUSTER = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
SERVICE = pathlib.Path(__file__).resolve().parents[2] / "tools/service"
SAMARA = os.path.join(BUILD, "samara")
WORK = pathlib.Path(tempfile.mkdtemp(prefix="samara-services-"))
failed = []


def check(what, good, more=""):
    if not good:
        failed.append(f"FAILED: {what} {more}")


def run(*command, **more):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, **more)


def export(name, to):
    done = run(SAMARA, "cluster", "export", name, "--cluster", CLUSTER, "--output", to)
    check(f"{name} is exported", done.returncode == 0, done.stderr)


def joins(what, command, env, name, **more):
    """Whether the command line becomes a node of that name, which leaves on SIGTERM."""
    log = WORK / f"{name}.log"
    with open(log, "w") as err:
        p = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=err, text=True, cwd=WORK,
                             env={"PATH": os.environ["PATH"], **env}, **more)
        said = p.stdout.readline()
        check(f"{what}: it joins", said.startswith(f"{name} joined "), said + log.read_text())
        p.terminate()
        try:
            check(f"{what}: it leaves", p.wait(60) == 0, log.read_text())
        except subprocess.TimeoutExpired:
            p.kill()
            check(f"{what}: it leaves", False)


# ---- systemd
# --------------------------------------------------------------------------------------------------

def unit():
    file, name = SERVICE / "samara-node@.service", "unit-1"
    parsed = configparser.ConfigParser(strict=False, interpolation=None, delimiters="=")
    parsed.optionxform = str
    parsed.read(file)
    service = parsed["Service"]
    export(name, WORK / "unit.tar")
    credentials, state, cache = (WORK / x for x in ("credentials", "state-unit", "cache-unit"))
    source, _, where = service["LoadCredential"].partition(":")
    check("the credential is a file of root's for this node", where == "/etc/samara/%i.tar", where)
    credentials.mkdir(mode=0o700)
    shutil.copy(WORK / "unit.tar", credentials / source)
    os.chmod(credentials / source, 0o400)
    state.mkdir(mode=int(service["StateDirectoryMode"], 8))
    env = {"CREDENTIALS_DIRECTORY": str(credentials), "STATE_DIRECTORY": str(state)}
    for pair in shlex.split(service["Environment"]):
        key, _, value = pair.partition("=")
        env[key] = str(cache) if value == "/var/cache/" + service["CacheDirectory"] else value
    check("the cache is the service's", env["SAMARA_CACHE"] == str(cache), env["SAMARA_CACHE"])
    command = [re.sub(r"\$\{(\w+)\}", lambda m: env[m[1]], w) for w in shlex.split(service["ExecStart"])]
    check("it is started by its installed name", command[0] == "/usr/local/bin/samara", command[0])
    joins("systemd", [SAMARA, *command[1:]], env, name)
    if shutil.which("systemd-analyze"):
        copy = WORK / "samara-node@.service"
        copy.write_text(file.read_text().replace("/usr/local/bin/samara", SAMARA))
        said = run("systemd-analyze", "verify", "--man=no", str(WORK / "samara-node@x.service"))
        mine = [x for x in (said.stdout + said.stderr).splitlines() if "samara-node" in x]
        check("systemd-analyze finds nothing", said.returncode == 0 and not mine, "\n".join(mine) + said.stderr)


# ---- Kubernetes
# -----------------------------------------------------------------------------------------------

def secret_of(text):
    """File names that the comment at the top puts into the secret, and those that it exports."""
    head = "".join(line[1:].rstrip("\\\n") for line in text.splitlines(True) if line.startswith("#"))
    return re.findall(r"--from-file=(\S+)", head), re.search(r"for i in ([\d ]+);", head)[1].split()


def may_become(user):
    """Whether this process can run the build as that user: root's folder is closed to others."""
    try:
        return os.geteuid() == 0 and run(SAMARA, "--help", user=user, group=user, extra_groups=[]).returncode == 0
    except PermissionError:
        return False


def mount(volume, path, files, user, group):
    """Writes the files that the kubelet would put there."""
    path.mkdir(mode=0o755)
    if "secret" in volume:
        mode = volume["secret"]["defaultMode"]
        for name in files:
            to = path / name
            shutil.copy(WORK / name, to)
            os.chmod(to, mode if user is not None else mode & 0o700)
            if user is not None:
                os.chown(to, 0, group)
    else:
        os.chmod(path, 0o2777 if user is not None else 0o700)
        if user is not None:
            os.chown(path, 0, group)


def manifest():
    text = (SERVICE / "node.yaml").read_text()
    parsed = yaml.safe_load(text)
    spec = parsed["spec"]["template"]["spec"]
    check("one pod template", parsed["kind"] == "StatefulSet" and len(spec["containers"]) == 1)
    check("its pods are selected", parsed["spec"]["selector"]["matchLabels"] == parsed["spec"]["template"]["metadata"]["labels"])
    files, numbers = secret_of(text)
    pods = [f"{parsed['metadata']['name']}-{i}" for i in range(parsed["spec"]["replicas"])]
    check("the secret has a tar for each pod", files == [p + ".tar" for p in pods], files)
    check("each pod is exported", numbers == [str(i) for i in range(len(pods))], numbers)
    for p in pods:
        export(p, WORK / f"{p}.tar")
    security, container = spec["securityContext"], spec["containers"][0]
    check("not as root", security["runAsNonRoot"] and security["runAsUser"] != 0)
    user = security["runAsUser"] if may_become(security["runAsUser"]) else None
    os.chmod(WORK, 0o755)
    places = {}
    for m in container["volumeMounts"]:
        volume = next(v for v in spec["volumes"] if v["name"] == m["name"])
        places[m["mountPath"]] = WORK / f"mount-{m['name']}"
        mount(volume, places[m["mountPath"]], files, user, security["fsGroup"])

    def here(text, env):
        text = re.sub(r"\$\((\w+)\)", lambda m: env[m[1]], text)
        for path, place in places.items():
            if text == path or text.startswith(path + "/"):
                return str(place) + text[len(path):]
        return text

    env = {}
    for e in container["env"]:
        field = e.get("valueFrom", {}).get("fieldRef", {}).get("fieldPath")
        check(f"{e['name']} is known", "value" in e or field == "metadata.name", e)
        env[e["name"]] = pods[0] if field else here(e["value"], env)
    command = [here(w, env) for w in container["command"]]
    check("it is the installed program", command[0] == "samara", command[0])
    more = {"user": user, "group": security["runAsGroup"], "extra_groups": [security["fsGroup"]]} if user is not None else {}
    joins("Kubernetes" + (" as another user" if user is not None else ""), [SAMARA, *command[1:]], env, pods[0], **more)


try:
    unit()
    manifest()
finally:
    shutil.rmtree(WORK, ignore_errors=True)
print(*failed, "ok" if not failed else f"{len(failed)} failed", sep="\n")
sys.exit(bool(failed))
