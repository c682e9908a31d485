"""Programs that other tools than JAX print, and forms that JAX seldom does: the text is written
here. Answers are XLA's where it takes the text, else NumPy's."""

import numpy as np

from .values import rand

I = np.int32


def cases(add):
    small_regions(add)
    other_dialects(add)
    scans(add)
    top_k(add)
    roots(add)


def func(arguments, results, lines):
    body = "".join(f"  {line}\n" for line in lines)
    return f"func.func @main({arguments}) -> ({results}) {{\n{body}}}\n"


def small_regions(add):
    """Regions with tensors of a few elements."""
    a = rand("f32", (9,), "small_a")
    i = np.array([5, 1, 4, 1, 3, 0, 2, 7, 6], I)

    def sort(name, lines, key):
        add(
            name,
            None,
            a,
            i,
            text=func(
                "%a: tensor<9xf32>, %i: tensor<9xi32>",
                "tensor<9xf32>, tensor<9xi32>",
                [
                    '%0:2 = "stablehlo.sort"(%a, %i) <{dimension = 0 : i64, is_stable = true}> ({',
                    "^bb0(%x: tensor<f32>, %y: tensor<f32>, %u: tensor<i32>, %v: tensor<i32>):",
                    *lines,
                    "stablehlo.return %p : tensor<i1>",
                    "}) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)",
                    "return %0#0, %0#1 : tensor<9xf32>, tensor<9xi32>",
                ],
            ),
            answers=lambda a, i: [v[np.argsort(key(a, i), kind="stable")] for v in (a, i)],
        )

    sort(
        "region_reduce",
        [
            "%c = stablehlo.constant dense<0.0> : tensor<f32>",
            "%1 = stablehlo.reshape %x : (tensor<f32>) -> tensor<1xf32>",
            "%r = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>",
            "%p = stablehlo.compare LT, %r, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>",
        ],
        lambda a, i: a,
    )
    # x is compared by x*1 + x*2 + x*3 + x*4 - 100, of a 2x2 tensor that is moved about
    moves = []
    for n, v in (("s", "%x"), ("t", "%y")):
        moves += [
            f"%{n}0 = stablehlo.broadcast_in_dim {v}, dims = [] : (tensor<f32>) -> tensor<2x2xf32>",
            f"%{n}k = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>",
            f"%{n}1 = stablehlo.multiply %{n}0, %{n}k : tensor<2x2xf32>",
            f"%{n}2 = stablehlo.transpose %{n}1, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>",
            f"%{n}3 = stablehlo.reverse %{n}2, dims = [0] : tensor<2x2xf32>",
            f"%{n}4 = stablehlo.slice %{n}3 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>",
            f"%{n}5 = stablehlo.slice %{n}3 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>",
            f"%{n}6 = stablehlo.concatenate %{n}4, %{n}5, dim = 0 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>",
            f"%{n}z = stablehlo.constant dense<-100.0> : tensor<f32>",
            f"%{n}7 = stablehlo.reduce(%{n}6 init: %{n}z) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>",
        ]
    sort(
        "region_moves",
        [*moves, "%p = stablehlo.compare GT, %s7, %t7 : (tensor<f32>, tensor<f32>) -> tensor<i1>"],
        lambda a, i: -a,
    )
    # the larger of i and 4 - 2*i first; an iota, a map, a reduce of two
    pairs = []
    for n, v in (("s", "%u"), ("t", "%v")):
        pairs += [
            f"%{n}0 = stablehlo.iota dim = 0 : tensor<2xi32>",
            f"%{n}1 = stablehlo.broadcast_in_dim {v}, dims = [] : (tensor<i32>) -> tensor<2xi32>",
            f'%{n}2 = "stablehlo.map"(%{n}0, %{n}1) <{{dimensions = array<i64: 0>}}> ({{',
            "^bb1(%p0: tensor<i32>, %q0: tensor<i32>):",
            "%three = stablehlo.constant dense<-3> : tensor<i32>",
            "%four = stablehlo.constant dense<4> : tensor<i32>",
            "%p1 = stablehlo.multiply %p0, %three : tensor<i32>",
            "%one = stablehlo.constant dense<1> : tensor<i32>",
            "%p2 = stablehlo.add %p1, %one : tensor<i32>",
            "%p3 = stablehlo.multiply %p2, %q0 : tensor<i32>",
            "%p4 = stablehlo.multiply %p0, %four : tensor<i32>",
            "%p5 = stablehlo.add %p3, %p4 : tensor<i32>",
            "stablehlo.return %p5 : tensor<i32>",
            f"}}) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>",
            f"%{n}m = stablehlo.constant dense<-2147483648> : tensor<i32>",
            f"%{n}n = stablehlo.constant dense<0> : tensor<i32>",
            f"%{n}3:2 = stablehlo.reduce(%{n}2 init: %{n}m), (%{n}0 init: %{n}n) across dimensions = [0] : (tensor<2xi32>, tensor<2xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)",
            "reducer(%e: tensor<i32>, %f: tensor<i32>) (%g: tensor<i32>, %h: tensor<i32>) {",
            "%more = stablehlo.compare GE, %e, %f : (tensor<i32>, tensor<i32>) -> tensor<i1>",
            "%big = stablehlo.select %more, %e, %f : tensor<i1>, tensor<i32>",
            "%at = stablehlo.select %more, %g, %h : tensor<i1>, tensor<i32>",
            "stablehlo.return %big, %at : tensor<i32>, tensor<i32>",
            "}",
        ]
    sort(
        "region_pairs",
        [*pairs, "%p = stablehlo.compare GT, %s3#0, %t3#0 : (tensor<i32>, tensor<i32>) -> tensor<i1>"],
        lambda a, i: -np.maximum(i, 4 - 2 * i),
    )


    for name, lines, words in (
        (
            "many",
            [
                "%1 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<17xf32>",
                "%p = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>",
            ],
            "a tensor of many elements",
        ),
        (
            "tensor",
            [
                "%1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>",
                "%p = stablehlo.reshape %1 : (tensor<i1>) -> tensor<1xi1>",
            ],
            "gives no scalar",
        ),
    ):
        t = "tensor<1xi1>" if name == "tensor" else "tensor<i1>"
        add(
            f"refuse_region_{name}",
            None,
            a,
            text=func(
                "%a: tensor<9xf32>",
                "tensor<9xf32>",
                [
                    '%0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({',
                    "^bb0(%x: tensor<f32>, %y: tensor<f32>):",
                    *lines,
                    f"stablehlo.return %p : {t}",
                    "}) : (tensor<9xf32>) -> tensor<9xf32>",
                    "return %0 : tensor<9xf32>",
                ],
            ),
            refuse=words,
        )


