"""Makes random programs."""

import random

from .ops import KINDS, pool
from .program import FLOATS, INTS, Body, Invalid, Node, Printer, Program, Type

ELEMS = ["f32"] * 6 + ["f64", "f16", "bf16"] * 2 + ["i32"] * 3 + ["i8", "i16", "i64", "ui8", "ui16", "ui32", "ui64", "i1", "c64", "i4", "ui4", "f8E4M3FN", "f8E5M2"]
DIMS = [1, 2, 3, 4, 5, 7, 8] * 4 + [0, 9, 16, 17, 33, 130, 300]
# kind: how often, how many operands and of which form
COMMON = {
    "binary": 14, "unary": 4, "smooth": 3, "compare": 4, "select": 5, "clamp": 2, "convert": 6, "bitcast": 2, "not": 1,
    "reduce_precision": 1, "broadcast": 4, "reshape": 4, "transpose": 4, "reverse": 2, "slice": 4, "pad": 3, "concatenate": 3,
    "dynamic_slice": 2, "dynamic_update": 2, "gather": 2, "scatter": 2, "reduce": 6, "argmax": 2, "reduce_window": 3, "dot": 4,
    "convolution": 2, "select_scatter": 2, "map": 2, "sort": 2, "top_k": 1, "random_bits": 1, "parts": 1, "complex": 1, "barrier": 1, "if": 2, "case": 1,
    "while": 2, "iota": 2, "const": 1, "slab_sum": 3,
}  # fmt: skip


class Scope:
    """Values that may be used, innermost last."""

    def __init__(self, grower, body, outer=None):
        self.g, self.body, self.outer = grower, body, outer

    def values(self):
        own = [(n, k) for n in self.body.args + self.body.nodes for k in range(len(n.outs))]
        return (self.outer.values() if self.outer else []) + own

    def pick(self, ok=lambda t: True):
        """One that fits, newer ones rather; None."""
        fit = [r for r in self.values() if ok(r[0].outs[r[1]])]
        if not fit:
            return None
        return fit[max(self.g.r.randrange(len(fit)), self.g.r.randrange(len(fit)))]

    def add(self, node):
        """False where it does not fit."""
        try:
            self.g.printer.node(node, "")
        except Invalid:
            return False
        self.body.nodes.append(node)
        return True

    def make(self, elem, shape):
        """A value of this type: one that is there, else a new one."""
        found = self.pick(lambda t: t.elem == elem and t.shape == tuple(shape)) if self.g.r.random() < 0.8 else None
        if found:
            return found
        node = self.g.param(elem, shape) if self.outer is None and self.g.r.random() < 0.7 else None
        if node is None:
            node = Node("const", raw=self.g.raw(), elem=elem, shape=tuple(shape))
        return (node, 0) if self.add(node) else None


