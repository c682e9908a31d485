"""Makes random C functions of loops, and a main that calls each in many ways.

Every program is free of undefined behaviour for every call that main makes, and its results do not
depend on the order of additions (floating-point values are small whole numbers), so that two
compilations must agree to the bit.
"""
import random

from called import CALLED, Called
from members import Members
from sparse import SPARSE, Sparse
from triangles import Triangles

INTS = ("signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long")
FLOATS = ("float", "double")
COUNTERS = ("int", "int", "int", "long", "unsigned", "size_t", "short")
# elements of each array, of which functions get the middle; no index formula leaves it
SIZE = 1 << 17


class Function(Members, Sparse, Triangles):
    """One random function: its text, and how many arrays and of which types it takes."""

    def __init__(self, rng, number):
        self.rng, self.name, self.depth = rng, f"f{number}", 0
        self.float = rng.random() < 0.6
        one = rng.choice(FLOATS if self.float else INTS)
        self.types = [one if rng.random() < 0.8 else rng.choice(FLOATS if self.float else INTS) for _ in range(3)]
        self.lines, self.loops, self.fresh, self.grows = [], [], 0, False

    def emit(self, text):
        self.lines.append("\t" * (self.depth + 1) + text)

    def new(self, prefix):
        self.fresh += 1
        return f"{prefix}{self.fresh}"

    # ---- loops

    def bound(self):
        """Each size bounds one loop of a nest only: two of them may be large."""
        used = " ".join(b for _, _, b in self.loops)
        free = [b for b in ("n", "m", "k", "n", "m", "n - 1", "m + 1", "n / 2", "7") if b[0] not in used]
        return self.rng.choice(free or ["5"])

    def open(self, bound=None):
        """Opens a loop; returns an int expression of its counter, from 0 up to below the bound."""
        r, i, b = self.rng, self.new("i"), bound or self.bound()
        kind = r.choices(("up", "le", "down", "while", "step", "from", "unsigned down"), (8, 2, 3, 2, 2, 2, 1))[0]
        t = r.choice(COUNTERS)
        value = f"(int){i}" if t != "int" else i
        if t in ("unsigned", "size_t"):
            limit = f"({t})({b} > 0 ? {b} : 0)"
        else:
            limit = b
        if kind == "up":
            self.emit(f"for ({t} {i} = 0; {i} < {limit}; {r.choice((i + '++', '++' + i, i + ' += 1'))}) {{")
        elif kind == "le":
            self.emit(f"for (int {i} = 1; {i} <= {b}; {i}++) {{")
            value = f"({i} - 1)"
        elif kind == "down":
            self.emit(f"for (int {i} = {b} - 1; {i} >= 0; {i}--) {{")
            value = i
        elif kind == "while":
            self.emit(f"int {i} = 0;")
            self.emit(f"while ({i} < {b}) {{")
            self.loops.append((i, "while", b))
            self.depth += 1
            return i
        elif kind == "step":
            self.emit(f"for (int {i} = 0; {i} < {b}; {i} += {r.choice((2, 3))}) {{")
            value = i
        elif kind == "from":
            self.emit(f"for (int {i} = 1; {i} < {b}; {i}++) {{")
            value = i
        else:
            self.emit(f"for (unsigned {i} = {b} > 0 ? {b} : 0; {i}-- > 0;) {{")
            value = f"(int){i}"
        self.loops.append((value, kind, b))
        self.depth += 1
        return value

    def close(self):
        i, kind, _ = self.loops.pop()
        if kind == "while":
            self.emit(f"{i}++;")
        self.depth -= 1
        self.emit("}")

    # ---- values

    def index(self, loops=None):
        r, use = self.rng, list(loops if loops is not None else [v for v, _, _ in self.loops])
        r.shuffle(use)
        use = use[: r.choice((1, 2, 2, 3))]
        if not use:
            return str(r.randrange(8))
        terms = []
        for at, v in enumerate(use):
            terms.append(r.choice((f"{v}", f"{v}", f"{v} * ld", f"{v} * ld", f"{v} * 2", f"{v} * k", f"-{v}")))
        text = " + ".join(terms)
        if r.random() < 0.3:
            text += r.choice((" + 1", " - 1", " + k", " + 3"))
        if r.random() < 0.08:
            text = f"({text}) {r.choice(('/ 2', '/ 3', '% 8', '>> 1', '& 15', '/ (k > 0 ? k : 1)', '% (m > 0 ? m : 9)'))}"
        return text

    def read(self, a=None):
        a = self.rng.choice("abc") if a is None else a
        return f"{a}[{self.index()}]"

    def number(self):
        return str(self.rng.choice((0, 1, 1, 2, 3, -1)))

    def value(self, depth=2):
        r = self.rng
        if depth == 0 or r.random() < 0.25:
            return r.choice((self.read, self.read, self.read, self.number, lambda: "s", self.counter))()
        x, y = self.value(depth - 1), self.value(depth - 1)
        op = r.choice(("+", "+", "-", "*", "?", "max", "neg"))
        if r.random() < 0.04:
            by = r.choice(("2", "7", "(k > 0 ? k : 1)", "(unsigned)(m | 1)"))
            return f"((int)({x}) {r.choice('/%')} {by})"
        if op in "+-":
            return f"({x} {op} {y})"
        if op == "*":
            return f"({self.small(x)} * {self.small(y)})"
        if op == "?":
            return f"({x} {r.choice(('<', '>', '<=', '=='))} {y} ? {self.value(0)} : {self.value(0)})"
        if op == "max":
            return f"({x} > {y} ? {x} : {y})"
        return f"-({x})"

    def small(self, x):
        """A factor: what grows (sums in c) is cut first, so that products stay exact."""
        return self.keep(x) if "c[" in x else x

    def counter(self):
        """A loop's number, or a formula of some that is cut to a type in which it may wrap."""
        if self.rng.random() < 0.4:
            return f"({self.rng.choice(INTS[:6])})({self.index()} * {self.rng.choice((1, 3, 37, 1000))})"
        return self.rng.choice([v for v, _, _ in self.loops] or ["1"])

    # ---- statements

    def store(self):
        r = self.rng
        kind = r.choices(("=", "+=", "max", "if"), (6, 4, 1, 2))[0]
        to = f"{'c' if kind == '+=' else r.choice('abc')}[{self.index()}]"
        self.grows |= kind == "+="
        v = self.keep(self.value())
        if kind == "max":
            self.emit(f"if ({to} < {v})")
            self.emit(f"\t{to} = {v};")
        elif kind == "if":
            self.emit(f"if ({self.value(1)} {r.choice(('<', '>', '!='))} {self.number()})")
            self.emit(f"\t{to} = {v};")
        elif kind == "+=":
            self.emit(f"{to} {r.choice(('+=', '-='))} {v};")
        else:
            self.emit(f"{to} = {v};")

    def keep(self, v):
        """Keeps values small, so that whole numbers stay exact."""
        return f"{'CLAMP' if self.float else 'MASK'}({v})"

    def reduction(self):
        r, t = self.rng, self.rng.choice(self.types)
        s = self.new("s")
        start = r.choice(("0", "0", "0", "1", self.read()))
        kind = r.choice(("+", "+", "+", "max", "min", "count", "if", "arg"))
        wide = "double" if self.float else "long"
        t = t if self.float and t in FLOATS else wide
        self.emit(f"{t} {s} = {start};")
        if kind == "arg":
            self.emit(f"int best{s} = 0;")
        v = self.open()
        for _ in range(r.choice((0, 0, 1))):
            self.open()
        e = self.keep(self.value(1))
        if kind == "+":
            self.emit(f"{s} += {e};")
        elif kind == "max":
            self.emit(r.choice((f"if ({e} > {s})\n\t{s} = {e};", f"{s} = {s} < {e} ? {e} : {s};")))
        elif kind == "min":
            self.emit(f"{s} = {e} < {s} ? {e} : {s};")
        elif kind == "count":
            self.emit(f"{s} += {e} > {self.number()};")
        elif kind == "if":
            self.emit(f"if ({self.value(0)} > 0) {s} += {e};")
        else:
            self.emit(f"if ({e} > {s}) {{ {s} = {e}; best{s} = {v}; }}")
        return s, kind

    def reduce(self):
        before = len(self.loops)
        s, kind = self.reduction()
        while len(self.loops) > before:
            self.close()
        out = f"best{s}" if kind == "arg" and self.rng.random() < 0.7 else s
        to = f"{self.rng.choice('abc')}[{self.index()}]"
        self.emit(f"{to} = {self.keep(out)};" if self.rng.random() < 0.7 else f"result += {out};")

    def scan(self):
        r, a = self.rng, self.rng.choice("abc")
        i = self.open("n")
        at = f"{i} + 1" if self.loops[-1][1] != "from" else i
        self.emit(f"{a}[{at}] = {self.keep(f'{a}[{at} - 1] + {self.read()}')};")
        self.close()

    def typed(self):
        """An array, with the type of its elements."""
        a = self.rng.choice("abc")
        return a, self.types["abc".index(a)]

    def row(self):
        """Where rows start: inside a loop over them at times."""
        return f"{self.open('n')} * ld + " if self.rng.random() < 0.5 else ""

    def first(self):
        """A reduction that takes its first element before its loop."""
        r, (a, t) = self.rng, self.typed()
        at, s, i = self.row(), self.new("s"), self.new("i")
        step = r.choice(("", "", " * 2", " * ld" if not at else ""))
        start, bound = r.choice((0, 1, 1, 1, 2)), "m" if at else "n"
        e = f"{a}[{at}{i}{step}]"
        kind = r.choice(("if", "?", "+", "arg", "arg"))
        self.emit(f"{t} {s} = {a}[{at}{start - 1 if start else 0}{step}];")
        self.emit(f"int best{s} = {r.choice((0, 0, 0, 3))};")
        self.emit(f"for ({r.choice(COUNTERS[:4])} {i} = {r.choice((start, start, 1))}; {i} < {bound}; {i}++) {{")
        self.grows |= kind == "+"
        if kind == "+":
            self.emit(f"\t{s} += {e};")
        elif kind == "?":
            self.emit(f"\t{s} = {e} {r.choice(('<', '>='))} {s} ? {e} : {s};")
        else:
            keep = f" best{s} = {i};" if kind == "arg" else ""
            self.emit(f"\tif ({e} {r.choice(('<', '>', '>='))} {s}) {{ {s} = {e};{keep} }}")
        self.emit("}")
        self.emit(f"result += {self.keep(s)} + best{s};")
        while self.loops:
            self.close()

    def kept(self):
        """The place of an extreme, the extreme itself read back from memory."""
        r, (a, t) = self.rng, self.typed()
        at, s, i = self.row(), self.new("s"), self.new("i")
        self.emit(f"const {t} *p{s} = {a} + {at}0;")
        self.emit(f"{r.choice(('int', 'long', 'unsigned'))} {s} = 0;")
        self.emit(f"for (int {i} = {r.choice((0, 1, 1))}; {i} < {'m' if at else 'n'}; {i}++) {{")
        self.emit(f"\tif (p{s}[{i}] {r.choice(('<', '>', '>='))} p{s}[{s}])")
        self.emit(f"\t\t{s} = {i};")
        if r.random() < 0.2:
            self.emit(f"\tc[{at}{i}] = {self.read('b')};")
        self.emit("}")
        self.emit(f"result += {s};")
        while self.loops:
            self.close()

    def carried(self):
        """Running values in memory, and a place that is stored whenever it changes."""
        r, (a, _) = self.rng, self.typed()
        at, i = self.row(), self.new("i")
        bound = "m" if at else "n"
        e = f"b[{at}{i}]"
        self.grows = True
        if r.random() < 0.3:
            s = self.new("s")
            self.emit(f"double {s} = -9;")
            self.emit(f"c[{at or '0 + '}0] = 1;")
            self.emit(f"for (int {i} = 0; {i} < {bound}; {i}++)")
            self.emit(f"\tif ({e} > {s}) {{ {s} = {e}; c[{at or '0 + '}0] = {self.keep(i)}; }}")
        elif r.random() < 0.5:
            if r.random() < 0.6:
                self.emit(f"{a}[{at or '0 + '}0] = b[{at or '0 + '}0];")
            step = r.choice((f"{a}[{at}{i} - 1] + {e}", f"{e} + {a}[{at}{i} - 1]", self.keep(f"{a}[{at}{i} - 1] - {e}")))
            self.emit(f"for (int {i} = 1; {i} < {bound}; {i}++)")
            self.emit(f"\t{a}[{at}{i}] = {step};")
        else:
            self.emit(f"for (int {i} = {bound} - 2; {i} >= 0; {i}--)")
            self.emit(f"\t{a}[{at}{i}] += {self.keep(f'{a}[{at}{i} + 1]')};")
        while self.loops:
            self.close()

    def histogram(self):
        r = self.rng
        i = self.open()
        self.grows = True
        self.emit(f"c[((int){self.read()} & 15) + 3] += {r.choice(('1', '1', '2', self.keep(self.read())))};")
        self.close()

    def gather(self):
        i = self.open()
        self.emit(f"{self.rng.choice('abc')}[{self.index()}] = {self.rng.choice('abc')}[((int){self.read()} & 63)];")
        self.close()

    def padded(self):
        r = self.rng
        y, x = self.open("n"), self.open("m")
        t = "double" if self.float else "long"
        s = self.new("s")
        self.emit(f"{t} {s} = 0;")
        u = self.open("3")
        self.emit(f"int p{s} = {x} + {u} - 1;")
        self.emit(f"if (p{s} >= 0 && p{s} < m)")
        self.emit(f"\t{s} += a[{y} * ld + p{s}] * b[{u}];")
        self.close()
        self.emit(f"c[{y} * ld + {x}] = {self.keep(s)};")
        self.close()
        self.close()

    def product(self):
        """C = alpha A B in one of its shapes, tiled or unrolled at times."""
        r = self.rng
        t = "double" if self.float else "unsigned long"
        i, j = self.open("n"), self.open("m")
        s = self.new("s")
        first, second = r.choice((f"a[{i} * ld + K]", f"a[K * ld + {i}]")), r.choice((f"b[K * ld + {j}]", f"b[{j} * ld + K]"))
        term = lambda k: f"{first} * {second}".replace("K", k)
        self.emit(f"{t} {s} = {r.choice(('0', '0', f'c[{i} * ld + {j}]'))};")
        if r.random() < 0.3:
            self.emit(f"int q{s} = 0;")
            self.emit(f"for (; q{s} + 1 < k; q{s} += 2) {{ {s} += {term('q' + s)}; {s} += {term(f'(q{s} + 1)')}; }}")
            self.emit(f"for (; q{s} < k; q{s}++) {s} += {term('q' + s)};")
        else:
            self.emit(f"for (int q{s} = 0; q{s} < k; q{s}++) {s} += {term('q' + s)};")
        self.emit(f"c[{i} * ld + {j}] = {self.keep(s)};")
        self.close()
        self.close()

    def window(self, at, size, number, step, pad):
        """Opens a loop over a window of elements 0 to `size` that starts at at * step - pad and is
        cut off at the ends; returns the place of an element."""
        r, i, o = self.rng, self.new("i"), self.new("o")
        t = r.choice(("int", "int", "int", "long", "short"))
        self.emit(f"const int {o} = {at} * {step} - {pad};")
        if r.random() < 0.5:
            low, high, value = f"-{o}", (number, f"{size} - {o}"), f"({o} + {i})"
        else:
            low, high, value = o, (size, f"{o} + {number}"), i
        x, y = r.sample(high, 2)
        low, y = r.choice((f"({low} > 0 ? {low} : 0)", f"(0 > {low} ? 0 : {low})")), f"({y})"
        end = r.choice((f"{i} < ({x} < {y} ? {x} : {y})", f"{i} < {x} && {i} < {y}", f"{i} <= ({x} < {y} ? {x} : {y}) - 1"))
        self.emit(f"for ({t} {i} = {low}; {end}; {i}++) {{")
        self.loops.append((f"(int){i}", "up", number))
        self.depth += 1
        return value

    def clipped(self):
        """Windows that are cut off at an array's ends."""
        r, s, e = self.rng, self.new("s"), self.new("e")
        t = "double" if self.float else "long"
        y, x = self.open("n"), self.open("m")
        self.emit(f"{t} {s} = {r.choice(('0', '0', '-3', 'a[0]'))}, {e} = 0;")
        before = len(self.loops)
        number, step = r.choice(("3", "k", "k + 1", "7")), r.choice(("1", "1", "2", "k", "-1"))
        p = self.window(x, "m", number, step, r.choice(("1", "0", "k / 2", "k")))
        q = y
        if r.random() < 0.4:
            q = self.window(y, "n", r.choice(("3", "k")), r.choice(("1", "1", "2")), r.choice(("1", "k / 2")))
        v = f"a[{q} * ld + {p}]"
        kind = r.choice(("+", "+", "*", "max", "last", "count", "store", "inner"))
        if kind == "+":
            self.emit(f"{s} += {self.keep(v)};")
        elif kind == "*":
            self.emit(f"{s} += {self.small(v)} * b[({p}) & 7];")
        elif kind == "max":
            self.emit(f"if ({v} > {s}) {{ {s} = {v}; {e} = {p}; }}")
        elif kind == "last":
            self.emit(f"{e} = {s}; {s} = {v};")
        elif kind == "count":
            self.emit(f"if ({v} > 1) {e}++; {s} += 1;")
        elif kind == "store":
            self.emit(f"c[{r.choice((f'{y} * ld + {p}', f'{q} * ld + {p}', f'{x} * ld + {p}'))}] {r.choice(('=', '+='))} {self.keep(v)};")
        else:
            k = self.open("k")
            self.emit(f"{s} += {self.keep(f'{v} + b[{k}]')};")
        while len(self.loops) > before:
            self.close()
        self.emit(f"c[{y} * ld + {x}] = {self.keep(f'{s} + {e}')};")
        while self.loops:
            self.close()

    def goes_on(self):
        """A counter that goes on through all loops of a nest."""
        r, i = self.rng, self.new("i")
        t, first, loops = r.choice(("int", "int", "unsigned", "long", "short")), r.choice(("0", "0", "3", "k")), r.choice((2, 3, 3))
        step = r.choice(("1", "1", "2")) if loops == 2 else "1"
        self.emit(f"{t} {i} = {first};")
        for bound in r.sample(("n", "m", "k"), loops):
            self.open(bound)
        v = self.keep(self.value(1))
        self.emit(f"{r.choice('abc')}[{r.choice((i, f'{i} & 8191', f'{i} + 1'))}] = {v};")
        self.emit(f"{i} += {step};")
        if r.random() < 0.3:
            self.close()
            self.emit(f"{i} += {r.choice(('1', '2'))};")
        while self.loops:
            self.close()
        self.emit(f"result += (int){i};")

    def groups(self):
        """A factor for each group of elements, whose number a division tells; not all sizes have
        whole groups."""
        r, g, j, q = self.rng, self.new("g"), self.new("j"), self.new("q")
        t = "double" if self.float else "long"
        at, bound, s, u = self.row(), "m", self.new("s"), self.new("u")
        self.emit(f"const int {g} = {r.choice(('4', '9', '10', 'k > 0 ? k : 2', 'ld > 0 ? ld : 3'))};")
        self.emit(f"{t} {s} = 0, {u};")
        if r.random() < 0.6:
            self.emit(f"for (int {j} = {r.choice(('0', '0', g))}; {j} {r.choice(('<= ' + bound + ' -', '<= ' + bound + ' - 1 -'))} {g}; {j} += {g}) {{")
            self.emit(f"\t{u} = 0;")
            self.emit(f"\tfor (int {q} = 0; {q} < {g}; {q}++) {u} += a[{at}{j} + {q}];")
            where = r.choice((f"({at}{j}) / {g}", f"({at}{j}) / {g}", f"{j} / {g}", f"({at}{j} + 3) % {g}"))
            self.emit(f"\t{s} += {self.keep(u)} * b[{where}];")
        else:
            self.emit(f"for (int {j} = 0; {j} < {bound}; {j}++) {{")
            where = r.choice((f"({at}{j}) / {g}", f"{j} / {g}", f"{j} % {g}", f"(unsigned)({at}{j}) % {g}"))
            self.emit(f"\t{s} += a[{at}{j}] * b[{where}];")
        self.emit("}")
        self.emit(f"c[{at}0] = {self.keep(s)};")
        while self.loops:
            self.close()

    def tiled(self):
        r, b, t = self.rng, self.rng.choice((4, 8)), self.new("t")
        self.emit(f"for (int {t} = 0; {t} < n; {t} += {b})")
        self.depth += 1
        i = self.new("i")
        self.emit(f"for (int {i} = {t}; {i} < ({t} + {b} < n ? {t} + {b} : n); {i}++) {{")
        self.loops.append((i, "tile", "n"))
        self.depth += 1
        self.store()
        self.depth -= 1
        self.loops.pop()
        self.emit("}")
        self.depth -= 1

    def walks(self):
        """Steps that are known at run time only, ends that move with their start, bounds that
        take a loop."""
        r, i, j, s = self.rng, self.new("i"), self.new("j"), self.new("s")
        t = r.choice(("int", "long", "unsigned", "size_t", "size_t", "short", "unsigned short"))
        wide = "double" if self.float else "long"
        by = r.choice(("k", "k", "ld", "at.by", "at.step", "(k & 7)", "(unsigned char)ld"))
        plus = lambda v: f"({v} > 0 ? {v} : 0)"
        kind = r.choice(("up", "up", "down", "blocks", "blocks", "pairs", "moving", "moving", "helper", "helper"))
        self.grows |= kind != "moving"
        if kind == "up":
            test = r.choice((f"{i} < ({t}){plus('n')}", f"{i} <= ({t}){plus('n')}", f"{i} + {by} <= ({t}){plus('n')}", f"{i} < {plus('at.n')}"))
            self.emit(f"if ({by} > 0)")
            self.emit(f"\tfor ({t} {i} = {r.choice((0, 0, 1, 5))}; {test}; {i} += {by})")
            self.emit(f"\t\tc[{r.choice((i, i, i + ' + 2'))}] {r.choice(('=', '+='))} {self.keep(f'a[{i}] + b[2 * {i}]')};")
        elif kind == "down":
            t = r.choice(("int", "long", "size_t", "unsigned"))
            whole = f" * ({t}){by}" if t in ("size_t", "unsigned") else ""
            self.emit(f"if ({by} > 0)")
            self.emit(f"\tfor ({t} {i} = ({t}){plus('n')}{whole}; {i} {'>' if whole else r.choice(('>', '>='))} 0; {i} -= {by})")
            self.emit(f"\t\tc[{i}] += {self.keep(f'a[{i}]')};")
        elif kind in ("blocks", "pairs"):
            self.emit(f"{wide} {s} = 0;")
            self.emit(f"if ({by} > 0)")
            self.emit(f"\tfor ({t} {i} = 0, p{i} = 0; {i} < ({t})({plus('n')} * {r.choice((by, by, 'm', 'k'))}); {i} += {by}, p{i} += 2)")
            self.emit(f"\t\tfor ({t} {j} = 0; {j} < {by}; {j}++)")
            if kind == "blocks":
                self.emit(f"\t\t\tc[{i} + {j}] {r.choice(('=', '+='))} {self.keep(f'a[{i} + {j}] - b[{j}]')};")
            else:
                self.emit(f"\t\t\t{s} += {self.keep(f'a[p{i} + {j}] - b[{i} + {j}]')};")
                self.emit(f"result += {s};")
        elif kind == "moving":
            self.emit(f"{t} p{i} = 0, e{i}, q{i};")
            self.emit(f"for (int {i} = 0; {i} < n; {i}++) {{")
            self.emit(f"\t{wide} {s} = 0;")
            self.emit(f"\te{i} = p{i} + {r.choice(('m', 'k', '(unsigned char)m'))}; q{i} = p{i};")
            self.emit(f"\twhile (q{i} {r.choice(('<', '<', '<='))} e{i}) {{ {s} += {self.keep(f'a[q{i}] * b[q{i} - p{i}]')}; q{i}{r.choice(('++', '++', ' += 3'))}; }}")
            self.emit(f"\tc[{r.choice((i, f'p{i}'))}] = {self.keep(s)}; p{i} += {r.choice(('ld', 'ld', '(unsigned char)ld', '1'))};")
            self.emit("}")
        else:
            e = f"int e{s} = 0; for (int q{s} = 0; q{s} < {r.choice(('3', 'k', 'at.by'))}; q{s}++) e{s} += (int)b[q{s}] & 3;"
            if r.random() < 0.3:
                e = f"int e{s}; if (at.by > {r.choice((1, 5))}) e{s} = at.by; else e{s} = (int)b[1] & 7;"
            self.emit(f"for ({t} {i} = 0; {i} < ({{ {e} e{s} * {r.choice((1, 90, 700))}; }}); {i}++)")
            self.emit(f"\t{r.choice(('c', 'c', 'c', 'b'))}[{i}] = {self.keep(f'a[{i}] + 1')};")

    # ---- loops that are no nests: they run as bitcode of their own, or as they are

    def search(self):
        """Ends early, by one exit or several; what it found is an index, a value or a pointer."""
        r, (a, t) = self.rng, self.typed()
        at, s, i = self.row(), self.new("s"), self.new("i")
        bound, test = "m" if at else "n", r.choice((f"{a}[{at}{i}] == {r.choice((7, 9, 99))}", f"{a}[{at}{i}] > b[{at}{i}] + 8",
                                                    f"{i} > 4 && {a}[{at}{i}] < {a}[{at}{i} - 2] - 8"))
        kind = r.choice(("index", "return", "value", "pointer", "two", "write"))
        if kind == "pointer":
            self.emit(f"const {t} *p{s} = {a} + {at}0, *e{s} = p{s} + ({bound} > 0 ? {bound} : 0);")
            self.emit(f"while (p{s} < e{s} && *p{s} != {r.choice((7, 99))})")
            self.emit(f"\tp{s} += {r.choice((1, 1, 2))};")
            self.emit(f"result += p{s} - {a};")
        else:
            counter = r.choice(("int", "long", "unsigned"))
            self.emit(f"{counter} {i} = 0;")
            self.emit(f"{t} {s} = 3;")
            below = f"({bound} > 0 ? {bound} : 0u)" if counter == "unsigned" else bound
            self.emit(f"for (; {i} < {below}; {i}++) {{")
            if kind in ("value", "two"):
                self.emit(f"\t{s} = {self.keep(f'{s} + {a}[{at}{i}]')};")
            if kind == "write":
                self.emit(f"\tc[{at}{i}] = {self.keep(f'{a}[{at}{i}] - b[{at}{i}]')};")
            self.emit(f"\tif ({test})")
            self.emit("\t\t" + (f"return {i} + {s};" if kind == "return" else "break;"))
            if kind == "two":
                self.emit(f"\tif ({s} == {r.choice((5, 40))} && {i} > 100)")
                self.emit(f"\t\treturn -{i};")
            self.emit("}")
            self.emit(f"result += {i} + {s};")
        while self.loops:
            self.close()

    def recurrence(self):
        """Reads what it stored some steps ago."""
        r, (a, _), i = self.rng, self.typed(), self.new("i")
        d = r.choice((1, 2, 3, 8))
        v = r.choice((f"{a}[{i} - {d}] * {self.number()} + b[{i}]", f"{a}[{i} - {d}] + {a}[{i} + 1]", f"b[{i} - {d}] - {a}[{i} - 1]"))
        if r.random() < 0.3:
            j = self.new("j")
            self.emit(f"for (int {j} = 1; {j} < n; {j}++)")
            self.emit(f"\tfor (int {i} = {d}; {i} < m; {i}++)")
            v = v.replace("[", f"[{j} * ld + ")
            self.emit(f"\t\t{a}[{j} * ld + {i}] = {self.keep(v)};")
        else:
            self.emit(f"for (int {i} = {d}; {i} < n; {i}++)")
            self.emit(f"\t{a}[{i}] = {self.keep(v)};")

    def states(self):
        """A switch in a loop, numbers that go round, divisions."""
        r, (a, t), i, s = self.rng, self.typed(), self.new("i"), self.new("s")
        out = r.choice(("break", f"{s} = -{s}; break", f"return {s}", f"goto out{s}"))
        self.emit(f"int {s} = {r.choice((0, 1, 5))};")
        self.emit(f"for (int {i} = 0; {i} < n; {i}++)")
        self.emit(f"\tswitch ((int)({self.keep(f'{a}[{i}]')} + {s}) & 3) {{")
        self.emit(f"\tcase 0: {s} = ({s} * 3 + {i}) & 63; break;")
        self.emit(f"\tcase 1: c[{i}] = {self.keep(f'{s} + b[{i}]')}; break;")
        self.emit(f"\tcase 2: {s} ^= {i} / (({s} & 7) + 1) & 31; if ({i} > 3000) {{ {out}; }} break;")
        self.emit(f"\tdefault: {s} = {s} % 13 + 1;")
        self.emit("\t}")
        self.emit(f"out{s}:")
        self.emit(f"result += {s};")

    def nest(self):
        r = self.rng
        for _ in range(r.choice((1, 2, 2, 3))):
            self.open()
            if r.random() < 0.15:
                self.store()
        for _ in range(r.choice((1, 1, 1, 2))):
            r.choices((self.store, self.reduce), (3, 2))[0]()
        while self.loops:
            self.close()

    def text(self):
        r = self.rng
        for _ in range(r.choice((1, 1, 2, 3))):
            r.choices((self.nest, self.reduce, self.scan, self.histogram, self.gather, self.padded, self.product,
                       self.tiled, self.first, self.kept, self.carried, self.search, self.triangle,
                       self.recurrence, self.states, self.groups, self.clipped, self.goes_on, self.walks, self.members,
                       self.ring, self.total, self.ranges, self.square,
                       self.pairs),
                      (9, 4, 1, 1, 1, 1, 3, 1, 2, 1, 2, 2, 1, 1, 1, 2, 3, 2, 4, 4, 4, 2, 3, 4, 3))[0]()
        q = r.choice(("", "", "", "restrict "))
        head = ", ".join(f"{t} *{q}{v}" for t, v in zip(self.types, "abc"))
        s = "double" if self.float else "long"
        return (f"NOINLINE static {s} {self.name}(int n, int m, int k, int ld, {s} s, {head})\n{{\n"
                f"\t{s} result = 0;\n\n" + "\n".join(self.lines) + "\n\treturn result;\n}\n", bool(q) or (self.grows and self.float))


