module @jit_broadcast_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}, tensor<2x0xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<2x0xf32>
    return %0, %1, %arg0 : tensor<2x3xf32>, tensor<2x0xf32>, tensor<f32>
  }
}
