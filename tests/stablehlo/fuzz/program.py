"""Random programs: nodes that say what they take, with raw numbers that each kind of node bends
into what is valid for its operands. So a program whose operands have become smaller is still a
program, and printing it is building it again."""

import re

import numpy as np

# bits of a whole number
FLOATS = {"f64": 53, "f32": 24, "f16": 11, "bf16": 8, "f8E4M3FN": 4, "f8E5M2": 3}
SIGNED = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "i4": 4}
UNSIGNED = {"ui8": 8, "ui16": 16, "ui32": 32, "ui64": 64, "ui4": 4}
INTS = SIGNED | UNSIGNED
DTYPES = {"f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": np.uint16, "f8E4M3FN": np.uint8, "f8E5M2": np.uint8}
DTYPES |= {"i1": np.bool_, "i4": np.int8, "ui4": np.uint8, "c64": np.complex64}
DTYPES |= {k: np.dtype(f"{'u' if k[0] == 'u' else 'i'}{n // 8}") for k, n in INTS.items() if n > 4}
MOST = 3000  # elements of a value
RANK = 6


class Invalid(Exception):
    """These operands do not fit."""


class Type:
    """Of a value, and what is known of its elements: `bound` on the modulus where they are whole
    numbers; `sure`: every implementation has these bits; `zeros`: but for the signs of zeros."""

    def __init__(self, elem, shape, bound=None, sure=True, zeros=True):
        self.elem, self.shape, self.sure = elem, tuple(shape), sure
        self.bound = bound if elem not in FLOATS or bound is not None and bound <= 2 ** FLOATS[elem] else None
        self.zeros = zeros or elem in INTS or elem == "i1"
        if len(self.shape) > RANK or self.size > MOST:
            raise Invalid

    @property
    def size(self):
        return int(np.prod(self.shape, dtype=np.int64))

    @property
    def text(self):
        return "tensor<" + "".join(f"{n}x" for n in self.shape) + {"c64": "complex<f32>"}.get(self.elem, self.elem) + ">"

    def like(self, **changed):
        return Type(**{"elem": self.elem, "shape": self.shape, "bound": self.bound, "sure": self.sure, "zeros": self.zeros} | changed)

    def fits(self, other):
        return self.elem == other.elem and self.shape == other.shape

    @property
    def rule(self):
        if not self.sure:
            return {"f64": "tol 1e-11", "f32": "tol 2e-5", "f16": "tol 4e-3", "bf16": "tol 3e-2"}.get(self.elem, "tol 2e-1")
        return "exact" if self.zeros else "equal"


class Node:
    """`kind` names a row of ops.KINDS; `raw` are numbers; `ins` pairs (node, which result);
    `bodies` of control flow."""

    def __init__(self, kind, ins=(), raw=(), bodies=(), **more):
        self.kind, self.ins, self.raw, self.bodies, self.more = kind, list(ins), list(raw), list(bodies), more
        self.outs = []

    def number(self, i, n):
        """Below n."""
        return self.raw[i % len(self.raw)] // (1 + i // len(self.raw)) % n if n > 0 else 0


class Body:
    """A region: `args` are nodes of kind "arg"."""

    def __init__(self, args=(), nodes=(), outs=()):
        self.args, self.nodes, self.outs = list(args), list(nodes), list(outs)


class Program:
    def __init__(self):
        self.body = Body()

    @property
    def params(self):
        return [n for n in self.body.nodes if n.kind == "param"]


