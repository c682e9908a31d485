"""Random task graphs on processors that trade time for energy, in the form that `samara plan --dag`
reads: faster processors take more power, and each task runs a little better or worse on each.

graphs.py KIND TASKS PROCESSORS SEED writes one."""
import random
import sys


def layers(rnd, n):
    """Layers of about the same width; a task reads one to four of the layer before."""
    width = max(2, int(n ** 0.5))
    return [[] if i < width else [(i // width - 1) * width + k for k in rnd.sample(range(width), min(width, rnd.randint(1, 4)))]
            for i in range(n)]


def local(rnd, n):
    """A task reads one to four of the 50 before it."""
    return [rnd.sample(range(max(0, i - 50), i), min(i, rnd.randint(1, 4))) for i in range(n)]


def forks(rnd, n):
    """Forks of 5 to 40 tasks, joined and forked again."""
    preds, join = [[]], 0
    while len(preds) < n:
        first = len(preds)
        preds += [[join] for _ in range(min(rnd.randint(5, 40), n - first))]
        if len(preds) < n:
            preds.append(list(range(first, len(preds))))
        join = len(preds) - 1
    return preds


def lanes(rnd, n):
    """Twenty chains that exchange a value now and then."""
    return [[] if i < 20 else [i - 20] + ([rnd.randrange(i - 20, i)] if rnd.random() < 0.1 and i > 40 else []) for i in range(n)]


KINDS = {"layers": layers, "local": local, "forks": forks, "lanes": lanes}


def text(kind, n, p, seed, ccr=0.5):
    """ccr: mean time of a transfer, as a share of the mean time of a task."""
    rnd = random.Random(f"{kind} {n} {p} {seed}")
    speed = [rnd.uniform(0.5, 2) for _ in range(p)]
    watts = [s ** rnd.uniform(1.5, 2.5) for s in speed]
    lines = [f"{n} {p}"]
    for i, before in enumerate(KINDS[kind](rnd, n)):
        cost = rnd.uniform(5, 30)
        times = [cost / s * rnd.uniform(0.8, 1.25) for s in speed]
        joules = [t * w * rnd.uniform(0.9, 1.1) for t, w in zip(times, watts)]
        edges = [f"{j} {rnd.uniform(0, 35 * ccr):.4g}" for j in sorted(set(before))]
        lines.append(" ".join([str(i), *(f"{x:.6g}" for x in times + joules), str(len(edges)), *edges]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text(sys.argv[1], *map(int, sys.argv[2:5])))
