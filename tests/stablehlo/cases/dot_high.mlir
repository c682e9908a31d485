module @jit_dot_high attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x1x4xf32>, %arg1: tensor<4x2x2x3xf32>) -> (tensor<2x3x1x2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [2], contracting_dims = [3] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x1x4xf32>, tensor<4x2x2x3xf32>) -> tensor<2x3x1x2x3xf32>
    return %0 : tensor<2x3x1x2x3xf32>
  }
}
