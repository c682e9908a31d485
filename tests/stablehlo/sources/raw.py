"""Operations that JAX does not print, or not in this form: the text is written here, the answers
are XLA's."""

import numpy as np

from .values import corners, pairs, rand


def main(name, arguments, results, body):
    return f"module @{name} {{\n  func.func public @main({arguments}) -> ({results}) {{\n{body}  }}\n}}\n"


def ops(prefix, lines, returned, types):
    return "".join(f"    {line}\n" for line in lines) + f"    return {', '.join(returned)} : {', '.join(types)}\n"


def cases(add):
    total_order(add)
    batch_norm(add)
    elementwise(add)
    old_forms(add)
    shapes(add)
    literals(add)
    regions(add)
    convolutions(add)


def total_order(add):
    special = np.array(
        [0x7FC00000, 0xFFC00000, 0x7F800000, 0xFF800000, 0, 0x80000000, 0x3F800000, 0xBF800000, 0x7F7FFFFF, 0xFF7FFFFF],
        np.uint32,
    ).view(np.float32)
    i, j = (k.ravel() for k in np.indices((10, 10)))
    for t, n in (("f32", np.float32), ("f64", np.float64), ("bf16", None), ("f16", np.float16)):
        import ml_dtypes

        with np.errstate(all="ignore"):
            v = special.astype(n or ml_dtypes.bfloat16)
        kinds = ("EQ", "NE", "LT", "LE", "GT", "GE")
        lines = [
            f"%{k} = stablehlo.compare {d}, %a, %b, TOTALORDER : (tensor<100x{t}>, tensor<100x{t}>) -> tensor<100xi1>"
            for k, d in enumerate(kinds)
        ]
        types = ["tensor<100xi1>"] * 6
        add(
            f"total_order_{t}",
            None,
            v[i],
            v[j],
            text=main(
                "total_order",
                f"%a: tensor<100x{t}>, %b: tensor<100x{t}>",
                ", ".join(types),
                ops("", lines, [f"%{k}" for k in range(6)], types),
            ),
        )


def batch_norm(add):
    x, s, o = rand("f32", (4, 3, 2), "bn"), rand("f32", (3,), "bs"), rand("f32", (3,), "bo")
    m, v, g = rand("f32", (3,), "bm"), np.abs(rand("f32", (3,), "bv")) + 0.1, rand("f32", (4, 3, 2), "bg")
    X, V = "tensor<4x3x2xf32>", "tensor<3xf32>"
    attributes = "<{epsilon = 1.0E-3 : f32, feature_index = 1 : i64}>"
    add(
        "batch_norm_inference",
        None,
        x,
        s,
        o,
        m,
        v,
        rule="tol 1e-5",
        text=main(
            "batch_norm_inference",
            f"%x: {X}, %s: {V}, %o: {V}, %m: {V}, %v: {V}",
            X,
            f'    %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) {attributes} : ({X}, {V}, {V}, {V}, {V}) -> {X}\n    return %0 : {X}\n',
        ),
    )
    add(
        "batch_norm_training",
        None,
        x,
        s,
        o,
        rule="tol 1e-5",
        text=main(
            "batch_norm_training",
            f"%x: {X}, %s: {V}, %o: {V}",
            f"{X}, {V}, {V}",
            f'    %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) {attributes} : ({X}, {V}, {V}) -> ({X}, {V}, {V})\n    return %0#0, %0#1, %0#2 : {X}, {V}, {V}\n',
        ),
    )
    add(
        "batch_norm_grad",
        None,
        x,
        s,
        m,
        v,
        g,
        rule="tol 1e-4",
        text=main(
            "batch_norm_grad",
            f"%x: {X}, %s: {V}, %m: {V}, %v: {V}, %g: {X}",
            f"{X}, {V}, {V}",
            f'    %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) {attributes} : ({X}, {V}, {V}, {V}, {X}) -> ({X}, {V}, {V})\n    return %0#0, %0#1, %0#2 : {X}, {V}, {V}\n',
        ),
    )


