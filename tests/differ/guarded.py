"""Random loops that store or read under conditions, called so that what no iteration takes cannot
be touched.

Targets and inputs that a condition may leave out are NULL, lie in pages that cannot be written or
read, are cut in the middle by such a page, or belong to another thread, which stores to them and to
their neighbours all the while. Everything else ends, or begins, where such a page does. No call
takes what it must not.
"""
import random

from guarded_main import HEAD, MAIN

TYPES = ("signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "float", "double")
SIZES = ((3000, 7), (40, 500), (1, 20000), (20000, 1), (90, 90), (0, 5))


class Guarded:
    """f(n, m, k, lim, x, use, y, o, q, ix, rows): only where `switch` holds it touches o, q, y,
    and rows of `rows`."""

    def __init__(self, rng, number):
        r = self.rng = rng
        self.name, self.type = f"g{number}", r.choice(TYPES)
        self.float = self.type in ("float", "double")
        self.shape = r.choice(("one", "one", "rows", "rows", "columns", "each", "each", "third", "bins"))
        self.by_row = self.shape in ("rows", "each", "third")
        self.switch = r.choice(("use", "use", "all", "lim", "o", "k", "rows") if self.by_row else ("all", "lim", "o", "rows"))
        if self.shape == "columns":
            self.switch = r.choice(("all", "lim", "o", "k"))
        self.reads_y = r.random() < 0.6
        self.form = r.choice(("plain", "plain", "plain", "local", "around", "place", "running", "search", "window", "triangle"))
        if self.form in ("local", "around") and self.switch not in ("use", "o", "k", "rows"):
            self.form = "plain"
        if self.form in ("local", "around") and self.shape not in ("rows", "each"):
            self.form = "plain"

        if self.form == "triangle" and (self.shape not in ("rows", "each", "third") or self.switch not in ("use", "k")):
            self.form = "plain"

    def at(self):
        return "x[i * m + j]"

    def target(self, o="o"):
        index = {"one": "0", "rows": "i", "columns": "j", "each": "i * m + j", "third": "(i * m + j) * 3",
                 "bins": f"(int){self.at()} & 15"}[self.shape]
        return f"{o}[{index}]" if index != "0" else f"*{o}"

    def y(self):
        if self.reads_y and self.rng.random() < 0.15 and (self.switch == "rows" or (self.by_row and self.switch in ("use", "k", "all"))):
            return "rows[i][j]"
        if self.reads_y and self.rng.random() < 0.15 and self.switch in ("use", "k") and self.by_row:
            return "y[ix[i]]"
        index = {"use": "i", "k": "j" if self.shape == "columns" else "i"}.get(self.switch, "i * m + j")
        return f"y[{index}]" if self.reads_y else "2"

    def switched(self):
        index = "j" if self.shape == "columns" else "i"
        return {"use": self.rng.choice(("use[i]", "use[i] != 0", "!(use[i] == 0)")), "all": "use[i * m + j] > 0",
                "lim": f"{self.at()} > lim", "o": self.rng.choice(("o", "o != NULL")),
                "rows": self.rng.choice(("rows", "rows != NULL")), "k": f"{index} < k"}[self.switch]

    def extra(self):
        """Another condition; those that read what is guarded stand behind the switch."""
        r = self.rng
        before = r.choice((f"{self.at()} > 2", "j >= 1", "i + j > 3", f"({self.at()} < 5 || i < 7)", "(i & 3) != 1"))
        behind = r.choice((f"{self.y()} > 1", f"{self.target()} < {self.at()}", f"{self.at()} > {self.target()}", "j < m - 1"))
        return before, behind

    def value(self):
        r, x, y = self.rng, self.at(), self.y()
        return r.choice((x, x, f"{x} - {y}", f"{x} * {y}", f"({x} > 3 ? {x} : {y})", "1", f"(i & 7) + {y}"))

    def statement(self, o="o"):
        r, to = self.rng, self.target(o)
        kinds = ["+=", "+=", "-=", "=", "++", "max", "min"] + ([] if self.float else ["|=", "^=", "*="])
        kind = r.choice(kinds)
        if self.shape == "bins" and kind == "=":
            kind = "+="
        if kind == "++":
            return f"({to})++;"
        if kind in ("max", "min"):
            v = self.at()
            return f"if ({v} {'>' if kind == 'max' else '<'} {to}) {to} = {v};"
        return f"{to} {kind} {self.value()};"

    def conditioned(self):
        """The statement under its conditions, in one of the ways that programs write it."""
        r, tests = self.rng, [self.switched()]
        before, behind = self.extra()
        if r.random() < 0.3:
            tests.insert(0, before)
        if r.random() < 0.4:
            tests.append(behind)
        s, form = self.statement(), r.choice(("and", "and", "nested", "continue"))
        if self.switch != "o" and r.random() < 0.25:
            s += " " + self.statement("q")
        if form == "and":
            return [f"if ({' && '.join(tests)}) {{ {s} }}"]
        if form == "nested":
            return [" ".join(f"if ({t})" for t in tests) + f" {{ {s} }}"]
        return [f"if (!({' && '.join(tests)})) continue;", s]

    def plain(self):
        lines = self.conditioned()
        if self.rng.random() < 0.25 and "continue" not in lines[0]:
            lines += self.conditioned()
        if self.rng.random() < 0.3:
            lines.insert(0, f"result += {self.switched()} ? {self.y()} : 1;")
        return "", lines, ""

    def local(self):
        """A value of the whole row, stored behind its loop."""
        r, to = self.rng, "o[i]" if self.shape == "rows" else "o[i * m]"
        s = r.choice((f"{to} += s;", f"{to} = s;", f"if (s > {to}) {to} = s;", f"if (s > 5) {to} = s;"))
        return f"{self.type} s = 0;", [f"if ((j & 3) != 2) s += {self.at()};"], f"if ({self.switched()}) {{ {s} }}"

    def around(self):
        """The condition stands around the inner loop."""
        first, s = self.switched(), self.statement()
        return f"if ({first})", [f"if ({self.at()} > 2) {{ {s} }}" if self.rng.random() < 0.5 else s], ""

    def place(self):
        """Where the greatest so far is, kept in memory."""
        to = "*o" if self.shape == "one" else self.target()
        return "", [f"if ({self.switched()} && {self.at()} > best) {{ best = {self.at()}; {to} = ({self.type})(i + j); }}"], ""

    def running(self):
        return "", [f"sum += (unsigned){self.at()};", f"if ({self.switched()}) {self.target()} = ({self.type})(sum & 15);"], ""

    def search(self):
        """No nest: it ends early, where it never does."""
        return "", self.conditioned()[:1] + [f"if ({self.at()} == 99) return {self.rng.choice(('1', 'i', 'result'))};"], ""

    def window(self):
        """A neighbour that may lie beyond the array."""
        d, axis = self.rng.choice((-2, -1, 1, 3)), self.rng.choice("ij")
        end = "n" if axis == "i" else "m"
        x = self.at().replace(axis + " *", f"({axis} + {d}) *") if axis == "i" else f"x[i * m + j + {d}]"
        inside = f"{axis} + {d} >= 0 && {axis} + {d} < {end}"
        return "", [f"if ({self.switched()} && {inside}) {self.target()} += {x};", f"if ({inside}) result += {x};"], ""

    def triangle(self):
        """Rows of y that grow or shrink: the square around them reaches beyond it."""
        low, high, y = self.rng.choice((("0", "m - i", "y[i + j]"), ("i", "m", "y[j - i]"), ("i + 1", "m", "y[m - 1 - j + i]"),
                                        ("0", "(i + 1 < m ? i + 1 : m)", "y[m - 1 - i + j]"), ("(i > 2 ? i - 2 : 0)", "m - i", "y[i + j]")))
        if "? i + 1" in high:
            y = f"(i < m ? {y} : 1)"
        to = self.target()
        s = self.rng.choice((f"{to} += {y};", f"{to} = {y};", f"if ({y} > 3) {to} = {self.at()};", f"result += {y};"))
        return f"if ({self.switched()})", [s], "", low, high

    def text(self):
        r, t = self.rng, self.type
        before, lines, behind, *bounds = getattr(self, self.form)()
        first, second = ("i", "n"), ("j", "m")
        low, high = bounds or ("0", None)
        if self.form in ("plain", "place", "search", "window") and self.shape != "rows" and r.random() < 0.3:
            first, second = second, first
        body = "\n".join("\t\t\t" + x for x in lines)
        start = {"place": f"\t{t} best = 3;\n", "running": "\tunsigned sum = 0;\n"}.get(self.form, "")
        return (f"NOINLINE static long {self.name}(int n, int m, int k, int lim, const {t} *x, const signed char *use, const {t} *y, "
                f"{t} *o, {t} *q, const int *ix, const {t} *const *rows)\n"
                f"{{\n\tlong result = 0;\n{start}\n\tfor (int {first[0]} = 0; {first[0]} < {first[1]}; {first[0]}++) {{\n\t\t{before}\n"
                f"\t\tfor (int {second[0]} = {low}; {second[0]} < {high or second[1]}; {second[0]}++) {{\n{body}\n\t\t}}\n\t\t{behind}\n\t}}\n\treturn result;\n}}\n")

    def call(self):
        no = {"one": "1", "rows": "n", "columns": "m", "each": "n * m", "third": "n * m * 3", "bins": "16"}[self.shape]
        per = {"rows": "1", "columns": "1", "each": "m", "third": "m * 3"}.get(self.shape, "0")
        per = per if self.switch in ("use", "all", "k") else "0"
        outer = "m" if self.shape == "columns" else "n"
        ny = {"use": "n", "k": outer}.get(self.switch, "n * m")
        if self.form == "triangle":
            per, ny = "0", "m"
        return (f"\tfor (size_t z = 0; z < sizeof(sizes) / sizeof(*sizes); z++) {{\n\t\tint n = sizes[z][0], m = sizes[z][1];\n"
                f"\t\tall_ways((function){{\"{self.name}\", (any_fn *){self.name}, put_{self.type.replace(' ', '_')}, sizeof({self.type}), "
                f"SWITCH_{self.switch.upper()}, {int(self.shape == 'columns')}, n, m, 0, 0, {outer}, (size_t)({no}), (size_t)({per}), (size_t)({ny}), 0}});\n\t}}")


def program(seed, functions):
    rng = random.Random(seed)
    all_of = [Guarded(rng, f) for f in range(functions)]
    put = "".join(f"static void put_{t.replace(' ', '_')}(void *p, size_t i, int v) {{ (({t} *)p)[i] = ({t})v; }}\n" for t in TYPES)
    main = MAIN.replace("@ALL@", "\n".join(f.call() for f in all_of))
    return HEAD + put + "\n" + "\n".join(f.text() for f in all_of) + main.replace("SIZES", ", ".join(f"{{{n}, {m}}}" for n, m in SIZES))
