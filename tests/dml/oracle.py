#!/usr/bin/env python3
"""oracle.py SAMARA [--rounds N] [--seed S] [--keep DIR]: random scripts against NumPy.

Matrices, dense and of few places, from csv and text files, go through operators, products, folds,
parts, assignments to parts, loops, parfor with results of each kind, conditions. NumPy computes the
same while the script is written; in the end each matrix and number must be the same but for
rounding, whatever the threads, the memory, and the way turns are run. Comparisons are of rounded
numbers, so that no last bit decides. A script that fails is kept in DIR."""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

MODES = [[], ["--threads=1"], ["--deterministic"], ["--memory=64M"], ["--deterministic", "--threads=4"]]
LARGEST = 1e6  # elements beyond are not used: rounding would be all that is left


def rounded(x):
    """As the language rounds: halves upward."""
    return np.floor(np.asarray(x) + 0.5)


UNARY = {"abs({})": np.abs, "sqrt(abs({}))": lambda x: np.sqrt(np.abs(x)), "exp(min({}, 3))": lambda x: np.exp(np.minimum(x, 3)),
         "sign(round({} * 4))": lambda x: np.sign(rounded(x * 4)), "({})^2": np.square, "(-{})": np.negative,
         "(round({} * 8) != 0)": lambda x: rounded(x * 8) != 0, "(1 / (1 + exp(-({}))))": lambda x: 1 / (1 + np.exp(-x)),
         "log(1 + abs({}))": lambda x: np.log1p(np.abs(x)), "(1 - {})": lambda x: 1 - x, "(!(round({}) != 0))": lambda x: rounded(x) == 0,
         "replace(target=round({} * 2), pattern=0, replacement=1.5)": lambda x: np.where(rounded(x * 2) == 0, 1.5, rounded(x * 2))}
BINARY = {"({} + {})": np.add, "({} - {})": np.subtract, "({} * {})": np.multiply, "min({}, {})": np.minimum, "max({}, {})": np.maximum,
          "({} / (2 + ({})^2))": lambda x, y: x / (2 + np.square(y))}
BINARY.update({f"(round({{}} * 4) {op} round(({{}}) * 4 + 0.001))": lambda x, y, f=f: f(rounded(x * 4), rounded(y * 4 + 0.001))
               for op, f in ((">", np.greater), ("<", np.less), (">=", np.greater_equal), ("!=", np.not_equal), ("==", np.equal))})
OFTEN = ["({} * {})", "({} + {})"]
FOLDS = {"Sums": np.sum, "Means": np.mean, "Maxs": np.max, "Mins": np.min}
NUMBERS = [0.5, 2.0, -1.0, 3.0, 0.0, 1.0, 0.1, -0.25]
SHARES = [1, .02, .05, .1, .3, .39, .41]  # of elements that are not zero


