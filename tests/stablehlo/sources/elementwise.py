"""Elementwise operations over the corners of every type."""

import numpy as np

from .values import COMPLEX, DTYPES, FLOATS, INTS, corners, mixed, pairs, rand

# XLA's polynomials and the C library's functions are each some units off in the last place.
ULP = {"f64": "ulp 8", "f32": "ulp 8", "f16": "ulp 1", "bf16": "ulp 1", "c64": "tol 2e-6", "c128": "tol 1e-14"}
# sinh and cosh are differences of exponentials, exp2 an exponential of a rounded product; XLA's
# atanh is 106 ulp off.
WORSE = {
    "sinh": ["ulp 16", "ulp 16", "ulp 1", "ulp 1"],
    "cosh": ["ulp 16", "ulp 16", "ulp 1", "ulp 1"],
    "exp2": ["ulp 32", "ulp 64", "ulp 1", "ulp 1"],
    "atanh": ["tol 1e-13", "ulp 8", "ulp 1", "ulp 1"],
}
CLOSE = "exp exp2 log logistic tanh sin cos tan rsqrt cbrt sinh cosh asin acos atan asinh acosh atanh".split()


def each(fn):
    """The function of one argument applied to each of several."""
    return lambda *xs: tuple(fn(x) for x in xs)


def each2(fn):
    return lambda *xs: tuple(fn(a, b) for a, b in zip(xs[::2], xs[1::2]))


def unary(add):
    from jax import lax

    near = {
        "sin": (-30, 30),
        "cos": (-30, 30),
        "tan": (-30, 30),
        "asin": (-1, 1),
        "acos": (-1, 1),
        "atanh": (-1, 1),
        "exp": (-80, 80),
        "acosh": (1, 50),
        "log": (0, 9),
        "rsqrt": (0, 9),
        "sqrt": (0, 9),
        "log1p": (-1, 3),
    }
    for op in CLOSE + ["expm1", "log1p"]:
        lo, hi = near.get(op, (None, None))
        xs = [mixed(t, 40, op, lo, hi) for t in FLOATS]
        if op in ("sin", "cos", "tan"):  # huge arguments: the range reduction has its own case
            xs = [np.where(np.abs(x.astype(np.float64)) < 1e4, x, x.dtype.type(1.25)) for x in xs]
        add(f"{op}_float", each(getattr(lax, op)), *xs, rule=WORSE.get(op, [ULP[t] for t in FLOATS]))
    add("sqrt_float", each(lax.sqrt), *[mixed(t, 40, "sqrt", 0, 9) for t in FLOATS], rule=[ULP[t] for t in FLOATS])
    add(
        "trig_large",
        each2(lambda x, y: (lax.sin(x), lax.cos(y))),
        *[np.array([1e4, -3e5, 12345.678, 1e7, 1e9], DTYPES[t]) for t in ("f64", "f64", "f32", "f32")],
        rule=["tol 1e-12"] * 2 + ["tol 2e-6"] * 2,
    )
    halves = [0.49999997, 0.5, 1.5, 2.5, 3.5, -0.5, -1.5, -2.5, -0.3, 0.7, 8388609.0, -4194304.5, 2049.5, 255.5]
    for t in FLOATS:
        x = np.concatenate([corners(t), np.array(halves).astype(DTYPES[t])])
        add(
            f"unary_{t}",
            lambda x: (
                lax.neg(x),
                lax.abs(x),
                lax.sign(x),
                lax.floor(x),
                lax.ceil(x),
                lax.is_finite(x),
                lax.square(x),
                lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO),
                lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN),
            ),
            x,
        )
    for t in ("f8E4M3FN", "f8E5M2"):
        add(f"unary_{t}", lambda x: (lax.neg(x), lax.abs(x), lax.exp(x), lax.is_finite(x)), corners(t))
    for t in INTS:
        add(
            f"unary_{t}",
            lambda x: (
                lax.neg(x),
                lax.square(x),
                lax.bitwise_not(x),
                lax.population_count(x),
                lax.clz(x),
                lax.sign(x),
                lax.integer_pow(x, 5),
                abs(x),
            ),
            mixed(t, 24, "unary"),
        )
    add("bitwise_not_bool", lambda x: ~x, corners("i1"))
    add("unary_int4", lambda x, y: (-x, ~y, x * x, y + y), mixed("i4", 16, 1), mixed("ui4", 16, 1))
    for n in (-3, -1, 0, 1, 2, 3, 7):
        add(
            f"integer_pow_{n}".replace("-", "m"),
            each(lambda x, n=n: lax.integer_pow(x, n)),
            *[mixed(t, 32, n) for t in FLOATS],
            rule=[{"f64": "ulp 4", "f32": "ulp 4", "f16": "ulp 4", "bf16": "ulp 4"}[t] for t in FLOATS],
        )
    for bits, (e, m) in {
        "f16": (5, 10),
        "bf16": (8, 7),
        "e5m2": (5, 2),
        "e4m3": (4, 3),
        "e8m23": (8, 23),
        "e2m0": (2, 0),
        "e11m52": (11, 52),
    }.items():
        xs = [
            np.concatenate([mixed(t, 32, bits), rand(t, (16,), bits, -1e-4, 1e-4), rand(t, (8,), bits, -7e4, 7e4)])
            for t in FLOATS
        ]
        add(f"reduce_precision_{bits}", each(lambda x, e=e, m=m: lax.reduce_precision(x, e, m)), *xs)