def elementwise(add):
    a, b = pairs("i32", "pw", 48)
    # XLA goes wrong where exponents are larger: 7^255 is 0 and 222^64 is 1 in ui8
    b = np.where(a == 0, np.abs(b % 30), b % 60 - 30)
    add(
        "power_int",
        None,
        a,
        b,
        text=main(
            "power_int",
            "%a: tensor<48xi32>, %b: tensor<48xi32>",
            "tensor<48xi32>",
            "    %0 = stablehlo.power %a, %b : tensor<48xi32>\n    return %0 : tensor<48xi32>\n",
        ),
    )
    c, d = pairs("ui8", "pw", 48)
    d = d % 60
    add(
        "power_uint",
        None,
        c,
        d,
        text=main(
            "power_uint",
            "%a: tensor<48xui8>, %b: tensor<48xui8>",
            "tensor<48xui8>",
            "    %0 = stablehlo.power %a, %b : tensor<48xui8>\n    return %0 : tensor<48xui8>\n",
        ),
    )
    f = corners("f32")
    n = len(f)
    names = ("round_nearest_afz", "round_nearest_even", "sign", "cbrt", "tan", "logistic")
    T = f"tensor<{n}xf32>"
    add(
        "elementwise_generic",
        None,
        f,
        rule=["exact"] * 3 + ["ulp 8"] * 3,
        text=main(
            "elementwise_generic",
            f"%x: {T}",
            ", ".join([T] * 6),
            "".join(f'    %{k} = "stablehlo.{o}"(%x) : ({T}) -> {T}\n' for k, o in enumerate(names))
            + f"    return {', '.join(f'%{k}' for k in range(6))} : {', '.join([T] * 6)}\n",
        ),
    )
    add(
        "map",
        None,
        f,
        f[::-1].copy(),
        rule="ftz",
        text=main(
            "map",
            f"%x: {T}, %y: {T}",
            T,
            f"""    %0 = "stablehlo.map"(%x, %y) <{{dimensions = array<i64: 0>}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.multiply %a, %b : tensor<f32>
      %2 = stablehlo.negate %1 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }}) : ({T}, {T}) -> {T}
    return %0 : {T}
""",
        ),
    )


def old_answers(x):
    """The library of today refuses dense attributes where it prints array: the same in numpy."""
    return x.T, x[::2, 1::2], np.stack([x, x]), x.sum(1), np.pad(x, ((1, 1), (2, 0))), x @ x.T


def old_forms(add):
    x = rand("f32", (3, 4), "old")
    M = "tensor<3x4xf32>"
    add(
        "attributes_old",
        None,
        x,
        answers=old_answers,
        rule="tol 1e-6",
        text=main(
            "attributes_old",
            f"%x: {M}",
            "tensor<4x3xf32>, tensor<2x2xf32>, tensor<2x3x4xf32>, tensor<3xf32>, tensor<5x6xf32>, tensor<3x3xf32>",
            """    %z = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
    %0 = "stablehlo.transpose"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.slice"(%x) {limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} : (tensor<3x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.broadcast_in_dim"(%x) {broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>} : (tensor<3x4xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.reduce"(%x, %z) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %9 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = "stablehlo.pad"(%x, %z) {edge_padding_high = dense<[1, 0]> : tensor<2xi64>, edge_padding_low = dense<[1, 2]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x6xf32>
    %5 = "stablehlo.dot_general"(%x, %x) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<4x3xf32>, tensor<2x2xf32>, tensor<2x3x4xf32>, tensor<3xf32>, tensor<5x6xf32>, tensor<3x3xf32>
""",
        ),
    )
    add(
        "dot_old",
        None,
        x,
        x.T.copy(),
        rule="tol 1e-5",
        text=main(
            "dot_old",
            f"%x: {M}, %y: tensor<4x3xf32>",
            "tensor<3x3xf32>",
            "    %0 = stablehlo.dot %x, %y, precision = [HIGHEST, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>\n    return %0 : tensor<3x3xf32>\n",
        ),
    )
    add(
        "broadcast_old",
        None,
        x,
        text=main(
            "broadcast_old",
            f"%x: {M}",
            "tensor<2x5x3x4xf32>",
            "    %0 = stablehlo.broadcast %x, sizes = [2, 5] : (tensor<3x4xf32>) -> tensor<2x5x3x4xf32>\n    return %0 : tensor<2x5x3x4xf32>\n",
        ),
    )


