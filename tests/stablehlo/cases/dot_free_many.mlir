module @jit_dot_free_many attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x2xf32>, %arg1: tensor<2x3x5xf32>) -> (tensor<2x3x4x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [3] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x2xf32>, tensor<2x3x5xf32>) -> tensor<2x3x4x3x5xf32>
    return %0 : tensor<2x3x4x3x5xf32>
  }
}
