"""From a table of kernels to C functions in many styles.

A table is text. `kernel NAME also: A B types: f32 f64 i32` starts a class; `data` lists its arrays
with their sizes, `out` first, `inout` where old contents count; `scalars` are arguments of the
element type, `ints K=3` integer arguments with their value in a run, `make NAME code` fills an
array that needs more than numbers. `style NAME [flags]` starts one way to write it; below it
stands C with these substitutions:

  FOR(i, N) {       a loop in the style's way of counting; FOR(i, lo, N) from lo; it must be followed by a block
  A[i,k]            an element of an array of two or more dimensions, in the style's way of indexing
  T, ACC            element type and type of accumulators; T(0.5) a number of type T
  EXP SQRT TANH ABS MAX ERF LOG FMA POW    functions of math.h for the type
  HELPER            linkage of a helper function, which stands before `BODY`; names with $ are made unique
  RETURN(e)         a result, by return or by pointer

Flags of a style: `flat`, `vla` fix the indexing (bodies that use an array's bare name as a
pointer), `up` fixes the way of counting, `by:4` says which sizes divide, `types:f32` narrows,
`expect:X` another name, `also:X` more."""
import dataclasses
import itertools
import re

TYPES = {"f32": "float", "f64": "double", "i32": "int", "i8": "signed char", "u8": "unsigned char",
         "i64": "long"}
MATH = {"EXP": "exp", "SQRT": "sqrt", "TANH": "tanh", "ABS": "fabs", "MAX": "fmax", "MIN": "fmin", "ERF": "erf",
        "LOG": "log", "FMA": "fma", "POW": "pow", "LOG1P": "log1p"}
INDEXING = ("flat", "ld", "vla", "rows", "macro", "at", "at_extern", "record")
COUNTING = ("int", "size_t", "while", "long_down", "unsigned")
LINKAGE = ("static", "static inline", "")


@dataclasses.dataclass
class Array:
    name: str
    dims: list
    role: str = "in"
    type: str = ""  # other than the style's


@dataclasses.dataclass
class Kernel:
    name: str
    polarity: str = "positive"
    near: str = ""
    also: list = dataclasses.field(default_factory=list)
    types: list = dataclasses.field(default_factory=lambda: ["f32", "f64"])
    arrays: list = dataclasses.field(default_factory=list)
    scalars: list = dataclasses.field(default_factory=list)
    ints: dict = dataclasses.field(default_factory=dict)
    result: str = ""  # name of a result that is one number
    fill: tuple = (-1, 1)
    makes: dict = dataclasses.field(default_factory=dict)  # arrays that need more than numbers
    styles: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Style:
    name: str
    flags: dict
    body: str


@dataclasses.dataclass
class Way:
    """One choice on every axis."""
    type: str
    indexing: str
    counting: str
    linkage: str
    acc: str
    by_pointer: bool
    guard: bool


def parse(text):
    """The kernels of a table."""
    out, style = [], None
    for line in text.splitlines():
        word = line.split()
        head = word[0] if word and not line[0].isspace() else ""
        if head in ("kernel", "lookalike"):
            k = Kernel(word[1], polarity="positive" if head == "kernel" else "negative")
            for f in word[2:]:
                key, _, value = f.partition(":")
                setattr(k, key, value if key == "near" else value.split(","))
            out.append(k)
            style = None
        elif head in ("out", "inout", "data"):
            out[-1].arrays += arrays(line[len(head):], "in" if head == "data" else head)
        elif head == "scalars":
            out[-1].scalars = word[1:]
        elif head == "result":
            out[-1].result = word[1]
        elif head == "fill":
            out[-1].fill = tuple(float(x) for x in word[1:])
        elif head == "make":
            out[-1].makes[word[1]] = line.split(None, 2)[2]
        elif head == "ints":
            out[-1].ints = {w.split("=")[0]: int(w.split("=")[1]) for w in word[1:]}
        elif head == "style":
            flags = dict((f.partition(":")[0], f.partition(":")[2]) for f in word[2:])
            style = Style(word[1], flags, "")
            out[-1].styles.append(style)
        elif style is not None:
            style.body += line + "\n"
    return out


def arrays(text, role):
    return [Array(m[1], [d.strip() for d in m[2].split(",")], role, m[3] or "")
            for m in re.finditer(r"(\w+)\[([^\]]*)\](?::(\w+))?", text)]


