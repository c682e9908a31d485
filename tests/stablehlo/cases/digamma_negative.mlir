module @jit_digamma_negative attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xf64>, %arg1: tensor<24xf32>) -> (tensor<24xf64> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}) {
    %0 = chlo.digamma %arg0 : tensor<24xf64> -> tensor<24xf64>
    %1 = chlo.digamma %arg1 : tensor<24xf32> -> tensor<24xf32>
    return %0, %1 : tensor<24xf64>, tensor<24xf32>
  }
}
