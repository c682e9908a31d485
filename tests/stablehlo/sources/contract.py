"""dot_general and convolution in every arrangement."""

import itertools

import numpy as np

from .values import rand

NEAR = {
    "f64": "tol 1e-13",
    "f32": "tol 1e-5",
    "f16": "tol 4e-3",
    "bf16": "tol 2e-2",
    "c64": "tol 1e-5",
    "c128": "tol 1e-13",
}


def near(t):
    return NEAR.get(t, "exact")


def cases(add):
    dots(add)
    dot_types(add)
    dot_grads(add)
    conv_forms(add)
    conv_orders(add)
    conv_grads(add)
    conv_types(add)


def dots(add):
    import jax.numpy as jnp
    from jax import lax

    forms = {  # name: (lhs, rhs, contracting, batching)
        "mm": ((3, 4), (4, 5), ((1,), (0,)), ((), ())),
        "tn": ((4, 3), (4, 5), ((0,), (0,)), ((), ())),
        "nt": ((3, 4), (5, 4), ((1,), (1,)), ((), ())),
        "tt": ((4, 3), (5, 4), ((0,), (1,)), ((), ())),
        "mv": ((3, 4), (4,), ((1,), (0,)), ((), ())),
        "vm": ((4,), (4, 3), ((0,), (0,)), ((), ())),
        "vv": ((7,), (7,), ((0,), (0,)), ((), ())),
        "outer": ((3,), (4,), ((), ()), ((), ())),
        "outer2": ((2, 3), (4, 2), ((), ()), ((), ())),
        "scalar": ((), (3, 2), ((), ()), ((), ())),
        "batch": ((2, 3, 4), (2, 4, 5), ((2,), (1,)), ((0,), (0,))),
        "batch_last": ((3, 4, 2), (4, 5, 2), ((1,), (0,)), ((2,), (2,))),
        "batch_mid": ((3, 2, 4), (4, 2, 5), ((2,), (0,)), ((1,), (1,))),
        "batch_differ": ((2, 3, 4), (5, 4, 2), ((2,), (1,)), ((0,), (2,))),
        "batch_two": ((2, 3, 4, 5), (2, 3, 5, 2), ((3,), (2,)), ((0, 1), (0, 1))),
        "batch_swapped": ((2, 3, 4, 5), (5, 3, 2, 2), ((3,), (0,)), ((0, 1), (2, 1))),
        "batch_order": ((2, 3, 4), (2, 3, 4), ((2,), (2,)), ((1, 0), (1, 0))),
        "batch_only": ((2, 3), (2, 3), ((), ()), ((0, 1), (0, 1))),
        "two_contract": ((2, 3, 4), (3, 4, 5), ((1, 2), (0, 1)), ((), ())),
        "contract_swapped": ((3, 3, 4), (4, 3, 5), ((1, 2), (1, 0)), ((), ())),
        "contract_reversed": ((4, 5, 2), (5, 3, 4), ((1, 0), (0, 2)), ((), ())),
        "contract_all": ((3, 4), (4, 3), ((0, 1), (1, 0)), ((), ())),
        "high": ((2, 3, 1, 4), (4, 2, 2, 3), ((3,), (0,)), ((0,), (2,))),
        "batch_contract2": ((2, 3, 4, 5), (4, 2, 5, 3), ((3, 1), (2, 3)), ((0,), (1,))),
        "zero_k": ((3, 0), (0, 4), ((1,), (0,)), ((), ())),
        "zero_m": ((0, 3), (3, 4), ((1,), (0,)), ((), ())),
        "zero_batch": ((0, 2, 3), (0, 3, 4), ((2,), (1,)), ((0,), (0,))),
        "ones": ((1, 1), (1, 1), ((1,), (0,)), ((), ())),
        "thin": ((1, 33), (33, 1), ((1,), (0,)), ((), ())),
        "odd": ((17, 9), (9, 13), ((1,), (0,)), ((), ())),
        "free_many": ((2, 3, 4, 2), (2, 3, 5), ((3,), (0,)), ((), ())),
        "mid_contract": ((2, 4, 3), (3, 4, 2), ((1,), (1,)), ((), ())),
    }
    for name, (a, b, contract, batch) in forms.items():
        add(
            f"dot_{name}",
            lambda x, y: lax.dot_general(x, y, (contract, batch)),
            rand("f32", a, name),
            rand("f32", b, name + "r"),
            rule=near("f32"),
        )
    for spec, shapes in {
        "ij,jk,kl->il": ((2, 3), (3, 4), (4, 2)),
        "bhqd,bhkd->bhqk": ((2, 2, 3, 4), (2, 2, 5, 4)),
        "ii->i": ((3, 3),),
        "ij->": ((3, 4),),
        "bij,bjk->ki": ((2, 3, 4), (2, 4, 2)),
        "ijk,jil->lk": ((2, 3, 4), (3, 2, 5)),
        "ab,cd->dacb": ((2, 3), (2, 4)),
        "bqhd,bkgd->bhgqk": ((2, 2, 3, 2), (2, 4, 3, 2)),
    }.items():
        add(
            "einsum_" + "".join(c if c.isalnum() else "_" for c in spec),
            lambda *x: jnp.einsum(spec, *x),
            *[rand("f32", s, f"{spec}{k}") for k, s in enumerate(shapes)],
            rule=near("f32"),
        )
    a = rand("f32", (3, 4), "jd")
    add(
        "jnp_products",
        lambda a, v: (
            jnp.tensordot(a, a, 2),
            jnp.vdot(a, a),
            jnp.inner(a, a),
            jnp.outer(v, v),
            jnp.matmul(a, v),
            jnp.cross(v[:3], v[1:]),
            jnp.linalg.matrix_power(a @ a.T, 3),
            jnp.linalg.multi_dot([a, a.T, a]),
            jnp.convolve(v, v[:3]),
            jnp.correlate(v, v[:2], "same"),
            jnp.polyval(v, 0.5),
        ),
        a,
        a[0],
        rule="tol 1e-5",
    )
    add(
        "dot_specials",
        lambda a, b: a @ b,
        np.array([[np.nan, 1], [np.inf, 0], [0, 1]], np.float32),
        np.array([[0, 1, np.inf], [1, -np.inf, 0]], np.float32),
        rule="tol 1e-6",
    )


