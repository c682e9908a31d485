#!/usr/bin/env python3
"""Programs of others under samara-cc against clang, whole processes in turn.

usage: tests/bench/guest.py polybench FOLDER [--size MEDIUM] [--rounds N] [--only NAME,...]
    [--check]
FOLDER: an unpacked PolyBench/C 4.2.1 (its utilities/benchmark_list names the kernels).
Both sides: -O3 -march=native, 2 threads. Samara runs cold once, then until its helper has nothing
left to do; then both sides run in turn, and each figure is the median of the rounds' own ratios
clang / samara, of CPU time and of time by the clock. --check compares complete dumps, cold and
warm, with clang's. --json: one object for each kernel.
"""
import argparse, json, os, pathlib, shutil, statistics, subprocess, sys, tempfile, time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("BUILD", ROOT / "build")).resolve()
SAMARA = str(BUILD / "samara")
FLAGS = ["-O3", "-march=native", "-w"]


def timed(command, env, cwd):
    """Seconds by the clock, of the processors, and what was printed."""
    start = time.perf_counter()
    p = subprocess.Popen(command, env=env, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    out = p.stdout.read()
    _, status, usage = os.wait4(p.pid, 0)
    p.returncode = status
    if status != 0:
        sys.exit(f"{command}: status {status} {out[-200:]}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, out


def state(cache):
    folder = cache / "guest-2"
    return sorted((f.name, f.stat().st_mtime_ns) for f in folder.iterdir()) if folder.is_dir() else []


def settle(command, env, cwd, cache, limit=8):
    """Runs until the helper changes nothing any more; the output of the first run."""
    first = None
    for _ in range(limit):
        before = state(cache)
        _, _, out = timed(command, env, cwd)
        first = out if first is None else first
        time.sleep(0.3)
        while True:  # the helper is done when nothing changes for a while
            seen = state(cache)
            time.sleep(0.7)
            if state(cache) == seen:
                break
        if state(cache) == before:
            break
    return first


def compare(name, sides, env, cwd, cache, rounds):
    cold = settle(sides["samara"], env, cwd, cache)
    cpu, wall, outs, best = [], [], {}, {}
    for _ in range(rounds):
        got = {}
        for side in ("clang", "samara"):
            got[side] = timed(sides[side], env, cwd)
            outs[side] = got[side][2]
            best[side] = min(best.get(side, 1e9), got[side][1])
        wall.append(got["clang"][0] / got["samara"][0])
        cpu.append(got["clang"][1] / max(got["samara"][1], 1e-6))
    return {"name": name, "wall": statistics.median(wall), "cpu": statistics.median(cpu),
            "clang_s": best["clang"], "samara_s": best["samara"],
            "same": outs["clang"] == outs["samara"] and outs["clang"] == cold}


def polybench(folder, size, check, work):
    """Names and commands of both sides."""
    for line in (folder / "utilities/benchmark_list").read_text().split():
        source = folder / line
        name = source.stem
        sides = {}
        flags = FLAGS + [f"-I{folder / 'utilities'}", f"-I{source.parent}", f"-D{size}_DATASET"]
        flags += ["-DPOLYBENCH_DUMP_ARRAYS"] if check else []
        for side, cc in (("clang", ["clang-19"]), ("samara", [SAMARA, "cc"])):
            exe = work / f"{name}-{side}"
            subprocess.run([*cc, *flags, str(source), str(folder / "utilities/polybench.c"), "-o", str(exe), "-lm"], check=True)
            sides[side] = [str(exe)]
        yield name, sides


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("suite", choices=["polybench"])
    p.add_argument("folder", type=pathlib.Path)
    p.add_argument("--size", default="MEDIUM")
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--only")
    p.add_argument("--check", action="store_true")
    p.add_argument("--json", action="store_true")
    p.add_argument("--keep", type=pathlib.Path, help="a folder for programs and cache")
    a = p.parse_args()
    work = a.keep or pathlib.Path(tempfile.mkdtemp(prefix="samara-guest-"))
    work.mkdir(exist_ok=True)
    cache = work / "cache"
    env = {k: v for k, v in os.environ.items() if not k.startswith("SAMARA")}
    env.update(SAMARA_CACHE=str(cache), SAMARA_THREADS="2", OMP_NUM_THREADS="2")
    rows = []
    only = a.only.split(",") if a.only else None
    for name, sides in polybench(a.folder.resolve(), a.size, a.check, work):
        if only and name not in only:
            continue
        r = compare(name, sides, env, work, cache, a.rounds)
        rows.append(r)
        print(json.dumps(r) if a.json else
              f"{name:16} wall {r['wall']:6.2f}  cpu {r['cpu']:6.2f}  clang {r['clang_s'] * 1e3:9.2f} ms  "
              f"{'same output' if r['same'] else 'OUTPUT DIFFERS'}", flush=True)
    subprocess.run([SAMARA, "helper", "stop"], env=env, stdout=subprocess.DEVNULL)
    if not a.keep:
        shutil.rmtree(work)
    if not a.json and rows:
        print(f"geometric mean   wall {statistics.geometric_mean(r['wall'] for r in rows):.2f}  "
              f"cpu {statistics.geometric_mean(r['cpu'] for r in rows):.2f}; least wall {min(r['wall'] for r in rows):.2f}")
    return any(not r["same"] for r in rows)


if __name__ == "__main__":
    sys.exit(main())
