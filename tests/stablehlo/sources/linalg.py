"""Linear algebra: triangular_solve and cholesky, and the LAPACK calls that JAX makes on a CPU.
Where an answer is not unique (signs, order), the rule names the equation that must hold."""

import itertools

import numpy as np

from .values import kind, rand, spd

NEAR = {"f64": "tol 1e-11", "f32": "tol 1e-4", "c64": "tol 1e-4", "c128": "tol 1e-11"}
TYPES = ("f32", "f64", "c64", "c128")


def cases(add):
    solves(add)
    choleskys(add)
    lus(add)
    qrs(add)
    eigens(add)
    svds(add)
    others(add)
    functions(add)
    perturbed(add)
    exported(add)


def triangle(t, n, seed, batch=()):
    return (
        np.tril(rand(t, (*batch, n, n), seed)) + 2 * np.eye(n) + np.triu(rand(t, (*batch, n, n), seed + "junk"), 1)
    ).astype(rand(t, (), 0).dtype)


def solves(add):
    from jax import lax

    flags = list(itertools.product((True, False), (True, False), (False, True)))
    for t in ("f32", "c128"):
        for how, trans, conj in (("n", False, False), ("t", True, False), ("c", True, True)):
            if conj and t == "f32":
                continue
            add(
                f"trsm_{t}_{how}",
                lambda l, u, b: tuple(
                    lax.linalg.triangular_solve(
                        l if lower else u,
                        b if left else b.T,
                        left_side=left,
                        lower=lower,
                        transpose_a=trans,
                        conjugate_a=conj,
                        unit_diagonal=unit,
                    )
                    for left, lower, unit in flags
                ),
                triangle(t, 3, "ts"),
                triangle(t, 3, "tu").T,
                rand(t, (3, 2), "tb"),
                rule=NEAR[t],
            )
    for t in TYPES:
        add(
            f"trsm_batch_{t}",
            lambda a, b: (
                lax.linalg.triangular_solve(a, b, left_side=True, lower=True),
                lax.linalg.triangular_solve(a, b.swapaxes(1, 2), transpose_a=True, lower=True),
            ),
            triangle(t, 4, "tb", (2,)),
            rand(t, (2, 4, 3), "tc"),
            rule=NEAR[t],
        )
    for t in ("bf16", "f16"):
        add(
            f"triangular_solve_{t}",
            lambda a, b: (
                lax.linalg.triangular_solve(a, b, left_side=True, lower=True),
                lax.linalg.triangular_solve(a, b.T, lower=True, transpose_a=True, unit_diagonal=True),
            ),
            triangle(t, 3, "th"),
            rand(t, (3, 2), "tk"),
            rule="tol 5e-2",
        )
    add(
        "trsm_empty",
        lambda a, b: lax.linalg.triangular_solve(a, b, left_side=True, lower=True),
        np.eye(3, dtype=np.float32),
        np.zeros((3, 0), np.float32),
    )
    add(
        "trsm_vector",
        lambda a, b: __import__("jax").scipy.linalg.solve_triangular(a, b, lower=True, trans="T"),
        triangle("f32", 4, "tv"),
        rand("f32", (4,), "tv"),
        rule=NEAR["f32"],
    )
    raw = """module @triangular_solve_raw {{
  func.func public @main(%a: tensor<2x3x3xcomplex<f64>>, %b: tensor<2x3x2xcomplex<f64>>, %c: tensor<2x2x3xcomplex<f64>>) -> ({types}) {{
{body}
    return {names} : {types}
  }}
}}
"""
    body, names, types = [], [], []
    for n, (left, lower, unit, trans) in enumerate(
        itertools.product(
            ("true", "false"), ("true", "false"), ("true", "false"), ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")
        )
    ):
        b, shape = ("%b", "2x3x2") if left == "true" else ("%c", "2x2x3")
        body.append(
            f'    %{n} = "stablehlo.triangular_solve"(%a, {b}) <{{left_side = {left}, lower = {lower}, transpose_a = #stablehlo<transpose {trans}>, unit_diagonal = {unit}}}> '
            f": (tensor<2x3x3xcomplex<f64>>, tensor<{shape}xcomplex<f64>>) -> tensor<{shape}xcomplex<f64>>"
        )
        names.append(f"%{n}")
        types.append(f"tensor<{shape}xcomplex<f64>>")
    add(
        "triangular_solve_raw",
        None,
        (triangle("c128", 3, "ra", (2,)) + np.triu(rand("c128", (2, 3, 3), "rb"))).astype(np.complex128),
        rand("c128", (2, 3, 2), "rc"),
        rand("c128", (2, 2, 3), "rd"),
        text=raw.format(body="\n".join(body), names=", ".join(names), types=", ".join(types)),
        rule=NEAR["c128"],
    )


