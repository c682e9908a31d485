module @jit_reduce_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf16>, %arg1: tensor<24xf16>) -> (tensor<f16> {jax.result_info = "result[0]"}, tensor<3x5xf16> {jax.result_info = "result[1]"}, tensor<4xf16> {jax.result_info = "result[2]"}, tensor<5xf16> {jax.result_info = "result[3]"}, tensor<3x4xf16> {jax.result_info = "result[4]"}, tensor<4x5xf16> {jax.result_info = "result[5]"}, tensor<f16> {jax.result_info = "result[6]"}, tensor<f16> {jax.result_info = "result[7]"}, tensor<3x4x5xf16> {jax.result_info = "result[8]"}, tensor<3x5xf16> {jax.result_info = "result[9]"}, tensor<3x4xf16> {jax.result_info = "result[10]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<f16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x5xf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [2, 0] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %3 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<5xf16>
    %cst_3 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %4 = stablehlo.reduce(%arg0 init: %cst_3) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %cst_4 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %5 = stablehlo.reduce(%arg0 init: %cst_4) applies stablehlo.minimum across dimensions = [0] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %cst_5 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %6 = stablehlo.reduce(%arg1 init: %cst_5) applies stablehlo.maximum across dimensions = [0] : (tensor<24xf16>, tensor<f16>) -> tensor<f16>
    %cst_6 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %7 = stablehlo.reduce(%arg1 init: %cst_6) applies stablehlo.minimum across dimensions = [0] : (tensor<24xf16>, tensor<f16>) -> tensor<f16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %8 = stablehlo.reduce(%arg0 init: %cst_7) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
    %9 = stablehlo.convert %arg0 : (tensor<3x4x5xf16>) -> tensor<3x4x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %12 = stablehlo.divide %10, %11 : tensor<3x5xf32>
    %13 = stablehlo.convert %12 : (tensor<3x5xf32>) -> tensor<3x5xf16>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %14 = call @_var(%arg0, %c) : (tensor<3x4x5xf16>, tensor<i64>) -> tensor<3x4xf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %13, %14 : tensor<f16>, tensor<3x5xf16>, tensor<4xf16>, tensor<5xf16>, tensor<3x4xf16>, tensor<4x5xf16>, tensor<f16>, tensor<f16>, tensor<3x4x5xf16>, tensor<3x5xf16>, tensor<3x4xf16>
  }
  func.func private @_var(%arg0: tensor<3x4x5xf16>, %arg1: tensor<i64>) -> tensor<3x4xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x5xf16>) -> tensor<3x4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x4x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<3x4x1xf32>) -> tensor<3x4x5xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<3x4x5xf32>
    %7 = chlo.square %6 : tensor<3x4x5xf32> -> tensor<3x4x5xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.divide %10, %11 : tensor<3x4xf32>
    %13 = stablehlo.convert %12 : (tensor<3x4xf32>) -> tensor<3x4xf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %15 = call @_where(%14, %13, %cst_4) : (tensor<i1>, tensor<3x4xf16>, tensor<f64>) -> tensor<3x4xf16>
    return %15 : tensor<3x4xf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3x4xf16>, %arg2: tensor<f64>) -> tensor<3x4xf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3x4xf16>
    return %2 : tensor<3x4xf16>
  }
}
