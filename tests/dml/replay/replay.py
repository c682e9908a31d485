#!/usr/bin/env python3
"""replay.py SAMARA --root ROOT --classpath FILE --cache DIR [--only REGEX] [--jobs N]

Runs the scripts of SystemDS's functional tests by SystemDS and by Samara: README.md."""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import select
import shutil
import subprocess
import sys
import tempfile

import compare
import inputs

HERE = pathlib.Path(__file__).resolve().parent
DRAWS = re.compile(r"rand|sample|time\s*\(|source|::", re.I)
FOLDERS = "src/test/scripts/functions"
SKIPPED = re.compile(r"federated|privacy|mlcontext|/async/|\$\$")  # Spark, and templates
SIGNS = re.compile(r"eigen|svd|pca", re.I)
KINDS = ["agree", "near", "random", "unstable", "apart", "refused", "hang", "wrong", "crash", "no answer"]
KNOWN = dict(line.rstrip("\n").split(": ", 1) for line in open(HERE / "known.txt") if line.strip())
LIMIT = 12  # seconds that an attempt may take; Samara has three times as much
KEPT = 2  # attempts of a script that are compared
SHAKE = 1e-13  # a change of inputs that a stable answer does not show


class SystemDS:
    """A process of SystemDS that is started again after a script that hangs."""

    def __init__(self, root, classpath):
        self.command = ["java", "-Xmx2g", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", classpath, "--add-modules=jdk.incubator.vector", str(HERE / "Drive.java")]
        self.root, self.process = root, None

    def run(self, folder, script, args):
        """Whether the script succeeds; None: it takes too long."""
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.DEVNULL, cwd=self.root, text=True)
        self.process.stdin.write("\t".join([str(folder), script, *args]) + "\n")
        self.process.stdin.flush()
        if select.select([self.process.stdout], [], [], LIMIT)[0] and self.process.stdout.readline() == "done\n":
            return not (folder / "failure").exists()
        self.close()
        return None

    def close(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def attempt_twice(systemds, at, script, attempt, draws):
    """Whether SystemDS answers; twice, if the script may draw numbers, which then differ."""
    for turn in ("a", "b") if draws else ("a",):
        (at / turn / "out").mkdir(parents=True)
        answered = systemds.run(at / turn, script, inputs.arguments(attempt, at / "in", at / turn / "out"))
        if not answered:
            return answered
    return True


def answer(systemds, cache, root, script):
    """Gives the attempts at a script that SystemDS runs, from the cache if they are there."""
    folder = cache / script.replace("/", "+").removesuffix(".dml")
    if (folder / "attempts.json").exists():
        return folder, json.loads((folder / "attempts.json").read_text())
    shutil.rmtree(folder, ignore_errors=True)
    kept = []
    text = (root / script).read_text(errors="replace")
    draws = DRAWS.search(inputs.strip(text)) is not None or "/builtin/" in script
    for n, attempt in enumerate(inputs.attempts(text)):
        at = folder / str(n)
        inputs.write(attempt, at / "in")
        answered = attempt_twice(systemds, at, script, attempt, draws)
        if answered:
            kept.append({"number": n, "attempt": attempt, "random": draws and compare.folders(at / "a", at / "b") is not None})
        else:
            shutil.rmtree(at)
        if answered is None or len(kept) == KEPT:
            break
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "attempts.json").write_text(json.dumps(kept))
    return folder, kept


def find_unstable(systemds, root, script, folder, kept):
    """Marks the attempts whose answers by SystemDS are others once the inputs are shaken; whether
    there are such."""
    source = (root / script).read_text(errors="replace")
    found = False
    for k in kept:
        at = folder / str(k["number"])
        if "unstable" not in k:
            for name in ("shaken", "c"):
                shutil.rmtree(at / name, ignore_errors=True)
            (at / "c/out").mkdir(parents=True)
            inputs.write(k["attempt"], at / "shaken", SHAKE)
            answered = systemds.run(at / "c", script, inputs.arguments(k["attempt"], at / "shaken", at / "c/out"))
            other = answered and compare.folders(at / "a", at / "c", SIGNS.search(source) is not None, "parfor" in source)
            k["unstable"] = bool(other and other[0] == "wrong" and not k["random"])
        found |= k["unstable"]
    (folder / "attempts.json").write_text(json.dumps(kept))
    return found


