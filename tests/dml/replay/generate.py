"""Random scripts over matrices and scalars, each by a seed. Left out is what SystemDS does in two
ways, or other than its documents say: NaN and infinity in products, sums and order(), scalars
beside & and |, cumsumprod() of one row, outer() of zeros, two calls of quantile() or toString()
with other options in one block, print(log(2, 3))."""
import random

VALUES = "0 1 -1 2 3 -2 0.5 -0.5 1.5 2.5 -2.5 7 10 100 1e-3 4 5 6 -3 0".split()
KINDS = {
    "any": lambda r: r.choice(VALUES),
    "code": lambda r: str(r.randint(1, 5)),
    "truth": lambda r: str(r.randint(0, 1)),
    "sparse": lambda r: r.choice(VALUES) if r.random() < 0.15 else "0",
    "share": lambda r: f"{r.random():.3f}",
}
ARITHMETIC = "+ - * / ^ %% %/% == != < > <= >=".split()
ELEMENTWISE = "abs sign round floor ceil sin cos atan sinh tanh exp sqrt log sigmoid ! - isNA isNaN isInf".split()
TRUTH = ["TRUE", "FALSE"]


class Script:
    """Text with the variables that it has set: sizes of matrices, names of the rest by type."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.lines, self.sizes, self.names = [], {}, {"i": [], "d": [], "b": []}
        self.depth = self.n = 0

    def name(self):
        self.n += 1
        return f"v{self.n}"

    def add(self, line):
        self.lines.append("  " * self.depth + line)

    # ---- matrices

    def literal(self, rows, cols, kind=None):
        kind = kind or self.r.choice(["any", "any", "code", "sparse", "share"])
        v = self.name()
        cells = " ".join(KINDS[kind](self.r) for _ in range(rows * cols))
        self.add(f'{v} = matrix("{cells}", rows={rows}, cols={cols})')
        if self.depth == 0:
            self.sizes[v] = (rows, cols)
        return v

    def matrix(self, rows=None, cols=None, kind=None):
        """A matrix of this size, None: any; one there is, or another."""
        fit = [v for v, (a, b) in self.sizes.items() if rows in (None, a) and cols in (None, b)]
        if fit and not kind and self.r.random() < 0.75:
            return self.r.choice(fit)
        return self.literal(rows or self.r.choice([1, 1, 2, 3, 4, 5, 7]), cols or self.r.choice([1, 1, 2, 3, 4, 5, 7]), kind)

    def size(self, m):
        return self.sizes.get(m) or (1, 1)

    def set_matrix(self, text, rows, cols):
        v = self.name()
        self.add(f"{v} = {text}")
        self.sizes[v] = (rows, cols)

    def part(self, rows, cols):
        i, x = self.r.randint(1, rows), self.r.randint(1, cols)
        j, y = self.r.randint(i, rows), self.r.randint(x, cols)
        return f"[{i}:{j},{x}:{y}]", j - i + 1, y - x + 1

    def matrix_step(self):
        r, a = self.r, self.matrix()
        rows, cols = self.size(a)
        same = lambda: self.matrix(rows, cols)
        of_rows, of_cols = self.matrix(rows=rows), self.matrix(cols=cols)
        n = r.choice([3, 4, 5, 7])
        codes = lambda: self.matrix(n, 1, "code")
        by = f"by={r.randint(1, cols)}, decreasing={r.choice(TRUTH)}"
        part, high, wide = self.part(rows, cols)
        divisor = r.choice([d for d in range(1, rows * cols + 1) if rows * cols % d == 0])
        k, text, *size = r.choice([
            lambda: ("", f"{r.choice(ELEMENTWISE)}({a})", rows, cols),
            lambda: ("", f"{a} {r.choice(ARITHMETIC)} {r.choice([same(), self.matrix(1, cols), self.matrix(rows, 1)])}", rows, cols),
            lambda: ("", f"{a} {r.choice(ARITHMETIC)} {self.number()}", rows, cols),
            lambda: ("", f"{self.number()} {r.choice(ARITHMETIC)} {a}", rows, cols),
            lambda: ("", f"{r.choice(['min', 'max'])}({a}, {same()})", rows, cols),
            lambda: ("", f"ifelse({a} > {same()}, {same()}, {self.number()})", rows, cols),
            lambda: ("", f"row{r.choice(['Sums', 'Means', 'Mins', 'Maxs', 'Vars', 'Sds', 'IndexMax', 'IndexMin', 'Prods'])}({a})", rows, 1),
            lambda: ("", f"col{r.choice(['Sums', 'Means', 'Mins', 'Maxs', 'Vars', 'Sds', 'Prods'])}({a})", 1, cols),
            lambda: ("", f"cum{r.choice(['sum', 'prod', 'min', 'max'])}({a})", rows, cols),
            lambda: ("", f"t({a})", cols, rows),
            lambda: ("", f"rev({a})", rows, cols),
            lambda: ("", f"order(target={a}, {by}, index.return=TRUE)", rows, 1),
            lambda: ("", f"order(target={a}, {by}, index.return=FALSE)", rows, cols),
            lambda: ("", f"matrix({a}, rows={divisor}, cols={rows * cols // divisor}, byrow={r.choice(TRUTH)})", divisor, rows * cols // divisor),
            lambda: ("", f"table({codes()}, {codes()}, {self.matrix(n, 1)}, 5, 6)", 5, 6),
            lambda: ("", f'aggregate(target={self.matrix(n, 1)}, groups={codes()}, fn="{r.choice(["sum", "mean", "count", "variance"])}", ngroups=5)', 5, 1),
            lambda: ("", f'outer({self.literal(n, 1, "code")}, {self.matrix(1, cols)}, "{r.choice(["+", "-", "*", "<", "==", ">=", "^", "min", "max"])}")', n, cols),
            lambda: ("", f"cbind({a}, {of_rows})", rows, cols + self.size(of_rows)[1]),
            lambda: ("", f"rbind({a}, {of_cols})", rows + self.size(of_cols)[0], cols),
            lambda: ("", f"{a}{part}", high, wide),
            lambda: (part + f" = {self.matrix(high, wide)}", a, rows, cols),
            lambda: ("", f"replace(target={a}, pattern={r.choice(['0', '1', '-1', '2'])}, replacement={r.choice(['5', '0', '-7'])})", rows, cols),
            lambda: ("", f"{r.choice(['lower', 'upper'])}.tri(target={self.matrix(n, n)}, diag={r.choice(TRUTH)}, values={r.choice(TRUTH)})", n, n),
            lambda: ("", f"{a} %*% {self.matrix(cols, n)}", rows, n),
            lambda: ("", f"seq(1, {n})", n, 1),
            lambda: ("", f"rand(rows={n}, cols={cols}, min={r.randint(-3, 0)}, max={r.randint(1, 4)}, seed={r.randint(1, 99)}, sparsity={r.choice(['1', '0.5', '0.1'])})", n, cols),
        ])()
        self.set_matrix(text, *size)
        if k:
            self.add(list(self.sizes)[-1] + k)

    # ---- scalars

    def number(self):
        return self.r.choice([self.integer, self.double])(2)

    def integer(self, deep=0):
        r = self.r
        if self.names["i"] and r.random() < 0.5:
            return r.choice(self.names["i"])
        if deep > 2 or r.random() < 0.4:
            return str(r.randint(0, 9))
        a, b = self.integer(deep + 1), self.integer(deep + 1)
        m = list(self.sizes)[-1]
        return r.choice([f"({a} {r.choice('+-*')} {b})", f"({a} %% {r.randint(1, 5)})", f"({a} %/% {r.randint(1, 4)})", f"nrow({m})",
                         f"{r.choice(['min', 'max'])}({a}, {b})", f"as.integer({r.choice(['2.5', '-1.5', '3.0'])})"])

    def double(self, deep=0):
        r = self.r
        if self.names["d"] and r.random() < 0.5:
            return r.choice(self.names["d"])
        if deep > 2 or r.random() < 0.3:
            return r.choice(["0.5", "1.25", "2.0", "-3.5", "1e-2", "10.0", "0.1"])
        a, b, m = self.double(deep + 1), self.double(deep + 1), r.choice(list(self.sizes))
        return r.choice([f"({a} {r.choice('+-*/')} {b})", f"({self.integer(deep + 1)} / {r.randint(1, 7)})", f"({a} %% {r.choice(['2', '0.3'])})",
                         f"{r.choice(['abs', 'floor', 'ceil', 'sin', 'sign', 'tanh'])}({a})", f"{r.choice(['sqrt', 'log'])}(abs({a}) + 1)",
                         f"{r.choice(['sum', 'mean', 'min', 'max', 'sd', 'var'])}({m})", f"as.scalar({m}[1,1])",
                         f"ifelse({self.truth(deep + 1)}, {a}, {b})", f"(0 + log({r.randint(2, 20)}, {r.randint(2, 5)}))"])

    def truth(self, deep=0):
        r = self.r
        if self.names["b"] and r.random() < 0.4:
            return r.choice(self.names["b"])
        if deep > 2:
            return r.choice(TRUTH)
        return r.choice([lambda: f"({self.integer(deep + 1)} {r.choice(['<', '>', '<=', '>=', '==', '!='])} {self.integer(deep + 1)})",
                         lambda: f"({self.truth(deep + 1)} {r.choice('&|')} {self.truth(deep + 1)})", lambda: f"(!{self.truth(3)})"])()

    def scalar_step(self):
        kind = self.r.choice("idb")
        text = {"i": self.integer, "d": self.double, "b": self.truth}[kind]()
        v = self.r.choice(self.names[kind]) if self.names[kind] and self.r.random() < 0.3 else self.name()
        self.add(f"{v} = {text}")
        if v not in self.names[kind]:
            self.names[kind].append(v)

    # ---- statements

    def block(self, head):
        """A block with steps of its own: what it sets first is not used behind it."""
        kept = dict(self.sizes), {k: list(v) for k, v in self.names.items()}
        self.add(head + " {")
        self.depth += 1
        if self.names["d"] and self.r.random() < 0.6:
            v = self.r.choice(self.names["d"])
            self.add(f"{v} = {v} {self.r.choice('+-')} {self.double(2)}")
        for _ in range(self.r.randint(1, 3)):
            self.scalar_step()
        self.depth -= 1
        self.sizes, self.names = kept

    def block_step(self):
        v = self.name()
        if self.r.random() < 0.5:
            self.block(f"if ({self.truth()})")
            if self.r.random() < 0.5:
                self.block("} else")
        else:
            self.block(f"for ({v} in {self.r.choice(['1:3', '3:1', 'seq(1, 7, 2)'])})")
        self.add("}")

    def text(self):
        self.literal(2, 3, "any")
        for _ in range(self.r.randint(6, 18)):
            self.r.choice([self.matrix_step] * 3 + [self.scalar_step] * 2 + [self.block_step])()
        for v in self.names["i"] + self.names["d"] + self.names["b"]:
            self.add(f'print("{v} " + {v})')
        for v, (rows, cols) in list(self.sizes.items())[-10:]:
            self.add(f'print("{v} {rows} {cols}\\n" + toString({v}, decimal=9))')
        return "\n".join(self.lines) + "\n"
