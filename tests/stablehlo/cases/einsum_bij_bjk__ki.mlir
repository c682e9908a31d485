module @jit_einsum_bij_bjk__ki attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x2xf32>) -> (tensor<2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0, 1] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2xf32>, tensor<2x3x4xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
