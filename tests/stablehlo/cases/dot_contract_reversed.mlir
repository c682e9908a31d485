module @jit_dot_contract_reversed attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x2xf32>, %arg1: tensor<5x3x4xf32>) -> (tensor<2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 0] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<4x5x2xf32>, tensor<5x3x4xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