def binary(add):
    """One program a type: the arguments are shared."""
    from jax import lax

    arithmetic = (lax.add, lax.sub, lax.mul, lax.div, lax.rem, lax.max, lax.min)
    bits = (lax.bitwise_and, lax.bitwise_or, lax.bitwise_xor)
    shifts = (lax.shift_left, lax.shift_right_logical, lax.shift_right_arithmetic)

    def apply(ops):
        return lambda a, b: tuple(op(a, b) for op in ops)

    for t in FLOATS:
        add(f"binary_{t}", apply(arithmetic), *pairs(t, "arith"), rule=["ftz"] * 5 + ["equal"] * 2)
        add(f"binary_functions_{t}", apply((lax.atan2, lax.nextafter)), *pairs(t, "fn"), rule=[ULP[t], "exact"])
    for t in INTS:
        add(f"binary_{t}", apply(arithmetic + bits + shifts), *pairs(t, "arith"))
    add(
        "binary_i1", apply((lax.max, lax.min) + bits), np.array([False, False, True, True]), np.array([False, True] * 2)
    )
    for t in ("i4", "ui4"):
        add(f"binary_{t}", apply((lax.add, lax.sub, lax.mul, lax.max, lax.min) + bits), *pairs(t, 1))
    for t in ("f8E4M3FN", "f8E5M2"):
        add(
            f"binary_{t}",
            apply((lax.add, lax.sub, lax.mul, lax.div, lax.max, lax.min)),
            *pairs(t, 1),
            rule=["exact"] * 4 + ["equal"] * 2,
        )
    add(
        "mulhi_int",
        each2(lambda a, b: lax.mulhi(a, b)),
        *[x for t in ("i32", "ui32", "i64", "ui64") for x in pairs(t, "mulhi", 40)],
    )
    add(
        "logaddexp_float",
        each2(lambda a, b: __import__("jax").numpy.logaddexp(a, b)),
        *[x for t in FLOATS for x in pairs(t, "lae", 40)],
        rule=["tol 1e-14", "tol 2e-6", "ulp 2", "ulp 2"],
    )
    powers(add)
    int_helpers(add)


