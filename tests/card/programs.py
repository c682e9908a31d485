"""StableHLO programs of the check of a card, as text: chains, rows, products, attention."""

BF16, F32 = "bf16", "f32"


class Text:
    """Writes one function; values are %0, %1 ... in the order of their ops."""

    def __init__(self, *types):
        self.types, self.lines, self.n = dict((f"%a{i}", t) for i, t in enumerate(types)), [], 0

    def put(self, text, kind):
        name = f"%{self.n}"
        self.n += 1
        self.lines.append(f"  {name} = stablehlo.{text}")
        self.types[name] = kind
        return name

    def of(self, x):
        return f"tensor<{'x'.join(map(str, (*self.types[x][0], self.types[x][1])))}>"

    def named(self, kind):
        return f"tensor<{'x'.join(map(str, (*kind[0], kind[1])))}>"

    def const(self, value, kind):
        return self.put(f"constant dense<{value}> : {self.named(kind)}", kind)

    def op(self, name, *x):
        return self.put(f"{name} {', '.join(x)} : {self.of(x[0])}", self.types[x[0]])

    def number(self, name, x, value):
        """@p value is written with a point, as numbers of floats are."""
        return self.op(name, x, self.const(f"{value:.10e}", self.types[x]))

    def spread(self, x, dims, shape):
        kind = (tuple(shape), self.types[x][1])
        return self.put(f"broadcast_in_dim {x}, dims = {list(dims)} : ({self.of(x)}) -> {self.named(kind)}", kind)

    def reduce(self, name, x, start):
        """Over the last dimension, which is spread again."""
        shape, kind = self.types[x]
        zero, less = self.const(start, ((), kind)), (shape[:-1], kind)
        r = self.put(f"reduce({x} init: {zero}) applies stablehlo.{name} across dimensions = [{len(shape) - 1}] : "
                     f"({self.of(x)}, {self.of(zero)}) -> {self.named(less)}", less)
        return self.spread(r, range(len(shape) - 1), shape)

    def convert(self, x, kind):
        if self.types[x][1] == kind:
            return x
        to = (self.types[x][0], kind)
        return self.put(f"convert {x} : ({self.of(x)}) -> {self.named(to)}", to)

    def dot(self, a, b, batch, contract, shape, kind):
        dims = f"batching_dims = {batch} x {batch}, " if batch else ""
        to = (tuple(shape), kind)
        return self.put(f"dot_general {a}, {b}, {dims}contracting_dims = [{contract[0]}] x [{contract[1]}] : "
                        f"({self.of(a)}, {self.of(b)}) -> {self.named(to)}", to)

    def done(self, *results):
        args = ", ".join(f"{n}: {self.of(n)}" for n in self.types if n.startswith("%a"))
        out = ", ".join(map(self.of, results))
        return "\n".join((f"func.func @main({args}) -> ({out}) {{", *self.lines, f"  return {', '.join(results)} : {out}", "}", ""))


def put_gelu(t, x):
    cube = t.op("multiply", t.op("multiply", x, x), x)
    inner = t.number("multiply", t.op("add", x, t.number("multiply", cube, 0.044715)), 0.79788456)
    return t.op("multiply", t.number("multiply", x, 0.5), t.number("add", t.op("tanh", inner), 1.0))


def put_softmax(t, x):
    e = t.op("exponential", t.op("subtract", x, t.reduce("maximum", x, "0xFF800000")))
    return t.op("divide", e, t.reduce("add", e, 0.0))


def scale(rows, columns, kind):
    t = Text(((rows, columns), kind), ((columns,), kind))
    return t.done(t.number("add", t.op("multiply", "%a0", t.spread("%a1", [1], (rows, columns))), 0.5))


def transpose(rows, columns, kind):
    t = Text(((rows, columns), kind))
    out = ((columns, rows), kind)
    return t.done(t.put(f"transpose %a0, dims = [1, 0] : ({t.of('%a0')}) -> {t.named(out)}", out))


def gelu(rows, columns, kind):
    t = Text(((rows, columns), kind), ((columns,), kind))
    x, b = (t.convert(v, F32) for v in ("%a0", "%a1"))
    return t.done(t.convert(put_gelu(t, t.op("add", x, t.spread(b, [1], (rows, columns)))), kind))


def functions(rows, columns, kind):
    """Each function that is written inline, of arguments in its domain."""
    t = Text(((rows, columns), kind))
    one = t.number("add", t.op("abs", "%a0"), 0.25)
    names = "exponential log sqrt rsqrt cbrt tanh sine cosine logistic exponential_minus_one log_plus_one"
    return t.done(*(t.op(n, one) for n in names.split()), t.op("power", one, "%a0"), t.op("atan2", "%a0", one),
                  t.op("divide", "%a0", one), t.op("floor", "%a0"))


def softmax(rows, columns, kind):
    t = Text(((rows, columns), kind))
    return t.done(t.convert(put_softmax(t, t.convert("%a0", F32)), kind))


def layernorm(rows, columns, kind):
    shape = (rows, columns)
    t = Text((shape, kind), ((columns,), kind), ((columns,), kind))
    x, g, b = (t.convert(f"%a{i}", F32) for i in range(3))
    c = t.op("subtract", x, t.number("multiply", t.reduce("add", x, 0.0), 1 / columns))
    v = t.number("multiply", t.reduce("add", t.op("multiply", c, c), 0.0), 1 / columns)
    y = t.op("multiply", c, t.op("rsqrt", t.number("add", v, 1e-5)))
    return t.done(t.convert(t.op("add", t.op("multiply", y, t.spread(g, [1], shape)), t.spread(b, [1], shape)), kind))


