module @jit_reshape_ranks attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<f32>) -> (tensor<24xf32> {jax.result_info = "result[0]"}, tensor<1x24x1xf32> {jax.result_info = "result[1]"}, tensor<2x2x2x3xf32> {jax.result_info = "result[2]"}, tensor<3x8xf32> {jax.result_info = "result[3]"}, tensor<1x1xf32> {jax.result_info = "result[4]"}, tensor<f32> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<24xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<1x24x1xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<2x2x2x3xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<6x4xf32>) -> tensor<3x8xf32>
    %6 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1x1xf32>
    %7 = stablehlo.slice %arg0 [0:1, 0:1, 0:1] : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x1x1xf32>) -> tensor<f32>
    return %0, %1, %2, %5, %6, %8 : tensor<24xf32>, tensor<1x24x1xf32>, tensor<2x2x2x3xf32>, tensor<3x8xf32>, tensor<1x1xf32>, tensor<f32>
  }
}