def powers(add):
    from jax import lax

    base = np.array([0.0, -0.0, 1, -1, 2, -2, 0.5, -0.5, np.inf, -np.inf, np.nan, 3, -3, 10, 1.0001])
    exponent = np.array([0.0, -0.0, 1, -1, 2, 3, -2, -3, 0.5, -0.5, np.inf, -np.inf, np.nan, 1e3, 2.5])
    a, b = (x.ravel() for x in np.meshgrid(base, exponent))
    for t in FLOATS:
        add(f"pow_{t}", lax.pow, a.astype(DTYPES[t]), b.astype(DTYPES[t]), rule=ULP[t])
        add(
            f"pow_random_{t}",
            lax.pow,
            rand(t, (40,), "pow", 0.1, 4),
            rand(t, (40,), "powe", -5, 5),
            rule=ULP[t].replace("8", "16"),
        )
    base = np.array([0, 1, -1, 2, -2, 3, 5, 7, -7, 10, 127])
    exponent = np.array([0, 1, 2, 3, 5, 6, 7, 8, 31, 63, 64])
    a, b = (x.ravel() for x in np.meshgrid(base, exponent))
    f = np.array([0.5, -1.5, 2, 3, 0, -0.0, np.inf, -np.inf, np.nan, 10, -2])
    add(
        "pow_float_int_exponent",
        each2(lax.pow),
        *[
            x
            for t in FLOATS
            for x in (np.repeat(f, 3).astype(DTYPES[t]), np.tile(np.array([0, -3, 4], np.int32), len(f)))
        ],
        rule=["ulp 4", "ulp 4", "ulp 1", "ulp 1"],
    )
    add(
        "jnp_power_int_int",
        lambda a, b, c, d: (a**b, c**d),
        a.astype(np.int32),
        b.astype(np.int32),
        np.abs(a).astype(np.uint8),
        b.astype(np.uint8),
    )
    add(
        "pow_float_int",
        lambda x, n: x**n,
        rand("f32", (20,), "pfi", 0.2, 2),
        rand("i32", (20,), "pfi", -9, 9),
        rule="ulp 16",
    )
    add(
        "jnp_power_int",
        lambda x: (x**3, 3**x, 2.0**x),
        np.arange(-4, 9, dtype=np.int32),
        rule=["exact", "exact", "ulp 4"],
    )


def int_helpers(add):
    import jax.numpy as jnp

    pair = [x for t in ("i32", "ui8", "i64") for x in pairs(t, "helper", 40)]
    add("floor_divide_int", each2(jnp.floor_divide), *pair)
    add("mod_int", each2(jnp.mod), *pair)
    add(
        "divmod_float",
        each2(lambda a, b: jnp.divmod(a, b)),
        *[rand(t, (40,), "dm", -9, 9) for t in ("f32", "f32", "f64", "f64")],
    )
    small = [rand(t, (40,), k, 0, 100) for t in ("i32", "ui16") for k in ("g", "h")]
    add("gcd_lcm", each2(lambda a, b: (jnp.gcd(a, b), jnp.lcm(a, b))), *small)


def compares(add):
    from jax import lax

    ops = (lax.eq, lax.ne, lax.lt, lax.le, lax.gt, lax.ge)
    for t in FLOATS + INTS + ("i1", "i4", "ui4", "f8E4M3FN", "f8E5M2"):
        add(f"compare_{t}", lambda a, b: tuple(op(a, b) for op in ops), *pairs(t, "cmp"))
    for t in COMPLEX:
        c = np.concatenate(
            [corners(t), np.array([np.nan, complex(0, np.nan), complex(np.inf, 0), complex(-0.0, 0)], DTYPES[t])]
        )
        i, j = np.indices((len(c), len(c)))
        keep = ((i + j) % 3 == 0).ravel()
        add(f"compare_{t}", lambda a, b: (lax.eq(a, b), lax.ne(a, b)), c[i.ravel()[keep]], c[j.ravel()[keep]])