def argmax(rows, columns, kind):
    """The first of the greatest numbers of each row, as JAX writes it."""
    t = Text(((rows, columns), kind))
    at, out = ((rows, columns), "i32"), ((rows,), kind)
    place = t.put(f"iota dim = 1 : {t.named(at)}", at)
    least, zero = t.const("0xFF80" if kind == BF16 else "0xFF800000", ((), kind)), t.const(0, ((), "i32"))
    one, index = (t.named(((), k)) for k in (kind, "i32"))
    result = t.named(((rows,), "i32"))
    t.lines.append(f"""  %r:2 = stablehlo.reduce(%a0 init: {least}), ({place} init: {zero}) across dimensions = [1] : ({t.of('%a0')}, {t.of(place)}, {one}, {index}) -> ({t.named(out)}, {result})
   reducer(%x: {one}, %y: {one}) (%i: {index}, %j: {index}) {{
    %gt = stablehlo.compare GT, %x, %y, FLOAT : ({one}, {one}) -> tensor<i1>
    %nan = stablehlo.compare NE, %x, %x, FLOAT : ({one}, {one}) -> tensor<i1>
    %eq = stablehlo.compare EQ, %x, %y, FLOAT : ({one}, {one}) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j, SIGNED : ({index}, {index}) -> tensor<i1>
    %keep = stablehlo.or %gt, %nan : tensor<i1>
    %same = stablehlo.and %eq, %lt : tensor<i1>
    %here = stablehlo.or %keep, %same : tensor<i1>
    %v = stablehlo.select %keep, %x, %y : tensor<i1>, {one}
    %p = stablehlo.select %here, %i, %j : tensor<i1>, {index}
    stablehlo.return %v, %p : {one}, {index}
   }}""")
    t.types["%r#1"] = ((rows,), "i32")
    return t.done("%r#1")


def cumsum(rows, columns, kind):
    t = Text(((rows, columns), kind))
    zero, one, whole = t.const("0.0", ((), kind)), t.named(((), kind)), t.of("%a0")
    t.lines.append(f"""  %w = "stablehlo.reduce_window"(%a0, {zero}) <{{padding = dense<[[0, 0], [{columns - 1}, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, {columns}>}}> ({{
   ^bb0(%x: {one}, %y: {one}):
    %s = stablehlo.add %x, %y : {one}
    stablehlo.return %s : {one}
  }}) : ({whole}, {one}) -> {whole}""")
    t.types["%w"] = t.types["%a0"]
    return t.done("%w")


def columns_sum(rows, columns, kind):
    t = Text(((rows, columns), kind))
    zero = t.const(0.0, ((), kind))
    out = ((columns,), kind)
    return t.done(t.put(f"reduce(%a0 init: {zero}) applies stablehlo.add across dimensions = [0] : "
                        f"({t.of('%a0')}, {t.of(zero)}) -> {t.named(out)}", out))


def product(m, n, k, kind, tail=False):
    t = Text(((m, k), kind), ((k, n), kind), ((n,), kind))
    y = t.dot("%a0", "%a1", [], (1, 0), (m, n), kind)
    if tail:
        y = t.convert(put_gelu(t, t.op("add", t.convert(y, F32), t.spread(t.convert("%a2", F32), [1], (m, n)))), kind)
    return t.done(y)


def attention(batch, heads, length, width, kind, keys=0):
    """Of @p length rows; keys 0: as many keys."""
    shape, of_keys = (batch, heads, length, width), (batch, heads, keys or length, width)
    t = Text((shape, kind), (of_keys, kind), (of_keys, kind))
    s = t.dot("%a0", "%a1", [0, 1], (3, 3), (batch, heads, length, keys or length), kind)
    s = put_softmax(t, t.number("multiply", t.convert(s, F32), width ** -0.5))
    return t.done(t.dot(t.convert(s, kind), "%a2", [0, 1], (3, 2), shape, kind))


# Programs whose results are compared with the CPU: name, text, whether the bits are equal. The odd
# sizes end within a warp, a block and a vector.
def conformance(small):
    sizes = ((3, 37),) if small else ((1, 1), (3, 37), (64, 129), (257, 1023), (5, 20011))
    for r, c in sizes:
        for kind in (F32, BF16):
            yield f"scale-{kind}-{r}x{c}", scale(r, c, kind), True
            yield f"gelu-{kind}-{r}x{c}", gelu(r, c, kind), True
            yield f"softmax-{kind}-{r}x{c}", softmax(r, c, kind), False
            yield f"layernorm-{kind}-{r}x{c}", layernorm(r, c, kind), False
        yield f"columns-{r}x{c}", columns_sum(r, c, F32), False
        for kind in (F32, "f64"):
            yield f"functions-{kind}-{r}x{c}", functions(r, c, kind), True
    for r, c in ((3, 700),) if small else ((3, 700), (2000, 129), (1, 100003)):
        yield f"argmax-{r}x{c}", argmax(r, c, F32), False
        yield f"cumsum-{r}x{c}", cumsum(r, c, F32), False
    for m, n, k in ((17, 33, 5),) if small else ((1, 1, 1), (17, 33, 5), (129, 65, 257), (256, 256, 256)):
        for kind in (F32, "f64", "f16", BF16):
            yield f"product-{kind}-{m}x{n}x{k}", product(m, n, k, kind), False
        yield f"product-tail-{m}x{n}x{k}", product(m, n, k, F32, True), False
    yield "attention-f32", attention(1, 2, 17, 8, F32) if small else attention(2, 3, 65, 64, F32), False
    yield "attention-few-rows-f32", attention(1, 1, 9, 8, F32, 600), False
    if not small:
        yield "attention-few-rows-bf16", attention(2, 4, 16, 64, BF16, 5001), False
