#!/usr/bin/env python3
"""Runs random scripts by SystemDS and by Samara. Prints each that differs, and how.
Its folder stays. The status is 1 if there is one."""
import argparse
import collections
import pathlib
import sys

import compare
import generate
import replay


def judge(systemds, samara, folder, seed):
    """The kind of a script, and what differs."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    script = folder / "script.dml"
    script.write_text(generate.Script(seed).text())
    if not systemds.run(folder, str(script), []):
        return "no answer", ""
    wanted = compare.ENDS.sub("", (folder / "stdout").read_text())
    (folder / "stdout").rename(folder / "systemds")
    kind, text = replay.run(samara, folder, folder, str(script), [], folder)
    if kind == "agree":
        kind, text = compare.compare_texts(wanted, (folder / "stdout").read_text(), False) or ("agree", "")
    return kind, text


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("samara", type=lambda s: str(pathlib.Path(s).resolve()))
    for name in ("--classpath", "--cache"):
        p.add_argument(name, type=lambda s: pathlib.Path(s).resolve(), required=True)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--rounds", type=int, default=200)
    a = p.parse_args()
    a.cache.mkdir(parents=True, exist_ok=True)
    systemds = replay.SystemDS(a.cache, a.classpath.read_text().strip())
    kinds = collections.Counter()
    for seed in range(a.seed, a.seed + a.rounds):
        kind, text = judge(systemds, a.samara, a.cache / str(seed), seed)
        kinds[kind] += 1
        if kind not in ("agree", "near", "no answer"):
            print(f"{kind}: {a.cache / str(seed)} {text}", flush=True)
    systemds.close()
    print(" ".join(f"{k}: {n}" for k, n in kinds.most_common()))
    return 1 if kinds.keys() - {"agree", "near", "no answer"} else 0


if __name__ == "__main__":
    sys.exit(main())