def other_dialects(add):
    a, i = rand("f32", (2, 3), "arith_a"), np.arange(6, dtype=I).reshape(2, 3) - 3
    T, U = "tensor<2x3xf32>", "tensor<2x3xi32>"
    add(
        "arith_tensor",
        None,
        a,
        i,
        text=func(
            f"%a: {T}, %i: {U}",
            f"{T}, {U}",
            [
                f"%e = tensor.empty() : {T}",
                f"%c = arith.constant dense<2.0> : {T}",
                f"%0 = arith.addf %a, %c : {T}",
                f"%1 = arith.mulf %0, %a : {T}",
                f"%2 = arith.subf %1, %c : {T}",
                f"%3 = arith.maximumf %2, %a : {T}",
                f"%4 = arith.divf %3, %c : {T}",
                f"%5 = arith.negf %4 : {T}",
                f"%k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : {U}",
                f"%6 = arith.addi %i, %k : {U}",
                f"%7 = arith.muli %6, %i : {U}",
                f"%8 = arith.subi %7, %k : {U}",
                f"return %5, %8 : {T}, {U}",
            ],
        ),
        answers=lambda a, i: [
            -np.maximum((a + np.float32(2)) * a - np.float32(2), a) / np.float32(2),
            (i + np.arange(1, 7, dtype=I).reshape(2, 3)) * i - np.arange(1, 7, dtype=I).reshape(2, 3),
        ],
    )
    add(
        "tensor_empty",
        None,
        text=func("", "tensor<4xf32>", ['%0 = "tensor.empty"() : () -> tensor<4xf32>', "return %0 : tensor<4xf32>"]),
        answers=lambda: [np.zeros(4, np.float32)],
    )
    B = "tensor<?xf32, #stablehlo.bounds<5>>"
    add(
        "bounded_size",
        None,
        rand("f32", (5,), "bounded"),
        text=func(
            "%a: tensor<5xf32>",
            f"{B}, tensor<i32>, tensor<f32>",
            [
                "%n = stablehlo.constant dense<3> : tensor<i32>",
                f"%0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<5xf32>, tensor<i32>) -> {B}",
                f"%1 = stablehlo.add %0, %0 : {B}",
                f"%2 = stablehlo.get_dimension_size %1, dim = 0 : ({B}) -> tensor<i32>",
                "%z = stablehlo.constant dense<0.0> : tensor<f32>",
                f"%3 = stablehlo.reduce(%1 init: %z) applies stablehlo.maximum across dimensions = [0] : ({B}, tensor<f32>) -> tensor<f32>",
                f"return %1, %2, %3 : {B}, tensor<i32>, tensor<f32>",
            ],
        ),
        answers=lambda a: [2 * a[:3], I(3), np.max(2 * a[:3], initial=0)],
    )
    add(
        "refuse_result_type",
        None,
        a,
        text=func(f"%a: {T}", f"{T}, tensor<i32>", [f"%0 = arith.addf %a, %a : {T}", f"return %0, %0 : {T}, {T}"]),
        refuse="tensor<i32> is said, but it is tensor<2x3xf32>",
    )
    add(
        "refuse_bounds_differ",
        None,
        a,
        text=func(
            "%a: tensor<4xf32>",
            "tensor<?xf32>",
            [
                "%n = stablehlo.constant dense<2> : tensor<i32>",
                "%0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>",
                "return %0 : tensor<?xf32>",
            ],
        ),
        refuse="the types here say tensor<?xf32>",
    )


