#!/usr/bin/env python3
"""stream.py SAMARA [--rounds N] [--seed S] [--mb MB]: files that do not fit into memory, read rows
after rows.

Random scripts over files of whole numbers, whose sums are exact in any order, print the same to the
letter with and without a limit; so do what they write. Then MB megabytes (default 400) are read
within 100, and places of a sparse file within 8: the process may take no more than that and what
the program itself takes."""
import argparse
import filecmp
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile

ROWS, COLS = 30011, 9  # 2.2 MB, in blocks of 0.2 MB
# none of X, B fits; one does, both do: what is computed of them does not
LIMITS = ("1500k", "1500k", "3M", "6M")


class Script:
    """Statements over X (csv), B (binary), S (sparse), y, which is small; by_row: names of
    matrices with as many rows."""

    def __init__(self, rng):
        self.rng, self.lines, self.count = rng, [], 0
        self.by_row = {"X": COLS, "B": COLS, "S": COLS, "y": 1}
        self.lines.append("""X = read("X.csv", format="csv", header=TRUE, sep=";", naStrings="none", default=3)
B = read("B.bin", format="binary")
S = read("S.bin", format="binary")
y = read("y.bin", format="binary")""")

    def name(self, text, cols):
        self.count += 1
        name = f"v{self.count}"
        self.lines.append(f"{name} = {text}")
        if cols > 0:
            self.by_row[name] = cols
        return name

    def pick(self, cols=None):
        names = [n for n, c in self.by_row.items() if cols in (None, c)]
        return self.rng.choice(names)

    def rows(self):
        """A matrix of all rows, of small whole numbers."""
        r, a = self.rng, self.pick()
        c = self.by_row[a]
        kind = r.randrange(14)
        if kind == 0:
            text = f"{a} + {self.pick(c)}"
        elif kind == 1:
            text = f"{a} * y"
        elif kind == 2:
            lo = r.randint(1, c)
            hi = r.randint(lo, c)
            text, c = f"{a}[,{lo}:{hi}]", hi - lo + 1
        elif kind == 3 and c <= 12:
            b = self.pick()
            text, c = f"cbind({a}, {b})", c + self.by_row[b]
        elif kind == 4:
            k = r.randint(1, 3)
            text, c = f"{a} %*% matrix({r.randint(1, 3)}, {c}, {k})", k
        elif kind == 5:
            text = f"{a} - colMaxs({self.pick(c)})"
        elif kind == 6:
            text, c = f"{r.choice(['rowSums', 'rowMaxs', 'rowMins', 'rowIndexMax', 'rowIndexMin'])}({a})", 1
        elif kind == 7:
            text, c = f"cbind({a}, matrix(1, nrow({a}), 1))", c + 1
        elif kind == 8:
            text = f"t(t({a}) * 2)"
        elif kind == 9:
            text = f"({a} > {r.randint(-2, 3)}) * {self.pick(c)}"
        elif kind == 10:
            b = self.pick(c)
            text = f"{a} + (t({b}) %*% {self.pick(1)} / {ROWS} > 1) %*% matrix(1, 1, 1)" if c == 1 else f"abs({a})"
        elif kind == 11:
            a, c = r.choice("XB"), COLS  # of S, which fits, it does not
            text = f"{r.choice(['cumsum', 'cummin', 'cummax'])}({a} + {self.pick(c)})"
        elif kind == 12:
            a, b, at, c = r.choice("XBS"), r.choice("XBS"), r.randint(2, ROWS), COLS
            text = f"rbind({a}[{at}:{ROWS}, ], {b}[1:{at - 1}, ])"
        else:
            text = f"ifelse({a} == {r.randint(-1, 2)}, {self.pick(c)}, {r.randint(0, 3)})"
        return self.name(f"({text}) %% 11", c)

    def range_of(self, a):
        """Some rows of a file, few or most of them."""
        lo = self.rng.randint(1, ROWS)
        hi = self.rng.choice([lo, min(ROWS, lo + 127), self.rng.randint(lo, ROWS)])
        return f"sum({a}[{lo}:{hi}, ]) + sum(t({a}[{lo}:{hi}, 2:5]) %*% y[{lo}:{hi}, ])"

    def small(self):
        """Something that is added up over all rows, printed."""
        r, a = self.rng, self.pick()
        text = r.choice([
            f"sum({a})", f"min({a}) + max({a})", f"sum(colSums({a}) * 3)", f"sum(t({a}) %*% {self.pick()})", f"sum(t({a}) %*% {a})",
            f"sum(t({self.pick(1)}) %*% {a})", f"sum(t({a}) %*% (y * ({a} %*% matrix(1, ncol({a}), 1))))", f"sum(rowSums({a}) * y)",
            f"sum({a} * {a})", f"sum(colMaxs({a}) ^ 2)", f"sum(rowMins(t({a})))", f"nrow({a}) + ncol({a})",
            f"sum(cumsum({self.pick(1)}) %% 5)", f"sum(cumsum({r.choice('XB')}) %% 7)", self.range_of(r.choice("XBS")),
            f"sum(rbind(y, {self.pick(1)}) * seq(1, {2 * ROWS}))", f"sum(t({a}) - colMins(t({a}))) + 0 * nrow({a})" if self.by_row[a] == 1 else f"sum({a})"])
        self.lines.append(f"print({text})")

    def text(self):
        for _ in range(self.rng.randint(3, 12)):
            self.rows() if self.rng.random() < 0.6 else self.small()
        self.small()
        loop = self.rng.random() < 0.3
        if loop:
            a = self.pick()
            self.lines.append(f"w = matrix(1, ncol({a}), 1)\nfor (i in 1:3) {{\n  w = (t({a}) %*% ({a} %*% w)) %% 13\n  print(sum(w))\n}}")
        out = self.pick()
        kind = self.rng.choice(["csv", "binary"])
        self.lines.append(f'write({out}, $out, format="{kind}")')
        self.small()
        return "\n".join(self.lines) + "\n"