HEAD = """#include <stddef.h>
#include <stdio.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
#define MASK(v) ((v) & 63)
#define CLAMP(v) ((v) > 60 ? 60 : (v) < -60 ? -60 : (v))
/* structures of two, and helpers for them */
#define PAIR(T, P)                                                                                  \\
	typedef struct {                                                                             \\
		T r, i;                                                                              \\
	} P;                                                                                         \\
	static inline P plus_##P(P x, P y) { return (P){(T)(x.r + y.r), (T)(x.i + y.i)}; }            \\
	static inline P less_##P(P x, P y) { return (P){(T)(x.r - y.r), (T)(y.i - x.i)}; }            \\
	static inline P times_##P(P x, P y) { return (P){(T)KEEP(x.r * y.r - x.i * y.i), (T)KEEP(x.r * y.i + x.i * y.r)}; }
#define KEEP(v) ((v) > 60 ? 60 : (v) < -60 ? -60 : (v))
PAIRS
/* sizes that loops read again and again */
static struct {
	long n;
	size_t step;
	int by;
	double (*call)(double);
} at;
""" + SPARSE


def pairs():
    return "".join(f"PAIR({t}, pair_{t.replace(' ', '_')})\n" for t in INTS + FLOATS)


def program(seed, functions):
    rng = random.Random(seed)
    texts, calls = [], []
    for f in range(functions):
        fn = Function(rng, f)
        text, restrict = fn.text()
        texts.append(text)
        calls.append(f"\tTRY({fn.name}, {', '.join(t for t in fn.types)}, {int(restrict)});")
    return HEAD.replace("PAIRS\n", pairs()) + "\n" + "\n".join(texts) + MAIN.replace("CALLS", "\n".join(calls))


