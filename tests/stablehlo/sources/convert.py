"""Every type to every other, and the same bits as another type."""

import numpy as np

from .values import COMPLEX, DTYPES, FLOATS, INTS, corners, kind, mixed


def values(t):
    if kind(t) == "float" and t[1] != "8":
        big = [
            127.5,
            128,
            -128.9,
            255.5,
            256,
            32767.6,
            65535.9,
            65536,
            2147483648.0,
            -2147483904.0,
            4294967296.0,
            1e19,
            -1e19,
            2.0**63,
            1.9,
            -1.9,
            -0.9,
            7.5,
            -8.5,
            15.5,
            448,
            449,
            464,
            465,
            0.0019,
            57344,
            61440,
            61441,
            1e-5,
            3.3e38,
            3.4e-38,
            1 + 2.0**-9,
            1 + 3 * 2.0**-9,
        ]
        return np.concatenate([corners(t), np.array(big).astype(DTYPES[t])])
    if kind(t) == "complex":
        return np.concatenate(
            [
                corners(t),
                np.array([300.7 - 2j, complex(np.nan, 1), complex(-np.inf, 0), complex(0, np.nan)]).astype(DTYPES[t]),
            ]
        )
    return mixed(t, 18, "cv") if t != "i1" and "4" not in t[-1] else corners(t)


def cases(add):
    import jax.numpy as jnp
    from jax import lax

    for t in DTYPES:
        others = [u for u in DTYPES if u != t]
        add(f"convert_{t}", lambda x: tuple(lax.convert_element_type(x, DTYPES[u]) for u in others), values(t))
    width = {t: np.dtype(DTYPES[t]).itemsize * 8 for t in FLOATS + INTS + ("f8E4M3FN", "f8E5M2")}
    for t, bits in width.items():
        same = [u for u in width if width[u] == bits and u != t]
        add(f"bitcast_{t}", lambda x: tuple(lax.bitcast_convert_type(x, DTYPES[u]) for u in same), corners(t))
    for t, u in (
        ("f64", "ui32"),
        ("f64", "i8"),
        ("i32", "i16"),
        ("f32", "ui8"),
        ("f32", "bf16"),
        ("bf16", "ui8"),
        ("ui64", "f16"),
        ("i8", "i4"),
        ("ui32", "ui4"),
    ):
        add(
            f"bitcast_{t}_{u}",
            lambda x: (lax.bitcast_convert_type(x, DTYPES[u]), lax.bitcast_convert_type(x[:2], DTYPES[u])),
            corners(t).reshape(-1)[:12].reshape(3, 4),
        )
        small = corners(u)
        n = width[t] // (4 if "4" in u[-1] and kind(u) == "int" and u in ("i4", "ui4") else width[u])
        x = np.resize(small, (3, n))
        add(f"bitcast_{u}_{t}", lambda x: lax.bitcast_convert_type(x, DTYPES[t]), x)
    add("view_jnp", lambda x: (x.view(jnp.int32), x.view(jnp.uint8), x.view(jnp.float64)), corners("f32")[:8])
    add(
        "convert_fused",
        lambda x, y: (
            (x * 2.5).astype(jnp.int8),
            (y.astype(jnp.float32) * 0.1).astype(jnp.bfloat16),
            x.astype(bool).astype(jnp.float32),
        ),
        corners("f32"),
        mixed("ui8", 16, 1),
    )
    for t in COMPLEX:
        add(f"convert_parts_{t}", lambda x: (x.real.astype(jnp.int32), x.imag.astype(jnp.bfloat16)), corners(t))
