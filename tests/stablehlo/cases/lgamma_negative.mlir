module @jit_lgamma_negative attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf64>, %arg1: tensor<40xf32>) -> (tensor<40xf64> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}) {
    %0 = chlo.lgamma %arg0 : tensor<40xf64> -> tensor<40xf64>
    %1 = chlo.lgamma %arg1 : tensor<40xf32> -> tensor<40xf32>
    return %0, %1 : tensor<40xf64>, tensor<40xf32>
  }
}