def run(samara, folder, script, *options, args=()):
    p = subprocess.run([samara, "run", *options, script, "--", *args], cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    return p.returncode, p.stdout, p.stderr


FILES = f"""X = floor(rand(rows={ROWS}, cols={COLS}, min=-3, max=4, seed=1))
B = floor(rand(rows={ROWS}, cols={COLS}, min=-2, max=5, seed=2))
S = floor(rand(rows={ROWS}, cols={COLS}, min=1, max=5, sparsity=0.2, seed=3))
y = floor(rand(rows={ROWS}, cols=1, min=0, max=3, seed=4))
write(X, "X.csv", format="csv")
write(B, "B.bin", format="binary")
write(S, "S.bin", format="binary")
write(y, "y.bin", format="binary")
"""


def disturb(path):
    """A header, lines that end as elsewhere, blank ones, fields that are empty."""
    lines = path.read_text().splitlines()
    lines = [line.replace(",", ";").replace("2;", ";") + ("\r" if i % 5 == 0 else "") + ("\n" if i % 1001 == 0 else "")
             for i, line in enumerate(lines)]
    path.write_text("a;b\n" + "\n".join(lines))
    path.with_name(path.name + ".mtd").unlink()


def equal(samara, folder, rng, n):
    """Round n: None if all is well, "" if it was refused, else what is wrong."""
    script = folder / "random.dml"
    text = Script(rng).text()
    script.write_text(text)
    want = run(samara, folder, script, args=[f"out={folder}/plain"])
    most = rng.choice(LIMITS)
    limit = run(samara, folder, script, "--memory=" + most, args=[f"out={folder}/limited"])
    if want[0] != 0:
        return f"round {n}: without a limit: {want[2]}\n{text}"
    if limit[0] != 0:
        return "" if "takes all of a matrix" in limit[2] or "this would take" in limit[2] or "by columns" in limit[2] \
            else f"round {n}, {most}: {limit[2]}\n{text}"
    if want[1] != limit[1]:
        return f"round {n}, {most}: printed\n{limit[1]}without a limit\n{want[1]}\n{text}"
    same = filecmp.cmp(folder / "plain", folder / "limited", shallow=False)
    return None if same else f"round {n}, {most}: another file\n{text}"


LARGE = """X = read("large.bin", format="binary")
y = read("label.bin", format="binary")
w = matrix(0.01, ncol(X), 1)
i = 0
while (i < 3) {
  g = t(X) %*% (X %*% w - y)
  w = w - g / nrow(X)
  i = i + 1
}
m = colMeans(X)
C = t(X - m) %*% (X - m)
print(sum(w) + " " + sum(abs(C)) + " " + max(X))
write(X * 2, "twice.bin", format="binary")
"""


def peak(samara, folder, script, *options):
    """Bytes that the process had at most, and what it printed."""
    p = subprocess.Popen([samara, "run", *options, script], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    out = p.stdout.read()
    _, status, usage = os.wait4(p.pid, 0)
    return usage.ru_maxrss * 1024, out, status


def measure(samara, folder, mb):
    """Of code and libraries the process has about 40 MB, while it compiles about 100 MB more:
    not the second time."""
    rows = mb * 125000 // 100
    (folder / "large.dml").write_text(
        f'write(rand(rows={rows}, cols=100, min=-1, max=1, seed=5), "large.bin", format="binary")\n'
        f'write(rand(rows={rows}, cols=1, seed=6), "label.bin", format="binary")\n')
    rc, _, told = run(samara, folder, "large.dml")
    if rc != 0:
        return [told]
    (folder / "use.dml").write_text(LARGE)
    bad = []
    for turn, beside in (("first", 160e6), ("second", 60e6)):
        most, out, status = peak(samara, folder, "use.dml", "--memory=100M")
        print(f"{mb} MB read within 100 MB, {turn} run: {most / 1e6:.0f} MB at most, {out.strip()}")
        if status != 0 or most > 105e6 + beside:
            bad.append(f"{most / 1e6:.0f} MB were taken, status {status}: {out}")
    _, whole, _ = peak(samara, folder, "use.dml")
    ours, theirs = ([float(x) for x in text.split()] for text in (out, whole))
    print(f"without a limit: {whole.strip()}")
    if any(abs(a - b) > 1e-12 * abs(b) for a, b in zip(ours, theirs)):
        bad.append(f"with a limit {out}without {whole}")
    return bad


def measure_places(samara, folder):
    """Each block of a sparse file has another number of places, so code of its own: no block's code
    keeps memory for good. All its elements at one time are many times its places."""
    (folder / "wide.dml").write_text('write(rand(rows=200000, cols=400, sparsity=0.01, seed=7), "wide.bin", format="binary")\n')
    rc, _, told = run(samara, folder, "wide.dml")
    if rc != 0:
        return [told]
    (folder / "square.dml").write_text('X = read("wide.bin", format="binary")\nA = t(X) %*% X\nprint(sum(A) + " " + trace(A))\n'
                                       'print(sum(rowIndexMax(X)))\n')
    most, out, status = peak(samara, folder, "square.dml", "--memory=8M")
    _, whole, _ = peak(samara, folder, "square.dml")
    print(f"t(X) %*% X of 800,000 places within 8 MB: {most / 1e6:.0f} MB at most, {out.strip()}")
    ours, theirs = ([float(x) for x in text.split()] for text in (out, whole)) if status == 0 else ([], [])
    bad = [f"{most / 1e6:.0f} MB were taken"] if most > 64e6 else []
    if status != 0 or any(abs(a - b) > 1e-12 * abs(b) for a, b in zip(ours, theirs)):
        bad.append(f"t(X) %*% X: with a limit {out}without {whole}")
    return bad


KEPT = """X = rand(rows=100000, cols=50, min=-1, max=1, seed=5)
y = rand(rows=100000, cols=1, seed=6)
Y = X * 2 + y
Z = Y / 3
print(sum(Z) + " " + sum(Y * Z) + " " + sum(abs(t(X - colMeans(Y)) %*% Z)) + " " + max(rowSums(cbind(Y, y))))
print(as.scalar(Y[7, 7]) + sum(Z[100:200, 5]))
X[7, 7] = 100
print(as.scalar(Y[7, 7]))
S = rand(rows=100000, cols=50, sparsity=0.02, seed=7)
print(sum(S + 1) + " " + sum(S * y))
write(Y + 1, "more.bin", format="binary")
"""


def measure_kept(samara, folder):
    """A matrix in memory that takes most of it, and what is computed of it does not fit. Who
    changes it has a copy."""
    (folder / "kept.dml").write_text(KEPT)
    bad = []
    for limit, change in ((48, False), (90, True)):
        (folder / "kept.dml").write_text(KEPT if change else KEPT.replace("X[7, 7] = 100\n", ""))
        most, out, status = peak(samara, folder, "kept.dml", f"--memory={limit}M")
        written = (folder / "more.bin").read_bytes() if status == 0 else b""
        _, whole, _ = peak(samara, folder, "kept.dml")
        print(f"what is computed of 40 MB within {limit} MB: {most / 1e6:.0f} MB at most, {out.split()[0]}")
        ours, theirs = ([float(x) for x in text.split()] for text in (out, whole)) if status == 0 else ([], [])
        if status != 0 or written != (folder / "more.bin").read_bytes() or any(abs(a - b) > 1e-12 * abs(b) for a, b in zip(ours, theirs)):
            bad.append(f"with a limit of {limit} MB {out}without {whole}")
        if most > (limit + 160) * 1e6:
            bad.append(f"{most / 1e6:.0f} MB were taken of {limit}")
    return bad


def main():
    p = argparse.ArgumentParser()
    p.add_argument("samara")
    p.add_argument("--rounds", type=int, default=25)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--mb", type=int, default=400)
    a = p.parse_args()
    a.rounds *= int(os.environ.get("SAMARA_REPEATS", "1"))
    samara, bad, refused = os.path.abspath(a.samara), [], 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        os.environ["SAMARA_CACHE"] = name + "/cache"
        (folder / "files.dml").write_text(FILES)
        rc, _, told = run(samara, folder, "files.dml")
        if rc != 0:
            sys.exit(told)
        disturb(folder / "X.csv")
        for n in range(a.rounds):
            wrong = equal(samara, folder, random.Random(a.seed * 100000 + n), n)
            refused += wrong == ""
            if wrong:
                bad.append(wrong)
        if 2 * refused > a.rounds:
            bad.append(f"{refused} of {a.rounds} were refused")
        if a.mb > 0:
            bad += measure(samara, folder, a.mb)
        bad += measure_places(samara, folder) + measure_kept(samara, folder)
    print("\n".join(bad))
    print(f"{a.rounds} scripts, {refused} refused, {len(bad)} wrong")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    main()
