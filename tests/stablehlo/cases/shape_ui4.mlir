module @jit_shape_ui4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xui4>) -> (tensor<4x3xui4> {jax.result_info = "result[0]"}, tensor<4x3xui4> {jax.result_info = "result[1]"}, tensor<2x3xui4> {jax.result_info = "result[2]"}, tensor<3x4xui4> {jax.result_info = "result[3]"}, tensor<2x3x4xui4> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x4xui4>) -> tensor<4x3xui4>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xui4>) -> tensor<4x3xui4>
    %2 = stablehlo.slice %arg0 [0:3:2, 1:4] : (tensor<3x4xui4>) -> tensor<2x3xui4>
    %3 = stablehlo.reverse %arg0, dims = [1] : tensor<3x4xui4>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x4xui4>) -> tensor<1x3x4xui4>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x4xui4>) -> tensor<1x3x4xui4>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x3x4xui4>, tensor<1x3x4xui4>) -> tensor<2x3x4xui4>
    return %0, %1, %2, %3, %6 : tensor<4x3xui4>, tensor<4x3xui4>, tensor<2x3xui4>, tensor<3x4xui4>, tensor<2x3x4xui4>
  }
}