class Printer:
    """Builds the nodes one after another: types, then text."""

    def __init__(self, kinds):
        self.kinds, self.names, self.count, self.first = kinds, {}, 0, []

    def fresh(self):
        self.count += 1
        return f"%{self.count - 1}"

    def before(self, line):
        """A line that stands before the node's."""
        self.first.append(line)

    def start(self, elem, body):
        """The name of a constant that a fold by this body begins with."""
        from .ops import neutral

        name = self.fresh()
        self.before(f"{name} = stablehlo.constant dense<{neutral(elem, body)}> : {Type(elem, ()).text}")
        return name

    def name(self, ref):
        node, k = ref
        base = self.names[id(node)]
        return f"{base}#{k}" if len(node.outs) > 1 else base

    def node(self, n, indent):
        if n.kind not in ("param", "arg"):
            for m, k in n.ins:
                if id(m) not in self.names or k >= len(m.outs):
                    raise Invalid
        outer, self.first = self.first, []
        n.outs, text = self.kinds[n.kind](n, [m.outs[k] for m, k in n.ins], self, indent)
        first, self.first = "".join(f"{indent}{line}\n" for line in self.first), outer
        self.names[id(n)] = self.fresh()
        if not text:
            return ""
        base = self.names[id(n)]
        result = f"{base}:{len(n.outs)}" if len(n.outs) > 1 else base
        text = re.sub(r"\$(\d+)", lambda m: self.name(n.ins[int(m[1])]), text)
        return f"{first}{indent}{result} = {text}\n"

    def body(self, body, indent):
        """The lines of a region, with its return; the types of what it gives."""
        lines = "".join(self.node(n, indent) for n in body.nodes)
        for m, k in body.outs:
            if id(m) not in self.names or k >= len(m.outs):
                raise Invalid
        outs = [m.outs[k] for m, k in body.outs]
        names = ", ".join(self.name(r) for r in body.outs)
        return lines, f"{names} : {', '.join(t.text for t in outs)}", outs


def render(program, kinds):
    """(text, types of the results)"""
    p = Printer(kinds)
    body = program.body
    if not body.outs:
        raise Invalid
    lines, back, outs = p.body(body, "  ")
    ins = ", ".join(f"{p.names[id(n)]}: {n.outs[0].text}" for n in program.params)
    # arguments are named as the nodes are; a name beginning with a digit must count up from 0
    text = f"func.func public @main({ins}) -> ({', '.join(t.text for t in outs)}) {{\n{lines}  return {back}\n}}\n"
    return re.sub(r"%(\d+)", r"%v\1", text), outs


def mix(seed, n):
    """n numbers that depend on nothing but the seed (splitmix64)."""
    with np.errstate(over="ignore"):
        z = (np.arange(1, n + 1, dtype=np.uint64) + np.uint64(seed * 1000003 % 2**63)) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return z ^ (z >> np.uint64(31))


CORNERS = [0.0, -0.0, 1, -1, 0.5, 1.5, -2.5, 3, 10, 100, -100, float("inf"), float("-inf"), float("nan")]


def fill(t, seed, way):
    """Elements of an argument: `small` whole numbers, `any`, `plain` (all 1)."""
    h = mix(seed, t.size)
    if way == "plain":
        v = np.ones(t.size)
    elif way == "small":
        v = (h % np.uint64(4)).astype(np.float64) if t.elem in UNSIGNED else (h % np.uint64(7)).astype(np.float64) - 3
    elif t.elem in FLOATS:
        v = np.where(h % np.uint64(3) == 0, np.take(CORNERS, (h >> np.uint64(8)) % np.uint64(len(CORNERS))), ((h >> np.uint64(16)) % np.uint64(2001)).astype(np.float64) / 8 - 125)
    else:
        v = h
    return as_elements(t.elem, v, h).reshape(t.shape)


def as_elements(elem, v, h):
    with np.errstate(all="ignore"):
        if elem == "i1":
            return (h >> np.uint64(20)) % np.uint64(2) == 1
        if elem == "c64":
            return (v + 1j * ((h >> np.uint64(9)) % np.uint64(5)).astype(np.float64)).astype(np.complex64)
        if elem == "bf16":
            return (v.astype(np.float32).view(np.uint32) >> np.uint32(16)).astype(np.uint16)
        if elem.startswith("f8"):
            return narrow(elem, v)
        if elem in FLOATS:
            return v.astype(DTYPES[elem])
        if v.dtype != np.uint64:
            v = v.astype(np.int64)
        if elem in ("i4", "ui4"):
            return ((v.astype(np.int64) & 15) - (8 if elem == "i4" else 0)).astype(DTYPES[elem]) if v is h else v.astype(DTYPES[elem])
        return v.astype(DTYPES[elem])


def narrow(elem, v):
    """The nearest by a table of all numbers; what is not finite is a NaN or infinite if the type
    has that."""
    import compare

    bits = np.arange(256, dtype=np.uint8)
    all_ = compare.widen(bits, elem)
    finite = np.isfinite(all_) & ~((all_ == 0) & (bits >= 128))
    out = bits[finite][np.argmin(np.abs(all_[finite][None, :] - np.where(np.isfinite(v), v, 0)[:, None]), axis=1)]
    odd = {"f8E4M3FN": 0x7F, "f8E5M2": 0x7C}[elem]
    return np.where(np.isfinite(v), out, np.uint8(odd)).astype(np.uint8)