def shapes(add):
    x = rand("f32", (3, 4), "sh")
    M = "tensor<3x4xf32>"
    add(
        "broadcast_permuted",
        None,
        x,
        text=main(
            "broadcast_permuted",
            f"%x: {M}",
            "tensor<4x2x3xf32>",
            "    %0 = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<3x4xf32>) -> tensor<4x2x3xf32>\n    return %0 : tensor<4x2x3xf32>\n",
        ),
    )
    add(
        "select_scalar",
        None,
        np.array(False),
        x,
        -x,
        text=main(
            "select_scalar",
            f"%p: tensor<i1>, %x: {M}, %y: {M}",
            M,
            f"    %0 = stablehlo.select %p, %x, %y : tensor<i1>, {M}\n    return %0 : {M}\n",
        ),
    )
    add(
        "clamp_scalar",
        None,
        x,
        np.float32(-0.5),
        np.float32(0.5),
        text=main(
            "clamp_scalar",
            f"%x: {M}, %a: tensor<f32>, %b: tensor<f32>",
            M,
            f"    %0 = stablehlo.clamp %a, %x, %b : (tensor<f32>, {M}, tensor<f32>) -> {M}\n    return %0 : {M}\n",
        ),
    )
    add(
        "dimension_size",
        None,
        x,
        text=main(
            "dimension_size",
            f"%x: {M}",
            "tensor<i32>",
            f"    %0 = stablehlo.get_dimension_size %x, dim = 1 : ({M}) -> tensor<i32>\n    return %0 : tensor<i32>\n",
        ),
    )
    add(
        "tuples",
        None,
        x,
        text=main(
            "tuples",
            f"%x: {M}",
            f"{M}, tensor<i32>",
            f"    %c = stablehlo.constant dense<5> : tensor<i32>\n    %0 = stablehlo.tuple %x, %c : tuple<{M}, tensor<i32>>\n    %1 = stablehlo.get_tuple_element %0[0] : (tuple<{M}, tensor<i32>>) -> {M}\n    %2 = stablehlo.get_tuple_element %0[1] : (tuple<{M}, tensor<i32>>) -> tensor<i32>\n    return %1, %2 : {M}, tensor<i32>\n",
        ),
    )
    add(
        "dynamic_ops_static",
        None,
        x,
        np.array([6, 2], np.int32),
        text=main(
            "dynamic_ops_static",
            f"%x: {M}, %s: tensor<2xi32>",
            "tensor<6x2xf32>, tensor<2x3x4xf32>, tensor<4xi32>",
            f"""    %0 = stablehlo.dynamic_reshape %x, %s : ({M}, tensor<2xi32>) -> tensor<6x2xf32>
    %c = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi32>
    %1 = stablehlo.dynamic_broadcast_in_dim %x, %c, dims = [1, 2] : ({M}, tensor<3xi32>) -> tensor<2x3x4xf32>
    %d = stablehlo.constant dense<4> : tensor<1xi32>
    %2 = stablehlo.dynamic_iota %d, dim = 0 : (tensor<1xi32>) -> tensor<4xi32>
    return %0, %1, %2 : tensor<6x2xf32>, tensor<2x3x4xf32>, tensor<4xi32>
""",
        ),
    )


def literals(add):
    rows = [
        ("tensor<3xf32>", "dense<[0x7FC00000, 0xFF800000, 0x80000000]>"),
        ("tensor<2xf64>", "dense<[0x7FF0000000000000, 1.0e-3]>"),
        ("tensor<2x2xi32>", "dense<[[1, -2], [0x7F, 4]]>"),
        ("tensor<4xi1>", "dense<[true, false, true, true]>"),
        ("tensor<3xi1>", "dense<true>"),
        ("tensor<2xcomplex<f32>>", "dense<[(1.0,-2.5), (0.0,0x7F800000)]>"),
        ("tensor<complex<f64>>", "dense<(1.5,2.0)>"),
        ("tensor<0x3xf32>", "dense<>"),
        ("tensor<4xui8>", "dense<[255, 0, 7, 128]>"),
        ("tensor<2xf32>", 'dense<"0x0000803F000000C0">'),
        ("tensor<4xi1>", 'dense<"0x01000001">'),
        ("tensor<i1>", "dense<true>"),
        ("tensor<2xbf16>", "dense<[0x7F80, -1.5]>"),
        ("tensor<2xf16>", "dense<[0x3C00, 65504.0]>"),
        ("tensor<2xi64>", "dense<[-9223372036854775808, 9223372036854775807]>"),
        ("tensor<ui64>", "dense<18446744073709551615>"),
        ("tensor<3xi16>", 'dense<"0x0100FFFF0080">'),
        ("tensor<2x3xf32>", "dense<2.5>"),
        ("tensor<i8>", "dense<-128>"),
    ]
    types = [t for t, _ in rows]
    add(
        "literals",
        None,
        text=main(
            "literals",
            "",
            ", ".join(types),
            "".join(f"    %{k} = stablehlo.constant {v} : {t}\n" for k, (t, v) in enumerate(rows))
            + f"    return {', '.join(f'%{k}' for k in range(len(rows)))} : {', '.join(types)}\n",
        ),
    )


