module @jit_dot_batch_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3xf16>, %arg1: tensor<2x4x5xf16>) -> (tensor<2x3x4xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x3xf16>, tensor<2x4x5xf16>) -> tensor<2x3x4xf16>
    return %0 : tensor<2x3x4xf16>
  }
}