def scans(add):
    def scan(name, types, args, segments, results, region, more="", **how):
        """types: of the inputs and of what is carried; region: its arguments and ops"""
        names = [f"%a{k}" for k in range(len(types))]
        n = segments[0]
        types = [f"tensor<{t}>" for t in types]
        results = [f"tensor<{t}>" for t in results]
        add(
            name,
            None,
            *args,
            text=func(
                ", ".join(f"{a}: {t}" for a, t in zip(names, types)),
                ", ".join(results),
                [
                    f"%0:{len(results)} = chlo.scan({', '.join(names[:n])}) inits ({', '.join(names[n:])}) dimension={segments[1]}{more} {{",
                    *region,
                    f"}} : ({', '.join(types)}) -> ({', '.join(results)})",
                    f"return {', '.join(f'%0#{k}' for k in range(len(results)))} : {', '.join(results)}",
                ],
            ),
            **how,
        )

    add(
        "chlo_scan_generic",
        None,
        np.array([3, 1, 4, 1], I),
        I(5),
        text=func(
            "%a: tensor<4xi32>, %i: tensor<i32>",
            "tensor<4xi32>, tensor<i32>",
            [
                '%0:2 = "chlo.scan"(%a, %i) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({',
                "^bb0(%x: tensor<i32>, %y: tensor<i32>):",
                "%1 = stablehlo.add %x, %y : tensor<i32>",
                "stablehlo.return %1, %1 : tensor<i32>, tensor<i32>",
                "}) : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)",
                "return %0#0, %0#1 : tensor<4xi32>, tensor<i32>",
            ],
        ),
    )
    add(
        "chlo_scan_composite",  # as StableHLO 1.14 and later write it into portable artifacts
        None,
        np.array([3, 1, 4, 2], I),
        I(5),
        text=func(
            "%a: tensor<4xi32>, %i: tensor<i32>",
            "tensor<4xi32>, tensor<i32>",
            [
                '%0:2 = "stablehlo.composite"(%a, %i) <{name = "chlo.scan", decomposition = @chlo.scan.impl, version = 1 : i32, composite_attributes = {dimension = 0 : i64, is_associative = true, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 4 : i64}}> ({',
                "^bb0(%x: tensor<i32>, %y: tensor<i32>):",
                "%1 = stablehlo.multiply %x, %y : tensor<i32>",
                "stablehlo.return %1, %1 : tensor<i32>, tensor<i32>",
                "}) : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)",
                "return %0#0, %0#1 : tensor<4xi32>, tensor<i32>",
            ],
        ),
        answers=lambda a, i: [(i * np.cumprod(a)).astype(I), I(i * np.prod(a))],
    )
    two = [
        "^bb0(%x: tensor<2xi32>, %w: tensor<3xf32>, %y: tensor<2xi32>, %z: tensor<f32>):",
        "%1 = stablehlo.add %x, %y : tensor<2xi32>",
        "%c = stablehlo.constant dense<0.5> : tensor<f32>",
        "%2 = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>",
        "%3 = stablehlo.multiply %2, %c : tensor<f32>",
        "%4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<3xf32>",
        "%5 = stablehlo.subtract %w, %4 : tensor<3xf32>",
        "stablehlo.return %1, %5, %x, %1, %3 : tensor<2xi32>, tensor<3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<f32>",
    ]
    for name, more in (("two", ""), ("reverse", " attributes {is_reverse = true}")):
        scan(
            f"chlo_scan_{name}",
            ["2x4xi32", "3x4xf32", "2xi32", "f32"],
            [
                np.arange(8, dtype=I).reshape(2, 4) - 3,
                rand("f32", (3, 4), "scan"),
                np.array([10, 100], I),
                np.float32(0.25),
            ],
            (2, 1),
            ["2x4xi32", "3x4xf32", "2x4xi32", "2xi32", "f32"],
            two,
            more,
            rule="tol 1e-6",
        )
    scan(
        "chlo_scan_complex",
        ["5xcomplex<f32>", "complex<f32>"],
        [(rand("f32", (5,), "re") + 1j * rand("f32", (5,), "im")).astype(np.complex64), np.complex64(1 + 2j)],
        (1, 0),
        ["5xcomplex<f32>", "complex<f32>"],
        [
            "^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):",
            "%1 = stablehlo.multiply %x, %y : tensor<complex<f32>>",
            "%2 = stablehlo.subtract %1, %x : tensor<complex<f32>>",
            "stablehlo.return %1, %2 : tensor<complex<f32>>, tensor<complex<f32>>",
        ],
        " attributes {is_associative = false}",
        rule="tol 1e-5",
    )
    branch = [
        "^bb0(%x: tensor<i32>, %y: tensor<i32>):",
        "%c = stablehlo.constant dense<2> : tensor<i32>",
        "%p = stablehlo.compare GT, %x, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>",
        '%1 = "stablehlo.if"(%p) ({',
        "%m = stablehlo.multiply %x, %y : tensor<i32>",
        "stablehlo.return %m : tensor<i32>",
        "}, {",
        "%s = stablehlo.subtract %y, %x : tensor<i32>",
        "stablehlo.return %s : tensor<i32>",
        "}) : (tensor<i1>) -> tensor<i32>",
        "stablehlo.return %1, %1 : tensor<i32>, tensor<i32>",
    ]
    for n in (0, 6):
        scan(
            f"chlo_scan_branch_{n}",
            [f"{n}xi32", "i32"],
            [np.array([1, 5, 2, 7, 0, 3], I)[:n], I(3)],
            (1, 0),
            [f"{n}xi32", "i32"],
            branch,
            answers=None if n else lambda a, c: [a, c],  # XLA cannot
        )
    scan(
        "refuse_scan_slice",
        ["4xi32", "i32"],
        [np.zeros(4, I), I(0)],
        (1, 0),
        ["2x4xi32", "i32"],
        [
            "^bb0(%x: tensor<i32>, %y: tensor<i32>):",
            "stablehlo.return %x, %y : tensor<i32>, tensor<i32>",
        ],
        refuse="has no dimension 0|is no part of its result",
    )