def judge(samara, library, root, script, folder, kept):
    """Runs the attempts by Samara: the worst kind, and why."""
    if not kept:
        return "no answer", ""
    worst, why = "unstable" if all(k.get("unstable") for k in kept) else "agree", ""
    source = (root / script).read_text(errors="replace")
    signs, any_order = SIGNS.search(source) is not None, "parfor" in source
    for k in kept:
        if k.get("unstable"):
            continue
        at = folder / str(k["number"])
        with tempfile.TemporaryDirectory() as work:
            work = pathlib.Path(work)
            (work / "out").mkdir()
            args = inputs.arguments(k["attempt"], at / "in", work / "out")
            kind, text = run(samara, library, root, script, args, work)
            if kind == "agree":
                kind, text = compare.folders(at / "a", work, signs, any_order) or ("agree", "")
                kind = "random" if kind == "wrong" and k["random"] else kind
        if kind in ("wrong", "refused") and script in KNOWN:
            kind, text = "apart", KNOWN[script]
        if KINDS.index(kind) > KINDS.index(worst):
            worst, why = kind, f"[{k['number']}] {text}"
    return worst, why


def run(samara, library, root, script, args, work):
    try:
        done = subprocess.run([samara, "run", f"--scripts={library}", "--threads=1", script, *args], cwd=root, timeout=3 * LIMIT,
                              capture_output=True)
    except subprocess.TimeoutExpired:
        return "hang", ""
    (work / "stdout").write_bytes(done.stdout)
    if done.returncode < 0 or done.returncode > 100:
        return "crash", str(done.returncode)
    return ("agree", "") if done.returncode == 0 else ("refused", done.stderr.decode(errors="replace").strip())


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("samara", type=lambda s: str(pathlib.Path(s).resolve()))
    for name in ("--root", "--classpath", "--cache"):
        p.add_argument(name, type=lambda s: pathlib.Path(s).resolve(), required=True)
    p.add_argument("--only", default="", help="scripts whose path matches")
    p.add_argument("--jobs", type=int, default=2)
    a = p.parse_args()
    scripts = sorted(str(s.relative_to(a.root)) for s in (a.root / FOLDERS).rglob("*.dml"))
    scripts = [s for s in scripts if re.search(a.only, s) and not SKIPPED.search(s + (a.root / s).read_text(errors="replace"))]
    systemds = SystemDS(a.root, a.classpath.read_text().strip())
    table = collections.defaultdict(collections.Counter)

    def judged(script, folder, kept):
        return (script, folder, kept, *judge(a.samara, a.root / "scripts/builtin", a.root, script, folder, kept))

    def report(script, folder, kept, kind, why):
        if kind in ("wrong", "apart") and find_unstable(systemds, a.root, script, folder, kept):
            *_, kind, why = judged(script, folder, kept)
        table[script.removeprefix(FOLDERS + "/").split("/")[0]][kind] += 1
        if kind not in ("agree", "no answer", "random", "unstable"):
            print(f"{kind}: {script} {why}", flush=True)

    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        waiting = [pool.submit(judged, script, *answer(systemds, a.cache, a.root, script)) for script in scripts]
        for future in waiting:
            report(*future.result())
    systemds.close()
    print("| folder | " + " | ".join(KINDS) + " |\n|---" + "|---" * len(KINDS) + "|")
    for name, row in [*sorted(table.items()), ("all", sum(table.values(), collections.Counter()))]:
        print(f"| {name} | " + " | ".join(str(row[k] or "") for k in KINDS) + " |")
    return 1 if any(row[k] for row in table.values() for k in ("wrong", "crash", "hang")) else 0


if __name__ == "__main__":
    sys.exit(main())
