module @jit_broadcast_numpy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x1x3xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<f32>) -> (tensor<4x2x3xf32> {jax.result_info = "result[0]"}, tensor<4x1x3xf32> {jax.result_info = "result[1]"}, tensor<2x1xf32> {jax.result_info = "result[2]"}, tensor<4x2x3xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<4x1x3xf32>) -> tensor<4x2x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x2x1xf32>) -> tensor<4x2x3xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x2x3xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4x1x3xf32>
    %5 = stablehlo.multiply %arg0, %4 : tensor<4x1x3xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %7 = stablehlo.subtract %arg1, %6 : tensor<2x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1x3xf32>
    %9 = stablehlo.compare GT, %arg0, %8, FLOAT : (tensor<4x1x3xf32>, tensor<4x1x3xf32>) -> tensor<4x1x3xi1>
    %10 = call @_where(%9, %arg1, %arg2) : (tensor<4x1x3xi1>, tensor<2x1xf32>, tensor<f32>) -> tensor<4x2x3xf32>
    return %3, %5, %7, %10 : tensor<4x2x3xf32>, tensor<4x1x3xf32>, tensor<2x1xf32>, tensor<4x2x3xf32>
  }
  func.func private @_where(%arg0: tensor<4x1x3xi1>, %arg1: tensor<2x1xf32>, %arg2: tensor<f32>) -> tensor<4x2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<4x1x3xi1>) -> tensor<4x2x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x1xf32>) -> tensor<4x2x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4x2x3xf32>
    %3 = stablehlo.select %0, %1, %2 : tensor<4x2x3xi1>, tensor<4x2x3xf32>
    return %3 : tensor<4x2x3xf32>
  }
}