def choices(add):
    from jax import lax
    import jax.numpy as jnp

    for t in FLOATS + ("i8", "i32", "ui8", "ui64"):
        x = mixed(t, 32, "clamp")
        lo, hi = (np.array(v, x.dtype) for v in ((-2, 3) if t[0] != "u" else (2, 9)))
        add(
            f"clamp_{t}",
            lambda x, a, b, c, d: (lax.clamp(a, x, b), lax.clamp(c, x, d), lax.clamp(b, x, a)),
            x,
            lo,
            hi,
            mixed(t, 32, "lo"),
            mixed(t, 32, "hi"),
            rule="equal",
        )
    for t in DTYPES:
        a, b = rand(t, (3, 4), "a"), rand(t, (3, 4), "b")
        add(
            f"select_{t}",
            lambda p, q, a, b: (lax.select(p, a, b), lax.select_n(q, a, b)),
            np.array(True),
            rand("i1", (3, 4), "p"),
            a,
            b,
        )
    add(
        "select_n_3",
        lambda i, a, b, c: lax.select_n(i, a, b, c),
        rand("i32", (10,), 3, 0, 3),
        *[rand("f32", (10,), k) for k in "abc"],
    )
    add(
        "where_nan",
        lambda x: (jnp.where(jnp.isnan(x), 0, x), jnp.nan_to_num(x), jnp.isinf(x), jnp.signbit(x)),
        corners("f32"),
    )


def complexes(add):
    from jax import lax
    import jax.numpy as jnp

    for op in CLOSE + ["expm1", "log1p", "sqrt", "abs", "sign", "square"]:
        if not hasattr(lax, op) or op in ("cbrt", "logistic"):
            continue
        xs = []
        for t in COMPLEX:
            x = mixed(t, 32, op)
            if op in ("tan", "tanh", "sinh", "cosh", "exp", "expm1", "sin", "cos", "exp2", "square"):
                x = np.where(np.abs(x) < 30, x, x.dtype.type(1 - 2j))
            if op in ("log", "rsqrt", "atanh", "atan", "log1p"):  # poles
                x = np.where(np.isin(x, [0, 1, -1, 1j, -1j]), x.dtype.type(0.3 + 0.2j), x)
            xs.append(x)
        add(f"{op}_complex", each(getattr(lax, op)), *xs, rule=[ULP[t] for t in COMPLEX])
    for t in COMPLEX:
        a, b = pairs(t, "arith", 40)
        add(f"binary_{t}", lambda a, b: (a + b, a - b, a * b), a, b, rule="rel 1e-6" if t == "c64" else "rel 1e-14")
        a, b = (np.where((x == 0) | (np.abs(x) > 100), x.dtype.type(0.5 - 1j), x) for x in (a, b))
        add(
            f"binary_div_pow_{t}",
            lambda a, b: (a / b, lax.pow(a, b)),
            a,
            b,
            rule=["rel 2e-6", "rel 1e-4"] if t == "c64" else ["rel 1e-14", "rel 1e-12"],
        )
    add(
        "parts_complex",
        each(lambda z: (lax.real(z), lax.imag(z), lax.conj(z), lax.neg(z), jnp.angle(z))),
        *[corners(t) for t in COMPLEX],
        rule=(["exact"] * 4 + ["ulp 8"]) * 2,
    )
    add("complex_make", each2(lax.complex), *[x for t in ("f32", "f64") for x in pairs(t, "mk", 48)])
    special = np.array(
        [
            complex(a, b)
            for a in (0.0, -0.0, 1, np.inf, -np.inf, np.nan)
            for b in (0.0, -0.0, 1, np.inf, -np.inf, np.nan)
        ]
    )
    for op, numpy in {"exp": np.exp, "log": np.log, "sqrt": np.sqrt, "tanh": np.tanh, "abs": np.abs}.items():
        add_special(add, op, numpy, special)


def add_special(add, op, numpy, special):
    """Infinite and NaN parts: only where XLA and Annex G of C agree; the rest is any
    implementation's choice."""
    import jax
    from jax import lax

    fn = getattr(lax, op)
    z = special.astype(np.complex64)
    with np.errstate(all="ignore"):
        want, got = numpy(z), np.asarray(jax.jit(fn)(z))
    same = np.array(
        [
            all(
                np.isnan(a) == np.isnan(b) and (np.isnan(a) or np.isclose(a, b))
                for a, b in zip((w.real, w.imag), (g.real, g.imag))
            )
            for w, g in zip(want, got)
        ]
    )
    add(f"{op}_complex_special", fn, z[same], rule="tol 2e-6")


def cases(add):
    unary(add)
    binary(add)
    compares(add)
    choices(add)
    complexes(add)
