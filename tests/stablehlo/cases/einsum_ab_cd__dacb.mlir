module @jit_einsum_ab_cd__dacb attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xf32>) -> (tensor<4x2x2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x4x2x3xf32>
    %1 = stablehlo.transpose %0, dims = [1, 2, 0, 3] : (tensor<2x4x2x3xf32>) -> tensor<4x2x2x3xf32>
    return %1 : tensor<4x2x2x3xf32>
  }
}