def dot_types(add):
    import jax.numpy as jnp
    from jax import lax

    D = (((1,), (0,)), ((), ()))
    for t in ("f64", "f16", "bf16", "c64", "c128", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"):
        add(
            f"dot_{t}",
            lambda a, b: lax.dot_general(a, b, D),
            rand(t, (3, 5), "dt"),
            rand(t, (5, 4), "du"),
            rule=near(t),
        )
        if t not in ("i32", "ui32"):
            add(
                f"dot_batch_{t}",
                lambda a, b: lax.dot_general(a, b, (((1,), (2,)), ((0,), (0,)))),
                rand(t, (2, 5, 3), "dt"),
                rand(t, (2, 4, 5), "du"),
                rule=near(t),
            )
    from .values import DTYPES

    for t, u, r in (
        ("i8", "i8", "i32"),
        ("ui8", "ui8", "ui32"),
        ("bf16", "bf16", "f32"),
        ("f16", "f16", "f32"),
        ("i16", "i16", "i32"),
        ("i8", "i8", "i64"),
        ("f32", "f32", "f64"),
        ("f8E4M3FN", "f8E4M3FN", "f32"),
        ("f8E5M2", "f8E5M2", "bf16"),
        ("i32", "i32", "f32"),
        ("f8E4M3FN", "f8E5M2", "f32"),
        ("ui8", "i8", "i32"),
        ("bf16", "bf16", "bf16"),
    ):
        add(
            f"dot_{t}_{u}_to_{r}".replace("FN", "").lower(),
            lambda a, b: lax.dot_general(a, b, D, preferred_element_type=DTYPES[r]),
            rand(t, (4, 19), "dp"),
            rand(u, (19, 3), "dq"),
            rule="tol 1e-4" if r == "f32" and t == "i32" else near("bf16" if r == "bf16" else r),
        )
    add(
        "dot_bf16_long",
        lambda a, b: (a @ b, jnp.dot(a, b, preferred_element_type=np.float32)),
        rand("bf16", (2, 300), 1),
        rand("bf16", (300, 2), 2),
        rule=["tol 2e-2", "tol 1e-4"],
    )
    a, b = rand("f32", (4, 6), "dp"), rand("f32", (6, 3), "dq")
    for p in ("HIGHEST", "HIGH", "DEFAULT"):
        add(
            f"dot_precision_{p.lower()}",
            lambda a, b: lax.dot(a, b, precision=getattr(lax.Precision, p)),
            a,
            b,
            rule=near("f32"),
        )
    for p in ("F32_F32_F32", "BF16_BF16_F32", "BF16_BF16_F32_X3"):
        add(
            f"dot_algorithm_{p.lower()}",
            lambda a, b: lax.dot(a, b, precision=getattr(lax.DotAlgorithmPreset, p)),
            a,
            b,
            rule="tol 1e-5" if p != "BF16_BF16_F32" else "tol 2e-2",
        )
    add(
        "ragged_dot",
        lambda a, b, g: lax.ragged_dot(a, b, g),
        rand("f32", (7, 3), 1),
        rand("f32", (2, 3, 4), 2),
        np.array([3, 4], np.int32),
        rule=near("f32"),
    )


def dot_grads(add):
    import jax
    import jax.numpy as jnp

    a, b = rand("f32", (2, 3, 4), "ga"), rand("f32", (2, 4, 5), "gb")
    add(
        "dot_grad",
        lambda a, b: jax.grad(lambda a, b: (jnp.einsum("bij,bjk->bik", a, b) ** 2).sum(), (0, 1))(a, b),
        a,
        b,
        rule=near("f32"),
    )
    add(
        "dot_jvp_vmap",
        lambda a, b: (
            jax.vmap(jnp.dot)(a, b),
            jax.jvp(lambda x: x @ b[0], (a[0],), (a[1],)),
            jax.jacfwd(lambda x: x @ x)(a[0, 0]),
            jax.hessian(lambda x: (x @ b[0]).sum() ** 2)(a[0, 0]),
        ),
        a,
        b,
        rule="tol 1e-4",
    )
    add(
        "attention",
        lambda q, k, v: jax.nn.dot_product_attention(q, k, v, is_causal=True),
        *[rand("f32", (2, 5, 2, 4), n) for n in "qkv"],
        rule="tol 1e-5",
    )


# name: (spatial, kernel, strides, padding, lhs dilation, rhs dilation, feature groups, batch
# groups)
CONV = {
    "1d": ((9,), (3,), (1,), "VALID", None, None, 1, 1),
    "1d_same": ((9,), (4,), (2,), "SAME", None, None, 1, 1),
    "1d_dilated": ((11,), (3,), (2,), ((2, 1),), None, (3,), 1, 1),
    "2d": ((6, 5), (3, 2), (1, 1), "VALID", None, None, 1, 1),
    "2d_same": ((7, 6), (3, 3), (2, 2), "SAME", None, None, 1, 1),
    "2d_lower": ((7, 6), (2, 4), (2, 3), "SAME_LOWER", None, None, 1, 1),
    "2d_negative": ((7, 8), (2, 2), (1, 2), ((-1, -2), (-2, 1)), None, None, 1, 1),
    "2d_lhs": ((4, 3), (3, 2), (1, 1), ((2, 1), (0, 3)), (2, 3), None, 1, 1),
    "2d_rhs": ((9, 8), (3, 2), (2, 1), ((1, 0), (2, 2)), None, (2, 3), 1, 1),
    "2d_all": ((5, 4), (2, 3), (2, 3), ((1, 2), (3, -1)), (3, 2), (2, 1), 1, 1),
    "2d_lhs_negative": ((4, 5), (2, 2), (1, 1), ((-1, -2), (-2, 0)), (3, 2), None, 1, 1),
    "2d_wide": ((2, 2), (3, 3), (1, 1), ((3, 3), (3, 3)), None, None, 1, 1),
    "2d_groups": ((5, 5), (3, 3), (1, 1), "SAME", None, None, 2, 1),
    "2d_depthwise": ((5, 5), (3, 3), (2, 1), "SAME", None, None, 4, 1),
    "2d_batch_groups": ((5, 4), (2, 3), (1, 1), "VALID", None, None, 1, 2),
    "2d_groups_dilated": ((6, 6), (2, 2), (1, 2), ((1, 1), (0, 1)), (2, 1), (1, 2), 2, 1),
    "2d_batch_groups_dilated": ((6, 6), (2, 2), (2, 1), ((1, 0), (1, 1)), (1, 2), (2, 1), 1, 4),
    "2d_pointwise": ((4, 4), (1, 1), (1, 1), "VALID", None, None, 1, 1),
    "2d_pointwise_stride": ((5, 4), (1, 1), (2, 3), "VALID", None, None, 1, 1),
    "2d_empty": ((2, 2), (3, 3), (1, 1), "VALID", None, None, 1, 1),
    "3d": ((4, 5, 3), (2, 3, 2), (1, 2, 1), "SAME", None, None, 1, 1),
    "3d_all": ((4, 3, 3), (2, 2, 3), (2, 1, 2), ((1, 1), (0, 2), (2, -1)), (1, 2, 2), (2, 1, 1), 2, 1),
    "0d": ((), (), (), (), None, None, 1, 1),
}


def conv(args, strings=None, **kw):
    from jax import lax

    _, _, stride, pad, lhs, rhs, groups, batch = args
    return lambda x, w: lax.conv_general_dilated(x, w, stride, pad, lhs, rhs, strings, groups, batch, **kw)


def operands(name, t="f32", channels=4, features=4, batch=2):
    s, k, *_, groups, batch_groups = CONV[name]
    return rand(t, (max(batch, batch_groups), channels) + s, name), rand(
        t, (features, channels // groups) + k, name + "w"
    )


def conv_forms(add):
    for name in CONV:
        x, w = operands(name)
        add(f"conv_{name}", conv(CONV[name]), x, w, rule=near("f32"))


def conv_orders(add):
    import jax
    from jax import lax

    x, w = operands("2d_same", channels=3, features=2)
    for n, ((i, o), k) in enumerate(
        itertools.product(
            (("NHWC", "NHWC"), ("HWNC", "NCHW"), ("CWHN", "WNHC"), ("NCHW", "HWCN")), ("HWIO", "OIHW", "IWHO", "WOHI")
        )
    ):
        a = np.transpose(x, ["NCHW".index(c) for c in i])
        b = np.transpose(w, ["OIHW".index(c) for c in k])
        add(f"conv_order_{n}", conv(CONV["2d_same"], (i, k, o)), a, b, rule=near("f32"))
    x, w = operands("1d")
    add(
        "conv_order_1d",
        conv(CONV["1d"], ("WNC", "IOW", "CNW")),
        x.transpose(2, 0, 1),
        w.transpose(1, 0, 2),
        rule=near("f32"),
    )
    x, w = operands("3d")
    add(
        "conv_order_3d",
        conv(CONV["3d"], ("NDHWC", "DHWIO", "NDHWC")),
        x.transpose(0, 2, 3, 4, 1),
        w.transpose(2, 3, 4, 1, 0),
        rule=near("f32"),
    )
    x, w = rand("f32", (2, 5, 4, 3), "ct"), rand("f32", (3, 2, 3, 4), "cw")
    for pad in ("SAME", "VALID"):
        add(
            f"conv_transpose_{pad.lower()}",
            lambda x, w: (
                lax.conv_transpose(x, w, (2, 3), pad),
                lax.conv_transpose(x, w.transpose(0, 1, 3, 2), (2, 2), pad, transpose_kernel=True),
                lax.conv_transpose(x, w, (1, 2), pad, rhs_dilation=(2, 1)),
            ),
            x,
            w,
            rule=near("f32"),
        )
    add(
        "conv_patches",
        lambda x: (
            lax.conv_general_dilated_patches(x, (2, 3), (1, 2), "SAME"),
            lax.conv_general_dilated_patches(x, (2, 2), (1, 1), "VALID"),
        ),
        rand("f32", (1, 2, 4, 5), "p"),
        rule=near("f32"),
    )
    add(
        "conv_local",
        lambda x, w: lax.conv_general_dilated_local(x, w, (1, 1), "VALID", (2, 2)),
        rand("f32", (2, 2, 4, 4), "cl"),
        rand("f32", (3, 8, 3, 3), "cm"),
        rule=near("f32"),
    )
    add(
        "conv_vmap",
        lambda x, w: (
            jax.vmap(conv(CONV["2d"]), (0, None))(x, w[0]),
            jax.vmap(conv(CONV["2d"]))(x, w),
            jax.vmap(conv(CONV["2d"]), (None, 0))(x[0], w),
        ),
        rand("f32", (2, 1, 4, 6, 5), "vx"),
        rand("f32", (2, 4, 4, 3, 2), "vw"),
        rule=near("f32"),
    )


def conv_grads(add):
    import jax

    for name in (
        "1d_dilated",
        "2d_same",
        "2d_negative",
        "2d_lhs",
        "2d_rhs",
        "2d_all",
        "2d_groups",
        "2d_depthwise",
        "2d_batch_groups",
        "2d_groups_dilated",
        "2d_batch_groups_dilated",
        "3d",
        "2d_pointwise_stride",
    ):
        x, w = operands(name)
        f = conv(CONV[name])
        g = rand("f32", jax.eval_shape(f, x, w).shape, "g")
        add(f"conv_grad_{name}", lambda x, w, g: jax.vjp(f, x, w)[1](g), x, w, g, rule="tol 2e-5")
    x, w = (np.ascontiguousarray(a) for a in operands("2d_groups"))
    g = conv(CONV["2d_groups"], ("NHWC", "HWIO", "NHWC"))
    add(
        "conv_grad_nhwc",
        lambda x, w: jax.grad(lambda x, w: (g(x, w) ** 2).sum(), (0, 1))(x, w),
        x.transpose(0, 2, 3, 1),
        w.transpose(2, 3, 1, 0),
        rule="tol 1e-4",
    )


def conv_types(add):
    from jax import lax

    for t in ("f64", "f16", "bf16", "c64", "c128", "i8", "i32", "ui8", "i64"):
        x, w = operands("2d_same", t, 2, 2)
        add(f"conv_{t}", conv(CONV["2d_same"]), x, w, rule=near(t))
    from .values import DTYPES

    for t, r in (("i8", "i32"), ("bf16", "f32"), ("f16", "f32")):
        x, w = operands("2d_groups_dilated", t, 4, 2)
        add(
            f"conv_{t}_to_{r}",
            conv(CONV["2d_groups_dilated"], preferred_element_type=DTYPES[r]),
            x,
            w,
            rule="tol 1e-4" if r == "f32" else "exact",
        )
    x, w = operands("2d", "f32")
    add("conv_highest", conv(CONV["2d"], precision=lax.Precision.HIGHEST), x, w, rule=near("f32"))
    x, w = rand("f32", (1, 3, 12, 12), "im"), rand("f32", (8, 3, 3, 3), "kw")
    add("conv_image", conv(((), (), (1, 1), "SAME", None, None, 1, 1)), x[:, :, :8, :8], w[:4], rule=near("f32"))