def ways(kernel, style):
    """All ways in which this style can be written."""
    f = style.flags
    types = f["types"].split(",") if "types" in f else kernel.types
    many = any(len(a.dims) > 1 for a in kernel.arrays)
    deep = any(len(a.dims) > 2 for a in kernel.arrays)
    indexing = [i for i in INDEXING if i in f] or (
        ["flat"] if not many else [i for i in INDEXING if not (deep and i in ("rows", "record", "ld"))])
    counting = ["int"] if "up" in f else COUNTING
    linkage = LINKAGE if "HELPER" in style.body else [""]
    pointer = (False, True) if kernel.result else (False,)
    for t, i, c, h, p, g in itertools.product(types, indexing, counting, linkage, pointer, (False, True)):
        wide = ["double", "float"] if t == "f32" and "ACC" in style.body else [TYPES[t]]
        for a in wide:
            yield Way(t, i, c, h, a, p, g)


def close(text, at, pair="()"):
    """The place of the bracket that closes the one at text[at]."""
    depth = 0
    for i in range(at, len(text)):
        depth += (text[i] == pair[0]) - (text[i] == pair[1])
        if depth == 0:
            return i
    raise ValueError(f"no {pair[1]} for: {text[at:at + 60]}")


def split(text):
    """At commas outside brackets."""
    out, depth, last = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "([") - (c in ")]")
        if c == "," and depth == 0:
            out.append(text[last:i].strip())
            last = i + 1
    return out + [text[last:].strip()]


