module @jit_einsum_bqhd_bkgd__bhgqk attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x2x3x2xf32>, %arg1: tensor<2x4x3x2xf32>) -> (tensor<2x3x3x2x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0] x [0], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x4x3x2x3xf32>
    %1 = stablehlo.transpose %0, dims = [0, 4, 2, 3, 1] : (tensor<2x4x3x2x3xf32>) -> tensor<2x3x3x2x4xf32>
    return %1 : tensor<2x3x3x2x4xf32>
  }
}
