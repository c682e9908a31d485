module @jit_reduce_nan_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf16>) -> (tensor<4xf16> {jax.result_info = "result[0]"}, tensor<4xf16> {jax.result_info = "result[1]"}, tensor<4xf16> {jax.result_info = "result[2]"}, tensor<4xf16> {jax.result_info = "result[3]"}, tensor<4xf16> {jax.result_info = "result[4]"}, tensor<4xf16> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xf16>, tensor<f16>) -> tensor<4xf16>
    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<4x3xf16>, tensor<f16>) -> tensor<4xf16>
    %2 = stablehlo.convert %arg0 : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.convert %3 : (tensor<4xf32>) -> tensor<4xf16>
    %5 = stablehlo.convert %arg0 : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.multiply across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.convert %6 : (tensor<4xf32>) -> tensor<4xf16>
    %8 = call @nanmax(%arg0) : (tensor<4x3xf16>) -> tensor<4xf16>
    %9 = call @nansum(%arg0) : (tensor<4x3xf16>) -> tensor<4xf16>
    return %0, %1, %4, %7, %8, %9 : tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>
  }
  func.func private @nanmax(%arg0: tensor<4x3xf16>) -> tensor<4xf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x3xf16>, tensor<4x3xf16>) -> tensor<4x3xi1>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x3xi1>, tensor<f16>, tensor<4x3xf16>) -> tensor<4x3xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xf16>, tensor<f16>) -> tensor<4xf16>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x3xf16>, tensor<4x3xf16>) -> tensor<4x3xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %5 = call @_where_0(%4, %cst_1, %2) : (tensor<4xi1>, tensor<f16>, tensor<4xf16>) -> tensor<4xf16>
    return %5 : tensor<4xf16>
  }
  func.func private @_where(%arg0: tensor<4x3xi1>, %arg1: tensor<f16>, %arg2: tensor<4x3xf16>) -> tensor<4x3xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<4x3xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x3xi1>, tensor<4x3xf16>
    return %1 : tensor<4x3xf16>
  }
  func.func private @_where_0(%arg0: tensor<4xi1>, %arg1: tensor<f16>, %arg2: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<4xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4xi1>, tensor<4xf16>
    return %1 : tensor<4xf16>
  }
  func.func private @nansum(%arg0: tensor<4x3xf16>) -> tensor<4xf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x3xf16>, tensor<4x3xf16>) -> tensor<4x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x3xi1>, tensor<f16>, tensor<4x3xf16>) -> tensor<4x3xf16>
    %2 = stablehlo.convert %1 : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.convert %3 : (tensor<4xf32>) -> tensor<4xf16>
    return %4 : tensor<4xf16>
  }
}