def top_k(add):
    """torch_xla and older JAX print top_k so."""

    def expected(a, largest):
        key = a if a.dtype.kind != "f" else order(a)
        at = np.argsort(-key.astype(np.int64) if largest else key, axis=-1, kind="stable")[..., :3]
        return [np.take_along_axis(a, at, -1), at.astype(I)]

    def order(a):
        bits = a.view(np.int32).astype(np.int64)
        return np.where(bits < 0, -(bits & 0x7FFFFFFF) - 1, bits)

    f = rand("f32", (2, 8), "topk")
    f[0, 3] = f[0, 1] = 0.0
    f[0, 5] = -0.0
    f[1, 2], f[1, 6], f[1, 7] = np.nan, np.inf, -np.inf
    for t, a in (
        ("f32", f),
        ("i32", np.array([[3, 1, -4, 1, -5, 9, -(2**31), 2**31 - 1], [0, 0, 0, 1, 1, 1, 2, 2]], I)),
        ("ui8", np.array([[3, 1, 200, 1, 255, 9, 0, 0], [0, 0, 0, 1, 1, 1, 2, 2]], np.uint8)),
    ):
        for largest in (True, False):
            T = [f"tensor<2x8x{t}>", f"tensor<2x3x{t}>", "tensor<2x3xi32>"]
            add(
                f"mhlo_topk_{t}_{'largest' if largest else 'smallest'}",
                None,
                a,
                text=func(
                    f"%a: {T[0]}",
                    f"{T[1]}, {T[2]}",
                    [
                        f"%0:2 = stablehlo.custom_call @mhlo.topk(%a) {{mhlo.attributes = {{k = 3 : i64, largest = {str(largest).lower()}}}, mhlo.version = 1 : i64}} : ({T[0]}) -> ({T[1]}, {T[2]})",
                        f"return %0#0, %0#1 : {T[1]}, {T[2]}",
                    ],
                ),
                answers=lambda a, largest=largest: expected(a, largest),
            )


