module @jit_adamw_clipped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x17xf32>, %arg1: tensor<17xf32>, %arg2: tensor<17x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<11x17xf32>, %arg5: tensor<17xf32>, %arg6: tensor<17x5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<11x17xf32>, %arg9: tensor<17xf32>, %arg10: tensor<17x5xf32>, %arg11: tensor<5xf32>, %arg12: tensor<f32>, %arg13: tensor<13x11xf32>, %arg14: tensor<13xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<11x17xf32> {jax.result_info = "result[2][0][0]"}, tensor<17xf32> {jax.result_info = "result[2][0][1]"}, tensor<17x5xf32> {jax.result_info = "result[2][1][0]"}, tensor<5xf32> {jax.result_info = "result[2][1][1]"}, tensor<11x17xf32> {jax.result_info = "result[3][0][0]"}, tensor<17xf32> {jax.result_info = "result[3][0][1]"}, tensor<17x5xf32> {jax.result_info = "result[3][1][0]"}, tensor<5xf32> {jax.result_info = "result[3][1][1]"}, tensor<11x17xf32> {jax.result_info = "result[4][0][0]"}, tensor<17xf32> {jax.result_info = "result[4][0][1]"}, tensor<17x5xf32> {jax.result_info = "result[4][1][0]"}, tensor<5xf32> {jax.result_info = "result[4][1][1]"}) {
    %0 = stablehlo.dot_general %arg13, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x11xf32>, tensor<11x17xf32>) -> tensor<13x17xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<17xf32>) -> tensor<1x17xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x17xf32>) -> tensor<13x17xf32>
    %3 = stablehlo.add %0, %2 : tensor<13x17xf32>
    %4 = call @relu(%3) : (tensor<13x17xf32>) -> tensor<13x17xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x17xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<13x17xf32>, tensor<13x17xf32>) -> tensor<13x17xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13x17xf32>
    %8 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x17xf32>, tensor<17x5xf32>) -> tensor<13x5xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<13x5xf32>
    %11 = stablehlo.add %8, %10 : tensor<13x5xf32>
    %12:3 = call @log_softmax(%11) : (tensor<13x5xf32>) -> (tensor<13x5xf32>, tensor<13x5xf32>, tensor<13x1xf32>)
    %13 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
    %14:2 = call @take_along_axis(%12#0, %13) : (tensor<13x5xf32>, tensor<13x1xi32>) -> (tensor<13x1xf32>, tensor<13x1x1xi32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14#0 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<13x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %17 = stablehlo.negate %16 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.negate %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.300000e+01> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<13x1xf32>
    %21 = call @take_along_axis_0(%14#1, %20) : (tensor<13x1x1xi32>, tensor<13x1xf32>) -> tensor<13x5xf32>
    %22 = call @log_softmax_1(%12#1, %12#2, %21) : (tensor<13x5xf32>, tensor<13x1xf32>, tensor<13x5xf32>) -> tensor<13x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<13x5xf32>, tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.reshape %23 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.dot_general %22, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x5xf32>, tensor<13x17xf32>) -> tensor<5x17xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<5x17xf32>) -> tensor<17x5xf32>
    %28 = stablehlo.dot_general %22, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<13x5xf32>, tensor<17x5xf32>) -> tensor<13x17xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<13x17xf32>
    %30 = stablehlo.select %6, %28, %29 : tensor<13x17xi1>, tensor<13x17xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<13x17xf32>, tensor<f32>) -> tensor<17xf32>
    %32 = stablehlo.reshape %31 : (tensor<17xf32>) -> tensor<1x17xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x17xf32>, tensor<f32>) -> tensor<17xf32>
    %34 = stablehlo.dot_general %30, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x17xf32>, tensor<13x11xf32>) -> tensor<17x11xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<17x11xf32>) -> tensor<11x17xf32>
    %36 = stablehlo.reshape %35 : (tensor<11x17xf32>) -> tensor<187xf32>
    %37 = stablehlo.reshape %35 : (tensor<11x17xf32>) -> tensor<187xf32>
    %38 = stablehlo.dot_general %36, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<187xf32>, tensor<187xf32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.add %cst_10, %38 : tensor<f32>
    %40 = stablehlo.dot_general %33, %33, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<17xf32>, tensor<17xf32>) -> tensor<f32>
    %41 = stablehlo.add %39, %40 : tensor<f32>
    %42 = stablehlo.reshape %27 : (tensor<17x5xf32>) -> tensor<85xf32>
    %43 = stablehlo.reshape %27 : (tensor<17x5xf32>) -> tensor<85xf32>
    %44 = stablehlo.dot_general %42, %43, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<85xf32>, tensor<85xf32>) -> tensor<f32>
    %45 = stablehlo.add %41, %44 : tensor<f32>
    %46 = stablehlo.dot_general %25, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    %47 = stablehlo.add %45, %46 : tensor<f32>
    %48 = stablehlo.sqrt %47 : tensor<f32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %49 = stablehlo.add %48, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %50 = stablehlo.divide %cst_12, %49 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.minimum %cst_13, %50 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %53 = stablehlo.multiply %35, %52 : tensor<11x17xf32>
    %cst_14 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %54 = stablehlo.add %48, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %55 = stablehlo.divide %cst_15, %54 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.minimum %cst_16, %55 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %58 = stablehlo.multiply %33, %57 : tensor<17xf32>
    %cst_17 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %59 = stablehlo.add %48, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %60 = stablehlo.divide %cst_18, %59 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.minimum %cst_19, %60 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %63 = stablehlo.multiply %27, %62 : tensor<17x5xf32>
    %cst_20 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %64 = stablehlo.add %48, %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %65 = stablehlo.divide %cst_21, %64 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.minimum %cst_22, %65 : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %68 = stablehlo.multiply %25, %67 : tensor<5xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %69 = stablehlo.compare LT, %arg12, %cst_23, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_24 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %70 = stablehlo.divide %arg12, %cst_24 : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %71 = stablehlo.subtract %arg12, %cst_25 : tensor<f32>
    %cst_26 = stablehlo.constant dense<9.000000e+01> : tensor<f32>
    %72 = stablehlo.divide %71, %cst_26 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.minimum %72, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %74 = stablehlo.multiply %cst_28, %73 : tensor<f32>
    %75 = stablehlo.cosine %74 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.add %cst_29, %75 : tensor<f32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %77 = stablehlo.multiply %cst_30, %76 : tensor<f32>
    %78 = call @_where(%69, %70, %77) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %79 = stablehlo.multiply %cst_31, %78 : tensor<f32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %81 = stablehlo.multiply %80, %arg4 : tensor<11x17xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %83 = stablehlo.multiply %82, %53 : tensor<11x17xf32>
    %84 = stablehlo.add %81, %83 : tensor<11x17xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %86 = stablehlo.multiply %85, %arg5 : tensor<17xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %88 = stablehlo.multiply %87, %58 : tensor<17xf32>
    %89 = stablehlo.add %86, %88 : tensor<17xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %91 = stablehlo.multiply %90, %arg6 : tensor<17x5xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %93 = stablehlo.multiply %92, %63 : tensor<17x5xf32>
    %94 = stablehlo.add %91, %93 : tensor<17x5xf32>
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %96 = stablehlo.multiply %95, %arg7 : tensor<5xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %98 = stablehlo.multiply %97, %68 : tensor<5xf32>
    %99 = stablehlo.add %96, %98 : tensor<5xf32>
    %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %101 = stablehlo.multiply %100, %arg8 : tensor<11x17xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %103 = stablehlo.multiply %102, %53 : tensor<11x17xf32>
    %104 = stablehlo.multiply %103, %53 : tensor<11x17xf32>
    %105 = stablehlo.add %101, %104 : tensor<11x17xf32>
    %cst_42 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %107 = stablehlo.multiply %106, %arg9 : tensor<17xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %109 = stablehlo.multiply %108, %58 : tensor<17xf32>
    %110 = stablehlo.multiply %109, %58 : tensor<17xf32>
    %111 = stablehlo.add %107, %110 : tensor<17xf32>
    %cst_44 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %113 = stablehlo.multiply %112, %arg10 : tensor<17x5xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %115 = stablehlo.multiply %114, %63 : tensor<17x5xf32>
    %116 = stablehlo.multiply %115, %63 : tensor<17x5xf32>
    %117 = stablehlo.add %113, %116 : tensor<17x5xf32>
    %cst_46 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %119 = stablehlo.multiply %118, %arg11 : tensor<5xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %121 = stablehlo.multiply %120, %68 : tensor<5xf32>
    %122 = stablehlo.multiply %121, %68 : tensor<5xf32>
    %123 = stablehlo.add %119, %122 : tensor<5xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %124 = stablehlo.power %cst_48, %arg12 : tensor<f32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.subtract %cst_49, %124 : tensor<f32>
    %cst_50 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %126 = stablehlo.power %cst_50, %arg12 : tensor<f32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.subtract %cst_51, %126 : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %129 = stablehlo.divide %84, %128 : tensor<11x17xf32>
    %130 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %131 = stablehlo.divide %105, %130 : tensor<11x17xf32>
    %132 = stablehlo.sqrt %131 : tensor<11x17xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %134 = stablehlo.add %132, %133 : tensor<11x17xf32>
    %135 = stablehlo.divide %129, %134 : tensor<11x17xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %137 = stablehlo.multiply %136, %arg0 : tensor<11x17xf32>
    %138 = stablehlo.add %135, %137 : tensor<11x17xf32>
    %139 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %140 = stablehlo.multiply %139, %138 : tensor<11x17xf32>
    %141 = stablehlo.subtract %arg0, %140 : tensor<11x17xf32>
    %142 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %143 = stablehlo.divide %89, %142 : tensor<17xf32>
    %144 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %145 = stablehlo.divide %111, %144 : tensor<17xf32>
    %146 = stablehlo.sqrt %145 : tensor<17xf32>
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %148 = stablehlo.add %146, %147 : tensor<17xf32>
    %149 = stablehlo.divide %143, %148 : tensor<17xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %151 = stablehlo.multiply %150, %arg1 : tensor<17xf32>
    %152 = stablehlo.add %149, %151 : tensor<17xf32>
    %153 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %154 = stablehlo.multiply %153, %152 : tensor<17xf32>
    %155 = stablehlo.subtract %arg1, %154 : tensor<17xf32>
    %156 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %157 = stablehlo.divide %94, %156 : tensor<17x5xf32>
    %158 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %159 = stablehlo.divide %117, %158 : tensor<17x5xf32>
    %160 = stablehlo.sqrt %159 : tensor<17x5xf32>
    %cst_56 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %162 = stablehlo.add %160, %161 : tensor<17x5xf32>
    %163 = stablehlo.divide %157, %162 : tensor<17x5xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %165 = stablehlo.multiply %164, %arg2 : tensor<17x5xf32>
    %166 = stablehlo.add %163, %165 : tensor<17x5xf32>
    %167 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %168 = stablehlo.multiply %167, %166 : tensor<17x5xf32>
    %169 = stablehlo.subtract %arg2, %168 : tensor<17x5xf32>
    %170 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %171 = stablehlo.divide %99, %170 : tensor<5xf32>
    %172 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %173 = stablehlo.divide %123, %172 : tensor<5xf32>
    %174 = stablehlo.sqrt %173 : tensor<5xf32>
    %cst_58 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %176 = stablehlo.add %174, %175 : tensor<5xf32>
    %177 = stablehlo.divide %171, %176 : tensor<5xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %179 = stablehlo.multiply %178, %arg3 : tensor<5xf32>
    %180 = stablehlo.add %177, %179 : tensor<5xf32>
    %181 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %182 = stablehlo.multiply %181, %180 : tensor<5xf32>
    %183 = stablehlo.subtract %arg3, %182 : tensor<5xf32>
    return %17, %48, %141, %155, %169, %183, %84, %89, %94, %99, %105, %111, %117, %123 : tensor<f32>, tensor<f32>, tensor<11x17xf32>, tensor<17xf32>, tensor<17x5xf32>, tensor<5xf32>, tensor<11x17xf32>, tensor<17xf32>, tensor<17x5xf32>, tensor<5xf32>, tensor<11x17xf32>, tensor<17xf32>, tensor<17x5xf32>, tensor<5xf32>
  }
  func.func private @relu(%arg0: tensor<13x17xf32>) -> tensor<13x17xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x17xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<13x17xf32>
    return %1 : tensor<13x17xf32>
  }
  func.func private @log_softmax(%arg0: tensor<13x5xf32>) -> (tensor<13x5xf32>, tensor<13x5xf32>, tensor<13x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<13x5xf32>, tensor<f32>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<13xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<13x5xf32>
    %6 = stablehlo.exponential %5 : tensor<13x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<13x5xf32>, tensor<f32>) -> tensor<13xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<13xf32>) -> tensor<13x1xf32>
    %9 = stablehlo.log %8 : tensor<13x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<13x1xf32>) -> tensor<13x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<13x5xf32>
    return %11, %6, %8 : tensor<13x5xf32>, tensor<13x5xf32>, tensor<13x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<13x5xf32>, %arg1: tensor<13x1xi32>) -> (tensor<13x1xf32>, tensor<13x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<13x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<13x1xi32>, tensor<13x1xi32>) -> tensor<13x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<13x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<13x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<13x1xi1>, tensor<13x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<13x1xi32>) -> tensor<13x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<13x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<13x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<13x1x1xi32>, tensor<13x1x1xi32>) -> tensor<13x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<13x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<13x1x1xi1>, tensor<i1>) -> tensor<13x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<13x5xf32>, tensor<13x1x1xi32>) -> tensor<13x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<13x1xi1>, tensor<13x1xf32>
    return %15, %5 : tensor<13x1xf32>, tensor<13x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<13x1x1xi32>, %arg1: tensor<13x1xf32>) -> tensor<13x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<13x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<13x5xf32>, tensor<13x1x1xi32>, tensor<13x1xf32>) -> tensor<13x5xf32>
    return %1 : tensor<13x5xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<13x5xf32>, %arg1: tensor<13x1xf32>, %arg2: tensor<13x5xf32>) -> tensor<13x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<13x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<13x5xf32>, tensor<f32>) -> tensor<13xf32>
    %2 = stablehlo.reshape %1 : (tensor<13xf32>) -> tensor<13x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<13x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<13x1xf32>, tensor<f32>) -> tensor<13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<13xf32>) -> tensor<13x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<13x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<13x5xf32>
    return %7 : tensor<13x5xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}
