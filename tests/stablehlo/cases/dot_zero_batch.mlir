module @jit_dot_zero_batch attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x2x3xf32>, %arg1: tensor<0x3x4xf32>) -> (tensor<0x2x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<0x2x3xf32>, tensor<0x3x4xf32>) -> tensor<0x2x4xf32>
    return %0 : tensor<0x2x4xf32>
  }
}