class Writer:
    """One function of one style."""

    def __init__(self, kernel, style, way, name):
        self.k, self.s, self.w, self.name = kernel, style, way, name
        self.by = {a.name: a for a in kernel.arrays}

    # ---- expressions
    # --------------------------------------------------------------------------------

    def flat(self, a, index):
        e = index[0]
        for d, i in zip(a.dims[1:], index[1:]):
            e = f"({e}) * {self.pitch(a, d)} + ({i})"
        return e

    def pitch(self, a, d):
        if self.w.indexing == "ld" and len(a.dims) == 2:
            return f"ld{a.name.lower()}"
        return d if d.isidentifier() or d.isdigit() else f"({d})"

    def element(self, a, index):
        way = self.w.indexing
        if len(index) == 1:
            return f"{a.name}[{index[0]}]"
        if way in ("vla", "rows"):
            return a.name + "".join(f"[{i}]" for i in index)
        if way == "macro":
            return f"AT{len(index)}({a.name}, {', '.join(self.pitch(a, d) for d in a.dims[1:])}, {', '.join(index)})"
        if way in ("at", "at_extern"):
            return (f"*at{len(index)}_{self.ctype(a)[0]}_{self.name}({a.name}, "
                    f"{', '.join(self.pitch(a, d) for d in a.dims[1:])}, {', '.join(index)})")
        if way == "record":
            return f"{a.name}->e[({index[0]}) * {a.name}->cols + ({index[1]})]"
        return f"{a.name}[{self.flat(a, index)}]"

    def elements(self, text):
        """Innermost brackets first."""
        out, i = "", 0
        while i < len(text):
            m = re.compile(r"\b(\w+)\[").search(text, i)
            if not m or m[1] not in self.by:
                cut = m.end() if m else len(text)
                out += text[i:cut]
                i = cut
                continue
            out += text[i:m.start()]
            end = close(text, m.end() - 1, "[]")
            index = split(self.elements(text[m.end():end]))
            a = self.by[m[1]]
            out += self.element(a, index) if len(index) == len(a.dims) else \
                f"{a.name}[{', '.join(index)}]"
            i = end + 1
        return out

    def loops(self, text):
        while (at := text.find("FOR(")) >= 0:
            end = close(text, at + 3)
            arg = split(text[at + 4:end])
            start = text.index("{", end)
            stop = close(text, start, "{}")
            body = text[start + 1:stop]
            text = text[:at] + self.loop(arg[0], arg[1] if len(arg) > 2 else "0", arg[-1], body) + text[stop + 1:]
        return text

    def loop(self, i, lo, hi, body):
        c = self.w.counting
        if "continue" in body and c in ("while", "long_down"):
            c = "int"
        if c == "while":
            return f"{{ int {i} = {lo}; while ({i} < {hi}) {{ {body} {i}++; }} }}"
        if c == "long_down" and "break" not in body and "ORDER" not in body:
            return f"for (long {i} = (long)({hi}) - 1; {i} >= {lo}; {i}--) {{{body}}}"
        t = {"size_t": "size_t", "unsigned": "unsigned"}.get(c, "int")
        if "SIGNED" in body:
            t = "int"
        end = f"({t})({hi})" if t != "int" else hi
        return f"for ({t} {i} = {lo}; {i} < {end}; {i}++) {{{body}}}"

    def body(self, text):
        t, suffix = TYPES[self.w.type], "f" if self.w.type == "f32" else ""
        text = self.loops(self.elements(text)).replace("ORDER", "").replace("SIGNED", "")
        text = re.sub(r"\bT\(([-+\w.]+)\)", lambda m: self.number(m[1]), text)
        for word, fn in MATH.items():
            text = re.sub(rf"\b{word}\(", f"{fn}{suffix}(", text)
        text = re.sub(r"\bT\b", t, text)
        text = re.sub(r"\bACC\b", self.w.acc, text)
        text = re.sub(r"\bHELPER\b", self.w.linkage, text)
        text = re.sub(r"\$(\w+)", rf"\1_{self.name}", text)
        while (at := text.find("RETURN(")) >= 0:
            end = close(text, at + 6)
            e = text[at + 7:end]
            text = text[:at] + (f"*{self.k.result} = {e}" if self.w.by_pointer else f"return {e}") + text[end + 1:]
        return text

    def number(self, v):
        if not self.w.type.startswith("f"):
            return v
        v = v if "." in v or "e" in v or "INF" in v or "_" in v else v + ".0"
        if "_" in v or v.upper() == v and v.isalpha():
            return v
        return v + ("f" if self.w.type == "f32" else "")

    # ---- the function
    # -------------------------------------------------------------------------------

    def ctype(self, a):
        return TYPES[a.type or self.w.type]

    def sizes(self):
        names = []
        for a in self.k.arrays:
            for d in a.dims:
                names += [w for w in re.findall(r"[A-Za-z_]\w*", d) if w not in names]
        return names + [i for i in self.k.ints if i not in names]

    def parameter(self, a):
        const = "" if a.role != "in" else "const "
        t, way = self.ctype(a), self.w.indexing
        if len(a.dims) == 1:
            return f"{const}{t} *{a.name}"
        if way == "vla":
            return f"{const}{t} {a.name}" + "".join(f"[{d}]" for d in a.dims)
        if way == "rows":
            return f"{t} **{a.name}"
        if way == "record":
            return f"{const}struct record_{self.name}_{t.replace(' ', '_')} *{a.name}"
        return f"{const}{t} *{a.name}"

    def parameters(self):
        out = [f"int {n}" for n in self.sizes()]
        out += [f"{TYPES[self.w.type]} {s}" for s in self.k.scalars]
        if self.w.indexing == "ld":
            out += [f"int ld{a.name.lower()}" for a in self.k.arrays if len(a.dims) == 2]
        out += [self.parameter(a) for a in self.k.arrays]
        if self.k.result and self.w.by_pointer:
            out.append(f"{self.result_type()} *{self.k.result}")
        return ", ".join(out)

    def result_type(self):
        return "int" if "place" in self.k.result else TYPES[self.w.type]

    def accessors(self):
        out = []
        link = "" if self.w.indexing == "at_extern" else "static "
        for n, t in sorted({(len(a.dims), self.ctype(a)) for a in self.k.arrays if len(a.dims) > 1}):
            if self.w.indexing in ("at", "at_extern"):
                d = ", ".join(f"int d{i}" for i in range(1, n))
                i = ", ".join(f"int i{i}" for i in range(n))
                e = "i0"
                for k in range(1, n):
                    e = f"({e}) * d{k} + i{k}"
                out.append(f"{link}{t} *at{n}_{t[0]}_{self.name}(const {t} *p, {d}, {i}) "
                           f"{{ return ({t} *)p + {e}; }}")
            if self.w.indexing == "record":
                out.append(f"struct record_{self.name}_{t.replace(' ', '_')} {{ int rows, cols; {t} *e; }};")
        return out

    def function(self):
        before, _, body = self.s.body.rpartition("BODY\n")
        returns = "void" if not self.k.result or self.w.by_pointer else self.result_type()
        guard = ""
        if self.w.guard and not self.k.result and self.sizes() and "noguard" not in self.s.flags:
            guard = f"if ({self.sizes()[0]} <= 0) return;\n"
        return "\n".join([*self.accessors(), self.body(before), self.comment(),
                          f"NOINLINE {returns} {self.name}({self.parameters()})",
                          "{", guard + self.body(body), "}"])

    def comment(self):
        k, f = self.k, self.s.flags
        also = [*k.also, *f.get("also", "").split(",")]
        expect = f.get("expect", k.name if k.polarity == "positive" else "none").replace(",", "|")
        out = f"/* case: {self.name} expect: {expect}"
        also = "|".join(x for x in also if x)
        out += f" also: {also}" if also else ""
        out += f" near: {k.near} why: {k.name}" if k.polarity == "negative" else ""
        return out + " */"

    # ---- the run
    # ------------------------------------------------------------------------------------

    def run(self):
        row = [self.value(n, k) for k, n in enumerate(self.sizes())]
        rows = list(zip(*row))
        lines = [f"RUN({self.name})", "{",
                 f"\tFOR_DIMS(d, {', '.join('{' + ', '.join(map(str, r)) + '}' for r in rows)}) {{"]
        lines += [f"\t\tint {n} = d[{i}]; (void){n};" for i, n in enumerate(self.sizes())]
        lines.append(f"\t\tsmr_terms = {' + '.join(self.sizes()) or '1'} + 1;")
        for a in self.k.arrays:
            lines.append("\t\t" + self.make(a))
        call = self.call()
        if self.k.result and self.w.by_pointer:
            lines += [f"\t\t{self.result_type()} r_;", f"\t\t{self.name}({call}, &r_);"]
        elif self.k.result:
            lines.append(f"\t\t{self.result_type()} r_ = {self.name}({call});")
        else:
            lines.append(f"\t\t{self.name}({call});")
        if self.k.result:
            kind = "i32" if self.result_type() == "int" else self.w.type
            lines.append(f"\t\tdump_{kind}(\"r\", &r_, 1);")
        for a in self.k.arrays:
            if a.role != "in":
                kind = a.type or self.w.type
                kind = kind if kind in ("f32", "f64", "i32") else "bytes"
                count = f"({self.count(a)}) * (long)sizeof(*{a.name}_)" if kind == "bytes" else self.count(a)
                lines.append(f"\t\tdump_{kind}(\"{a.name}\", {a.name}_, {count});")
        return "\n".join(lines + ["\t}", "}"])

    def value(self, name, k):
        """The size in each run."""
        if name in self.k.ints:
            return [self.k.ints[name]] * 3
        by = int(self.s.flags.get("by", 1))
        return [(n + by - 1) // by * by for n in ((5 + k, 1, 24 + 3 * k) if by == 1 else (4, 8 + 4 * k, 24))]

    def count(self, a):
        if self.w.indexing == "ld" and len(a.dims) == 2:
            return f"(long)({a.dims[0]}) * (({a.dims[1]}) + 3)"
        return " * ".join(f"(long)({d})" for d in a.dims)

    def make(self, a):
        kind = a.type or self.w.type
        ctype, n = self.ctype(a), self.count(a)
        lo, hi = self.k.fill
        if a.name in self.k.makes:
            return self.k.makes[a.name]
        fn = {"i8": "u8_in", "i64": "i64_in"}.get(kind, kind + "_in")
        if not kind.startswith("f") and (lo, hi) == (-1, 1):
            lo, hi = (0, 50)
        out = f"{ctype} *{a.name}_ = ({ctype} *){fn}({n}, {lo}, {hi});"
        if len(a.dims) == 2 and self.w.indexing == "rows":
            out += (f" {ctype} **{a.name}_r = smr_get({a.dims[0]}, sizeof(void *));"
                    f" for (int r_i = 0; r_i < {a.dims[0]}; r_i++) {a.name}_r[r_i] = {a.name}_ + (long)r_i * ({a.dims[1]});")
        if len(a.dims) == 2 and self.w.indexing == "record":
            out += (f" struct record_{self.name}_{ctype.replace(' ', '_')} {a.name}_s = "
                    f"{{ {a.dims[0]}, {a.dims[1]}, {a.name}_ }};")
        return out

    def call(self):
        out = self.sizes() + [f"({TYPES[self.w.type]}){1.5 - 0.75 * i}" for i, _ in enumerate(self.k.scalars)]
        if self.w.indexing == "ld":
            out += [f"({a.dims[1]}) + 3" for a in self.k.arrays if len(a.dims) == 2]
        for a in self.k.arrays:
            if len(a.dims) == 2 and self.w.indexing == "rows":
                out.append(a.name + "_r")
            elif len(a.dims) == 2 and self.w.indexing == "record":
                out.append(f"&{a.name}_s")
            elif len(a.dims) > 1 and self.w.indexing == "vla":
                out.append(f"(void *){a.name}_")
            else:
                out.append(a.name + "_")
        return ", ".join(out)


HEAD = """#include "{harness}"
#define AT2(p, n, i, j) p[(i) * (n) + (j)]
#define AT3(p, m, n, i, j, k) p[((i) * (m) + (j)) * (n) + (k)]
#define AT4(p, l, m, n, h, i, j, k) p[(((h) * (l) + (i)) * (m) + (j)) * (n) + (k)]
#define AT5(p, k_, l, m, n, g, h, i, j, k) p[((((g) * (k_) + (h)) * (l) + (i)) * (m) + (j)) * (n) + (k)]
"""


def program(writers, harness):
    """One C file of several cases."""
    out = [HEAD.format(harness=harness)]
    for w in writers:
        out += [w.function(), "", w.run(), ""]
    names = ", ".join(f"R({w.name})" for w in writers)
    return "\n".join(out) + f"\nSMR_MAIN({names})\n"
