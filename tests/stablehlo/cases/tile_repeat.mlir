module @jit_tile_repeat attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<6x12xf32> {jax.result_info = "result[0]"}, tensor<3x12xf32> {jax.result_info = "result[1]"}, tensor<6x8xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x4xf32>) -> tensor<1x3x1x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x3x1x4xf32>) -> tensor<2x3x3x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3x3x4xf32>) -> tensor<6x12xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x4x3xf32>) -> tensor<3x12xf32>
    %5 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<3x4xf32>) -> tensor<2x2xf32>
    %6 = call @kron(%arg0, %5) : (tensor<3x4xf32>, tensor<2x2xf32>) -> tensor<6x8xf32>
    return %2, %4, %6 : tensor<6x12xf32>, tensor<3x12xf32>, tensor<6x8xf32>
  }
  func.func private @kron(%arg0: tensor<3x4xf32>, %arg1: tensor<2x2xf32>) -> tensor<6x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x1x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<2x2xf32>) -> tensor<1x2x1x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<3x1x4x1xf32>) -> tensor<3x2x4x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xf32>) -> tensor<3x2x4x2xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x2x4x2xf32>
    %5 = stablehlo.reshape %4 : (tensor<3x2x4x2xf32>) -> tensor<6x8xf32>
    return %5 : tensor<6x8xf32>
  }
}