MAIN = f"""
enum {{ SIZE = {SIZE} }};
static _Alignas(64) unsigned char memory[3][SIZE * 8];

static unsigned long hash(void)
{{
	unsigned long h = 1469598103934665603ul, word;

	for (size_t i = 0; i < sizeof(memory); i += sizeof(word)) {{
		memcpy(&word, (unsigned char *)memory + i, sizeof(word));
		h = (h ^ word) * 1099511628211ul;
	}}
	return h;
}}

#define FILL(T, p, seed) \\
	for (int i = 0; i < SIZE; i++) \\
		((T *)(p))[i] = (T)((i * 7 + i / 13 + seed) % 11 - ((T)-1 < 0 ? 3 : 0));

/* apart, in place, and shifted by some elements */
#define TRY(f, A, B, C, restricted) \\
	for (int way = 0; way < (restricted ? 1 : 4); way++) \\
		for (unsigned z = 0; z < sizeof(sizes) / sizeof(sizes[0]); z++) {{ \\
			const int *d = sizes[z]; \\
			at.n = d[0], at.step = (size_t)d[2], at.by = d[2]; \\
			A *a = (A *)memory[0] + SIZE / 2; \\
			B *b = (B *)memory[1] + SIZE / 2; \\
			C *c = (C *)memory[2] + SIZE / 2; \\
			memset(memory, 0, sizeof(memory)); \\
			FILL(A, memory[0], 1) FILL(B, memory[1], 2) FILL(C, memory[2], 5) \\
			if (way == 1 && sizeof(A) == sizeof(C)) \\
				c = (C *)a; \\
			if (way == 2 && sizeof(A) == sizeof(B)) \\
				b = (B *)(a + 1); \\
			if (way == 3 && sizeof(B) == sizeof(C)) \\
				c = (C *)(b + d[1]); \\
			double r = (double)f(d[0], d[1], d[2], d[3], 2, a, b, c); \\
			printf(#f " way %d sizes %u: %lx %.17g\\n", way, z, hash(), r); \\
		}}

/* n, m, k, ld: most large enough for a question to be asked */
static const int sizes[][4] = {{
	{{70, 80, 9, 82}}, {{5000, 3, 2, 3}}, {{3, 5000, 3, 4}}, {{17, 18, 19, 20}}, {{90, 60, 1, 60}}, {{1, 6000, 1, 1}},
	{{0, 5, 4, 6}}, {{-3, 4, 2, 5}},
}};

int main(void)
{{
CALLS
	return 0;
}}
"""