def choleskys(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    for t in TYPES:
        add(
            f"cholesky_{t}",
            lambda a: (lax.linalg.cholesky(a), jnp.linalg.cholesky(a, upper=True)),
            spd(t, (4, 4), "ch"),
            rule=NEAR[t],
        )
    add("cholesky_batch", lambda a: lax.linalg.cholesky(a), spd("f32", (2, 3, 3, 3), "cb"), rule=NEAR["f32"])
    bad = spd("f32", (3, 3, 3), "cn")
    bad[1, 2, 2] = -1
    bad[2, 0, 1] = bad[2, 1, 0] = np.nan
    add("cholesky_indefinite", lambda a: lax.linalg.cholesky(a), bad, rule=NEAR["f32"])
    add(
        "cholesky_sizes",
        lambda a, b: (lax.linalg.cholesky(a), lax.linalg.cholesky(b)),
        np.array([[4]], np.float32),
        np.zeros((0, 0), np.float32),
    )
    add(
        "cho_solve",
        lambda a, b: jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(a), b),
        spd("f64", (4, 4), "cs"),
        rand("f64", (4, 2), "cs"),
        rule=NEAR["f64"],
    )
    add(
        "cholesky_grad",
        lambda a: jax.grad(lambda x: jnp.linalg.cholesky(x).sum())(a),
        spd("f32", (3, 3), "cg"),
        rule="tol 1e-4",
    )
    for t, layout in (("f32", "true"), ("f64", "false"), ("complex<f32>", "true"), ("complex<f64>", "false")):
        short = t.replace("complex<f32>", "c64").replace("complex<f64>", "c128")
        add(
            f"cholesky_raw_{short}",
            None,
            spd(short, (2, 3, 3), "cr"),
            rule="property:cholesky-" + ("lower" if layout == "true" else "upper"),
            text=f"""module @cholesky_raw {{
  func.func public @main(%a: tensor<2x3x3x{t}>) -> tensor<2x3x3x{t}> {{
    %0 = stablehlo.cholesky %a, lower = {layout} : tensor<2x3x3x{t}>
    return %0 : tensor<2x3x3x{t}>
  }}
}}
""",
        )