def roots(add):
    """Collectives with a root, on eight devices; 3 and 6 are in no group. XLA for CPUs has none of
    them: the specification's words."""
    groups = [[2, 0, 1], [5, 7, 4]]
    how = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 0, 1], [5, 7, 4]]> : tensor<2x3xi64>"
    place = {d: (g, i) for g in groups for i, d in enumerate(g)}

    def program(types, lines, results):
        names = [f"%arg{k}" for k in range(len(types))]
        where = ["[{}]" if t.endswith("xi32") and t.count("x") == 1 else '[{"x"}, {}]' for t in types]
        parts = [t if w == "[{}]" else "1" + t[1:] for t, w in zip(types, where)]
        outs = [f"tensor<1{t[1:]}>" for t in results]
        inner = [f"%in{k}" for k in range(len(types))]
        cut = ", ".join(f"<@mesh, {w}>" for w in where)
        cut_outs = ", ".join('<@mesh, [{"x"}, {}]>' for _ in results)
        return (
            "module @roots attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {\n"
            '  sdy.mesh @mesh = <["x"=8]>\n'
            + "  func.func public @main("
            + ", ".join(f"{n}: tensor<{t}>" for n, t in zip(names, types))
            + f") -> ({', '.join(f'tensor<{t}>' for t in results)}) {{\n"
            + f"    %0:{len(results)} = sdy.manual_computation({', '.join(names)}) in_shardings=[{cut}] out_shardings=[{cut_outs}] "
            + f'manual_axes={{"x"}} ({", ".join(f"{n}: tensor<{t}>" for n, t in zip(inner, parts))}) {{\n'
            + "".join(f"      {line}\n" for line in lines)
            + f"      sdy.return {', '.join(f'%1#{k}' for k in range(len(results)))} : {', '.join(outs)}\n"
            + f"    }} : ({', '.join(f'tensor<{t}>' for t in types)}) -> ({', '.join(f'tensor<{t}>' for t in results)})\n"
            + f"    return {', '.join(f'%0#{k}' for k in range(len(results)))} : {', '.join(f'tensor<{t}>' for t in results)}\n"
            + "  }\n}\n"
        )

    a = rand("f32", (8, 3), "root_a")
    a[:, 0] = [np.nan, np.inf, -0.0, 1, -np.inf, 2, 0, np.nan]
    b = (rand("f32", (8, 2), "root_re") + 1j * rand("f32", (8, 2), "root_im")).astype(np.complex64)
    c = rand("f32", (8, 4), "root_c") > 0
    n = np.arange(32, dtype=I).reshape(8, 4).astype(np.int8) * 7

    def broadcast(v, root):
        return np.stack([v[place[d][0][root]] if d in place else np.zeros_like(v[d]) for d in range(8)])

    types = ["8x3xf32", "8x2xcomplex<f32>", "8x4xi1", "4xi32"]
    parts = [f"tensor<1{t[1:]}>" for t in types[:3]]
    add(
        "collective_broadcast_root",
        None,
        a,
        b,
        c,
        np.array([1, 2, 0, 9], I),
        text=program(
            types,
            [
                "%r = stablehlo.slice %in3 [0:3] : (tensor<4xi32>) -> tensor<3xi32>",
                f'%1:3 = "stablehlo.collective_broadcast"(%in0, %in1, %in2, %r) <{{{how}, has_dynamic_root}}> : ({", ".join(parts)}, tensor<3xi32>) -> ({", ".join(parts)})',
            ],
            types[:3],
        ),
        devices=8,
        answers=lambda a, b, c, r: [
            broadcast(a, 1),
            broadcast(b, 2),
            broadcast(c, 0),
        ],
    )

    def reduced(v, root):
        return np.stack(
            [
                np.sum(v[place[d][0]], axis=0, dtype=v.dtype) if d in place and place[d][1] == root else np.zeros_like(v[d])
                for d in range(8)
            ]
        )

    def body(t):
        return [
            f"^bb0(%x: tensor<{t}>, %y: tensor<{t}>):",
            f"%s = stablehlo.add %x, %y : tensor<{t}>",
            f"stablehlo.return %s : tensor<{t}>",
        ]

    for name, root in (("", None), ("_root", 2)):
        types = ["8x4xi8"] + ["1xi32"] * (root is not None)
        operands = ", ".join(f"%in{k}" for k in range(len(types)))
        add(
            f"collective_reduce{name}",
            None,
            n,
            *([np.array([root], I)] if root is not None else []),
            text=program(
                types,
                [
                    f'%1:1 = "stablehlo.collective_reduce"({operands}) <{{{how}{", has_dynamic_root" * (root is not None)}}}> ({{',
                    *body("i8"),
                    f"}}) : (tensor<1x4xi8>{', tensor<1xi32>' * (root is not None)}) -> tensor<1x4xi8>",
                ],
                types[:1],
            ),
            devices=8,
            answers=lambda v, *r, root=root: [reduced(v, root or 0)],
        )
    add(
        "refuse_root_type",
        None,
        n,
        text=program(
            ["8x4xi8"],
            [
                f'%1:1 = "stablehlo.collective_broadcast"(%in0, %in0) <{{{how}, has_dynamic_root}}> : (tensor<1x4xi8>, tensor<1x4xi8>) -> tensor<1x4xi8>'
            ],
            ["8x4xi8"],
        ),
        devices=8,
        refuse="the last operand is no tensor<1xi32>",
    )