# ---- real numbers: additions that round, NaN, infinities, zeros of both signs


class Real(Called, Function):
    """A function of floats whose result shows the order of additions and every rounding."""

    def __init__(self, rng, number):
        super().__init__(rng, number)
        self.float, one = True, rng.choice(FLOATS)
        self.types = [one if rng.random() < 0.8 else rng.choice(FLOATS) for _ in range(3)]

    def keep(self, v):
        return v

    def small(self, x):
        return x

    def number(self):
        return self.rng.choice(("0", "1", "-1", "0.1f", "1.7", "-0.3", "-0.0", "3e-5", "2"))

    def f(self, name):
        return name + self.rng.choice(("", "f")) if self.types[0] == "float" else name

    def value(self, depth=2):
        r = self.rng
        if depth == 0 or r.random() < 0.25:
            return r.choice((self.read, self.read, self.read, self.read, self.number, lambda: "s", self.counter))()
        x, y = self.value(depth - 1), self.value(depth - 1)
        op = r.choice(("+", "+", "-", "*", "*", "*+", "*+", "*-", "/", "?", "max", "neg", "call", "two"))
        if op == "/":  # of two integers it would trap
            return f"({x} / ({self.types[0]})({y}))"
        if op in "+-*":
            return f"({x} {op} {y})"
        if op in ("*+", "*-"):
            return r.choice((f"({x} * {y} {op[1]} {self.value(0)})", f"({self.value(0)} {op[1]} {x} * {y})"))
        if op == "?":
            return f"({x} {r.choice(('<', '>', '<=', '>=', '==', '!='))} {y} ? {self.value(0)} : {self.value(0)})"
        if op == "max":
            return r.choice((f"({x} > {y} ? {x} : {y})", f"({x} < {y} ? {x} : {y})", f"({x} >= {y} ? {x} : {y})"))
        if op == "call":
            return r.choice((f"{self.f('fmax')}({self.read()}, {self.read()})", f"{self.f('fmin')}({x}, {self.read()})",
                             f"{self.f('fmax')}({x}, 0)", f"{self.f('fabs')}({x})", f"{self.f('sqrt')}({self.f('fabs')}({x}))",
                             f"{self.f('fma')}({x}, {y}, {self.value(0)})", f"{self.f('exp')}(-{self.f('fabs')}({x}))",
                             f"{self.f('floor')}({x})", f"{self.f('pow')}({x}, 2)"))
        if op == "two":
            return f"(({x} + {y}) - {x})"
        return f"-({x})"

    def exact(self):
        """A sum that keeps what its additions lose."""
        r, (a, t), i, s = self.rng, self.typed(), self.new("i"), self.new("s")
        at = self.row()
        e, bound = f"{a}[{at}{i}]", "m" if at else "n"
        self.emit(f"{t} {s} = 0, c{s} = 0, t{s}, y{s};")
        self.emit(f"for (int {i} = 0; {i} < {bound}; {i}++) {{")
        kind = r.choice(("kahan", "neumaier", "two sums"))
        if kind == "kahan":
            self.emit(f"\ty{s} = {e} - c{s}; t{s} = {s} + y{s}; c{s} = (t{s} - {s}) - y{s}; {s} = t{s};")
        elif kind == "neumaier":
            self.emit(f"\tt{s} = {s} + {e};")
            self.emit(f"\tif (fabs({s}) >= fabs({e})) c{s} += ({s} - t{s}) + {e}; else c{s} += ({e} - t{s}) + {s};")
            self.emit(f"\t{s} = t{s};")
        else:
            self.emit(f"\tt{s} = {s} + {e}; y{s} = t{s} - {s}; c{s} += ({s} - (t{s} - y{s})) + ({e} - y{s}); {s} = t{s};")
        self.emit("}")
        self.emit(f"result += {s}; result += c{s};")
        while self.loops:
            self.close()

    def twice(self):
        """One sum in two ways that must agree, and a mean with its deviation."""
        r, (a, t), i, s = self.rng, self.typed(), self.new("i"), self.new("s")
        self.emit(f"{t} {s} = 0, v{s} = 0;")
        self.emit(f"for (int {i} = 0; {i} < n; {i}++) {{ {s} += {a}[{i}]; c[{i}] = {s}; }}")
        self.emit(f"for (int {i} = 0; {i} < n; {i}++) v{s} += {a}[{i}];")
        self.emit(f"result += v{s} == {s}; {s} = n > 0 ? {s} / n : 0; v{s} = 0;")
        self.emit(f"for (int {i} = 0; {i} < n; {i}++) v{s} += (b[{i}] - {s}) * (b[{i}] - {s});")
        self.emit(f"result += v{s};")

    def text(self):
        r = self.rng
        for _ in range(r.choice((1, 1, 2, 3))):
            r.choices((self.nest, self.reduce, self.scan, self.padded, self.product, self.tiled, self.first, self.kept,
                       self.carried, self.exact, self.twice, self.recurrence, self.groups, self.clipped, self.walks,
                       self.members, self.ring, self.total, self.called, self.chosen_bound, self.ranges, self.square,
                       self.pairs),
                      (9, 5, 1, 1, 4, 1, 3, 1, 2, 2, 1, 1, 2, 3, 3, 5, 5, 4, 4, 2, 4, 4, 3))[0]()
        q = r.choice(("", "", "", "restrict "))
        head = ", ".join(f"{t} *{q}{v}" for t, v in zip(self.types, "abc"))
        return (f"NOINLINE static double {self.name}(int n, int m, int k, int ld, double s, {head})\n{{\n"
                f"\tdouble result = 0, (*f)(double) = 0;\n\n\t(void)f;\n" + "\n".join(self.lines) + "\n\treturn result;\n}\n", bool(q))


