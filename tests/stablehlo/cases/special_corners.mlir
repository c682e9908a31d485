module @jit_special_corners attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32>) -> (tensor<32xf32> {jax.result_info = "result[0]"}, tensor<32xf32> {jax.result_info = "result[1]"}, tensor<32xf32> {jax.result_info = "result[2]"}, tensor<32xf32> {jax.result_info = "result[3]"}) {
    %0 = chlo.erf %arg0 : tensor<32xf32> -> tensor<32xf32>
    %1 = chlo.erfc %arg0 : tensor<32xf32> -> tensor<32xf32>
    %2 = chlo.erf_inv %arg0 : tensor<32xf32> -> tensor<32xf32>
    %3 = chlo.lgamma %arg0 : tensor<32xf32> -> tensor<32xf32>
    return %0, %1, %2, %3 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
}
