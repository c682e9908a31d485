module @jit_shape_ui16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xui16>, %arg1: tensor<ui16>) -> (tensor<4x3x2xui16> {jax.result_info = "result[0]"}, tensor<4x2x3xui16> {jax.result_info = "result[1]"}, tensor<2x1x2xui16> {jax.result_info = "result[2]"}, tensor<3x6x9xui16> {jax.result_info = "result[3]"}, tensor<2x4x4xui16> {jax.result_info = "result[4]"}, tensor<2x3x4xui16> {jax.result_info = "result[5]"}, tensor<2x3x2x4xui16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xui16>) -> tensor<4x3x2xui16>
    %1 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xui16>) -> tensor<4x2x3xui16>
    %2 = stablehlo.slice %arg0 [0:2, 1:3:2, 1:4:2] : (tensor<2x3x4xui16>) -> tensor<2x1x2xui16>
    %3 = stablehlo.pad %arg0, %arg1, low = [1, -1, 0], high = [0, 2, -1], interior = [0, 1, 2] : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3x6x9xui16>
    %4 = stablehlo.slice %arg0 [0:2, 0:1, 0:4] : (tensor<2x3x4xui16>) -> tensor<2x1x4xui16>
    %5 = stablehlo.concatenate %arg0, %4, dim = 1 : (tensor<2x3x4xui16>, tensor<2x1x4xui16>) -> tensor<2x4x4xui16>
    %6 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x4xui16>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3] : (tensor<2x3x4xui16>) -> tensor<2x3x2x4xui16>
    return %0, %1, %2, %3, %5, %6, %7 : tensor<4x3x2xui16>, tensor<4x2x3xui16>, tensor<2x1x2xui16>, tensor<3x6x9xui16>, tensor<2x4x4xui16>, tensor<2x3x4xui16>, tensor<2x3x2x4xui16>
  }
}