def regions(add):
    """Regions and initial values that JAX's own operations do not have."""
    x, v, i = rand("f32", (4, 5), "rg"), rand("f32", (2, 3), "rv"), np.array([[1, 2], [0, 1], [3, 3]], np.int32)
    M = "tensor<4x5xf32>"
    for name, direction, init in (("ge", "GE", 0.5), ("lt", "LT", 0.0)):
        add(
            f"select_and_scatter_raw_{name}",
            None,
            x,
            v,
            np.float32(init),
            rule="tol 1e-6",
            text=main(
                "select_and_scatter_raw",
                f"%x: {M}, %u: tensor<2x3xf32>, %z: tensor<f32>",
                M,
                f"""    %0 = "stablehlo.select_and_scatter"(%x, %u, %z) <{{padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 3, 2>}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.compare {direction}, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }}, {{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }}) : ({M}, tensor<2x3xf32>, tensor<f32>) -> {M}
    return %0 : {M}
""",
            ),
        )
    add(
        "scatter_two",
        None,
        x,
        rand("i32", (4, 5), "rg", -9, 9),
        i,
        rand("f32", (3,), "ru"),
        rand("i32", (3,), "ru", -9, 9),
        rule=["tol 1e-6", "exact"],
        text=main(
            "scatter_two",
            f"%x: {M}, %y: tensor<4x5xi32>, %i: tensor<3x2xi32>, %u: tensor<3xf32>, %w: tensor<3xi32>",
            f"{M}, tensor<4x5xi32>",
            f"""    %0:2 = "stablehlo.scatter"(%x, %y, %i, %u, %w) <{{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
      %1 = stablehlo.subtract %a, %c : tensor<f32>
      %2 = stablehlo.multiply %b, %d : tensor<i32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
    }}) : ({M}, tensor<4x5xi32>, tensor<3x2xi32>, tensor<3xf32>, tensor<3xi32>) -> ({M}, tensor<4x5xi32>)
    return %0#0, %0#1 : {M}, tensor<4x5xi32>
""",
        ),
    )
    add(
        "sort_descending_three",
        None,
        rand("i8", (3, 7), "so", 0, 3),
        rand("f64", (3, 7), "so"),
        rand("i1", (3, 7), "so"),
        text=main(
            "sort_descending_three",
            "%k: tensor<3x7xi8>, %x: tensor<3x7xf64>, %p: tensor<3x7xi1>",
            "tensor<3x7xi8>, tensor<3x7xf64>, tensor<3x7xi1>",
            """    %0:3 = "stablehlo.sort"(%k, %x, %p) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>, %c: tensor<f64>, %d: tensor<f64>, %e: tensor<i1>, %f: tensor<i1>):
      %1 = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3x7xi8>, tensor<3x7xf64>, tensor<3x7xi1>) -> (tensor<3x7xi8>, tensor<3x7xf64>, tensor<3x7xi1>)
    return %0#0, %0#1, %0#2 : tensor<3x7xi8>, tensor<3x7xf64>, tensor<3x7xi1>
""",
        ),
    )


def convolutions(add):
    """Kernels that are flipped: JAX writes stablehlo.reverse before the convolution instead."""
    x, w = rand("f32", (2, 2, 5, 6), "cr"), rand("f32", (3, 2, 2, 3), "cw")
    forms = {
        "both": "reverse = [true, true]",
        "one": "stride = [1, 2], pad = [[1, 0], [0, 2]], reverse = [false, true]",
        "dilated": "pad = [[1, 2], [0, 1]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [true, false]",
    }
    shapes = {"both": "2x3x4x4", "one": "2x3x5x3", "dilated": "2x3x11x3"}
    for name, window in forms.items():
        result = f"tensor<{shapes[name]}xf32>"
        add(
            f"conv_reverse_{name}",
            None,
            x,
            w,
            rule="tol 1e-5",
            text=main(
                "conv_reverse",
                "%x: tensor<2x2x5x6xf32>, %w: tensor<3x2x2x3xf32>",
                result,
                f"    %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {{{window}}} "
                f"{{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : (tensor<2x2x5x6xf32>, tensor<3x2x2x3xf32>) -> {result}\n"
                f"    return %0 : {result}\n",
            ),
        )