class Grower:
    def __init__(self, seed):
        self.r, self.printer = random.Random(seed), Printer(KINDS)
        self.shapes = [tuple(self.r.choice(DIMS) for _ in range(self.r.randrange(5))) for _ in range(3)]

    def raw(self):
        return [self.r.randrange(1 << 20) for _ in range(24)]

    def param(self, elem, shape):
        way = "small" if elem == "c64" or self.r.random() < 0.6 else "any"
        return Node("param", elem=elem, shape=tuple(shape), way=way, seed=self.r.randrange(1 << 30))

    def fresh_param(self, scope):
        shape = list(self.r.choice(self.shapes))
        while True:
            node = self.param(self.r.choice(ELEMS), shape)
            if scope.add(node):
                return
            shape = shape[:-1]

    def operands(self, kind, s, raw):
        """References, or None."""
        a = s.pick()
        if a is None:
            return None
        t = a[0].outs[a[1]]
        if kind == "select_scatter":
            return [a, s.make(t.elem, pool(Node(kind, raw=raw), t.shape)[1])]
        if kind in ("binary", "compare", "map"):
            return [a, s.make(t.elem, t.shape)]
        if kind == "select":
            return [s.make("i1", t.shape if self.r.random() < 0.8 else ()), a, s.make(t.elem, t.shape)]
        if kind == "clamp":
            return [s.make(t.elem, self.r.choice((t.shape, ()))), a, s.make(t.elem, self.r.choice((t.shape, ())))]
        if kind == "pad":
            return [a, s.make(t.elem, ())]
        if kind == "concatenate":
            more = [s.pick(lambda u: u.elem == t.elem and len(u.shape) == len(t.shape)) for _ in range(self.r.randrange(3))]
            return [a] + more
        if kind in ("dynamic_slice", "dynamic_update"):
            index = self.r.choice(("i32", "i32", "i64", "ui8", "i8", "ui32"))
            at = [s.make(index, ()) for _ in t.shape]
            if kind == "dynamic_slice":
                return [a] + at
            return [a, s.pick(lambda u: u.elem == t.elem and len(u.shape) == len(t.shape) and all(x <= y for x, y in zip(u.shape, t.shape)))] + at
        if kind in ("gather", "scatter"):
            i = s.pick(lambda u: u.elem in INTS and INTS[u.elem] > 4 and len(u.shape) <= 2 and (kind == "gather" or len(u.shape) == 1))
            if i is None:
                i = s.make("i32", (self.r.randrange(1, 5),))
            if kind == "gather" or i is None:
                return [a, i]
            return [a, i, s.make(t.elem, i[0].outs[i[1]].shape + t.shape[1:])]
        if kind == "argmax":
            return [a, s.make(self.r.choice(("i32", "i64", "ui8")), t.shape)]
        if kind == "dot":
            b = s.pick(lambda u: u.elem == t.elem) if self.r.random() < 0.5 else s.make(t.elem, t.shape[::-1][: self.r.randrange(4)])
            return [a, b]
        if kind == "convolution":
            if len(t.shape) < 2 or len(t.shape) > 4 or 0 in t.shape:
                return None
            shape = tuple(self.r.randrange(1, 4) for _ in t.shape[2:]) + (t.shape[-1], self.r.randrange(1, 5))
            return [a, s.make(t.elem, shape)]
        if kind == "sort":
            return [a] + [s.pick(lambda u: u.shape == t.shape) for _ in range(self.r.randrange(3))]
        if kind == "random_bits":
            return [s.make("ui64", (2,))]
        if kind == "complex":
            return [a, s.make("f32", t.shape)]
        if kind == "barrier":
            return [a] + [s.pick() for _ in range(self.r.randrange(3))]
        if kind == "if":
            return [s.make("i1", ())]
        if kind == "case":
            return [s.make("i32", ())]
        if kind == "while":
            return [a] + [s.pick() for _ in range(self.r.randrange(2))]
        return [a] if kind not in ("iota", "const") else []

    def region(self, s, types, args=()):
        """A region that gives values of these types."""
        body = Body(args)
        inner = Scope(self, body, s)
        for _ in range(self.r.randrange(1, 5)):
            self.node(inner, nested=True)
        for t in types:
            r = inner.pick(lambda u: u.fits(t) and u.sure >= t.sure) or inner.make(t.elem, t.shape)
            if r is None:
                return None
            body.outs.append(r)
        return body

    def control(self, kind, s, ins):
        saved = self.printer.names.copy()
        if kind == "while":
            types = [r[0].outs[r[1]] for r in ins]
            args = [Node("arg", type=Type("i32", ()))]
            for t in types:
                args.append(Node("arg", type=t.like(bound=None, zeros=t.elem not in FLOATS)))
            for a in args:
                self.printer.node(a, "")
            bodies = [self.region(s, types, args)]
        else:
            some = [s.pick() for _ in range(self.r.randrange(1, 3))]
            if None in some:
                return None
            types = [r[0].outs[r[1]] for r in some]
            bodies = [self.region(s, types) for _ in range(2 if kind == "if" else self.r.randrange(1, 4))]
        self.printer.names = saved
        return None if None in bodies else bodies

    def node(self, s, nested=False):
        kind = self.r.choices(list(COMMON), COMMON.values())[0]
        if nested and kind in ("if", "case", "while") and s.outer.outer is not None:
            return
        raw = self.raw()
        ins = self.operands(kind, s, raw)
        if ins is None or None in ins:
            return
        bodies, more = (), {}
        if kind in ("if", "case", "while"):
            bodies = self.control(kind, s, ins)
            if bodies is None:
                return
        if kind in ("convert", "iota", "const"):
            more["elem"] = self.r.choice(ELEMS)
        if kind in ("iota", "const"):
            more["shape"] = self.r.choice(self.shapes)
        s.add(Node(kind, ins, raw, bodies, **more))

    def program(self):
        p = Program()
        s = Scope(self, p.body)
        for _ in range(self.r.randrange(2, 5)):
            self.fresh_param(s)
        for _ in range(self.r.randrange(4, 22)):
            self.node(s)
        used = {(id(n), k) for node in p.body.nodes for n, k in node.ins}
        ends = [r for r in s.values() if (id(r[0]), r[1]) not in used and r[0].kind != "param"]
        p.body.outs = ends[-8:] or s.values()[-1:]
        return p


def program(seed):
    return Grower(seed).program()
