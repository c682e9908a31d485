module @jit_einsum_ijk_jil__lk attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x2x5xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1, 0] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x2x5xf32>, tensor<2x3x4xf32>) -> tensor<5x4xf32>
    return %0 : tensor<5x4xf32>
  }
}
