module @jit_contrastive_pairs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<5x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8x4xf32>, %arg7: tensor<4xf32>, %arg8: tensor<6x7xf32>, %arg9: tensor<6x5xf32>, %arg10: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<7x8xf32> {jax.result_info = "result[1][0][0][0]"}, tensor<8xf32> {jax.result_info = "result[1][0][0][1]"}, tensor<8x4xf32> {jax.result_info = "result[1][0][1][0]"}, tensor<4xf32> {jax.result_info = "result[1][0][1][1]"}, tensor<5x8xf32> {jax.result_info = "result[1][1][0][0]"}, tensor<8xf32> {jax.result_info = "result[1][1][0][1]"}, tensor<8x4xf32> {jax.result_info = "result[1][1][1][0]"}, tensor<4xf32> {jax.result_info = "result[1][1][1][1]"}, tensor<f32> {jax.result_info = "result[1][2]"}) {
    %0 = stablehlo.dot_general %arg8, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<7x8xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<6x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x8xf32>
    %4 = call @relu(%3) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %8 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<6x4xf32>
    %12 = stablehlo.dot_general %arg9, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %13 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<6x8xf32>
    %15 = stablehlo.add %12, %14 : tensor<6x8xf32>
    %16 = call @relu(%15) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %18 = stablehlo.compare GT, %15, %17, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %20 = stablehlo.dot_general %16, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
    %23 = stablehlo.add %20, %22 : tensor<6x4xf32>
    %24:2 = call @norm(%11) : (tensor<6x4xf32>) -> (tensor<6x1xf32>, tensor<6x1xf32>)
    %25 = stablehlo.broadcast_in_dim %24#0, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %26 = stablehlo.divide %11, %25 : tensor<6x4xf32>
    %27 = stablehlo.multiply %24#0, %24#0 : tensor<6x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<6x1xf32>
    %30:2 = call @norm(%23) : (tensor<6x4xf32>) -> (tensor<6x1xf32>, tensor<6x1xf32>)
    %31 = stablehlo.broadcast_in_dim %30#0, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %32 = stablehlo.divide %23, %31 : tensor<6x4xf32>
    %33 = stablehlo.multiply %30#0, %30#0 : tensor<6x1xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %35 = stablehlo.divide %34, %33 : tensor<6x1xf32>
    %36 = stablehlo.transpose %32, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %37 = stablehlo.dot_general %26, %36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
    %38 = stablehlo.exponential %arg10 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %40 = stablehlo.multiply %37, %39 : tensor<6x6xf32>
    %41 = stablehlo.iota dim = 0 : tensor<6xi32>
    %42:3 = call @log_softmax(%40) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>)
    %43 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %44:2 = call @take_along_axis(%42#0, %43) : (tensor<6x6xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44#0 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %46 = stablehlo.divide %45, %cst_6 : tensor<f32>
    %47 = stablehlo.negate %46 : tensor<f32>
    %48 = stablehlo.transpose %40, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %49:3 = call @log_softmax(%48) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>)
    %50 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %51:2 = call @take_along_axis(%49#0, %50) : (tensor<6x6xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51#0 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %53 = stablehlo.divide %52, %cst_8 : tensor<f32>
    %54 = stablehlo.negate %53 : tensor<f32>
    %55 = stablehlo.add %47, %54 : tensor<f32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.divide %55, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %58 = stablehlo.negate %57 : tensor<f32>
    %cst_12 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %59 = stablehlo.divide %58, %cst_12 : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %61 = call @take_along_axis_0(%51#1, %60) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x6xf32>
    %62 = call @log_softmax_1(%49#1, %49#2, %61) : (tensor<6x6xf32>, tensor<6x1xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %64 = stablehlo.negate %57 : tensor<f32>
    %cst_13 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %65 = stablehlo.divide %64, %cst_13 : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %67 = call @take_along_axis_0(%44#1, %66) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x6xf32>
    %68 = call @log_softmax_1(%42#1, %42#2, %67) : (tensor<6x6xf32>, tensor<6x1xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %69 = stablehlo.add %63, %68 : tensor<6x6xf32>
    %70 = stablehlo.multiply %37, %69 : tensor<6x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
    %72 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %73 = stablehlo.multiply %69, %72 : tensor<6x6xf32>
    %74 = stablehlo.multiply %71, %38 : tensor<f32>
    %75 = stablehlo.dot_general %73, %26, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %76 = stablehlo.transpose %75, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %77 = stablehlo.dot_general %73, %36, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<4x6xf32>) -> tensor<6x4xf32>
    %78 = stablehlo.transpose %76, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %79 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %80 = stablehlo.multiply %78, %79 : tensor<6x4xf32>
    %81 = stablehlo.multiply %80, %23 : tensor<6x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %83 = stablehlo.reshape %82 : (tensor<6xf32>) -> tensor<6x1xf32>
    %84 = stablehlo.negate %83 : tensor<6x1xf32>
    %85 = stablehlo.broadcast_in_dim %30#0, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %86 = stablehlo.divide %78, %85 : tensor<6x4xf32>
    %87 = call @norm_2(%23, %30#1, %84) : (tensor<6x4xf32>, tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x4xf32>
    %88 = stablehlo.add %86, %87 : tensor<6x4xf32>
    %89 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %90 = stablehlo.multiply %77, %89 : tensor<6x4xf32>
    %91 = stablehlo.multiply %90, %11 : tensor<6x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %93 = stablehlo.reshape %92 : (tensor<6xf32>) -> tensor<6x1xf32>
    %94 = stablehlo.negate %93 : tensor<6x1xf32>
    %95 = stablehlo.broadcast_in_dim %24#0, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %96 = stablehlo.divide %77, %95 : tensor<6x4xf32>
    %97 = call @norm_2(%11, %24#1, %94) : (tensor<6x4xf32>, tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x4xf32>
    %98 = stablehlo.add %96, %97 : tensor<6x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%88 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %100 = stablehlo.reshape %99 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.dot_general %88, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %104 = stablehlo.dot_general %88, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<8x4xf32>) -> tensor<6x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %106 = stablehlo.select %18, %104, %105 : tensor<6x8xi1>, tensor<6x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %108 = stablehlo.reshape %107 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %110 = stablehlo.dot_general %106, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<6x5xf32>) -> tensor<8x5xf32>
    %111 = stablehlo.transpose %110, dims = [1, 0] : (tensor<8x5xf32>) -> tensor<5x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%98 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.reshape %112 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %115 = stablehlo.dot_general %98, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    %116 = stablehlo.transpose %115, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %117 = stablehlo.dot_general %98, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<8x4xf32>) -> tensor<6x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %119 = stablehlo.select %6, %117, %118 : tensor<6x8xi1>, tensor<6x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %121 = stablehlo.reshape %120 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %123 = stablehlo.dot_general %119, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<6x7xf32>) -> tensor<8x7xf32>
    %124 = stablehlo.transpose %123, dims = [1, 0] : (tensor<8x7xf32>) -> tensor<7x8xf32>
    return %56, %124, %122, %116, %114, %111, %109, %103, %101, %74 : tensor<f32>, tensor<7x8xf32>, tensor<8xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<5x8xf32>, tensor<8xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<6x8xf32>) -> tensor<6x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x8xf32>
    return %1 : tensor<6x8xf32>
  }
  func.func private @norm(%arg0: tensor<6x4xf32>) -> (tensor<6x1xf32>, tensor<6x1xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %5 = stablehlo.divide %4, %3 : tensor<6x1xf32>
    return %3, %5 : tensor<6x1xf32>, tensor<6x1xf32>
  }
  func.func private @log_softmax(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x6xf32>
    %6 = stablehlo.exponential %5 : tensor<6x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x6xf32>
    return %11, %6, %8 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x6xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x6xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x6xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x6xf32>
    return %1 : tensor<6x6xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<6x6xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x6xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x6xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x6xf32>
    return %7 : tensor<6x6xf32>
  }
  func.func private @norm_2(%arg0: tensor<6x4xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x1xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<6x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<6x4xf32>
    %4 = stablehlo.multiply %2, %arg0 : tensor<6x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<6x4xf32>
    return %5 : tensor<6x4xf32>
  }
}
