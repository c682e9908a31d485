module @jit_lamb attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x17xf32>, %arg1: tensor<17xf32>, %arg2: tensor<17x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<11x17xf32>, %arg5: tensor<17xf32>, %arg6: tensor<17x5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<11x17xf32>, %arg9: tensor<17xf32>, %arg10: tensor<17x5xf32>, %arg11: tensor<5xf32>, %arg12: tensor<13x11xf32>, %arg13: tensor<13xi32>) -> (tensor<11x17xf32> {jax.result_info = "result[0][0][0]"}, tensor<17xf32> {jax.result_info = "result[0][0][1]"}, tensor<17x5xf32> {jax.result_info = "result[0][1][0]"}, tensor<5xf32> {jax.result_info = "result[0][1][1]"}, tensor<11x17xf32> {jax.result_info = "result[1][0][0]"}, tensor<17xf32> {jax.result_info = "result[1][0][1]"}, tensor<17x5xf32> {jax.result_info = "result[1][1][0]"}, tensor<5xf32> {jax.result_info = "result[1][1][1]"}, tensor<11x17xf32> {jax.result_info = "result[2][0][0]"}, tensor<17xf32> {jax.result_info = "result[2][0][1]"}, tensor<17x5xf32> {jax.result_info = "result[2][1][0]"}, tensor<5xf32> {jax.result_info = "result[2][1][1]"}) {
    %0 = stablehlo.dot_general %arg12, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x11xf32>, tensor<11x17xf32>) -> tensor<13x17xf32>
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
    %13 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<13xi32>) -> tensor<13x1xi32>
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
    %34 = stablehlo.dot_general %30, %arg12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<13x17xf32>, tensor<13x11xf32>) -> tensor<17x11xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<17x11xf32>) -> tensor<11x17xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %37 = stablehlo.multiply %36, %arg4 : tensor<11x17xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %39 = stablehlo.multiply %38, %35 : tensor<11x17xf32>
    %40 = stablehlo.add %37, %39 : tensor<11x17xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %42 = stablehlo.multiply %41, %arg5 : tensor<17xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %44 = stablehlo.multiply %43, %33 : tensor<17xf32>
    %45 = stablehlo.add %42, %44 : tensor<17xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %47 = stablehlo.multiply %46, %arg6 : tensor<17x5xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %49 = stablehlo.multiply %48, %27 : tensor<17x5xf32>
    %50 = stablehlo.add %47, %49 : tensor<17x5xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %52 = stablehlo.multiply %51, %arg7 : tensor<5xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %54 = stablehlo.multiply %53, %25 : tensor<5xf32>
    %55 = stablehlo.add %52, %54 : tensor<5xf32>
    %cst_18 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %57 = stablehlo.multiply %56, %arg8 : tensor<11x17xf32>
    %58 = stablehlo.multiply %35, %35 : tensor<11x17xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %60 = stablehlo.multiply %59, %58 : tensor<11x17xf32>
    %61 = stablehlo.add %57, %60 : tensor<11x17xf32>
    %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %63 = stablehlo.multiply %62, %arg9 : tensor<17xf32>
    %64 = stablehlo.multiply %33, %33 : tensor<17xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<17xf32>
    %67 = stablehlo.add %63, %66 : tensor<17xf32>
    %cst_22 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %69 = stablehlo.multiply %68, %arg10 : tensor<17x5xf32>
    %70 = stablehlo.multiply %27, %27 : tensor<17x5xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<17x5xf32>
    %73 = stablehlo.add %69, %72 : tensor<17x5xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %75 = stablehlo.multiply %74, %arg11 : tensor<5xf32>
    %76 = stablehlo.multiply %25, %25 : tensor<5xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<5xf32>
    %79 = stablehlo.add %75, %78 : tensor<5xf32>
    %80 = stablehlo.sqrt %61 : tensor<11x17xf32>
    %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %82 = stablehlo.add %80, %81 : tensor<11x17xf32>
    %83 = stablehlo.divide %40, %82 : tensor<11x17xf32>
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %85 = stablehlo.multiply %84, %arg0 : tensor<11x17xf32>
    %86 = stablehlo.add %83, %85 : tensor<11x17xf32>
    %87 = call @norm(%arg0) : (tensor<11x17xf32>) -> tensor<f32>
    %88 = call @norm(%86) : (tensor<11x17xf32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.compare GT, %87, %cst_28, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.compare GT, %88, %cst_29, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %91 = stablehlo.and %89, %90 : tensor<i1>
    %92 = stablehlo.divide %87, %88 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = call @_where(%91, %92, %cst_30) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %94 = stablehlo.multiply %cst_31, %93 : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<11x17xf32>
    %96 = stablehlo.multiply %95, %86 : tensor<11x17xf32>
    %97 = stablehlo.subtract %arg0, %96 : tensor<11x17xf32>
    %98 = stablehlo.sqrt %67 : tensor<17xf32>
    %cst_32 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %100 = stablehlo.add %98, %99 : tensor<17xf32>
    %101 = stablehlo.divide %45, %100 : tensor<17xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %103 = stablehlo.multiply %102, %arg1 : tensor<17xf32>
    %104 = stablehlo.add %101, %103 : tensor<17xf32>
    %105 = call @norm_2(%arg1) : (tensor<17xf32>) -> tensor<f32>
    %106 = call @norm_2(%104) : (tensor<17xf32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.compare GT, %105, %cst_34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.compare GT, %106, %cst_35, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %109 = stablehlo.and %107, %108 : tensor<i1>
    %110 = stablehlo.divide %105, %106 : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = call @_where(%109, %110, %cst_36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %112 = stablehlo.multiply %cst_37, %111 : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %114 = stablehlo.multiply %113, %104 : tensor<17xf32>
    %115 = stablehlo.subtract %arg1, %114 : tensor<17xf32>
    %116 = stablehlo.sqrt %73 : tensor<17x5xf32>
    %cst_38 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %118 = stablehlo.add %116, %117 : tensor<17x5xf32>
    %119 = stablehlo.divide %50, %118 : tensor<17x5xf32>
    %cst_39 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %121 = stablehlo.multiply %120, %arg2 : tensor<17x5xf32>
    %122 = stablehlo.add %119, %121 : tensor<17x5xf32>
    %123 = call @norm_3(%arg2) : (tensor<17x5xf32>) -> tensor<f32>
    %124 = call @norm_3(%122) : (tensor<17x5xf32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.compare GT, %123, %cst_40, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.compare GT, %124, %cst_41, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %127 = stablehlo.and %125, %126 : tensor<i1>
    %128 = stablehlo.divide %123, %124 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = call @_where(%127, %128, %cst_42) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %130 = stablehlo.multiply %cst_43, %129 : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %132 = stablehlo.multiply %131, %122 : tensor<17x5xf32>
    %133 = stablehlo.subtract %arg2, %132 : tensor<17x5xf32>
    %134 = stablehlo.sqrt %79 : tensor<5xf32>
    %cst_44 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %136 = stablehlo.add %134, %135 : tensor<5xf32>
    %137 = stablehlo.divide %55, %136 : tensor<5xf32>
    %cst_45 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %139 = stablehlo.multiply %138, %arg3 : tensor<5xf32>
    %140 = stablehlo.add %137, %139 : tensor<5xf32>
    %141 = call @norm_4(%arg3) : (tensor<5xf32>) -> tensor<f32>
    %142 = call @norm_4(%140) : (tensor<5xf32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.compare GT, %141, %cst_46, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.compare GT, %142, %cst_47, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %145 = stablehlo.and %143, %144 : tensor<i1>
    %146 = stablehlo.divide %141, %142 : tensor<f32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = call @_where(%145, %146, %cst_48) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %148 = stablehlo.multiply %cst_49, %147 : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %150 = stablehlo.multiply %149, %140 : tensor<5xf32>
    %151 = stablehlo.subtract %arg3, %150 : tensor<5xf32>
    return %97, %115, %133, %151, %40, %45, %50, %55, %61, %67, %73, %79 : tensor<11x17xf32>, tensor<17xf32>, tensor<17x5xf32>, tensor<5xf32>, tensor<11x17xf32>, tensor<17xf32>, tensor<17x5xf32>, tensor<5xf32>, tensor<11x17xf32>, tensor<17xf32>, tensor<17x5xf32>, tensor<5xf32>
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
  func.func private @norm(%arg0: tensor<11x17xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<11x17xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<11x17xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @norm_2(%arg0: tensor<17xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<17xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_3(%arg0: tensor<17x5xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<17x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<17x5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_4(%arg0: tensor<5xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
