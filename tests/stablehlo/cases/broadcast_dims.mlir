module @jit_broadcast_dims attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<3x5xf32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}, tensor<3x2xf32> {jax.result_info = "result[1]"}, tensor<4x3x5xf32> {jax.result_info = "result[2]"}, tensor<3x7x5xf32> {jax.result_info = "result[3]"}, tensor<3x5xf32> {jax.result_info = "result[4]"}, tensor<2x4xf32> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x5xf32>) -> tensor<4x3x5xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x5xf32>) -> tensor<3x7x5xf32>
    %4 = stablehlo.slice %arg1 [0:3, 0:1] : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %6 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<3x5xf32>) -> tensor<1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x4xf32>
    return %0, %1, %2, %3, %5, %7 : tensor<2x3xf32>, tensor<3x2xf32>, tensor<4x3x5xf32>, tensor<3x7x5xf32>, tensor<3x5xf32>, tensor<2x4xf32>
  }
}