class Script:
    """lines, and what each variable is after them."""

    def __init__(self, seed, folder):
        self.rng, self.folder = np.random.default_rng(seed), folder
        self.vars, self.lines, self.count = {}, [], 0
        large = self.rng.random() < 0.12
        sizes = [self.rng.integers(200, 900), self.rng.integers(16, 120), self.rng.integers(2, 300)] if large else self.rng.integers(2, 40, 3)
        self.sizes = [int(n) for n in sizes]
        for k in range(int(self.rng.integers(3, 6))):
            self.read(f"X{k}", self.pick(self.sizes + [1]) if k != 1 else self.sizes[0], self.pick(self.sizes) if k == 0 else self.sizes[1])

    def pick(self, of):
        of = list(of)
        return of[int(self.rng.integers(len(of)))]

    def chance(self, p):
        return self.rng.random() < p

    def new(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def set(self, name, text, value):
        self.lines.append(f"{name} = {text}")
        self.vars[name] = value + 0.0

    def read(self, name, rows, cols):
        """Of text (i j v) or csv."""
        share = self.pick(SHARES)
        a = self.rng.integers(-4, 5, (rows, cols)) / 2 if self.chance(.5) else self.rng.standard_normal((rows, cols))
        a = np.where(self.rng.random((rows, cols)) < share, a, 0.0)
        path = self.folder / name
        about = '{"data_type": "matrix", "value_type": "double", "rows": %d, "cols": %d, "format": "%s"}'
        if share < 1 and self.chance(.8):
            path.write_text("".join(f"{i + 1} {j + 1} {float(a[i, j])!r}\n" for i, j in zip(*np.nonzero(a))))
            path.with_suffix(".mtd").write_text(about % (rows, cols, "text"))
        else:
            np.savetxt(path, a, delimiter=",", fmt="%.17g")
            path.with_suffix(".mtd").write_text(about % (rows, cols, "csv"))
        self.set(name, f'read("{path}")', a)

    def matrices(self, fits=lambda v: True):
        return [(n, v) for n, v in self.vars.items() if isinstance(v, np.ndarray) and fits(v)]

    # ---- expressions: text, value

    def number(self):
        c = self.pick(NUMBERS)
        return (repr(c) if c >= 0 else f"({c!r})"), c

    def leaf(self, shape):
        same = self.matrices(lambda v: v.shape == shape)
        if same and self.chance(.85):
            return self.pick(same)
        larger = self.matrices(lambda v: v.shape[0] >= shape[0] and v.shape[1] >= shape[1])
        if larger and self.chance(.8):
            n, v = self.pick(larger)
            i, j = (int(self.rng.integers(v.shape[d] - shape[d] + 1)) for d in range(2))
            return f"{n}[{i + 1}:{i + shape[0]},{j + 1}:{j + shape[1]}]", v[i:i + shape[0], j:j + shape[1]]
        turned = self.matrices(lambda v: v.shape == shape[::-1])
        if turned and self.chance(.7):
            n, v = self.pick(turned)
            return f"t({n})", v.T
        if shape[1] == 1 and self.chance(.4):
            return f"seq(1, {shape[0]})", np.arange(1, shape[0] + 1.0).reshape(-1, 1)
        text, c = self.number()
        return f"matrix({text}, rows={shape[0]}, cols={shape[1]})", np.full(shape, c)

    def expr(self, shape, deep=0):
        for _ in range(8):
            text, v = self.any(shape, deep)
            if np.all(np.isfinite(v)) and np.max(np.abs(v)) < LARGEST:
                return text, v + 0.0
        return self.leaf(shape)

    def any(self, shape, deep):
        if deep > 3 or self.chance(.12):
            return self.leaf(shape)
        return self.pick(KINDS)(self, shape, deep + 1) or self.leaf(shape)

    def unary(self, shape, deep):
        form = self.pick(UNARY)
        text, x = self.expr(shape, deep)
        return form.format(text), UNARY[form](x)

    def binary(self, shape, deep):
        """With a matrix, a column, a row or a number."""
        form = self.pick(OFTEN) if self.chance(.4) else self.pick(BINARY)
        a, x = self.expr(shape, deep)
        other = self.pick([shape, shape, (shape[0], 1), (1, shape[1]), None])
        b, y = self.expr(other, deep) if other else self.number()
        return form.format(a, b), BINARY[form](x, y)

    def product(self, shape, deep):
        n = self.pick(self.sizes + [1])
        a, x = self.expr((shape[0], n), deep)
        b, y = self.expr((n, shape[1]), deep)
        return f"({a} %*% {b})", x @ y

    def square(self, shape, deep):
        """A matrix with its transpose, with weights; the chain of two products."""
        n = self.pick(self.sizes)
        a, x = self.leaf((n, shape[0]))
        w, z = self.expr((n, 1), deep)
        if shape[1] == 1:
            v, y = self.expr(shape, deep)
            return f"(t({a}) %*% ({w} * ({a} %*% {v})))", x.T @ (z * (x @ y))
        if shape[0] != shape[1]:
            return None
        return self.pick([(f"(t({a}) %*% diag({w}) %*% {a})", x.T @ (z * x)), (f"(t({a}) %*% ({w} * {a}))", x.T @ (z * x)),
                          (f"(t({a}) %*% {a})", x.T @ x)])

    def fold(self, shape, deep):
        f, n = self.pick(FOLDS), self.pick(self.sizes)
        if shape == (1, 1):
            a, x = self.expr((n, self.pick(self.sizes)), deep)
            return f"as.matrix({f[:-1].lower()}({a}))", np.array([[FOLDS[f](x)]])
        if shape[1] == 1:
            a, x = self.expr((shape[0], n), deep)
            return f"row{f}({a})", FOLDS[f](x, axis=1).reshape(-1, 1)
        if shape[0] == 1:
            a, x = self.expr((n, shape[1]), deep)
            return f"col{f}({a})", FOLDS[f](x, axis=0).reshape(1, -1)
        return None

    def moved(self, shape, deep):
        form, f = self.pick([("t({})", np.transpose), ("rev({})", np.flipud), ("cumsum({})", lambda x: np.cumsum(x, axis=0))])
        a, x = self.expr(shape[::-1] if form == "t({})" else shape, deep)
        return form.format(a), f(x)

    def joined(self, shape, deep):
        d = int(self.rng.integers(2))
        if shape[d] == 1:
            return None
        n = int(self.rng.integers(1, shape[d]))
        parts = [self.expr(tuple(m if k == d else shape[k] for k in range(2)), deep) for m in (n, shape[d] - n)]
        return f"{('rbind', 'cbind')[d]}({parts[0][0]}, {parts[1][0]})", np.concatenate([p[1] for p in parts], axis=d)

    def chosen(self, shape, deep):
        (c, z), (a, x) = self.expr(shape, deep), self.expr(shape, deep + 1)
        b, y = self.expr(shape, deep + 1) if self.chance(.6) else self.number()
        return f"ifelse(round(({c}) * 4) > 0, {a}, {b})", np.where(rounded(z * 4) > 0, x, y)

    def diagonal(self, shape, deep):
        if shape[0] != shape[1]:
            return None
        a, x = self.expr((shape[0], 1), deep)
        return f"diag({a})", np.diag(x[:, 0])

    # ---- statements

    def assign(self):
        old = self.chance(.3)
        name = self.pick(self.matrices())[0] if old else self.new("v")
        shape = self.vars[name].shape if old else (self.pick(self.sizes + [1]), self.pick(self.sizes))
        self.set(name, *self.expr(shape))

    def put(self):
        name, v = self.pick(self.matrices())
        (a, b), (c, d) = (sorted(int(x) for x in self.rng.integers(0, n, 2)) for n in v.shape)
        text, x = self.expr((b - a + 1, d - c + 1), 2)
        v = v.copy()
        v[a:b + 1, c:d + 1] = x
        self.lines.append(f"{name}[{a + 1}:{b + 1},{c + 1}:{d + 1}] = {text}")
        self.vars[name] = v

    def turns(self):
        """Each iteration has a row of a product; the kind of the result says what is made of it."""
        name, v = self.pick(self.matrices(lambda v: v.shape[0] > 1))
        rows, cols = v.shape[0], self.pick(self.sizes)
        text, p = self.expr((v.shape[1], cols), 2)
        P, R, y, i = self.new("P"), self.new("R"), self.new("y"), self.new("i")
        Y = v @ p
        body = [f"{y} = {name}[{i},] %*% {P}"]
        if self.chance(.5):
            body.append(f"{y} = {y} * (abs({y}) > 1.003)")
            Y = Y * (np.abs(Y) > 1.003)
        if self.chance(.3):
            body.append(f"if (sum({name}[{i},] != 0) > 2) {{ {y} = {y} + {i}; }} else {{ {y} = -{y}; }}")
            Y = np.where((v != 0).sum(axis=1, keepdims=True) > 2, Y + np.arange(1, rows + 1).reshape(-1, 1), -Y)
        zeros = np.zeros((rows, cols))
        start, into, out = self.pick([
            (zeros, f"{R}[{i},] = {y}", Y),
            (zeros.T, f"{R}[,{rows + 1} - {i}] = t({y})", Y[::-1].T),
            (zeros[:1], f"{R} += {y}", Y.sum(axis=0, keepdims=True)),
            (zeros, f"{R}[max(1, {i} - 1),] = {y}", np.vstack([Y[1:], zeros[:1]])),
            (zeros + 1, f"{R}[{i}, 1] = {y}[1, 1]", np.hstack([Y[:, :1], zeros[:, 1:] + 1]))])
        if np.max(np.abs(Y)) > LARGEST:
            return
        self.set(P, text, p)
        self.set(R, f"matrix({int(start[0, 0])}, rows={start.shape[0]}, cols={start.shape[1]})", out)
        loop = self.pick(["for", "parfor", "parfor"])
        check = ", check=0" if loop == "parfor" and "max(" in into else ""
        self.lines += [f"{loop} ({i} in 1:{rows}{check}) {{", *(f"  {line}" for line in body + [into]), "}"]

    def gathered(self):
        """Results that were there before, read or not; blocks of rows."""
        name, v = self.pick(self.matrices(lambda v: v.shape[0] > 1))
        R, i, z = self.new("R"), self.new("i"), self.new("z")
        rows, cols = v.shape
        even = np.vstack([np.abs(v[:rows // 2 * 2]), np.zeros((rows % 2, cols))])
        start, n, body, out = self.pick([
            (f"matrix(0, rows={rows}, cols={cols})", rows, f"{R}[{i},] = {name}[{i},] * 2;", v * 2),
            (name, rows, f"{z} = {R}[{i},] * 2; {R}[{i},] = {z} + sum({z});", v * 2 + (v * 2).sum(axis=1, keepdims=True)),
            (name, rows, f"{R}[{i},] = {name}[{i},] * 0; {R}[{i}, 1] = matrix({i}, rows=1, cols=1);",
             np.hstack([np.arange(1, rows + 1.0).reshape(-1, 1), 0 * v[:, 1:]])),
            (f"matrix(0, rows={rows}, cols={cols})", rows // 2, f"{R}[(2 * {i} - 1):(2 * {i}),] = abs({name}[(2 * {i} - 1):(2 * {i}),]);", even)])
        self.set(R, start, out)
        self.lines.append(f"parfor ({i} in 1:{n}) {{ {body} }}")

    def steps(self):
        """w = f(X, w), some times."""
        name, v = self.pick(self.matrices())
        w, k, n = self.new("w"), self.new("k"), int(self.rng.integers(2, 6))
        text, x = self.expr((v.shape[1], 1), 2)
        body, f = self.pick([("{X} %*% {w}", lambda x: x), ("1 / (1 + exp(-({X} %*% {w})))", lambda x: 1 / (1 + np.exp(-x)))])
        self.lines += [f"{w} = {text}", f"for ({k} in 1:{n}) {{", f"  {w} = t({name}) %*% ({body.format(X=name, w=w)})",
                       f"  {w} = {w} / (1 + sqrt(sum({w}^2)))", "}"]
        for _ in range(n):
            x = v.T @ f(v @ x)
            x = x / (1 + np.sqrt((x ** 2).sum()))
        self.vars[w] = x

    def special(self):
        name, v = self.pick(self.matrices())
        code = (np.abs(rounded(v[:, 0] * 2)) % 5).astype(int)
        what = [(f"table(seq(1, nrow({name})), (abs(round({name}[,1] * 2)) %% 5) + 1, {v.shape[0]}, 6)", np.eye(6)[code]),
                (f"order(target={name}, by=1, decreasing=FALSE, index.return=FALSE)", v[np.argsort(v[:, 0], kind="stable")]),
                (f'outer(round({name}[,1] * 2), t(seq(-3, 3)), "==")', rounded(v[:, :1] * 2) == np.arange(-3, 4.0))]
        for margin, axis in (("rows", 1), ("cols", 0)):
            stays = np.any(v != 0, axis=axis)
            if stays.any():
                what.append((f'removeEmpty(target={name}, margin="{margin}")', np.compress(stays, v, axis=1 - axis)))
        self.set(self.new("o"), *self.pick(what))

    def scalar(self):
        a, x = self.expr((self.pick(self.sizes), self.pick(self.sizes)), 1)
        b, y = self.expr(x.shape, 2)
        c, z = self.leaf((x.shape[1], x.shape[0]))
        text, s = self.pick([(f"sum({a})", x.sum()), (f"mean({a})", x.mean()), (f"sum(({a})^2)", (x * x).sum()), (f"max({a})", x.max()),
                             (f"sum({a} * {b})", (x * y).sum()), (f"sum({a} %*% {c})", (x @ z).sum())])
        self.set(self.new("s"), text, float(s))

    def branch(self):
        name, v = self.pick(self.matrices())
        shape, u = (self.pick(self.sizes), self.pick(self.sizes)), self.new("u")
        (a, x), (b, y) = self.expr(shape, 1), self.expr(shape, 1)
        self.lines.append(f"if (sum(round(4 * {name}) > 1) * 2 > {v.size}) {{ {u} = {a}; }} else {{ {u} = {b}; }}")
        self.vars[u] = x if (rounded(4 * v) > 1).sum() * 2 > v.size else y

    def text(self):
        for _ in range(int(self.rng.integers(4, 14))):
            self.pick(STATEMENTS)(self)
        for name, v in self.vars.items():
            is_matrix = isinstance(v, np.ndarray)
            self.lines.append(f'write({name}, "{self.folder}/out_{name}", format="csv")' if is_matrix else f'print("{name} " + {name})')
        return "\n".join(self.lines) + "\n"


KINDS = [Script.unary] * 3 + [Script.binary] * 6 + [Script.product] * 3 + [Script.square] * 2 + [Script.fold] * 3 + [Script.moved] * 3 + \
    [Script.joined, Script.chosen, Script.diagonal]
STATEMENTS = [Script.assign] * 7 + [Script.put] * 2 + [Script.turns] * 3 + [Script.gathered, Script.special] * 2 + \
    [Script.steps, Script.scalar, Script.branch]


def wrong(script, printed):
    """Lists the differences."""
    said = dict(line.split(" ", 1) for line in printed.splitlines() if " " in line)
    bad = []
    for name, v in script.vars.items():
        got = np.loadtxt(script.folder / f"out_{name}", delimiter=",", ndmin=2) if isinstance(v, np.ndarray) else np.float64(said[name])
        if np.shape(got) != np.shape(v):
            bad.append(f"{name} is {np.shape(got)}, not {np.shape(v)}")
        elif not np.max(np.abs(got - v)) <= 1e-8 * max(1, np.max(np.abs(v))):
            bad.append(f"{name} is off by {np.max(np.abs(got - v)):.3g}")
    return bad


def run(samara, seed, folder):
    script = Script(seed, folder)
    text = script.text()
    (folder / "s.dml").write_text(text)
    env = dict(os.environ, SAMARA_FORCE="1") if seed % 2 else dict(os.environ)
    mode = MODES[seed % len(MODES)]
    p = subprocess.run([samara, "run", *mode, "s.dml"], cwd=folder, capture_output=True, text=True, env=env)
    bad = wrong(script, p.stdout) if p.returncode == 0 else [p.stderr.strip()[-300:]]
    return (f"seed {seed}, {' '.join(mode)}: {'; '.join(bad)}" if bad else None), text


def main():
    p = argparse.ArgumentParser()
    p.add_argument("samara")
    p.add_argument("--rounds", type=int, default=60)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--keep", type=pathlib.Path)
    a = p.parse_args()
    a.rounds *= int(os.environ.get("SAMARA_REPEATS", "1"))
    np.seterr(all="ignore")
    bad = []
    with tempfile.TemporaryDirectory() as name:
        os.environ["SAMARA_CACHE"] = name + "/cache"
        for seed in range(a.seed, a.seed + a.rounds):
            folder = pathlib.Path(name) / str(seed)
            folder.mkdir()
            told, text = run(os.path.abspath(a.samara), seed, folder)
            if told:
                bad.append(told)
                if a.keep:
                    (a.keep / f"{seed}.dml").write_text(text)
    print("\n".join(bad))
    print(f"{a.rounds} scripts, {len(bad)} differ from NumPy")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