def lus(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    for t in TYPES:
        for name, shape in {"square": (4, 4), "tall": (5, 3), "wide": (3, 5), "batch": (2, 3, 3)}.items():
            if t in ("f32", "c128") or name == "square":
                add(
                    f"lu_{name}_{t}", lambda a: lax.linalg.lu(a), rand(t, shape, "lu"), rule=[NEAR[t], "exact", "exact"]
                )
        if t in ("f32", "c128"):
            add(
                f"solve_{t}",
                lambda a, b: (jnp.linalg.solve(a, b), *jnp.linalg.slogdet(a)),
                rand(t, (4, 4), "so"),
                rand(t, (4, 2), "sb"),
                rule="rel2 1e-3" if t in ("f32", "c64") else "rel2 1e-9",
            )
    add(
        "lu_singular",
        lambda a: (lax.linalg.lu(a), jnp.linalg.det(a)),
        np.array([[1, 2, 3], [2, 4, 6], [1, 0, 1]], np.float32),
        rule=["tol 1e-5", "exact", "exact", "tol 1e-5"],
    )
    add(
        "lu_solve_trans",
        lambda a, b: jax.scipy.linalg.lu_solve(jax.scipy.linalg.lu_factor(a), b, trans=2),
        rand("c128", (3, 3), "lt"),
        rand("c128", (3,), "lt"),
        rule=NEAR["c128"],
    )
    add("lu_scipy", lambda a: jax.scipy.linalg.lu(a), rand("f32", (4, 3), "ls"), rule=["exact", "tol 1e-5", "tol 1e-5"])
    add(
        "solve_grad",
        lambda a, b: jax.grad(lambda a, b: (jnp.linalg.solve(a, b) ** 2).sum(), (0, 1))(a, b),
        rand("f64", (3, 3), "sg"),
        rand("f64", (3,), "sg"),
        rule="rel2 1e-9",
    )
    add(
        "pivots_to_permutation",
        lambda p: lax.linalg.lu_pivots_to_permutation(p, 5),
        np.array([[2, 3, 2], [0, 4, 3]], np.int32),
    )


def qrs(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    for t in TYPES:
        for name, shape, full in (
            ("tall", (5, 3), False),
            ("full", (4, 2), True),
            ("wide", (3, 5), False),
            ("batch", (2, 4, 3), False),
        ):
            if t in ("f32", "c128") or name == "tall":
                add(
                    f"qr_{name}_{t}",
                    lambda a: lax.linalg.qr(a, full_matrices=full),
                    rand(t, shape, "qr"),
                    rule="property:qr",
                )
    add(
        "qr_pivoting",
        lambda a: lax.linalg.qr(a, pivoting=True, full_matrices=False),
        rand("f32", (5, 3), "qp"),
        rule="property:qr-pivot",
    )
    add(
        "qr_pivoting_c64",
        lambda a: lax.linalg.qr(a, pivoting=True, full_matrices=False),
        rand("c64", (4, 4), "qp"),
        rule="property:qr-pivot",
    )
    add(
        "householder",
        lambda a, t: lax.linalg.householder_product(a, t),
        rand("f32", (4, 2), "hh"),
        np.array([1.1, 0.7], np.float32),
        rule="tol 1e-5",
    )
    add(
        "ormqr",
        lambda a, t, c: (
            lax.linalg.ormqr(a, t, c),
            lax.linalg.ormqr(a, t, c, transpose=True),
            lax.linalg.ormqr(a, t, c.T, left=False),
        ),
        rand("f64", (4, 2), "om"),
        np.array([1.1, 0.7]),
        rand("f64", (4, 3), "oc"),
        rule="tol 1e-12",
    )
    add(
        "lstsq",
        lambda a, b: jnp.linalg.lstsq(a, b)[0],
        rand("f64", (5, 3), "lq"),
        rand("f64", (5, 2), "lb"),
        rule="tol 1e-9",
    )
    add(
        "qr_grad",
        lambda a: jax.grad(lambda x: (jnp.linalg.qr(x)[1] ** 2).sum())(a),
        rand("f32", (4, 3), "qg"),
        rule="tol 1e-3",
    )


def eigens(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    for t in TYPES:
        a = spd(t, (4, 4), "eh") - 2 * np.eye(4).astype(rand(t, (), 0).dtype)
        add(f"eigh_{t}", lambda a: lax.linalg.eigh(a), a, rule="property:eigh")
        add(
            f"eigvalsh_{t}",
            lambda a: (jnp.linalg.eigvalsh(a), lax.linalg.eigh(a, lower=False, symmetrize_input=False)[1]),
            a,
            rule=NEAR[t],
        )
        add(f"eig_{t}", lambda a: jnp.linalg.eig(a), rand(t, (4, 4), "eg"), rule="property:eig")
    add(
        "eig_left",
        lambda a: lax.linalg.eig(a, compute_left_eigenvectors=True, compute_right_eigenvectors=True),
        rand("f64", (4, 4), "el"),
        rule="property:eig-left",
    )
    add("eig_batch", lambda a: jnp.linalg.eig(a), rand("f64", (2, 3, 3), "eb"), rule="property:eig")
    add("eigvals", lambda a: jnp.sort(jnp.linalg.eigvals(a)), rand("f64", (4, 4), "ev"), rule="tol 1e-10")
    add("eigh_batch", lambda a: lax.linalg.eigh(a), spd("f32", (2, 3, 3), "hb"), rule="property:eigh")
    add(
        "eigh_sizes",
        lambda a, b: (lax.linalg.eigh(a)[1], lax.linalg.eigh(b)[1]),
        np.array([[5]], np.float32),
        np.zeros((2, 0, 0), np.float32),
    )
    add("eigh_nan", lambda a: lax.linalg.eigh(a)[1], np.full((2, 2), np.nan, np.float32))
    add(
        "eigh_grad",
        lambda a: jax.grad(lambda x: (jnp.linalg.eigh(x)[0] ** 3).sum())(a),
        spd("f64", (3, 3), "hg"),
        rule="tol 1e-9",
    )


def svds(add):
    import jax
    import jax.numpy as jnp
    from jax import lax

    for t in TYPES:
        for name, shape, full in (
            ("tall", (5, 3), False),
            ("full", (4, 2), True),
            ("wide", (2, 4), True),
            ("batch", (2, 3, 3), False),
        ):
            if t in ("f32", "c128") or name == "tall":
                add(
                    f"svd_{name}_{t}",
                    lambda a: jnp.linalg.svd(a, full_matrices=full),
                    rand(t, shape, "sv"),
                    rule="property:svd",
                )
    add(
        "svdvals",
        lambda a: (
            jnp.linalg.svd(a, compute_uv=False),
            jnp.linalg.norm(a, 2),
            jnp.linalg.norm(a, "nuc"),
            jnp.linalg.cond(a),
            jnp.linalg.matrix_rank(a),
        ),
        rand("f64", (4, 3), "sx"),
        rule=["tol 1e-10"] * 4 + ["exact"],
    )
    add(
        "svd_qr_algorithm",
        lambda a: lax.linalg.svd(a, algorithm=lax.linalg.SvdAlgorithm.QR, full_matrices=False),
        rand("f64", (4, 3), "sq"),
        rule="property:svd",
    )
    add("pinv", lambda a: jnp.linalg.pinv(a), rand("f64", (4, 3), "pi"), rule="tol 1e-9")
    add(
        "svd_grad",
        lambda a: jax.grad(lambda x: (jnp.linalg.svd(x, full_matrices=False)[1] ** 3).sum())(a),
        rand("f64", (4, 3), "sd"),
        rule="tol 1e-9",
    )


def others(add):
    from jax import lax

    for t in TYPES:
        add(f"schur_{t}", lambda a: lax.linalg.schur(a), rand(t, (4, 4), "sc"), rule="property:schur")
        add(f"hessenberg_{t}", lambda a: lax.linalg.hessenberg(a), rand(t, (4, 4), "he"), rule="property:hessenberg")
        add(f"tridiagonal_{t}", lambda a: lax.linalg.tridiagonal(a)[1:], spd(t, (4, 4), "td"), rule=[NEAR[t]] * 3)
        d = rand(t, (3, 5), "ts")
        add(
            f"tridiagonal_solve_{t}",
            lambda d, b: lax.linalg.tridiagonal_solve(d[0].at[0].set(0), d[1] + 4, d[2].at[-1].set(0), b),
            d,
            rand(t, (5, 2), "tq"),
            rule=NEAR[t],
        )
    add(
        "cholesky_update",
        lambda r, w: lax.linalg.cholesky_update(r, w),
        np.triu(rand("f32", (3, 3), "cu")) + 3 * np.eye(3, dtype=np.float32),
        rand("f32", (3,), "cu"),
        rule="tol 1e-5",
    )
    add(
        "symmetric_product",
        lambda a, c: lax.linalg.symmetric_product(a, c, alpha=2.0, beta=0.5, symmetrize_output=True),
        rand("f32", (3, 4), "sp"),
        spd("f32", (3, 3), "sp"),
        rule="tol 1e-5",
    )


def functions(add):
    import jax
    import jax.numpy as jnp

    a = rand("f64", (3, 3), "fn")
    add("expm", lambda a: jax.scipy.linalg.expm(a), a.astype(np.float32), rule="rel2 1e-3")
    add("qdwh", lambda a: jax.scipy.linalg.polar(a, method="qdwh"), a, rule="tol 1e-9")
    add(
        "toeplitz_block",
        lambda v: (
            jax.scipy.linalg.toeplitz(v),
            jax.scipy.linalg.hilbert(3),
            jax.scipy.linalg.block_diag(v[None], v[:, None]),
        ),
        a[0],
        rule="ulp 2",
    )
    add(
        "multivariate",
        lambda m, c, x: (jax.scipy.stats.multivariate_normal.logpdf(x, m, c), jnp.cov(x.T), jnp.corrcoef(x.T)),
        a[0],
        spd("f64", (3, 3), "mv"),
        rand("f64", (5, 3), "mv"),
        rule="tol 1e-10",
    )
    add(
        "cg_solver",
        lambda a, b: jax.scipy.sparse.linalg.cg(a.__matmul__, b, maxiter=20)[0],
        spd("f64", (4, 4), "cg"),
        rand("f64", (4,), "cg"),
        rule="tol 1e-4",
    )


def perturbed(add):
    """Systems that may be singular, and eigenvectors by them: newer than 0.8."""
    import jax
    from jax import lax

    for t in ("f32", "f64"):
        add(
            f"tridiagonal_perturbed_{t}",
            lambda d, b: lax.linalg.tridiagonal_solve(d[0], d[1] + 3, d[2], b, perturb_singular=True),
            rand(t, (3, 2, 5), "tp"),
            rand(t, (2, 5, 3), "tq"),
            rule=NEAR[t],
        )
    add(
        "eigh_tridiagonal",
        lambda d, e: abs(jax.scipy.linalg.eigh_tridiagonal(d, e, eigvals_only=False)[1]),
        rand("f64", (5,), "ed"),
        rand("f64", (4,), "ee"),
        rule="tol 1e-9",
    )


def exported(add):
    """Their form by jax.export: up to 0.4.38 calls whose options and sizes are operands."""
    import jax
    import jax.numpy as jnp
    from jax import export, lax

    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir

    def ex(name, fn, *args, **kw):
        shapes = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in args]
        exported = export.export(jax.jit(fn))(*shapes)
        with mlir.make_ir_context():
            text = str(ir.Module.parse(exported.mlir_module()))  # without its places
        add(f"export_{name}", fn, *args, text=text, **kw)

    for t in ("f32", "c128"):
        a = rand(t, (4, 4), "ex")
        ex(f"cholesky_{t}", lambda v: lax.linalg.cholesky(v), spd(t, (2, 3, 3), "ec"), rule=NEAR[t])
        ex(f"eig_{t}", lambda v: jnp.linalg.eig(v), a, rule="property:eig")
        ex(f"schur_{t}", lambda v: lax.linalg.schur(v), a, rule="property:schur")
        ex(f"hessenberg_{t}", lambda v: lax.linalg.hessenberg(v), a, rule="property:hessenberg")
        ex(f"tridiagonal_{t}", lambda v: lax.linalg.tridiagonal(v)[1:], spd(t, (4, 4), "et"), rule=[NEAR[t]] * 3)
        ex(
            f"trsm_{t}",
            lambda v, b: (
                lax.linalg.triangular_solve(v, b, left_side=True, lower=True, unit_diagonal=True),
                lax.linalg.triangular_solve(v.T, b.T, transpose_a=True, conjugate_a=t == "c128"),
            ),
            triangle(t, 3, "ey"),
            rand(t, (3, 2), "ez"),
            rule=NEAR[t],
        )
