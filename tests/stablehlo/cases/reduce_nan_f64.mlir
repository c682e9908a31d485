module @jit_reduce_nan_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf64>) -> (tensor<4xf64> {jax.result_info = "result[0]"}, tensor<4xf64> {jax.result_info = "result[1]"}, tensor<4xf64> {jax.result_info = "result[2]"}, tensor<4xf64> {jax.result_info = "result[3]"}, tensor<4xf64> {jax.result_info = "result[4]"}, tensor<4xf64> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.multiply across dimensions = [1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %4 = call @nanmax(%arg0) : (tensor<4x3xf64>) -> tensor<4xf64>
    %5 = call @nansum(%arg0) : (tensor<4x3xf64>) -> tensor<4xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>
  }
  func.func private @nanmax(%arg0: tensor<4x3xf64>) -> tensor<4xf64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x3xi1>, tensor<f64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %5 = call @_where_0(%4, %cst_1, %2) : (tensor<4xi1>, tensor<f64>, tensor<4xf64>) -> tensor<4xf64>
    return %5 : tensor<4xf64>
  }
  func.func private @_where(%arg0: tensor<4x3xi1>, %arg1: tensor<f64>, %arg2: tensor<4x3xf64>) -> tensor<4x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x3xi1>, tensor<4x3xf64>
    return %1 : tensor<4x3xf64>
  }
  func.func private @_where_0(%arg0: tensor<4xi1>, %arg1: tensor<f64>, %arg2: tensor<4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4xi1>, tensor<4xf64>
    return %1 : tensor<4xf64>
  }
  func.func private @nansum(%arg0: tensor<4x3xf64>) -> tensor<4xf64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x3xi1>, tensor<f64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
    return %2 : tensor<4xf64>
  }
}