# Of several NaNs which one comes through is the instruction's choice.
REAL = """#include <math.h>

static double real(int i, int seed)
{
	unsigned h = (unsigned)(i * 2654435761u + (unsigned)seed * 40503u);

	h ^= h >> 15, h *= 2246822519u, h ^= h >> 13;
	if (h % SPECIAL == 0)
		return (double[]){NAN, INFINITY, -INFINITY, -0.0, 0.0, -0.0, 1e30, 1e-30}[h / SPECIAL % 8];
	return ((double)h / 4294967296.0 - 0.4) * (h % 13 == 0 ? 1000 : 1);
}
#undef FILL
#define FILL(T, p, seed) \\
	for (int i = 0; i < SIZE; i++) \\
		((T *)(p))[i] = (T)real(i, seed);
#define ONE_NAN(T, p) \\
	for (int i = 0; i < SIZE; i++) \\
		((T *)(p))[i] = ((T *)(p))[i] != ((T *)(p))[i] ? (T)NAN : ((T *)(p))[i];
"""


def real_program(seed, functions):
    """A program of such functions; of every seed's numbers more or fewer are no plain numbers."""
    rng = random.Random(seed)
    texts, calls = [], []
    for f in range(functions):
        fn = Real(rng, f)
        text, restrict = fn.text()
        texts.append(text)
        calls.append(f"\tTRY({fn.name}, {', '.join(fn.types)}, {int(restrict)});")
    special = rng.choice((5000, 5000, 500, 1000003))
    main = MAIN.replace("/* apart,", REAL.replace("SPECIAL", str(special)) + "\n/* apart,")
    main = main.replace("\t\t\tprintf(", "\t\t\tr = r != r ? NAN : r; \\\n"
                        "\t\t\tONE_NAN(A, memory[0]) ONE_NAN(B, memory[1]) ONE_NAN(C, memory[2]) \\\n\t\t\tprintf(")
    main = main.replace("hash(), r);", "hash(), fabs(r) * (r == r)); if (signbit(r)) puts(\"negative\");")
    return "#include <math.h>\n" + HEAD.replace("PAIRS\n", pairs()) + CALLED + "\n" + "\n".join(texts) + main.replace("CALLS", "\n".join(calls))
